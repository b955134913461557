import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer, type Mail, type Mailer, type OpenMailer } from '#platform/mail/mailer.ts'
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
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

beforeAll(async () => {
  till = await openTill()
  folder = await mkdtemp(join(tmpdir(), 'thymewell-mail-'))
  mailbox = await startMailbox({ dataDir: folder })
  mailer = createMailer(mailbox.smtpUrl, { name: 'Thymewell', address: 'orders@thymewell.example' })
  current = mailer
  const now = { send: (mail: Mail) => current.send(mail) }
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
