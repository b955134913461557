import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { tryAgainNow } from '#test/crashes/locks.ts'
import type { House } from './house.ts'
import type { Operator } from './operator.ts'
import { aheadBy } from './outside.ts'
import { persist } from './patience.ts'

/** By then everything that was kept aside and not paid is over. */
const AHEAD_MINUTES = 40
const LONGEST_MS = 600_000

/**
 * Mends every line, lets everything be heard, and lets the time pass in which goods are kept aside. What is not settled
 * then is left to the ledger to say.
 */
export async function heal(
  house: House,
  operator: Operator,
  checkout: string,
  say: (words: string) => void,
): Promise<void> {
  for (const line of house.lines.values()) line.heal()
  house.relay.calm()
  await heard(house)
  say('Every notice is heard.')
  house.partings.push({ at: Date.now(), server: null })
  await Promise.all(house.servers.map(server => server.stop()))
  house.clock.aheadMinutes = AHEAD_MINUTES
  await house.payments.again(0, aheadBy(AHEAD_MINUTES))
  await house.startServers(checkout, aheadBy(AHEAD_MINUTES))
  say(`It is ${AHEAD_MINUTES} minutes later.`)
  const end = performance.now() + LONGEST_MS
  let left = ['nothing was looked at']
  while (left.length > 0 && performance.now() < end) {
    await heard(house)
    await operator.type('reconcile')
    await operator.catchesUp()
    await tryAgainNow(house.db())
    await sleep(500)
    left = await unsettled(house)
  }
  for (const words of left) say(`Not settled: ${words}`)
}

const heard = (house: House) =>
  persist('every notice is delivered', async () => (await house.payments.now().ask<number>('pending')) === 0)

/** What is still to be done, in words. */
export async function unsettled(house: House): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'notice ' || id as words from payment_event where processed_at is null
    union all select 'a payment without an order: ' || session_id from payment_without_order
    union all select number || ' is ' || status from orders where status in ('pending', 'processing', 'refund-due')
    union all select 'a refund of ' || pence || ' pence is wanted' from order_refund where state = 'wanted'
    union all select state || ' job ' || name || ' ' || id from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and start_after <= now() + interval '1 hour'
        and name not in (select name from pgboss.schedule)
  `.execute(house.db())
  return rows.map(({ words }) => words)
}
