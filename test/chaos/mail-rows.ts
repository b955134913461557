import type { House } from './house.ts'
import { readMailBook, type TakenMail, unexplainedCopies } from './mail-book.ts'
import type { BookedOrder } from './order-book.ts'
import type { Payment } from './payment-book.ts'
import type { Row } from './rows.ts'

interface Case {
  payment: Payment
  order: BookedOrder | null
}

/** What the mail server took, beside what its takers should have been told. */
export function mailRows(
  { mailFile, partings }: House,
  cases: readonly Case[],
  /** Those who may have been told before the database that knew it was lost. */
  forgotten: readonly Case[],
): Row[] {
  const book = Map.groupBy(readMailBook(mailFile), ({ id }) => id.slice(1, id.lastIndexOf('@')))
  const expected: Wanted[] = cases.flatMap(({ payment, order }) => {
    const number = order?.number ?? payment.sessionId
    const mail = (kind: Wanted['kind'], about: string) => ({
      kind,
      number,
      id: `order-${payment.orderId}.${about}`,
      to: payment.email,
    })
    const refunded = payment.refundedPence > 0 ? [mail('refund', `refund-${payment.refundedPence}`)] : []
    const sent = (order?.sent ?? []).map(parcelId => mail('parcel', `sent-${parcelId}`))
    return [mail('confirmation', 'confirmation'), ...sent, ...refunded]
  })
  const rows = (['confirmation', 'parcel', 'refund'] as const).map(kind => {
    const mine = expected.filter(one => one.kind === kind)
    const wrong = mine.flatMap(one => wrongOf(one, book.get(one.id) ?? [], partings))
    const found = mine.filter(({ id }) => book.has(id)).length
    return { what: `mails: ${kind}`, wanted: mine.length, found, wrong }
  })
  const confirmed = new Set([
    ...expected.map(({ id }) => id),
    ...forgotten.map(({ payment }) => `order-${payment.orderId}.confirmation`),
  ])
  const strange = [...book.keys()].filter(id => id.endsWith('.confirmation') && !confirmed.has(id))
  const copies = expected.reduce((sum, { id }) => sum + Math.max(0, (book.get(id)?.length ?? 0) - 1), 0)
  console.log(
    `\n${copies} e-mails came once more under the same name, after a kill, a cut or the older database kept the shop from knowing that they had been taken.`,
  )
  return [...rows, { what: 'mails: confirmation of nothing', wanted: 0, found: strange.length, wrong: strange }]
}

interface Wanted {
  kind: 'confirmation' | 'parcel' | 'refund'
  number: string
  id: string
  to: string
}

function wrongOf({ number, to }: Wanted, copies: readonly TakenMail[], partings: House['partings']): string[] {
  if (copies.length === 0) return [`${number}: never came`]
  const unexplained = unexplainedCopies(copies, partings)
  return [
    ...(unexplained > 0 ? [`${number}: ${unexplained} copies that nothing explains`] : []),
    ...(copies.some(copy => copy.to !== to) ? [`${number}: to somebody else`] : []),
  ]
}
