import { randomBytes, randomUUID } from 'node:crypto'
import type { KyselyPlugin, Selectable } from 'kysely'
import { expect, test } from 'vitest'
import { reserveStock, sellReserved } from '#modules/catalogue/commands/stock.ts'
import type { Product } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { discountOf } from '#modules/discounts/code.ts'
import { draftCode, noteMade } from '#modules/discounts/commands.ts'
import { auditBooks } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import { type LineUnits, NO_GOODS, type OrderGoods, type ParcelState, unitsOf, withBuyer } from '../goods-life.ts'
import { type Ledger, openLedger } from '../ledger.fixture.ts'
import {
  discounted,
  discountPence,
  linePence,
  ORDER_NUMBER_BYTES,
  type OrderLine,
  orderNumber,
  priceLines,
  subtotalPence,
  vatPence,
} from '../order.ts'
import { DISPUTES } from '../order-life.ts'
import { lineRow } from '../order-rows.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { order as orderById } from '../queries/orders.ts'
import { RETURN_REASONS, type ReturnState, type SentBack } from '../return-life.ts'
import type { OrdersTables } from '../tables.ts'
import type { Acted } from './act-on-order.ts'
import { cancelGoods } from './cancelling.ts'
import { startCheckout } from './checkout.ts'
import type { OrdersDeps } from './deps.ts'
import { noteDispute } from './disputes.ts'
import { fulfilCheckout } from './fulfilment.ts'
import { deliverParcel, loseParcel, packOrder, sendParcel, unpackParcel } from './parcels.ts'
import { readdressOrder } from './readdress.ts'
import { makeRefund, refundPart } from './refunds.ts'
import { keepReturn, labelReturn, postReturn, requestReturn } from './returns.ts'
import { arriveReturn, refundReturn, refuseReturn } from './settling-returns.ts'

// Thousands of orders through lives that nobody planned, each at the same time as others, with servers that die between
// any two statements. After all of it money, goods, e-mails and states add up. LIVES_SEED repeats a run.

const SEED = Number(process.env.LIVES_SEED ?? Math.floor(Math.random() * 2 ** 31))
const ORDERS = Number(process.env.LIVES ?? 2_000)
/** How many lives go on at once. */
const AT_ONCE = 12
/** One statement in so many is the last one of its server. */
const DIES_AT = 40

class Died extends Error {}

type Dice = () => number

function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const below = (dice: Dice, most: number) => Math.floor(dice() * most)
const oneOf = <T>(dice: Dice, all: readonly T[]): T => all[below(dice, all.length)] as T

/** A database whose server dies now and then: the statement was done, and whatever it was part of is not. */
function dying(dice: Dice): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (below(dice, DIES_AT) === 0) throw new Died('The server died')
      return result
    },
  }
}

const PRODUCTS = ['biotin', 'magnesium-complex', 'vitamin-d3-k2', 'collagen-capsules'] as const

/** Half of the orders are made with it. */
const LIVES15 = {
  name: 'LIVES15',
  percentOff: 15,
  penceOff: null,
  products: null,
  leastPence: null,
  beginsAt: new Date(0),
  endsAt: null,
  mostUses: null,
  mostUsesOfBuyer: null,
  firstOrderOnly: false,
}
const PROMOTION = 'promo_lives'

function withCode(lines: OrderLine[]): OrderLine[] {
  const off = discountOf(
    LIVES15,
    lines.map(line => ({ productId: line.productId, pence: linePence(line) })),
  )
  return off.ok ? discounted(lines, off.ofLines) : lines
}

function linesOf(dice: Dice): OrderLine[] {
  const wanted = PRODUCTS.slice(0, 1 + below(dice, 3)).map(id => ({
    priceId: catalogue.find(product => product.id === id)?.priceId ?? '',
    quantity: 1 + below(dice, 3),
  }))
  const priced = priceLines(wanted, catalogue, new Set())
  if (!priced.ok) throw new Error(`Not for sale: ${priced.reason}`)
  return priced.lines
}

let catalogue: readonly Product[] = []

interface World {
  till: Till
  ledger: Ledger
  steps: number
  wrong: string[]
}

/** An act is tried until its server lives through it, as a person types a command again that went wrong. */
async function lived<T>(dice: Dice, world: World, act: (deps: OrdersDeps) => Promise<T>): Promise<T> {
  const { till, ledger } = world
  world.steps++
  for (let tries = 0; tries < 100; tries++) {
    const plugin = dying(dice)
    const jobs: OrdersDeps['jobs'] = {
      async enqueue(...job) {
        await till.jobs.enqueue(...job)
        if (below(dice, DIES_AT) === 0) throw new Died('The server died')
      },
    }
    const deps = { ...till.deps, db: till.deps.db.withPlugin(plugin), jobs, payments: ledger.payments }
    try {
      return await act(deps)
    } catch (error) {
      if (!mayBeRepeated(error)) throw error
    }
  }
  throw new Error('It never came through')
}

const mayBeRepeated = (error: unknown) => error instanceof Died || /could not be (made|asked)/.test(String(error))

const OPERATOR = { who: 'operator', name: 'ann', why: 'a reason' } as const
const BUYER = { who: 'buyer' } as const
const ELSEWHERE = { name: 'Ben', lines: ['2 Low Road'], city: 'Hull', county: '', postcode: 'HU1 1AA', country: 'GB' }

interface Act {
  /** Whether it may do something with such goods; an act that cannot is tried now and then all the same. */
  fits(units: readonly LineUnits[], goods: OrderGoods): boolean
  run(deps: OrdersDeps, life: Life, dice: Dice, ledger: Ledger): Promise<Acted>
}

interface Life {
  id: string
  /** Whether its bank has asked the payment back, as far as we have heard. */
  isAskedBack: boolean
  lines: readonly OrderLine[]
  goods: OrderGoods
}

function someUnits({ lines, goods }: Life, dice: Dice, of: 'waiting' | 'there') {
  return unitsOf(lines, goods).flatMap(line => {
    const most = of === 'waiting' ? line.waiting : withBuyer(line, goods)
    // Now and then one more than there is: it is refused.
    const quantity = below(dice, 12) === 0 ? most + 1 : 1 + below(dice, most)
    return most > 0 && below(dice, 3) > 0 ? [{ productId: line.productId, quantity }] : []
  })
}

const waits = (units: readonly LineUnits[]) => units.some(({ waiting }) => waiting > 0)
const hasParcel =
  (...states: ParcelState[]) =>
  (_: unknown, { parcels }: OrderGoods) =>
    parcels.some(({ state, sentAgain }) => states.includes(state) && !sentAgain)
const hasReturn =
  (...states: ReturnState[]) =>
  (_: unknown, { returns }: OrderGoods) =>
    returns.some(({ state, settlement }) => states.includes(state) && settlement !== 'refunded')
const canAsk = (units: readonly LineUnits[], goods: OrderGoods) => units.some(line => withBuyer(line, goods) > 0)

const numberOf = ({ goods: { returns } }: Life, dice: Dice) => 1 + below(dice, Math.max(1, returns.length))
const parcelOf = ({ goods: { parcels } }: Life, dice: Dice) =>
  below(dice, 2) ? null : 1 + below(dice, parcels.length + 1)

async function ask(deps: OrdersDeps, { id, ...life }: Life, dice: Dice): Promise<Acted> {
  const units = someUnits({ id, ...life }, dice, 'there')
  const lines = units.map((unit): SentBack => ({ ...unit, seal: below(dice, 4) ? 'unbroken' : 'opened' }))
  const reason = oneOf(dice, RETURN_REASONS)
  return requestReturn(deps, id, { id: randomUUID(), lines, reason, note: '' }, BUYER)
}

/** The payer's bank asks the money back, or decides; the notices come late, and in any order. */
async function bank(deps: OrdersDeps, life: Life, dice: Dice, ledger: Ledger): Promise<Acted> {
  const order = await orderById(deps.db, life.id)
  if (!order?.sessionId) return { ok: false, reason: 'unknown', words: 'It is not paid.' }
  const state = ledger.dispute(order.sessionId, life.isAskedBack ? oneOf(dice, ['won', 'lost']) : 'open')
  const heard = below(dice, 2) ? 'open' : state
  await noteDispute(deps, order, { id: `evt_${below(dice, 2 ** 30)}`, dispute: heard === 'none' ? 'open' : heard })
  life.isAskedBack = state === 'open' || state === 'lost'
  return { ok: true, order, goods: life.goods, changed: false }
}

const ACTS: readonly Act[] = [
  { fits: (_, { parcels }) => parcels.length % 3 === 1, run: bank },
  { fits: (_, { refunds }) => refunds.length % 3 === 1, run: bank },
  {
    fits: waits,
    run: (deps, life, dice) => {
      const units = someUnits(life, dice, 'waiting').map(unit => ({ ...unit, lot: '26-01' }))
      return packOrder(deps, life.id, below(dice, 2) ? null : units, OPERATOR)
    },
  },
  {
    fits: (_, { parcels }) => parcels.at(-1)?.state === 'packed' && parcels.length > 1,
    run: (deps, { id }) => unpackParcel(deps, id, null, OPERATOR),
  },
  ...[1, 2].map(() => ({
    fits: (units: readonly LineUnits[], goods: OrderGoods) => waits(units) || hasParcel('packed')(units, goods),
    run: (deps: OrdersDeps, life: Life, dice: Dice) => {
      const trackingNumber = below(dice, 2) ? null : `KQ${below(dice, 9)}`
      return sendParcel(
        deps,
        life.id,
        parcelOf(life, dice),
        { carrier: 'royal-mail', trackingNumber, trackingLink: null },
        OPERATOR,
      )
    },
  })),
  {
    fits: hasParcel('sent', 'lost'),
    run: (deps, life, dice) => deliverParcel(deps, life.id, parcelOf(life, dice), OPERATOR),
  },
  {
    fits: hasParcel('sent'),
    run: (deps, { id }, dice) => loseParcel(deps, id, null, oneOf(dice, ['refund', 'send-again']), OPERATOR),
  },
  {
    fits: waits,
    run: (deps, life, dice) =>
      cancelGoods(deps, life.id, below(dice, 2) ? null : someUnits(life, dice, 'waiting'), BUYER),
  },
  {
    fits: ({ length }, { parcels }) => parcels.length === 0 && length > 2,
    run: (deps, { id }) => readdressOrder(deps, id, ELSEWHERE, BUYER),
  },
  {
    fits: ({ length }) => length > 2,
    run: (deps, { id }, dice) => refundPart(deps, id, { pence: 1 + below(dice, 700), again: true }, OPERATOR),
  },
  { fits: canAsk, run: ask },
  { fits: canAsk, run: ask },
  {
    fits: hasReturn('requested', 'posted'),
    run: (deps, life, dice) => postReturn(deps, life.id, numberOf(life, dice), `receipt ${below(dice, 2)}`, BUYER),
  },
  {
    fits: hasReturn('requested'),
    run: (deps, life, dice) => labelReturn(deps, life.id, numberOf(life, dice), 'https://labels.example/1', OPERATOR),
  },
  { fits: hasReturn('requested'), run: (deps, life, dice) => keepReturn(deps, life.id, numberOf(life, dice), BUYER) },
  {
    fits: hasReturn('requested', 'posted'),
    run: (deps, life, dice) => {
      const number = numberOf(life, dice)
      const lines = life.goods.returns.find(back => back.number === number)?.lines ?? []
      return arriveReturn(deps, life.id, number, below(dice, 2) ? [] : lines, OPERATOR)
    },
  },
  ...[1, 2].map(() => ({
    fits: hasReturn('requested', 'posted', 'arrived'),
    run: (deps: OrdersDeps, life: Life, dice: Dice) =>
      refundReturn(deps, life.id, numberOf(life, dice), below(dice, 3) ? null : 100, OPERATOR),
  })),
  {
    fits: hasReturn('requested', 'posted', 'arrived'),
    run: (deps, life, dice) => refuseReturn(deps, life.id, numberOf(life, dice), 'It came open.', OPERATOR),
  },
]

/** Mostly something that can be done; now and then anything. */
function nextAct({ lines, goods }: Life, dice: Dice): Act {
  if (below(dice, 8) === 0) return oneOf(dice, ACTS)
  const units = unitsOf(lines, goods)
  const fitting = ACTS.filter(act => act.fits(units, goods))
  return oneOf(dice, fitting.length > 0 ? fitting : ACTS)
}

/** An order that is paid, and its way to wherever it ends, in two to seven acts, some of them from two places at once. */
async function live(world: World, life: Life, dice: Dice): Promise<void> {
  const acts = 2 + below(dice, 6)
  for (let done = 0; done < acts; done++) {
    const act = nextAct(life, dice)
    // Of two at once each throws dice of its own, so that both want the same.
    const thrown = below(dice, 2 ** 30)
    const before = life.isAskedBack ? life.goods : null
    const once = () => lived(dice, world, deps => act.run(deps, life, diceOf(thrown), world.ledger))
    const answers = await (below(dice, 8) === 0 ? Promise.all([once(), once()]) : Promise.all([once()]))
    const seen = answers.find(acted => acted.ok && acted.changed)
    if (answers.length > 1) life.goods = (await goodsOf(world.till.deps.db, life.id)) ?? NO_GOODS
    else if (seen?.ok) life.goods = seen.goods
    if (before && act.run !== bank) world.wrong.push(...doneMeanwhile(before, life))
    if (below(dice, 6) === 0) await moveMoney(world, dice, life)
  }
  await moveMoney(world, dice, life)
}

/** While a bank asks a payment back nothing more of it leaves, and no money of it goes back. */
function doneMeanwhile(before: OrderGoods, { id, goods }: Life): string[] {
  const left = ({ parcels }: OrderGoods) => parcels.filter(({ state }) => state !== 'packed').length
  return [
    ...(left(goods) > left(before) ? [`${id}: a parcel left although its payment is disputed`] : []),
    ...(goods.refunds.length > before.refunds.length ? [`${id}: money goes back although it is disputed`] : []),
  ]
}

/** The job of each refund, as a server does it: again when it died on the way. */
async function moveMoney(world: World, dice: Dice, life: Life): Promise<void> {
  if (life.goods.refunds.every(({ state }) => state !== 'wanted')) return
  const wanted = life.goods.refunds.filter(({ state }) => state === 'wanted')
  await Promise.all(wanted.map(refund => lived(dice, world, deps => makeRefund(deps, refund.id))))
  life.goods = (await goodsOf(world.till.deps.db, life.id)) ?? NO_GOODS
}

/** Some are bought as a buyer does, with servers that die; of the others the payment is written down as it would be. */
async function paidOrders(world: World, dice: Dice): Promise<Life[]> {
  const bought = Math.ceil(ORDERS / 20)
  const lives = await Promise.all(Array.from({ length: bought }, () => buy(world, dice)))
  const model = await world.till.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', lives[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  const { total_pence: _total, ...row } = model
  const copies: Life[] = []
  for (let batch = 0; batch < ORDERS - bought; batch += 200) {
    const made = Array.from({ length: Math.min(200, ORDERS - bought - batch) }, () => paidCopy(world, dice, row))
    await world.till.deps.db.transaction().execute(async tx => {
      const lines = made.flatMap(({ life }) => life.lines)
      await reserveStock(tx, lines, { at: world.till.deps.now(), cause: 'checkout' })
      await sellReserved(tx, lines, { at: world.till.deps.now(), cause: 'checkout' })
      await tx
        .insertInto('orders')
        .values(made.map(({ row }) => row))
        .execute()
      await tx
        .insertInto('order_line')
        .values(made.flatMap(({ life }) => life.lines.map(line => lineRow(life.id, line))))
        .execute()
      for (const { life } of made) {
        await world.till.jobs.enqueue(tx, 'order-confirmation', { orderId: life.id }, { key: life.id })
      }
    })
    copies.push(...made.map(({ life }) => life))
  }
  return [...lives, ...copies]
}

type PaidRow = Omit<Selectable<OrdersTables['orders']>, 'total_pence'>

function paidCopy({ ledger }: World, dice: Dice, model: PaidRow) {
  const id = randomUUID()
  const hasCode = below(dice, 2) === 0
  const lines = hasCode ? withCode(linesOf(dice)) : linesOf(dice)
  const request = { id, goods: subtotalPence(lines), discount: discountPence(lines), delivery: 295 }
  const row = {
    ...model,
    id,
    number: orderNumber(randomBytes(ORDER_NUMBER_BYTES)),
    checkout_key: null,
    subtotal_pence: request.goods,
    discount_code: hasCode ? LIVES15.name : null,
    discount_pence: request.discount,
    promotion_id: hasCode ? PROMOTION : null,
    standard_delivery_pence: request.delivery,
    delivery_pence: request.delivery,
    vat_pence: vatPence(lines, request.delivery),
    ...ledger.paidPage(request),
    charged_pence: request.goods - request.discount + request.delivery,
    ship_to: JSON.stringify(model.ship_to),
  }
  return { row, life: { id, lines, goods: NO_GOODS, isAskedBack: false } }
}

async function buy(world: World, dice: Dice): Promise<Life> {
  const items = linesOf(dice).map(({ priceId, quantity }) => ({ priceId, quantity }))
  const checkout = {
    items,
    key: randomUUID(),
    memberId: null,
    account: null,
    discount: below(dice, 2) ? { name: LIVES15.name, email: null } : null,
    isGuest: true,
    origin: 'http://shop.test',
    fromAddress: null,
  }
  let started = await lived(dice, world, deps => startCheckout(deps, checkout))
  // As their page says: with the same key it is the same purchase.
  while (!started.ok && started.reason === 'try-again')
    started = await lived(dice, world, deps => startCheckout(deps, checkout))
  if (!started.ok) throw new Error(`No page: ${started.reason}`)
  const sessionId = new URL(started.url).pathname.slice(1)
  world.ledger.pay(sessionId)
  const paid = await lived(dice, world, deps => fulfilCheckout(deps, sessionId, 'test'))
  if (!paid.ok) throw new Error(`Not paid: ${paid.reason}`)
  return { id: paid.order.id, lines: paid.order.lines, goods: NO_GOODS, isAskedBack: false }
}

// The seed is in no name: a test that failed is tried again by its name, and would not be found.
test('random lives with servers that die add up', async () => {
  process.stdout.write(`${ORDERS} lives, LIVES_SEED=${SEED}\n`)
  const till = await openTill()
  try {
    catalogue = await products(till.deps.db)
    for (const id of PRODUCTS) await till.setFree(id, ORDERS * 4)
    await draftCode(till.deps.db, LIVES15, till.deps.now())
    await till.deps.db.transaction().execute(tx => noteMade(tx, LIVES15.name, PROMOTION, till.deps.now()))
    const dice = diceOf(SEED)
    const ledger = openLedger(
      price => catalogue.find(({ priceId }) => priceId === price)?.pricePence ?? 0,
      () => {
        if (below(dice, 10) === 0) throw new Died('The line broke')
      },
      (_, goods) => Math.round((goods * 15) / 100),
    )
    const world: World = { till, ledger, steps: 0, wrong: [] }
    const paid = await paidOrders(world, dice)
    const lane = async () => {
      for (let next = paid.pop(); next; next = paid.pop()) await live(world, next, diceOf(SEED + 7919 * paid.length))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    expect(world.steps).toBeGreaterThan(ORDERS * 4)
    expect(await auditBooks(till)).toEqual([])
    expect(await auditMoney(world)).toEqual([])
    expect(world.wrong).toEqual([])
    await everyStateWasReached(till)
  } finally {
    await till.close()
  }
})

/** What the payment service holds is what we think it holds, and all that was to go back went, once. */
async function auditMoney({ till, ledger }: World): Promise<string[]> {
  const open = await till.database.db.selectFrom('order_refund').selectAll().where('state', '<>', 'made').execute()
  const orders = await till.orders()
  const disputed = new Set(orders.flatMap(({ id, dispute }) => (dispute === 'none' ? [] : [id])))
  const wrong = open
    // What was to go back when the bank asked for it cannot, and is listed for a person.
    .filter(({ state, order_id }) => state !== 'failed' || !disputed.has(order_id))
    .map(({ id, state, problem }) => `refund ${id} is ${state}: ${problem}`)
  for (const order of orders) {
    const dispute = ledger.disputeOf(order.session_id ?? '')
    if (order.dispute !== dispute) wrong.push(`${order.number}: dispute ${order.dispute} here, ${dispute} there`)
    const ours = order.charged_pence - order.refunded_pence
    const theirs = ledger.left(order.session_id ?? '')
    if (ours !== theirs) wrong.push(`${order.number}: ${ours} pence here, ${theirs} there`)
  }
  return wrong
}

/** Lives that never go anywhere would prove nothing. */
async function everyStateWasReached({ database: { db } }: Till): Promise<void> {
  const goods = await db.selectFrom('orders').select('goods').distinct().execute()
  expect(goods.map(row => row.goods).sort()).toEqual([
    'cancelled',
    'delivered',
    'lost',
    'packed',
    'returned',
    'sent',
    'sent-in-part',
    'to-pack',
  ])
  const disputes = await db.selectFrom('orders').select('dispute').distinct().execute()
  expect(disputes.map(row => row.dispute).sort()).toEqual([...DISPUTES].sort())
  const returns = await db.selectFrom('order_return').select(['state', 'settlement']).distinct().execute()
  const reached = (column: 'state' | 'settlement') => [...new Set(returns.map(row => row[column]))].sort()
  expect(reached('state')).toEqual(['arrived', 'kept', 'posted', 'requested'])
  expect(reached('settlement')).toEqual(['open', 'refunded', 'refused'])
  expect(returns).not.toContainEqual({ state: 'kept', settlement: 'refunded' })
}
