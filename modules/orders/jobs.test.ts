import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer, type Mail, type Mailer, type OpenMailer } from '#platform/mail/mailer.ts'
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import { cancelGoods } from './commands/cancelling.ts'
import { refundPart } from './commands/refunds.ts'
import { workOrders } from './jobs.ts'
import { paymentBySession } from './queries/orders.ts'

const SELLER = {
  name: 'Thymewell Ltd',
  address: ['12 Orchard Row', 'Bristol'],
  email: 'hello@thymewell.example',
  phone: '020 7946 0100',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
}

let till: Till
let mailbox: Mailbox
let mailer: OpenMailer
let folder: string
/** The mail server of the moment. */
let current: Mailer
/** What was to be sent, in that order. */
const handed: Mail[] = []

beforeAll(async () => {
  till = await openTill()
  folder = await mkdtemp(join(tmpdir(), 'thymewell-mail-'))
  mailbox = await startMailbox({ dataDir: folder })
  mailer = createMailer(mailbox.smtpUrl, { name: 'Thymewell', address: 'orders@thymewell.example' })
  current = mailer
  const now = {
    send: (mail: Mail) => {
      handed.push(mail)
      return current.send(mail)
    },
  }
  await workOrders({ ...till.deps, jobs: till.jobs, mailer: now, seller: SELLER, shop: null })
})
afterAll(async () => {
  expect(await auditTill(till)).toEqual([])
  await till.close()
  mailer.close()
  await mailbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const subjects = async () => (await mailbox.messages()).map(message => message.subject)
const PATIENCE = { interval: 100 }

test('a paid order brings one confirmation, and it is noted as sent', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { number } = await till.order(sessionId)
  await expect
    .poll(async () => (await paymentBySession(till.deps.db, sessionId))?.confirmationSent, PATIENCE)
    .toBe(true)
  expect((await subjects()).filter(subject => subject.includes(number))).toEqual([`Your Thymewell order ${number}`])
})

test('a mail server that is away: the confirmation is tried again and again, and sent when it is back', async () => {
  const { db } = till.database
  const nobody = createMailer('smtp://127.0.0.1:9', { name: 'Thymewell', address: 'orders@thymewell.example' })
  current = nobody
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { id, number } = await till.order(sessionId)
  // The pauses are not waited for: ten tries are what a mail server sees that is away for an hour.
  const tries = async () => {
    const { rows } = await sql<{ retry_count: number; state: string }>`
      update pgboss.job set start_after = now(), retry_count = greatest(retry_count, 10)
      where name = 'order-confirmation' and data->>'orderId' = ${id} and state = 'retry' returning retry_count
    `.execute(db)
    return rows[0]?.retry_count ?? 0
  }
  await expect.poll(tries, PATIENCE).toBeGreaterThan(10)
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid' })
  current = mailer
  await expect.poll(subjects, PATIENCE).toContain(`Your Thymewell order ${number}`)
  nobody.close()
})

test('an order that cannot be fulfilled is refunded by itself, and its payer is told', async () => {
  till.standIn.control.webhooks.hold()
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  const { number } = await till.order(sessionId)
  await till.giveBack(sessionId)
  await till.setFree('biotin', 0)
  await till.standIn.control.webhooks.release()
  await till.heard()
  await expect.poll(subjects, PATIENCE).toContain(`Your refund for order ${number}`)
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', refunded_pence: 860 })
})

test('each refund of an order is told by itself: its own sum, what it is for, and what all of them come to', async () => {
  await till.setFree('biotin', 100)
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  const { id, number } = await till.order(sessionId)
  const told = () =>
    handed.filter(({ subject }) => subject === `Your refund for order ${number}`).map(({ text }) => text)
  const ann = { who: 'operator', name: 'ann', why: 'A dented lid' } as const
  await cancelGoods(till.deps, id, [{ productId: 'biotin', quantity: 1 }], { who: 'buyer' })
  await expect.poll(async () => told().length, PATIENCE).toBe(1)
  await refundPart(till.deps, id, { pence: 500, again: false }, ann)
  await expect.poll(async () => told().length, PATIENCE).toBe(2)
  await cancelGoods(till.deps, id, null, { who: 'buyer' })
  await expect.poll(async () => told().length, PATIENCE).toBe(3)
  const [first, second, third] = told()
  expect(first).toContain(`We have refunded £5.65 of the £23.71 that you paid for order ${number}.`)
  expect(first).toContain('It is for what was cancelled before we packed it: Biotin.')
  expect(second).toContain(`We have refunded £5.00 for order ${number}.`)
  expect(second).toContain('It is for this reason: A dented lid.')
  expect(second).toContain('With the £5.65 that went back before, you have been refunded £10.65 of the £23.71')
  expect(third).toContain(`We have refunded £13.06 for order ${number}.`)
  expect(third).toContain('It is for what was cancelled before we packed it: Biotin, Magnesium Complex.')
  expect(third).toContain('With the £10.65 that went back before, you have been refunded all of the £23.71')
})
