import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { identityContext, servicesContext, tooOftenContext } from '#app/context.ts'
import { endedCode, keptCode } from '#app/middleware/code-cookie.ts'
import { leftCartCookie } from '#app/middleware/left-cart-cookie.ts'
import { STALE_FORM, staleReason } from '#app/shell/stale-form.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addLine, CART_TEXTS, EMPTY_CART, mostOf, putBack, removeLine, setQuantity } from '#modules/cart/cart.ts'
import { type CartForm, type OrderedBefore, readCartForm } from '#modules/cart/cart-form.ts'
import { addByForm, changeCart, tidyCart } from '#modules/cart/commands.ts'
import { keptLines } from '#modules/cart/joined-cart.ts'
import { memberCart } from '#modules/cart/queries.ts'
import { shownCart } from '#modules/cart/shown-cart.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { codeName } from '#modules/discounts/code.ts'
import { NO_CODE, TOO_MANY_TRIES } from '#modules/discounts/code-words.ts'
import { reorder } from '#modules/orders/reorder.ts'
import type { Db } from '#platform/db/database.ts'
import { beginCheckout } from './begin-checkout.ts'
import { CODES_ADDRESS, cartCode } from './cart-code.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** What the page says of a form that was not taken, or not as it was sent. */
export interface CartFormAnswer {
  said: readonly string[]
  isRefused: boolean
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  data<CartFormAnswer>({ said: [error], isRefused: true }, { status, headers })

const NOT_ON_SALE = (name: string) => `${name} cannot be bought yet.`
/** Whoever pays has read what they pay for. */
const CHANGED = 'Your cart has changed. Please look at it before you pay.'
const TOO_OFTEN = 'Too many attempts. Please wait a moment and try again.'

/** Takes a form of a page without script; each that was taken ends at the cart, by an address that asks nothing. */
export async function takeCartForm(context: Context, request: Request, form: FormData) {
  const identity = context.get(identityContext)
  const stale = staleReason(form.get('formOwner'), await identity.member())
  if (stale) return refuse(STALE_FORM[stale].status, STALE_FORM[stale].words)
  const items = await shelf(context.get(servicesContext).db)
  const reading = readCartForm(form, items)
  if (!reading.ok) return refuse(400, reading.message)
  const { form: asked } = reading
  if (asked.act === 'checkout') return checkout(context, request, asked, items)
  if (asked.act === 'code-off') return seen(request, null, [endedCode(request)])
  return asked.act === 'code' ? takeCode(context, request, asked.typed) : change(context, request, asked, items)
}

/** What is typed is kept by the browser itself, and is looked at again with each page and before it is paid. */
async function takeCode(context: Context, request: Request, typed: string) {
  if (await context.get(tooOftenContext)(CODES_ADDRESS)) return refuse(429, TOO_MANY_TRIES)
  const name = codeName(typed)
  if (name === null) return refuse(400, NO_CODE)
  const code = await cartCode(context, name)
  return code.ok ? seen(request, null, [keptCode(request, name)]) : refuse(409, code.words)
}

type Change = Exclude<CartForm, { act: 'checkout' | 'code' | 'code-off' }>

async function change(context: Context, request: Request, form: Change, items: readonly ShelfItem[]) {
  // Nobody is made a guest for what cannot be.
  const refused = form.act === 'add' ? refusedAdd(form.item, form.quantity) : null
  if (refused) return refuse(409, refused)
  const identity = context.get(identityContext)
  const fills = form.act === 'add' || form.act === 'again'
  const member = fills ? await identity.memberForChange() : await identity.member()
  if (!member) return seen(request)
  const { db } = context.get(servicesContext)
  const changed = await made(db, member.id, form, items)
  if (!changed.ok) return refuse(409, changed.message)
  if (changed.said.length === 0) return seen(request, changed.capped)
  // Said at once, for the next page knows nothing of it; sent again it changes nothing.
  return data<CartFormAnswer>({ said: changed.said, isRefused: false }, { headers: hint(request) })
}

/** `capped`: the product of which there was less than asked for. */
type Made = { ok: true; said: readonly string[]; capped: string | null } | { ok: false; message: string }

const done = (capped: string | null = null): Made => ({ ok: true, said: [], capped })

async function made(db: Db, memberId: MemberId, form: Change, items: readonly ShelfItem[]): Promise<Made> {
  switch (form.act) {
    case 'add': {
      const outcome = await addByForm(db, memberId, form, items)
      if (outcome.kind !== 'added') return { ok: false, message: outcome.message }
      return done(outcome.capped && form.item.id)
    }
    case 'set':
      return setTo(db, memberId, form, items)
    case 'remove':
      await changeCart(db, memberId, items, cart => ({ cart: removeLine(cart, form.item.id) }))
      return done()
    case 'again':
      return orderAgain(db, memberId, form.ordered, items)
    default:
      await tidyCart(db, memberId, items, form.act === 'clear')
      return done()
  }
}

async function setTo(
  db: Db,
  memberId: MemberId,
  { item, quantity }: { item: ShelfItem; quantity: number },
  items: readonly ShelfItem[],
): Promise<Made> {
  const { outcome } = await changeCart(db, memberId, items, cart => {
    const set = setQuantity(cart, item.id, quantity, mostOf(item))
    return { outcome: set, cart: set.kind === 'refused' ? cart : set.cart }
  })
  if (outcome.kind === 'refused') return { ok: false, message: outcome.message }
  return done(outcome.kind === 'set' && outcome.capped ? item.id : null)
}

async function orderAgain(
  db: Db,
  memberId: MemberId,
  lines: readonly OrderedBefore[],
  items: readonly ShelfItem[],
): Promise<Made> {
  const ordered = lines.map(({ item, ...line }) => ({ ...line, productId: item.id, name: item.name }))
  const { said } = await changeCart(db, memberId, items, cart => {
    const again = reorder(ordered, items, cart)
    return { said: again.said, cart: putBack(cart, again.lines) }
  })
  return { ok: true, said, capped: null }
}

const hint = (request: Request) => ({ 'Set-Cookie': leftCartCookie(request) })

function seen(request: Request, capped: string | null = null, cookies: readonly string[] = []) {
  const headers = new Headers(cookies.length === 0 ? hint(request) : {})
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(`${href('/cart')}${capped ? `?capped=${capped}` : ''}`, { status: 303, headers })
}

function refusedAdd(item: ShelfItem, quantity: number): string | null {
  if (!item.onSale) return NOT_ON_SALE(item.name)
  const outcome = addLine(EMPTY_CART, item, quantity)
  return outcome.kind === 'refused' ? outcome.message : null
}

async function checkout(
  context: Context,
  request: Request,
  { key, email }: Extract<CartForm, { act: 'checkout' }>,
  items: readonly ShelfItem[],
) {
  // As many as a script may open: card testers send forms too.
  if (await context.get(tooOftenContext)('/api/create-checkout-session')) return refuse(429, TOO_OFTEN)
  const member = await context.get(identityContext).member()
  const kept = member ? await memberCart(context.get(servicesContext).db, member.id) : []
  const { cart, said } = shownCart(kept, items)
  if (said.length > 0) return refuse(409, CHANGED)
  if (cart.lines.length === 0) return refuse(409, CART_TEXTS.cartIsEmpty)
  const begun = await beginCheckout(context, request, { items: keptLines(cart), key, email })
  if (begun.ok) return redirect(begun.url, { status: 303, headers: begun.headers })
  return refuse(begun.status, begun.error, begun.retryAfter ? { 'Retry-After': begun.retryAfter } : {})
}
