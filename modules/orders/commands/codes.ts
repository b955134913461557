import { products } from '#modules/catalogue/queries.ts'
import {
  allotted,
  asksWho,
  type CodeRefusal,
  type CodeTerms,
  type DiscountCode,
  discountOf,
  refusalOf,
  refusalOfBuyer,
} from '#modules/discounts/code.ts'
import { CODE_WORDS } from '#modules/discounts/code-words.ts'
import { draftCode, noteEnded, noteMade } from '#modules/discounts/commands.ts'
import { asksEmailText, notYetText } from '#modules/discounts/not-yet-words.ts'
import { discountCode, lockedCode } from '#modules/discounts/queries.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { discounted, linePence, type OrderLine } from '../order.ts'
import { type CodeBuyer, usesOf, usesOfBuyer } from '../queries/code-uses.ts'
import type { OrdersDeps } from './deps.ts'

export type Quote =
  | { ok: true; code: DiscountCode; asksEmail: boolean }
  | { ok: false; reason: CodeRefusal; words: string }

/** Whether a code can be used now, by this buyer as far as they are known, whatever is in their cart. */
export async function quoteCode(
  db: Db | Tx,
  name: string,
  buyer: CodeBuyer,
  now: Date,
  find: (name: string) => Promise<DiscountCode | null> = name => discountCode(db, name),
): Promise<Quote> {
  const code = await find(name)
  const refused = (reason: CodeRefusal) => ({ ok: false, reason, words: CODE_WORDS[reason](name, code) }) as const
  const refusal = refusalOf(code, { inAll: code?.mostUses ? await usesOf(db, name) : 0 }, now)
  if (refusal || !code) return refused(refusal ?? 'unknown')
  if (!asksWho(code)) return { ok: true, code, asksEmail: false }
  const refusalHere = refusalOfBuyer(code, await usesOfBuyer(db, name, buyer))
  return refusalHere ? refused(refusalHere) : { ok: true, code, asksEmail: buyer.email === null }
}

export type TakenCode =
  | { ok: true; code: DiscountCode & { promotionId: string }; lines: OrderLine[] }
  | { ok: false; words: string; asksEmail: boolean }

/**
 * Takes a code off the lines of an order that is being made. Whoever uses the same code at the same moment waits until the
 * caller's transaction is over, and sees this use then: the last one is nobody's twice.
 */
export async function takeCode(
  tx: Tx,
  name: string,
  { lines, buyer, now }: { lines: readonly OrderLine[]; buyer: CodeBuyer; now: Date },
): Promise<TakenCode> {
  const quote = await quoteCode(tx, name, buyer, now, name => lockedCode(tx, name))
  if (!quote.ok) return { ok: false, words: quote.words, asksEmail: false }
  const { code, asksEmail } = quote
  const { promotionId } = code
  const priced = lines.map(line => ({ productId: line.productId, pence: linePence(line) }))
  const discount = discountOf(code, priced)
  if (!discount.ok) return { ok: false, words: notYetText(name, discount), asksEmail: false }
  if (asksEmail || promotionId === null) return { ok: false, words: asksEmailText(name), asksEmail }
  return { ok: true, code: { ...code, promotionId }, lines: discounted(lines, discount.ofLines) }
}

/**
 * The payment service rounds by itself, and what it shows is what is paid: a penny for each line it may differ by. The
 * order follows it before its page is told to anybody.
 * @returns false when the two do not agree
 */
export async function followDiscount(
  tx: Tx,
  { id, lines }: { id: string; lines: readonly OrderLine[] },
  pence: number,
): Promise<boolean> {
  const ours = lines.reduce((sum, line) => sum + line.discountPence, 0)
  const values = lines.map(line => (line.discountPence > 0 ? linePence(line) : 0))
  const most = values.reduce((sum, value) => sum + value, 0)
  if (Math.abs(pence - ours) > lines.length || pence < 1 || pence > most) return false
  const followed = discounted(lines, allotted(pence, values))
  for (const line of followed) {
    await tx
      .updateTable('order_line')
      .set({ discount_pence: line.discountPence, vat_pence: line.vatPence })
      .where('order_id', '=', id)
      .where('product_id', '=', line.productId)
      .execute()
  }
  await tx.updateTable('orders').set({ discount_pence: pence }).where('id', '=', id).execute()
  return true
}

export type CodeMade = { ok: true; changed: boolean } | { ok: false; words: string }

/**
 * Makes a code at the payment service, reads it back, and only then it can be used. Cut off on the way, the same once more
 * goes on where it was; the same twice, or from two sides at once, is one code.
 */
export async function makeCode(
  { db, payments, now }: Pick<OrdersDeps, 'db' | 'payments' | 'now'>,
  terms: CodeTerms,
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<CodeMade> {
  const drafted = await draftCode(db, terms, now())
  if (!drafted.ok) return { ok: false, words: NOT_AGAIN[drafted.reason](terms.name) }
  if (drafted.code.promotionId !== null) return { ok: true, changed: false }
  const all = await products(db)
  const priceIds = terms.products && all.filter(({ id }) => terms.products?.includes(id)).map(({ priceId }) => priceId)
  const made = await payments.makeCode(terms, priceIds)
  if (!made.ok) return { ok: false, words: `The payment service did not make the code: ${made.problem.words}` }
  const { promotionId, active, agrees } = made.value
  if (!active || !agrees) {
    const words = `The payment service has a code ${terms.name} that is not what was asked for. Nothing can be bought with it here: take another name.`
    return { ok: false, words }
  }
  return db.transaction().execute(async tx => {
    const changed = await noteMade(tx, terms.name, promotionId, now())
    if (changed) await alsoDo(tx)
    return { ok: true, changed }
  })
}

const NOT_AGAIN = {
  'other-terms': (name: string) =>
    `There is a code ${name} with other terms. What was told to somebody holds: take another name.`,
  ended: (name: string) => `The code ${name} was ended. A name is not given twice: take another one.`,
}

/** Nobody can use it from now on, and the payment service is told by a job: both, or neither. */
export function endCode(
  { db, jobs, now }: Pick<OrdersDeps, 'db' | 'jobs' | 'now'>,
  name: string,
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<{ ok: true; changed: boolean } | { ok: false; words: string }> {
  return db.transaction().execute(async tx => {
    if (!(await lockedCode(tx, name))) return { ok: false, words: `There is no code ${name}.` }
    const changed = await noteEnded(tx, name, now())
    if (changed) {
      await jobs.enqueue(tx, 'code-ended', { name }, { key: name })
      await alsoDo(tx)
    }
    return { ok: true, changed }
  })
}

/** @throws when the payment service could not be asked, so that the job runs again */
export async function endCodeThere(deps: OrdersDeps, name: string): Promise<void> {
  const code = await discountCode(deps.db, name)
  if (!code?.endedAt || code.promotionId === null) return
  const ended = await deps.payments.endCode(code.promotionId)
  if (ended.ok || ended.problem.reason === 'unknown') return
  throw new Error(`The code could not be ended at the payment service: ${ended.problem.reason}`)
}
