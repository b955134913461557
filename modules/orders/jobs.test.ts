import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer, type OpenMailer } from '#platform/mail/mailer.ts'
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import { workOrders } from './jobs.ts'
import { paymentBySession } from './queries.ts'

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

beforeAll(async () => {
  till = await openTill()
  folder = await mkdtemp(join(tmpdir(), 'thymewell-mail-'))
  mailbox = await startMailbox({ dataDir: folder })
  mailer = createMailer(mailbox.smtpUrl, { name: 'Thymewell', address: 'orders@thymewell.example' })
  await workOrders({ ...till.deps, jobs: till.jobs, mailer, seller: SELLER, shop: null })
})
afterAll(async () => {
  expect(await auditTill(till)).toEqual([])
  await till.close()
  mailer.close()
  await mailbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const subjects = async () => (await mailbox.messages()).map(message => message.subject)
const PATIENCE = { timeout: 15_000, interval: 100 }

test('a paid order brings one confirmation, and it is noted as sent', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { number } = await till.order(sessionId)
  await expect
    .poll(async () => (await paymentBySession(till.deps.db, sessionId))?.confirmationSent, PATIENCE)
    .toBe(true)
  expect((await subjects()).filter(subject => subject.includes(number))).toEqual([`Your Thymewell order ${number}`])
})

test('an order that cannot be fulfilled is refunded by itself, and its payer is told', async () => {
  till.standIn.control.webhooks.hold()
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  const { id, number } = await till.order(sessionId)
  const { db } = till.database
  await db
    .updateTable('product')
    .set(row => ({ reserved_units: row('reserved_units', '-', 1) }))
    .where('id', '=', 'biotin')
    .execute()
  await db.updateTable('orders').set({ status: 'expired', stock: 'none' }).where('id', '=', id).execute()
  await till.setFree('biotin', 0)
  await till.standIn.control.webhooks.release()
  await till.heard()
  await expect.poll(subjects, PATIENCE).toContain(`Your refund for order ${number}`)
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', refunded_pence: 860 })
})
