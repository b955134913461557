import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Buyable, MAX_LINES, withoutBought } from './cart.ts'
import { isSameCart, type JoinedCart, joinCarts, type KeptLine, keptLines } from './joined-cart.ts'
import { withChanges } from './kept-lines.ts'
import { memberCart } from './queries.ts'

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
