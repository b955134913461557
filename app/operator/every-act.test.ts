import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { MemberId } from '#modules/account/member.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { workOperations } from '#modules/operations/jobs.ts'
import { deliverParcel, packOrder, sendParcel } from '#modules/orders/commands/parcels.ts'
import { requestReturn } from '#modules/orders/commands/returns.ts'
import { received } from '#modules/orders/queries/received.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import { chooseNotifications } from '#modules/profile/commands.ts'
import { askQuestion } from '#modules/questions/commands/asking.ts'
import { ownReview, writeReview } from '#modules/reviews/commands/writing.ts'
import { takeUpSale } from '#modules/subscriptions/commands/taking-up.ts'
import { FAR_YEAR } from '#test/later.ts'
import { beMember } from '#test/people.ts'
import { runningSubscription } from '#test/requests/records.test-support.ts'
import type { Till } from '#test/till.ts'
import { eraseMember } from '../member-erasure.ts'
import { settings, typist } from './shop-call.fixture.ts'
import { commandNames } from './shop-command.ts'

/**
 * Every command there is, typed once, and in another case just like it at two terminals at once and then a third time:
 * what is in the database, in line as a job or an e-mail, and at the payment service is the same after both.
 */
let till: Till
let folder: string
const NO_SEAL = { close: () => '', open: () => '' }
const OPERATOR = { who: 'operator' } as const
const SENT = { carrier: 'royal-mail', trackingNumber: null, trackingLink: null } as const
auditedTill(opened => {
  till = opened
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-acts-'))
  await writeFile(join(folder, 'recall.md'), '# Please do not use it\n\nKeep the pack.\n')
  await writeFile(join(folder, 'analysis.pdf'), `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF\n`)
  await mkdir(join(folder, 'content'))
  await cp(join(dirname(dirname(import.meta.dirname)), 'content/products'), join(folder, 'content/products'), {
    recursive: true,
  })
  await workOperations({
    ...till.deps,
    jobs: till.jobs,
    sender: settings().trader,
    operatorEmail: 'ann@operator.example',
    shop: null,
    takeUpSale: sale => takeUpSale(till.deps, sale),
    mailer: { send: async () => {}, answers: async () => null },
    eraseMember: memberId =>
      eraseMember(
        { ...till.deps, devices: { ...till.deps, services: { fitbit: null, withings: null }, seal: NO_SEAL } },
        memberId,
      ),
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const house = () => ({
  root: folder,
  cutPhotographs: async () => ({ ok: true as const, files: [] }),
  layOut: async () => {},
})
const typed = (words: string) => typist(till, house())(words)

async function paid() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 4, 'magnesium-complex': 1 }))
  await till.heard()
  return till.order(sessionId)
}
async function packed(lot = '') {
  const order = await paid()
  await packOrder(till.deps, order.id, [{ productId: 'biotin', quantity: 2, lot }], OPERATOR)
  return order
}
async function sent(lot = '') {
  const order = await packed(lot)
  await sendParcel(till.deps, order.id, null, SENT, OPERATOR)
  return order
}
async function comingBack() {
  const order = await sent()
  const lines = [{ productId: 'biotin', quantity: 1, seal: 'unbroken' }] as const
  const wanted = { id: crypto.randomUUID(), lines, reason: 'damaged', note: '' } as const
  await requestReturn(till.deps, order.id, wanted, OPERATOR)
  return order
}
async function reviewed(isShown: boolean): Promise<string> {
  const { id: orderId } = await sent()
  await deliverParcel(till.deps, orderId, null, OPERATOR)
  const [come] = await received(till.database.db, { orderId }, till.deps.now())
  if (!come) throw new Error('Nothing has come')
  const of = { ...come, email: `${next()}@mail.example` }
  const deps = { ...till.deps, secret: 'a secret of the test' }
  await writeReview(deps, of, { stars: 2, title: 'A title', body: 'The lid was broken.', name: '', incentive: '' })
  const review = await ownReview(deps, of)
  const named = `${review?.id}.${review?.version}`
  if (isShown) await typed(`reviews publish ${named}`)
  return named
}
async function asked(nth: number): Promise<number> {
  const deps = { ...till.deps, attempts: { take: async () => 0, forget: async () => undefined } }
  const question = `Is the shell vegan? ${nth}`
  await askQuestion(
    deps,
    'biotin',
    { question, email: 'a@mail.example' },
    { pageId: 'p', memberId: null, network: 'n' },
  )
  const { rows } = await till.database.pool.query('select number from product_question where question = $1', [question])
  return rows[0].number
}
const member = () => beMember((text, values) => till.database.pool.query(text, values), 'ann')
async function subscribed(): Promise<string> {
  return runningSubscription((text, values) => till.database.pool.query(text, values), (await member()).id)
}
async function received24(lot: string) {
  await typed(`stock receive biotin 24 --lot ${lot}`)
  till.noted('biotin', 24)
  return lot
}
async function reader() {
  const { id, email } = await member()
  await chooseNotifications(till.database.db, id as MemberId, ['newsletterUpdates'], till.deps.now())
  await till.database.pool.query(
    `insert into newsletter_consent (member_id, email, wording_version, asked_at, confirmed_at, confirmed_by)
     values ($1, $2, '2026-11', now(), now(), 'link')`,
    [id, email],
  )
}

let counted = 0
/** Something that no case before had. */
const next = () => ++counted

/**
 * What each act is typed as, when all that it needs is there. Of what can be done in part, a part: the second time there
 * is still enough to do it again.
 */
const ACTS: Record<string, () => Promise<string>> = {
  'orders pack': async () => `orders pack ${(await paid()).number} --only biotin=1`,
  'orders unpack': async () => `orders unpack ${(await packed()).number}`,
  'orders send': async () => `orders send ${(await packed()).number} --carrier royal-mail`,
  'orders delivered': async () => `orders delivered ${(await sent()).number}`,
  'orders lost': async () => `orders lost ${(await sent()).number} --send-again --yes`,
  'orders cancel': async () => `orders cancel ${(await paid()).number} --only biotin=1 --yes`,
  'orders refund': async () => `orders refund ${(await paid()).number} 1.00 --why lid --yes`,
  'returns ask': async () => `returns ask ${(await sent()).number} --reason damaged --only biotin=1`,
  'returns label': async () => `returns label ${(await comingBack()).number} --link https://labels.example/1`,
  'returns posted': async () => `returns posted ${(await comingBack()).number} --proof 'AB 123'`,
  'returns arrived': async () => `returns arrived ${(await comingBack()).number} --shelf biotin=1`,
  'returns refund': async () => `returns refund ${(await comingBack()).number} --amount 1.00 --why worn --yes`,
  'returns refuse': async () => `returns refuse ${(await comingBack()).number} --why 'It never came.'`,
  'subscriptions end': async () => `subscriptions end ${await subscribed()} --why asked --yes`,
  'stock receive': async () => {
    till.noted('biotin', 5)
    return `stock receive biotin 5 --lot L26-R${next()} --best-before 2028-04-30`
  },
  'stock count': async () => {
    const { units } = await till.stock('biotin')
    till.noted('biotin', 3)
    return `stock count biotin ${units + 3}`
  },
  'stock write-off': async () => {
    till.noted('biotin', -2)
    return `stock write-off biotin 2 --lot L26-W${next()} --why dented`
  },
  'products add': async () => {
    const { brand: _, photographed: __, ...words } = WORDS.creatine
    const [id, name] = [`creatine-${next()}`, `Creatine ${next()}`]
    await writeFile(join(folder, `${id}.yaml`), stringify({ ...words, id, name, price: '4.25' }))
    return `products add ${join(folder, `${id}.yaml`)}`
  },
  'products publish': async () => {
    await typed('products withdraw collagen-capsules')
    return 'products publish collagen-capsules'
  },
  'products withdraw': async () => {
    await typed('products publish collagen-capsules')
    return 'products withdraw collagen-capsules'
  },
  'prices set': async () => `prices set vitamin-d3-k2 5.${String(10 + next()).slice(-2)} --yes`,
  'codes add': async () => `codes add ACT${next()} --percent 10 --uses 5 --product biotin --yes`,
  'codes end': async () => {
    const name = `END${next()}`
    await typed(`codes add ${name} --off 2 --until ${FAR_YEAR}-12-31 --yes`)
    return `codes end ${name} --why 'It was told to too many.'`
  },
  'lots add': async () => `lots add biotin L26-A${next()} --best-before 2028-04-30`,
  'lots certificate': async () =>
    `lots certificate biotin ${await received24(`L26-C${next()}`)} ${join(folder, 'analysis.pdf')}`,
  'lots correct': async () => `lots correct biotin ${await received24(`L26-M${next()}`)} --to L26-N${next()}`,
  'lots remove': async () => {
    const lot = `L26-X${next()}`
    await typed(`lots add biotin ${lot}`)
    return `lots remove biotin ${lot}`
  },
  recall: async () => {
    const lot = `L26-B${next()}`
    await sent(lot)
    return `recall ${lot} --file ${join(folder, 'recall.md')} --yes`
  },
  'reviews publish': async () => `reviews publish ${await reviewed(false)}`,
  'reviews refuse': async () => `reviews refuse ${await reviewed(true)} --reason spam --why spam`,
  'reviews reply': async () => `reviews reply ${await reviewed(true)} 'A new lid is on its way.'`,
  'questions answer': async () => `questions answer ${await asked(next())} 'Yes, of plant fibre.'`,
  'questions refuse': async () => `questions refuse ${await asked(next())} --reason medical`,
  'members export': async () => `members export ${(await member()).email} --to ${join(folder, `${next()}.zip`)}`,
  'members erase': async () => `members erase ${(await member()).email} --why letter --yes`,
  newsletter: async () => {
    // As many for each case.
    await till.database.pool.query('delete from newsletter_consent')
    await reader()
    const file = join(folder, `${next()}.md`)
    await writeFile(file, `# Soups for dark evenings ${next()}\n\nThey are here.\n`)
    return `newsletter ${file} --send`
  },
  reconcile: async () => 'reconcile',
}

/** What only looks. */
const LOOKS: Record<string, () => Promise<string>> = {
  'orders list': async () => 'orders list --state all',
  'orders show': async () => `orders show ${(await sent()).number}`,
  'returns list': async () => 'returns list',
  'returns show': async () => `returns show ${(await comingBack()).number}`,
  'disputes list': async () => 'disputes list --all',
  'disputes show': async () => `disputes show ${(await sent()).number}`,
  'stock list': async () => 'stock list',
  'stock history': async () => 'stock history biotin',
  'products list': async () => 'products list',
  'products show': async () => 'products show biotin',
  'prices list': async () => 'prices list',
  'prices history': async () => 'prices history biotin',
  'codes list': async () => 'codes list',
  'codes show': async () => {
    await typed('codes add SHOWN10 --percent 10 --yes')
    return 'codes show SHOWN10'
  },
  'lots list': async () => 'lots list',
  'reviews list': async () => 'reviews list --state all',
  'reviews show': async () => `reviews show ${await reviewed(true)}`,
  'subscriptions list': async () => 'subscriptions list',
  'subscriptions due': async () => 'subscriptions due --days 30',
  'subscriptions show': async () => `subscriptions show ${await subscribed()}`,
  'questions list': async () => 'questions list --state all',
  'questions show': async () => `questions show ${await asked(next())}`,
  health: async () => 'health',
  vat: async () => 'vat --year 2026',
}

/** What tells nothing of what was done: an asking of a server, its answer, and which command came last. */
const NO_DEED = new Set(['operator_task', 'order_command'])

/** How much of everything there is: rows, packs, money, jobs and e-mails in line, and what the payment service made. */
async function deeds(): Promise<Record<string, number>> {
  const { rows: tables } = await till.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const sums: [string, string][] = [
    ...tables
      .filter(({ name }) => !NO_DEED.has(name))
      .map(({ name }): [string, string] => [`rows of ${name}`, `select count(*) as sum from "${name}"`]),
    ['packs', 'select sum(stock_units) as sum from product'],
    ['packs kept aside', 'select sum(reserved_units) as sum from product'],
    ['pence that go back', 'select coalesce(sum(pence), 0) as sum from order_refund'],
  ]
  const found: Record<string, number> = {}
  for (const [what, statement] of sums) {
    const { rows } = await till.database.pool.query<{ sum: string }>(statement)
    found[what] = Number(rows[0]?.sum)
  }
  const { rows: jobs } = await till.database.pool.query<{ name: string; sum: string }>(
    "select name, count(*) as sum from pgboss.job where name <> 'operator-task' group by name",
  )
  for (const { name, sum } of jobs) found[`jobs ${name}`] = Number(sum)
  const codes = await till.stripe.promotionCodes.list({ limit: 100 })
  const [prices, refunds] = [
    await till.stripe.prices.list({ limit: 100 }),
    await till.stripe.refunds.list({ limit: 100 }),
  ]
  return { ...found, codes: codes.data.length, prices: prices.data.length, 'refunds made': refunds.data.length }
}

async function doneBy(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await deeds()
  await work()
  const after = await deeds()
  const changed = Object.keys(after).map(what => [what, (after[what] ?? 0) - (before[what] ?? 0)] as const)
  return Object.fromEntries(changed.filter(([, by]) => by !== 0))
}

const commands = () =>
  commandNames({
    args: [],
    env: {},
    now: () => new Date(),
    say: () => {},
    complain: () => {},
    ask: null,
    user: 'ann',
    patienceMs: 0,
  })

test('every command that can be typed is tried here', () => {
  expect([...Object.keys(ACTS), ...Object.keys(LOOKS)].toSorted()).toEqual(commands().toSorted())
})

describe('typed at two terminals at once, and a third time, it is done once', () => {
  test.each(Object.entries(ACTS))('%s', async (_, prepare) => {
    const once = await prepare()
    const single = await doneBy(async () => {
      expect(await typed(once)).toMatchObject({ code: 0, wrong: '' })
    })
    const often = await prepare()
    const threefold = await doneBy(async () => {
      const both = await Promise.all([typed(often), typed(often)])
      const third = await typed(often)
      // One of them did it; the others did nothing, and failed in words.
      expect(both.map(({ code }) => code)).toContain(0)
      for (const { code, wrong } of [...both, third]) expect([code, wrong !== '']).toEqual([code, code !== 0])
    })
    expect(threefold).toEqual(single)
    if (once !== 'reconcile') expect(single).not.toEqual({})
  })
})

describe('looking changes nothing', () => {
  test.each(Object.entries(LOOKS))('%s', async (_, prepare) => {
    const words = await prepare()
    expect(await doneBy(async () => void (await Promise.all([typed(words), typed(words)])))).toEqual({})
    expect((await typed(words)).wrong).not.toMatch(/help/)
  })
})
