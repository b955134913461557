import type { MemberId } from '#modules/account/member.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import type { Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { noteDifferences } from '#modules/catalogue/commands/recount.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import { products, type StockDifference } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { termsOf } from '#modules/discounts/asked-terms.ts'
import { makeCode } from '#modules/orders/commands/codes.ts'
import type { OrdersDeps } from '#modules/orders/commands/deps.ts'
import { catchUp, missedSince } from '#modules/orders/commands/missed-since.ts'
import { openPrice, setPrice } from '#modules/orders/commands/prices.ts'
import type { TakenUp } from '#modules/orders/commands/taking-up.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { elsewhereText, missedText } from '#modules/orders/missed-words.ts'
import type { Sale } from '#modules/orders/payment.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { OpenMailer } from '#platform/mail/mailer.ts'
import { noteAct } from './commands/acts.ts'
import { doTask, type OpenTask, TASK_JOB } from './commands/tasks.ts'
import { EMAILS } from './emails.tsx'
import type { TaskAnswer } from './task.ts'

const DIFFERENCE_JOB = 'stock-difference'

export interface OperationsDeps extends OrdersDeps {
  jobs: Jobs
  mailer: Pick<OpenMailer, 'send' | 'answers'>
  sender: EmailSender
  /** Where what an operator has to look at is written to. */
  operatorEmail: string
  /** The shop's own address; null where it has no fixed one. */
  shop: string | null
  /** Makes again what was sold on a page and is not in this database. */
  takeUpSale(sale: Sale): Promise<TakenUp>
  /** Locks an account and has it erased, as if its member had asked. @returns the day on which that happens */
  eraseMember(memberId: MemberId): Promise<{ on: Day; isNew: boolean }>
}

/** Says who does what an operator asked for, and who writes to them. */
export async function workOperations(deps: OperationsDeps): Promise<void> {
  await deps.jobs.work<{ id: string }>(TASK_JOB, ({ id }) => doTask(deps, id, task => answerOf(deps, task)))
  await deps.jobs.work<{ about: string; differences: StockDifference[] }>(DIFFERENCE_JOB, async data => {
    const { sender, mailer } = deps
    const differences = data.differences.map(({ productId, stock, reserved }) => ({
      name: WORDS[productId].name,
      stock,
      reserved,
    }))
    const written = EMAILS.stockDifference.write({ differences, sender })
    const to = { name: sender.name, address: deps.operatorEmail }
    await mailer.send(mailOf(written, { to, about: `stock-difference.${data.about}`, sender }))
  })
}

/** Every night: what the ledger does not say is told, once, and never put right by itself. */
export async function recountStock({
  db,
  jobs,
  now,
}: {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}): Promise<StockDifference[]> {
  return db.transaction().execute(async tx => {
    const at = now()
    const differences = await noteDifferences(tx, at)
    const about = String(at.getTime())
    if (differences.length > 0) await jobs.enqueue(tx, DIFFERENCE_JOB, { about, differences }, { key: about })
    return differences
  })
}

function answerOf(deps: OperationsDeps, task: OpenTask): Promise<TaskAnswer> {
  switch (task.kind) {
    case 'set-price':
      return price(deps, task)
    case 'open-price':
      return firstPrice(deps, task)
    case 'make-code':
      return makeDiscountCode(deps, task)
    case 'reconcile':
      return task.detail?.since === undefined ? reconcile(deps) : reconcileSince(deps, task)
    case 'health':
      return health(deps)
    case 'erase-member':
      return erase(deps, task)
  }
}

async function price(deps: OperationsDeps, { by, why, detail = {} }: OpenTask): Promise<TaskAnswer> {
  const productId = String(detail.productId)
  const pence = Number(detail.pence)
  if (!isProductId(productId) || !Number.isSafeInteger(pence) || pence < 1) {
    return { ok: false, words: 'That is not a price.', changed: false, facts: {} }
  }
  const set = await setPrice(deps, { productId, pence }, tx =>
    noteAct(tx, { by, act: 'price-set', subject: productId, why, detail: { pence } }, deps.now()),
  )
  if (!set.ok) return { ok: false, words: set.words, changed: false, facts: {} }
  return { ok: true, words: '', changed: set.changed, facts: {} }
}

async function firstPrice(deps: OperationsDeps, { by, why, detail = {} }: OpenTask): Promise<TaskAnswer> {
  const productId = String(detail.productId)
  if (!isProductId(productId)) {
    const words = `The server that answered does not know ${productId} yet: start it again, and it does.`
    return { ok: false, words, changed: false, facts: {} }
  }
  const opened = await openPrice(deps, productId, (tx, priceId) =>
    noteAct(tx, { by, act: 'price-made', subject: productId, why, detail: { priceId } }, deps.now()),
  )
  if (!opened.ok) return { ok: false, words: opened.words, changed: false, facts: {} }
  return { ok: true, words: '', changed: opened.changed, facts: {} }
}

async function makeDiscountCode(deps: OperationsDeps, { by, why, detail = {} }: OpenTask): Promise<TaskAnswer> {
  const terms = termsOf(detail)
  if (!terms) return { ok: false, words: 'Those are no terms of a code.', changed: false, facts: {} }
  const made = await makeCode(deps, terms, tx =>
    noteAct(tx, { by, act: 'code-made', subject: terms.name, why, detail }, deps.now()),
  )
  if (!made.ok) return { ok: false, words: made.words, changed: false, facts: {} }
  return { ok: true, words: '', changed: made.changed, facts: {} }
}

async function erase(deps: OperationsDeps, { by, why, detail = {} }: OpenTask): Promise<TaskAnswer> {
  const memberId = String(detail.memberId) as MemberId
  const { on, isNew } = await deps.eraseMember(memberId)
  if (isNew) await noteAct(deps.db, { by, act: 'member-erased', subject: memberId, why, detail: { on } }, deps.now())
  return { ok: true, words: `Locked, and erased on ${dateText(on)}.`, changed: isNew, facts: { on } }
}

async function reconcile(deps: OperationsDeps): Promise<TaskAnswer> {
  const done = await reconcileOrders(deps)
  const words = `${done.asked} orders asked about, ${done.ended} of them settled; ${done.events} notices made up for; ${done.failed} could not be worked out.`
  return { ok: done.failed === 0, words, changed: done.ended + done.events > 0, facts: { ...done } }
}

/** Shows what was missed since a day; with `take` it is taken up. */
async function reconcileSince(deps: OperationsDeps, { by, why, detail = {} }: OpenTask): Promise<TaskAnswer> {
  const since = new Date(String(detail.since))
  const found = await missedSince(deps, since, deps.shop)
  if (!found.ok) return { ok: false, words: found.words, changed: false, facts: {} }
  const shown = { missed: found.missed.map(missedText), elsewhere: elsewhereText(found.elsewhere) }
  const count = { notices: found.unheard.length }
  if (detail.take !== true) return { ok: true, words: '', changed: false, facts: { ...shown, ...count } }
  const done = await catchUp(deps, found, deps.takeUpSale)
  await noteAct(deps.db, { by, act: 'taken-up', subject: String(detail.since), why, detail: { ...done } }, deps.now())
  const ok = done.failed === 0 && done.left.length === 0
  return { ok, words: '', changed: true, facts: { ...shown, ...count, ...done } }
}

/** What only a server reaches. */
async function health({ payments, db, mailer }: OperationsDeps): Promise<TaskAnswer> {
  const all = await products(db)
  const [first] = all
  const asked = await payments.price(first?.priceId ?? '')
  const answered = asked.ok || asked.problem.reason === 'unknown'
  const mail = await mailer.answers()
  // What is not on sale need not be known at the payment service yet.
  const refusedPrices = all.flatMap(({ onSale, priceId }) =>
    onSale && payments.refusedPrices.has(priceId) ? [priceId] : [],
  )
  const facts = { payments: answered ? 'answers' : asked.problem.words, mail: mail ?? 'answers', refusedPrices }
  const ok = answered && mail === null && refusedPrices.length === 0
  return { ok, words: '', changed: false, facts }
}
