import { afterEach, expect, it } from 'vitest'
import type { HealthGateway } from '#modules/devices/gateway.ts'
import { checkPrices } from '#modules/orders/commands/prices.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { sealWith } from '#platform/secrets/sealed.ts'
import { beMember } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openTill, type Till } from '#test/till.ts'
import { schedule } from './schedule.ts'

let till: Till
afterEach(() => till.close())

let retries = 0
const services = () => {
  const devices = { ...till.deps, services: { fitbit: null, withings: null }, seal: sealWith('a key', 'test') }
  const attempts = { take: async () => 0, forget: async () => undefined }
  return { ...till.deps, attempts, devices, accounts: { retryMoves: async () => void retries++ } }
}

it('checks the prices again when the payment service was away at the start, on every server', async () => {
  till = await openTill()
  const price = till.priceOf('biotin')
  till.standIn.control.changePrice(price, { unitAmount: 999 })
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/prices', times: 8 })
  await checkPrices(till.deps)
  expect(till.deps.payments.refusedPrices).toEqual(new Set())

  const end = await schedule(till.jobs, services(), 50)
  await expect.poll(() => till.deps.payments.refusedPrices).toEqual(new Set([price]))

  till.standIn.control.changePrice(price, { unitAmount: 565 })
  await expect.poll(() => till.deps.payments.refusedPrices).toEqual(new Set())
  end()
})

it('puts the orders right every two minutes, and clears the recipe provider’s content away every hour', async () => {
  till = await openTill()
  const { db } = till.database
  const turns: Record<string, string> = {}
  const handlers: Record<string, () => Promise<void>> = {}
  const jobs = {
    ...till.jobs,
    async every(name: string, cron: string, handler: () => Promise<void>) {
      turns[name] = cron
      handlers[name] = handler
    },
  } satisfies Jobs
  const end = await schedule(jobs, services())
  end()
  expect(turns).toEqual({
    'reconcile-orders': '*/2 * * * *',
    'recount-stock': '13 2 * * *',
    'end-reductions': '29 * * * *',
    'forget-customers': '*/5 * * * *',
    'purge-changes': '33 3 * * *',
    'purge-questions': '57 3 * * *',
    'stock-notices': '*/5 * * * *',
    subscriptions: '19 * * * *',
    'purge-begun-subscriptions': '59 3 * * *',
    'supplement-reminders': '*/5 * * * *',
    'meal-reminders': '*/5 * * * *',
    'purge-messages': '53 3 * * *',
    'newsletter-confirmations': '*/10 * * * *',
    'purge-record-links': '47 3 * * *',
    'weekly-digests': '11 * * * *',
    'sample-diary': '1 * * * *',
    'purge-provider-cache': '7 * * * *',
    'purge-removed-recipes': '37 * * * *',
    'retry-guest-moves': '17 * * * *',
    'read-devices': '37 */6 * * *',
    'purge-guests': '27 3 * * *',
    'erase-accounts': '23 * * * *',
    'anonymise-orders': '41 3 * * *',
  })
  await handlers['retry-guest-moves']?.()
  expect(retries).toBe(1)

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const row = (key: string, hours: number) => ({ key, answer: '{}', fetched_at: hoursAgo(hours) })
  await db
    .insertInto('provider_cache')
    .values([row('old', 23.1), row('new', 22.9)])
    .execute()
  await handlers['purge-provider-cache']?.()
  expect(await db.selectFrom('provider_cache').select('key').execute()).toEqual([{ key: 'new' }])
})

it('gives back what a never confirmed account had access to before the account goes', async () => {
  till = await openTill()
  const { pool } = till.database
  const ann = await beMember((text, values) => pool.query(text, values), 'ann')
  await pool.query(
    `update member set email = id || '@unproved.invalid', email_verified = false, claimed_email = email,
       seen_at = ${sqlNow()} - interval '31 days' where id = $1`,
    [ann.id],
  )
  await pool.query('delete from session where member_id = $1', [ann.id])
  const { devices, ...rest } = services()
  const closed = (what: string) => devices.seal.close(`${what} token`, `${ann.id} fitbit ${what}`)
  await pool.query(
    `insert into device_connection (member_id, service, access_token, refresh_token, expires_at, connected_at)
     values ($1, 'fitbit', $2, $3, ${sqlNow()}, ${sqlNow()})`,
    [ann.id, closed('access'), closed('refresh')],
  )
  const revoked: string[] = []
  const never = async () => ({ ok: false, reason: 'away' }) as const
  const fitbit: HealthGateway = {
    page: () => '',
    exchange: never,
    refresh: never,
    read: never,
    revoke: async ({ accessToken }) => revoked.push(accessToken) > 0,
  }
  let purge = async () => {}
  const jobs = {
    ...till.jobs,
    async every(name: string, _: string, handler: () => Promise<void>) {
      if (name === 'purge-guests') purge = handler
    },
  } satisfies Jobs
  const end = await schedule(jobs, { ...rest, devices: { ...devices, services: { fitbit, withings: null } } })
  end()
  await purge()
  expect(revoked).toEqual(['access token'])
  expect((await pool.query('select id from member where id = $1', [ann.id])).rows).toEqual([])
})
