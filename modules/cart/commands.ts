import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import {
  type AddOutcome,
  addLine,
  type Buyable,
  CART_TEXTS,
  type Cart,
  lineOf,
  MAX_LINES,
  MAX_QUANTITY,
  mostOf,
  withoutBought,
} from './cart.ts'
import { isSameCart, type JoinedCart, joinCarts, type KeptLine, keptLines } from './joined-cart.ts'
import { withChanges } from './kept-lines.ts'
import { justAdded, memberCart } from './queries.ts'
import { shownCart } from './shown-cart.ts'

/** Changes lines of the kept cart, and says how it is then, at today's prices. Without lines it is only looked at. */
export async function changeLines(
  tx: Tx,
  memberId: MemberId,
  changes: readonly KeptLine[],
  shelf: readonly Buyable[],
): Promise<JoinedCart> {
  await lockCart(tx, memberId)
  const kept = await memberCart(tx, memberId)
  const joined = joinCarts(withChanges(kept, changes), [], shelf)
  const lines = keptLines(joined.cart).slice(0, MAX_LINES)
  if (!isSameCart(kept, lines)) await write(tx, memberId, lines)
  return joined
}

/** The browser's cart and the one that was kept become one. Doing it twice changes nothing more. */
export async function joinCart(
  tx: Tx,
  memberId: MemberId,
  brought: readonly KeptLine[],
  shelf: readonly Buyable[],
): Promise<JoinedCart> {
  await lockCart(tx, memberId)
  const kept = await memberCart(tx, memberId)
  const joined = joinCarts(kept, brought, shelf)
  const lines = keptLines(joined.cart)
  if (!isSameCart(kept, lines)) await write(tx, memberId, lines)
  return joined
}

/** An order was paid: what it bought goes out of the kept cart, whether or not a browser ever comes back to say so. */
export async function takeBought(
  tx: Tx,
  memberId: MemberId,
  bought: readonly { priceId: string; quantity: number }[],
): Promise<void> {
  await lockCart(tx, memberId)
  const kept = await memberCart(tx, memberId)
  const { lines } = withoutBought({ lines: kept }, bought)
  if (!isSameCart(kept, lines)) await write(tx, memberId, lines)
}

/**
 * Changes the kept cart as a browser changes its own: by a rule, from the cart as it can be bought today. A line that
 * cannot be bought stays where it is, unseen by the rule, until its member has read that it goes.
 */
export function changeCart<Outcome extends { cart: Cart }>(
  db: Db,
  memberId: MemberId,
  shelf: readonly Buyable[],
  change: (cart: Cart) => Outcome,
): Promise<Outcome> {
  return db.transaction().execute(async tx => {
    await lockCart(tx, memberId)
    return changeLocked(tx, memberId, shelf, change)
  })
}

async function changeLocked<Outcome extends { cart: Cart }>(
  tx: Tx,
  memberId: MemberId,
  shelf: readonly Buyable[],
  change: (cart: Cart) => Outcome,
): Promise<Outcome> {
  const kept = await memberCart(tx, memberId)
  const { cart } = shownCart(kept, shelf)
  const outcome = change(cart)
  const lines = keptLines(outcome.cart)
  const known = new Set([...keptLines(cart), ...lines].map(({ productId }) => productId))
  const next = [...lines, ...kept.filter(({ productId }) => !known.has(productId))]
  if (!isSameCart(kept, next)) await write(tx, memberId, next)
  return outcome
}

/** Only what can be bought today stays; and nothing, where the cart is emptied. */
export function tidyCart(db: Db, memberId: MemberId, shelf: readonly Buyable[], isEmptied: boolean): Promise<void> {
  return db.transaction().execute(async tx => {
    await lockCart(tx, memberId)
    const { cart } = shownCart(await memberCart(tx, memberId), shelf)
    await write(tx, memberId, isEmptied ? [] : keptLines(cart))
  })
}

/**
 * Puts in what a form asks for. The page with the form is the same for everybody and holds no number of its own: the
 * same again, before anybody has seen what came of the first, is the second half of a double press.
 */
export function addByForm(
  db: Db,
  memberId: MemberId,
  { item, quantity }: { item: Buyable; quantity: number },
  shelf: readonly Buyable[],
): Promise<AddOutcome> {
  return db.transaction().execute(async tx => {
    await lockCart(tx, memberId)
    const asked = Math.min(quantity, MAX_QUANTITY)
    const isRepeated = (await justAdded(tx, memberId)).get(item.id) === asked
    const outcome = await changeLocked(tx, memberId, shelf, cart =>
      isRepeated ? alreadyIn(cart, item, quantity) : addLine(cart, item, quantity, shelf),
    )
    if (outcome.kind === 'added' && !isRepeated) {
      await tx
        .updateTable('member_cart_line')
        .set({ just_added: asked })
        .where('member_id', '=', memberId)
        .where('product_id', '=', item.id)
        .execute()
    }
    return outcome
  })
}

function alreadyIn(cart: Cart, item: Buyable, quantity: number): AddOutcome {
  const isWhole = (lineOf(cart, item.id)?.quantity ?? 0) >= quantity
  const capped = isWhole ? null : CART_TEXTS.onlySoMany(item.name, mostOf(item))
  return { kind: 'added', cart, message: CART_TEXTS.added(item.name), capped }
}

/** Whoever pressed has seen what came of it: the same once more is meant. */
export async function cartWasSeen(db: Db, memberId: MemberId): Promise<void> {
  await db
    .updateTable('member_cart_line')
    .set({ just_added: null })
    .where('member_id', '=', memberId)
    .where('just_added', 'is not', null)
    .execute()
}

/** These lines are in the browser's own cart now. What was changed since stays. Twice is as good as once. */
export function handOver(db: Db, memberId: MemberId, taken: readonly KeptLine[]): Promise<void> {
  return db.transaction().execute(async tx => {
    await lockCart(tx, memberId)
    const kept = await memberCart(tx, memberId)
    const isTaken = (line: KeptLine) => taken.some(other => isSameCart([line], [other]))
    const left = kept.filter(line => !isTaken(line))
    if (left.length < kept.length) await write(tx, memberId, left)
  })
}

/** Two browsers of one member that change the cart at once do so one after the other. */
const lockCart = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('cart ' || ${memberId}::text, 0))`.execute(tx)

async function write(tx: Tx, memberId: MemberId, lines: readonly KeptLine[]): Promise<void> {
  await tx.deleteFrom('member_cart_line').where('member_id', '=', memberId).execute()
  if (lines.length === 0) return
  const rows = [...new Map(lines.map(line => [line.productId, line])).values()].map((line, index) => ({
    member_id: memberId,
    product_id: line.productId,
    price_id: line.priceId,
    quantity: line.quantity,
    // A moment apart, so that they come back in the same order.
    added_at: sql<Date>`now() + make_interval(secs => ${index} * 0.001)`,
  }))
  await tx.insertInto('member_cart_line').values(rows).execute()
}
