import { oneDayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { ReturnMoment } from '../follow-ups.ts'
import { unitsOf, withBuyer } from '../goods-life.ts'
import { isUuid } from '../payment.ts'
import {
  isOurFault,
  type OrderReturn,
  RETURN_LIFE,
  type ReturnAct,
  type ReturnReason,
  type SentBack,
  unitsBack,
} from '../return-life.ts'
import { lastDayFor, returnPeriod } from '../return-terms.ts'
import {
  type ActDeps,
  type Acted,
  type Actor,
  actOnOrder,
  type Done,
  type LockedOrder,
  type Refused,
} from './act-on-order.ts'

/** What somebody wants to send back. */
export interface WantedReturn {
  /** Made before it is asked for: asked twice, it is one return. */
  id: string
  lines: readonly SentBack[]
  reason: ReturnReason
  note: string
}

const NOT_UNDERSTOOD = 'The shop did not understand that. Please try again.'

/** Takes the wish to send something back: its buyer may for as long as the law says, the operator always. */
export function requestReturn(deps: ActDeps, orderId: string, wanted: WantedReturn, by: Actor): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const { tx, order, goods, at } = locked
    if (!isUuid(wanted.id)) return { refused: NOT_UNDERSTOOD }
    if (goods.returns.some(({ id }) => id === wanted.id)) return null
    const problem = whyNot(locked, wanted, by)
    if (problem) return { refused: problem }
    const number = goods.returns.length + 1
    const { id, reason, note } = wanted
    const kept = await tx
      .insertInto('order_return')
      .values({
        id,
        order_id: order.id,
        number,
        reason,
        note,
        requested_at: at,
        proof: null,
        label_link: null,
        settled_because: null,
        refund_id: null,
      })
      // The page chose the id: it may be that of another order's return.
      .onConflict(known => known.column('id').doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows !== 1n) return { refused: NOT_UNDERSTOOD }
    await tx
      .insertInto('return_line')
      .values(
        wanted.lines.map(line => ({
          return_id: id,
          product_id: line.productId,
          seal: line.seal,
          asked_at: at,
          quantity: line.quantity,
        })),
      )
      .execute()
    await tellOfReturn(deps, locked, id, 'requested')
    return { fact: 'return-requested', detail: { return: number, goods: unitsBack(wanted.lines) } }
  })
}

function whyNot({ order, goods, at }: LockedOrder, { lines, reason }: WantedReturn, by: Actor): string | null {
  if (order.status !== 'paid' && order.status !== 'partly-refunded') {
    return order.status === 'refunded' ? 'All of its money has gone back.' : 'It is not paid, so nothing can come back.'
  }
  if (order.anonymisedAt && by.who === 'buyer') return 'Its buyer was forgotten.'
  if (lines.length === 0) return 'Choose what you want to send back.'
  if (!isOurFault(reason) && lines.some(({ seal }) => seal === 'opened')) return OPENED
  const units = unitsOf(order.lines, goods)
  for (const { productId, quantity } of unitsBack(lines)) {
    const line = units.find(unit => unit.productId === productId)
    if (quantity > (line ? withBuyer(line, goods) : 0)) return NOT_THERE
  }
  const last = by.who === 'buyer' ? lastDayFor(reason, returnPeriod(order, goods)) : null
  return last !== null && dayIn(at, LONDON) > last ? lateWords(reason, oneDayText(last)) : null
}

export const OPENED =
  'Once the seal of a food supplement is broken it can come back only when something is wrong with it.'
export const NOT_THERE =
  'That many did not leave us, or they are on their way back already. The list below is up to date.'

/** What somebody is told who comes too late for that reason. */
export function lateWords(reason: ReturnReason, last: string): string {
  return isOurFault(reason)
    ? `The 30 days to send back what was wrong ended on ${last}. You can still have it put right: please write to us.`
    : `The 14 days to change your mind ended on ${last}. If something is wrong with it, say so; otherwise please write to us.`
}

/** Notes that a return was posted, with what its buyer says of it. The same words once more change nothing. */
export function postReturn(deps: ActDeps, orderId: string, number: number, proof: string, by: Actor): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    const { tx, at } = locked
    if (back.state === 'posted' && back.proof === proof) return null
    if (proof === '') return { refused: 'Say how it was posted: a tracking number, or what the receipt says.' }
    if (back.state !== 'posted' && !RETURN_LIFE[back.state].post) return { refused: CANNOT.post[back.state] }
    const posted = { state: 'posted', proof, posted_at: back.postedAt ?? at } as const
    await tx.updateTable('order_return').set(posted).where('id', '=', back.id).execute()
    await tellOfReturn(deps, locked, back.id, 'posted')
    // Not what was said of it: history outlives the person.
    return { fact: 'return-posted', detail: { return: number } }
  })
}

/** Its buyer keeps it after all. */
export function keepReturn(deps: ActDeps, orderId: string, number: number, by: Actor): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    const { tx, at } = locked
    if (back.state === 'kept') return null
    if (back.settlement === 'refunded') return { refused: 'Its money has gone back already.' }
    if (!RETURN_LIFE[back.state].keep) return { refused: CANNOT.keep[back.state] }
    await tx.updateTable('order_return').set({ state: 'kept', kept_at: at }).where('id', '=', back.id).execute()
    await tellOfReturn(deps, locked, back.id, 'kept')
    return { fact: 'return-kept', detail: { return: number } }
  })
}

const CANNOT: Record<Exclude<ReturnAct, 'arrive'>, Record<OrderReturn['state'], string>> = {
  post: {
    requested: '',
    posted: '',
    arrived: 'It is back with us already.',
    kept: 'You said that you keep it. Ask for another return if you changed your mind.',
  },
  keep: {
    requested: '',
    posted: 'It was posted already. Please write to us.',
    arrived: 'It is back with us already. Please write to us.',
    kept: '',
  },
}

/** Gives the buyer a label to print, which we paid for. The same one again changes nothing. */
export function labelReturn(deps: ActDeps, orderId: string, number: number, link: string, by: Actor): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    if (back.labelLink === link) return null
    if (back.state !== 'requested') return { refused: `It is ${back.state} already.` }
    await locked.tx.updateTable('order_return').set({ label_link: link }).where('id', '=', back.id).execute()
    await tellOfReturn(deps, locked, back.id, 'labelled')
    return { fact: 'return-labelled', detail: { return: number } }
  })
}

/** Does something with one return of an order, under the lock of the order. */
export function onReturn(
  deps: ActDeps,
  orderId: string,
  number: number,
  by: Actor,
  act: (locked: LockedOrder, back: OrderReturn) => Promise<Done | Refused | null>,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const back = locked.goods.returns.find(one => one.number === number)
    return back ? act(locked, back) : { refused: `There is no return ${number} of it.` }
  })
}

/** The e-mail about it, in the transaction of what it tells. */
export async function tellOfReturn(
  { jobs }: Pick<ActDeps, 'jobs'>,
  { tx, order }: LockedOrder,
  returnId: string,
  moment: ReturnMoment,
): Promise<void> {
  const data = { orderId: order.id, returnId, moment }
  await jobs.enqueue(tx, 'order-return', data, { key: `${returnId}:${moment}` })
}
