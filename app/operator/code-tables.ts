import Table from 'cli-table3'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { formatPence } from '#modules/cart/money.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { type DiscountCode, refusalOf } from '#modules/discounts/code.ts'
import { lastDayText, offerText, termsText } from '#modules/discounts/code-words.ts'
import type { CodeSum } from '#modules/orders/queries/code-uses.ts'
import { PLAIN } from './stock-tables.ts'

const NONE: CodeSum = { uses: 0, held: 0, gavePence: 0, paidPence: 0 }
const nameOf = (id: keyof typeof WORDS) => WORDS[id].name

/** How it is with a code, in a word or two. */
function stateOf(code: DiscountCode, { uses }: CodeSum, now: Date): string {
  if (code.promotionId === null) return 'not made yet'
  const refusal = refusalOf(code, { inAll: uses }, now)
  if (refusal === 'not-begun') return `from ${dateText(dayIn(code.beginsAt, LONDON))}`
  if (refusal === 'used-up') return 'used up'
  if (refusal) return 'ended'
  return code.endsAt ? `until ${lastDayText(code.endsAt)}` : 'counts'
}

export function codeTable(codes: readonly DiscountCode[], sums: ReadonlyMap<string, CodeSum>, now: Date): string {
  const table = new Table({ ...PLAIN, head: ['Code', 'What', 'State', 'Orders', 'Gave away', 'Brought'] })
  for (const code of codes) {
    const sum = sums.get(code.name) ?? NONE
    const uses = code.mostUses === null ? String(sum.uses) : `${sum.uses} of ${code.mostUses}`
    const money = [formatPence(sum.gavePence), formatPence(sum.paidPence)]
    table.push([code.name, offerText(code, nameOf), stateOf(code, sum, now), uses, ...money])
  }
  return table.toString()
}

export function codeText(code: DiscountCode, sum: CodeSum = NONE, now: Date): string {
  return [
    `${code.name}, ${stateOf(code, sum, now)}`,
    ...termsText(code, nameOf).map(words => `  ${words}`),
    `In ${sum.uses} orders, ${sum.held} of them not paid yet.`,
    `It gave away ${formatPence(sum.gavePence)}; these orders brought ${formatPence(sum.paidPence)}, delivery with them and refunds taken off.`,
  ].join('\n')
}

export function codeFacts(code: DiscountCode, sum: CodeSum = NONE, now: Date) {
  return { ...code, state: stateOf(code, sum, now), ...sum }
}
