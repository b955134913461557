import { takeBought } from '#modules/cart/commands.ts'
import { releaseStock, reserveStock, type StockNote, sellReserved } from '#modules/catalogue/commands/stock.ts'
import type { Tx } from '#platform/db/database.ts'
import { followUp } from '../follow-ups.ts'
import { type Fact, nextStep, type OrderLife, type Step } from '../order-life.ts'
import { historyRow, type Look, orderChange, type TakenStep } from '../order-rows.ts'
import { type Order, orderOf, selectOrders } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'

/**
 * Takes facts into one order under its row lock: stock, row, history and follow-up jobs in one transaction.
 * Returns the order as it is then, or null when there is none or `look` found that the facts are not about it.
 */
export async function takeFacts(
  deps: OrdersDeps,
  orderId: string,
  look: (order: Order) => Look | null,
  cause: string,
): Promise<Order | null> {
  return deps.db.transaction().execute(async tx => {
    const row = await selectOrders(tx).where('orders.id', '=', orderId).forNoKeyUpdate('orders').executeTakeFirst()
    if (!row) return null
    const order = orderOf(row)
    const seen = look(order)
    if (!seen) return null
    const at = deps.now()
    const steps = await takeSteps(tx, order, seen.facts, { at, cause })
    const last = steps.at(-1)
    if (!last) return order
    const changed = await tx
      .updateTable('orders')
      .set(orderChange(order, last.life, seen, at))
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const history = steps.map(step => historyRow(orderId, step, cause, at))
    await tx.insertInto('order_history').values(history).execute()
    await followUps(deps, tx, orderId, steps, seen)
    // What a subscription brings was not in the cart.
    if (order.memberId && order.recurring === null && steps.some(isSale))
      await takeBought(tx, order.memberId, order.lines)
    await moveGoods(tx, order, steps, { at, cause })
    return orderOf({ ...changed, lines: order.lines })
  })
}

/** Goods that were given back are taken again here, because that decides the step. */
async function takeSteps(tx: Tx, order: Order, facts: readonly Fact[], told: StockNote): Promise<TakenStep[]> {
  const steps: TakenStep[] = []
  let life: OrderLife = order
  for (const fact of facts) {
    const step = nextStep(life, fact)
    if (!step) continue
    const short =
      step.move === 'take-again' && !(await reserveStock(tx, order.lines, { ...told, orderId: order.id })).ok
    const taken = short && step.otherwise ? step.otherwise : step
    steps.push({ ...taken, fact, from: life })
    life = taken.life
  }
  return steps
}

const isSale = ({ move }: Step) => move === 'sell' || move === 'take-again'

/** Comes last: every buyer of a product waits for its row, so it is held for the shortest time. */
async function moveGoods(tx: Tx, { id, lines }: Order, steps: readonly Step[], told: StockNote): Promise<void> {
  const note = { ...told, orderId: id }
  for (const step of steps) {
    if (step.move === 'release') await releaseStock(tx, lines, note)
    if (isSale(step)) await sellReserved(tx, lines, note)
  }
}

async function followUps(deps: OrdersDeps, tx: Tx, orderId: string, steps: TakenStep[], seen: Look): Promise<void> {
  for (const step of steps) {
    for (const effect of step.effects) {
      const job = followUp(effect, orderId, step.life.refundedPence)
      if (job) await deps.jobs.enqueue(tx, job.name, job.data, { key: job.key })
      else deps.log.error('order.needs-review', { orderId, reason: seen.reviewReason })
    }
  }
}
