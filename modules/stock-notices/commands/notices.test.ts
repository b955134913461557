import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_SENDER } from '#modules/account/sender.ts'
import { MailProblem } from '#platform/mail/mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { tampered } from '#test/tampered.ts'
import { askNotice, confirmNotice, endNotice } from './asking.ts'
import { noticeKey, openNoticeKey } from './keys.ts'
import { NOTICE_JOB, purgeStockNotices, queueStockNotices, sendNotice } from './sending.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const SECRET = 'a secret of the test'
const DAY_MS = 86_400_000
let now = new Date('2026-11-23T10:00:00Z')
let queued: { name: string; id: string }[] = []
let sent: Mail[] = []
let warned: string[] = []
let refuse: MailProblem | null = null
let waitSeconds = 0
/** What happens while a mail server has an e-mail in its hands. */
let meanwhile: (() => Promise<void>) | null = null

const deps = () => ({
  db: database.db,
  now: () => now,
  secret: SECRET,
  shop: () => 'http://shop.test',
  sender: SAMPLE_SENDER,
  log: { warn: (event: string) => void warned.push(event) },
  attempts: { take: async () => waitSeconds, forget: async () => undefined },
  jobs: {
    enqueue: async (_: unknown, name: string, data: object) => void queued.push({ name, ...(data as { id: string }) }),
  },
  mailer: {
    async send(mail: Mail) {
      if (refuse) throw refuse
      sent.push(mail)
      await meanwhile?.()
    },
  },
})
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const rows = async () => (await query('select * from stock_notice order by email')).rows
const ask = (email: string, member: { id: MemberId; email: string } | null = null) =>
  askNotice(deps(), 'creatine', email, { member, network: 'here' })
const launch = (onSale: boolean, units = 5) =>
  query('update product set on_sale = $1, stock_units = reserved_units + $2 where id = $3', [onSale, units, 'creatine'])
const due = () => queued.filter(({ name }) => name === NOTICE_JOB)

async function waiting(...emails: string[]) {
  for (const email of emails) await ask(email)
  for (const { id } of await rows()) await confirmNotice(database.db, id, now)
  queued = []
}

beforeEach(async () => {
  await query('delete from stock_notice')
  await launch(false)
  now = new Date('2026-11-23T10:00:00Z')
  queued = []
  sent = []
  warned = []
  refuse = null
  waitSeconds = 0
  meanwhile = null
})

test('a bare address is asked first, however often it is typed, and gets nothing until it has answered', async () => {
  expect(await ask('ann@mail.example')).toEqual({ ok: true, confirmed: false })
  expect(await ask('ANN@mail.example')).toEqual({ ok: true, confirmed: false })
  const [row] = await rows()
  expect(await rows()).toMatchObject([{ confirmed_at: null, member_id: null }])
  expect(queued).toEqual([1, 2].map(() => ({ name: 'stock-notice-confirmation', id: row.id })))
  await launch(true)
  expect(await queueStockNotices(deps())).toBe(0)
  await confirmNotice(database.db, row.id, now)
  // Whoever asks for an address that waits is told the same, and its mailbox hears nothing more.
  expect(await ask('ann@mail.example')).toEqual({ ok: true, confirmed: false })
  expect(queued).toHaveLength(2)
  expect(await queueStockNotices(deps())).toBe(1)
  waitSeconds = 60
  expect(await ask('ben@mail.example')).toEqual({ ok: false, reason: 'too-often' })
})

test('the proved address of whoever is signed in need not be asked; another one must', async () => {
  const { id, email } = await beMember(query, 'ann')
  const member = { id: id as MemberId, email }
  expect(await ask(email.toUpperCase(), member)).toEqual({ ok: true, confirmed: true })
  expect(await ask('other@mail.example', member)).toEqual({ ok: true, confirmed: false })
  expect((await rows()).map(({ member_id, confirmed_at }) => [member_id, confirmed_at !== null]).sort()).toEqual(
    [
      [id, true],
      [null, false],
    ].sort(),
  )
})

test('each gets exactly one e-mail, from however many servers, and the address is gone', async () => {
  await waiting('ann@mail.example', 'ben@mail.example', 'cleo@mail.example')
  expect(await queueStockNotices(deps())).toBe(0)
  await launch(true)
  const counts = await Promise.all([1, 2, 3].map(() => queueStockNotices(deps())))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(new Set(due().map(({ id }) => id)).size).toBe(3)
  // Another server is given every one of them while the first still sends.
  let handed: string[] = []
  const refused: string[] = []
  meanwhile = async () => {
    const others = due().filter(({ id }) => !handed.includes(id))
    handed = due().map(({ id }) => id)
    for (const { id } of others) await sendNotice(deps(), id).catch(({ message }) => refused.push(message))
  }
  for (const { id } of due()) await sendNotice(deps(), id)
  expect(sent.map(({ to }) => to.address).sort()).toEqual(['ann@mail.example', 'ben@mail.example', 'cleo@mail.example'])
  expect(refused).toEqual(['Another server has this notice in hand'])
  expect(sent[0]?.unsubscribeUrl).toMatch(/^http:\/\/shop\.test\/stock-notices\/v1\./)
  expect(await rows()).toEqual([])
  expect(await queueStockNotices(deps())).toBe(0)
})

test('a turn takes a bounded number, whoever asked first before the others', async () => {
  await query(
    `insert into stock_notice (id, product_id, email, asked_at, confirmed_at)
     select gen_random_uuid(), 'creatine', 'p' || n || '@mail.example', $1::timestamptz, $1::timestamptz + n * interval '1 s'
     from generate_series(1, 250) as n`,
    [now],
  )
  await launch(true)
  expect(await queueStockNotices(deps())).toBe(200)
  expect(
    (await query(`select min(email) as first from stock_notice where noted_at is null and email = 'p201@mail.example'`))
      .rows,
  ).toEqual([{ first: 'p201@mail.example' }])
  expect([await queueStockNotices(deps()), await queueStockNotices(deps())]).toEqual([50, 0])
})

test('where others have bought everything meanwhile it waits on; a mail server that is away is tried again', async () => {
  await waiting('ann@mail.example')
  await launch(true)
  await queueStockNotices(deps())
  await launch(true, 0)
  await sendNotice(deps(), due()[0]?.id ?? '')
  expect([sent, (await rows()).map(({ noted_at, begun_at }) => [noted_at, begun_at])]).toEqual([[], [[null, null]]])
  await launch(true)
  expect(await queueStockNotices(deps())).toBe(1)
  refuse = new MailProblem('away', 'ETIMEDOUT')
  await expect(sendNotice(deps(), due()[0]?.id ?? '')).rejects.toThrow('away')
  refuse = null
  await sendNotice(deps(), due()[0]?.id ?? '')
  expect(sent).toHaveLength(1)
  expect(await rows()).toEqual([])
})

test('what a killed server had in hand is begun anew once it can be ended by it no longer', async () => {
  await waiting('ann@mail.example')
  await launch(true)
  await queueStockNotices(deps())
  const id = due()[0]?.id ?? ''
  await query('update stock_notice set begun_at = $1', [now])
  now = new Date(now.getTime() + 119_000)
  await expect(sendNotice(deps(), id)).rejects.toThrow('Another server has this notice in hand')
  now = new Date(now.getTime() + 1_000)
  await sendNotice(deps(), id)
  await sendNotice(deps(), id)
  expect([sent.length, await rows()]).toEqual([1, []])
})

test('an address goes when it is ended, was not confirmed in time, cannot be written to, or no try could send it', async () => {
  await ask('late@mail.example')
  now = new Date(now.getTime() + 6 * DAY_MS)
  await purgeStockNotices(database.db, now)
  expect(await rows()).toHaveLength(1)
  now = new Date(now.getTime() + 2 * DAY_MS)
  await waiting('ann@mail.example', 'ben@mail.example', 'cleo@mail.example')
  await query(`update stock_notice set confirmed_at = null where email = 'late@mail.example'`)
  await purgeStockNotices(database.db, now)
  const [ann, ben, cleo] = await rows()
  expect([ann.email, ben.email, cleo.email]).toEqual(['ann@mail.example', 'ben@mail.example', 'cleo@mail.example'])
  await endNotice(database.db, ann.id)
  await launch(true)
  await queueStockNotices(deps())
  refuse = new MailProblem('unknown', 'EENVELOPE', { permanent: true })
  await sendNotice(deps(), ben.id)
  expect(warned).toEqual(['stock-notice.not-taken'])
  refuse = new MailProblem('away', 'ETIMEDOUT')
  await expect(sendNotice(deps(), cleo.id)).rejects.toThrow('away')
  await purgeStockNotices(database.db, new Date(now.getTime() + 2 * DAY_MS))
  expect(await rows()).toHaveLength(1)
  await purgeStockNotices(database.db, new Date(now.getTime() + 4 * DAY_MS))
  expect([await rows(), sent]).toEqual([[], []])
})

test('a link says what it does to the shop alone', () => {
  const key = noticeKey(SECRET, 'end', 'an-id')
  expect(openNoticeKey(SECRET, key)).toEqual({ act: 'end', id: 'an-id' })
  expect(openNoticeKey('another secret', key)).toBeNull()
  expect(openNoticeKey(SECRET, tampered(key))).toBeNull()
})
