import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { codeIn } from '#app/middleware/code-cookie.ts'
import { ceilingsOf, type ProductCeilings } from '#app/supplement-ceilings.ts'
import { CART_TEXTS, type Cart, lineOf, mostOf } from '#modules/cart/cart.ts'
import { cartWasSeen } from '#modules/cart/commands.ts'
import { justAdded, memberCart } from '#modules/cart/queries.ts'
import { shownCart } from '#modules/cart/shown-cart.ts'
import { isProductId, type ShelfItem } from '#modules/catalogue/product.ts'
import { type CartCode, cartCode } from './cart-code.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** The cart that is kept for whoever asks, as the page shows it where no script runs. */
export interface ServerCart {
  cart: Cart
  /** What went out of it by itself; said until it was answered. */
  gone: readonly string[]
  /** What a form has just done. */
  done: readonly string[]
  isGuest: boolean
  /** Whose page it is: its forms are nobody else's. */
  owner: string
  /** Of the next checkout: pressed twice, it opens one page to pay. */
  checkoutKey: string
  ceilings: ProductCeilings | null
  /** The code that the browser has for its order, or why it is not taken. */
  code: CartCode | null
}

/** Null for a visitor without a session, and for a script, which knows its cart itself. */
export async function serverCart(
  context: Context,
  request: Request,
  items: readonly ShelfItem[],
): Promise<ServerCart | null> {
  if (request.headers.get('sec-fetch-dest') === 'empty') return null
  const identity = context.get(identityContext)
  const member = await identity.member()
  if (!member) return null
  const services = context.get(servicesContext)
  const [kept, added] = await Promise.all([memberCart(services.db, member.id), justAdded(services.db, member.id)])
  if (added.size > 0) await cartWasSeen(services.db, member.id)
  const { cart, said } = shownCart(kept, items)
  const products = cart.lines.flatMap(({ id }) => (isProductId(id) ? [id] : []))
  const name = codeIn(request)
  return {
    cart,
    gone: said,
    done: doneWords(new URL(request.url).searchParams.get('capped'), [...added.keys()], cart, items),
    isGuest: member.isGuest,
    owner: member.id,
    checkoutKey: randomUUID(),
    ceilings: products.length > 0 ? await ceilingsOf(services, identity, products, 'cart') : null,
    code: name === null ? null : await cartCode(context, name),
  }
}

/** @param capped the product of which there was less than asked for */
function doneWords(capped: string | null, added: readonly string[], cart: Cart, items: readonly ShelfItem[]): string[] {
  const short = items.find(item => item.id === capped && lineOf(cart, item.id))
  return [
    ...added.flatMap(id => lineOf(cart, id)?.name ?? []).map(CART_TEXTS.added),
    ...(short ? [CART_TEXTS.onlySoMany(short.name, mostOf(short))] : []),
  ]
}
