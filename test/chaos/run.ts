import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buy, type Purchase, pay } from './buyers.ts'
import { dump, restore } from './dump-and-restore.ts'
import { earlierVersion } from './earlier-version.ts'
import { doHarm } from './harm.ts'
import { heal } from './heal.ts'
import { type House, openHouse } from './house.ts'
import { compareBooks } from './ledger.ts'
import { openOperator } from './operator.ts'
import { type Act, type AtTheBank, actText, type Operating, planOf, type Turn } from './plan.ts'
import { keepSaid, sayErrors } from './server-errors.ts'

/**
 * `npm run chaos -- --purchases 2000 --servers 2 --seed WORD`: lets buyers buy and an operator operate while everything
 * that can be killed is killed and every line is harmed, saves the database and brings it back, and upgrades, all in the
 * middle. At the end what the payment service holds is compared with orders, goods, stock and e-mails. The seed decides
 * what is done and in which order it is begun; how fast the machine is decides nothing.
 */

const ROOT = join(import.meta.dirname, '../..')
/** So many buyers and commands are under way at once. */
const AT_ONCE = 4
const PRODUCTS = ['biotin', 'magnesium-complex', 'vitamin-d3-k2', 'collagen-capsules']

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '200' },
    servers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    plan: { type: 'boolean', default: false },
  },
})
const asked = { seed: values.seed, purchases: Number(values.purchases), servers: Number(values.servers) }
const plan = planOf(asked)
if (values.plan) for (const [nth, act] of plan.entries()) console.log(`${nth + 1}. ${actText(act)}`)
else process.exitCode = await run()

function isTurn(act: Act): act is Turn {
  return act.kind === 'dump' || act.kind === 'upgrade' || act.kind === 'restore'
}

async function run(): Promise<number> {
  const began = performance.now()
  const say = (words: string) =>
    console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${words}`)
  console.log(`${asked.purchases} purchases at ${asked.servers} servers, ${plan.length} acts, seed ${asked.seed}`)
  console.log(
    `To see it again: npm run chaos -- --purchases ${asked.purchases} --servers ${asked.servers} --seed ${asked.seed}`,
  )
  if (!existsSync(join(ROOT, 'build', 'server', 'index.js'))) throw new Error('Build the shop first: npm run build')
  const earlier = await earlierVersion(ROOT, say)
  if (earlier === null) say('There is no history to build the version before from: no upgrade in this run.')
  const house = await openHouse(asked.seed, asked.servers)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void house.close().finally(() => process.exit(1)))
  try {
    return await live(house, earlier ?? ROOT, say)
  } finally {
    await house.close()
  }
}

async function live(house: House, first: string, say: (words: string) => void): Promise<number> {
  const operator = openOperator(
    house,
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date()),
  )
  const dumpFile = join(house.root, 'chaos.dump')
  const purchases = new Map<number, Promise<Purchase>>()
  /** What the operator did since the dump, which an older database does not know. */
  let sinceDump: Operating[] | null = null
  const busy = new Set<Promise<void>>()
  const harmed: Promise<void>[] = []
  const counted = new Map<string, number>()
  let checkout = first

  await house.startServers(checkout)
  await operator.moveTo(checkout)
  for (const id of PRODUCTS)
    await operator.type('stock', 'receive', id, String(5 * asked.purchases), '--lot', 'CHAOS-1')
  say('The shop is open.')

  const of = ({ nth }: { nth: number }) => purchases.get(nth) ?? Promise.reject(new Error(`Nobody is buyer ${nth}`))
  /** What is done about one purchase is done one thing after another, as a person would. */
  const lastOf = new Map<number, Promise<unknown>>()
  async function operate(act: Operating | AtTheBank) {
    const before = lastOf.get(act.nth)
    const done = Promise.resolve(before).then(() => operateNow(act))
    lastOf.set(act.nth, done)
    await done
  }
  async function operateNow(act: Operating | AtTheBank) {
    const purchase = await of(act)
    if (act.kind === 'bank') return operator.asksBank(act, purchase)
    await operator.does(act, purchase)
    sinceDump?.push(act)
  }

  async function turn({ kind }: Turn) {
    say(kind)
    if (kind === 'dump') {
      sinceDump = []
      house.forgets.from = Date.now()
      await dump(checkout, house.dataDir(), dumpFile)
    } else if (kind === 'upgrade') {
      house.partings.push({ at: Date.now(), server: null })
      await Promise.all(house.servers.map(server => server.stop()))
      checkout = ROOT
      await house.startServers(checkout)
      await operator.moveTo(checkout)
    } else {
      await Promise.all(operating)
      house.partings.push({ at: Date.now(), server: null })
      await Promise.all(house.servers.map(server => server.down()))
      await house.replaceDatabase(dataDir => restore(checkout, dataDir, dumpFile))
      house.forgets.until = Date.now()
      await house.startServers(checkout)
      await operator.catchesUp()
      for (const act of sinceDump ?? []) await operator.doesAgain(act, await of(act))
    }
    say(`${kind} done`)
  }

  const operating = new Set<Promise<void>>()
  function begin(act: Exclude<Act, Turn>): Promise<void> {
    switch (act.kind) {
      case 'buy': {
        const bought = buy(house, act)
        purchases.set(act.nth, bought)
        return bought.then(() => undefined)
      }
      case 'pay-late':
        return of(act).then(purchase => pay(house, purchase))
      case 'harm':
        harmed.push(doHarm(house, operator, act))
        return Promise.resolve()
      default: {
        const operated = operate(act)
        operating.add(operated)
        void operated.finally(() => operating.delete(operated)).catch(() => undefined)
        return operated
      }
    }
  }

  for (const [nth, act] of plan.entries()) {
    counted.set(act.kind, (counted.get(act.kind) ?? 0) + 1)
    if (nth % 100 === 99) say(`${nth + 1} of ${plan.length} acts begun`)
    if (isTurn(act)) {
      // Whoever buys goes on meanwhile; nothing else is begun.
      await turn(act)
      continue
    }
    while (busy.size >= AT_ONCE) await Promise.race(busy)
    const begun = begin(act)
    busy.add(begun)
    void begun.finally(() => busy.delete(begun)).catch(() => undefined)
  }
  await Promise.all(busy)
  await Promise.all(harmed)
  say(`Done: ${[...counted].map(([kind, times]) => `${times} × ${kind}`).join(', ')}`)
  say(
    `Notices: ${Object.entries(house.relay.fates)
      .map(([fate, times]) => `${times} ${fate}`)
      .join(', ')}`,
  )
  await heal(house, operator, checkout, say)
  sayErrors(house)
  const bought = await Promise.all(purchases.values())
  const code = await compareBooks({
    house,
    purchases: bought,
    plan,
    operator,
    received: 5 * asked.purchases,
    checkout: ROOT,
  })
  await operator.leaves()
  if (code !== 0) say(`What the servers said is in ${keepSaid(house, join(ROOT, 'test-results', 'chaos'))}`)
  return code
}
