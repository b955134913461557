import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member, MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { dayOf } from '#modules/calendar/day.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { editPlan } from '#modules/planner/commands/entries.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { shoppingChanges } from './changes.ts'
import { moveByRule } from './commands/personal-data.ts'
import { ChangedForm } from './forms.ts'
import type { RowView } from './list-view.ts'
import { cupboardOf } from './queries/cupboard.ts'
import { linkedShopping, shoppingOf, typedLines } from './queries/shopping.ts'
import type { ShoppingChanges } from './shopping-changes.ts'
import { MOST_LINES } from './shopping-limits.ts'

const NOON = new Date('2026-11-23T12:00:00Z')
const TODAY = dayOf('2026-11-23')
const WEEK = { from: '2026-11-23', to: '2026-11-29' }
const KINDS = shoppingChanges({ now: () => NOON, isLocked: async () => false })

let database: TestDatabase
let anna: Pick<Member, 'id' | 'name'>
let tom: Pick<Member, 'id' | 'name'>
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  anna = await beAnna()
  const guest = await beGuest(query)
  tom = { id: guest.id as MemberId, name: 'Guest' }
})

async function beAnna() {
  const { id, name } = await beMember(query, 'ann')
  return { id: id as MemberId, name }
}

const deps = () => ({ db: database.db, now: () => NOON, isLocked: async () => false })

/** Sent as a browser does it, `minutes` from noon by the clock. */
async function send<K extends keyof ShoppingChanges>(kind: K, body: ShoppingChanges[K], minutes = -60, who = anna) {
  const change = { id: randomUUID(), day: TODAY, at: new Date(NOON.getTime() + minutes * 60_000), kind, body }
  const refused = KINDS[kind].admits(body as never, 'member')
  return refused ?? applyOnce(database.db, who, change, KINDS[kind] as never, NOON)
}

type Changed = Partial<ShoppingChanges['shopping-changed']>
const NOTHING = { list: 'main', ...WEEK, edits: [], add: [], remove: [], restore: [], repeat: [] }
const change = (body: Changed, minutes?: number, who?: typeof anna) =>
  send('shopping-changed', { ...NOTHING, ...body }, minutes, who)
const added = (text: string) => ({ id: randomUUID(), text })
const tick = (key: string, got: number, ticked = true) =>
  ({ key, aspect: 'tick', value: { ticked, got, name: key, away: false } }) as const

const seen = async (who = anna, list = 'main') => {
  const view = await shoppingOf(deps(), who.id, list, TODAY)
  if (!view) throw new Error('There is no such list')
  return view
}
const rowsOf = async (who = anna, list = 'main') => (await seen(who, list)).aisles.flatMap(({ rows }) => rows)
const briefly = ({ name, main, tick, needsMore }: RowView) =>
  [name, main, tick ? 'bought' : '', needsMore ? 'needs more' : ''].filter(Boolean).join(', ')
const list = async (who?: typeof anna, ref?: string) => (await rowsOf(who, ref)).map(briefly)

const entry = (over: Partial<PlannedEntry> = {}): PlannedEntry => ({
  ...{
    id: randomUUID(),
    day: TODAY,
    meal: 'dinner',
    place: 0,
    quarters: 4,
    guestQuarters: 0,
    time: null,
    isLocked: false,
  },
  what: { kind: 'dish', ref: { kind: 'food', id: 'onion' }, name: 'Onion', grams: 150 },
  ...over,
})
const plan = (entries: readonly PlannedEntry[], who = anna) =>
  database.db
    .transaction()
    .execute(tx => editPlan(tx, who.id, { put: entries, removed: [] }, { hasProvider: false, now: () => NOON }))

const unplan = (removed: readonly string[]) =>
  database.db
    .transaction()
    .execute(tx => editPlan(tx, anna.id, { put: [], removed }, { hasProvider: false, now: () => NOON }))

/** 'aaj' for 9: a word of its own for each. */
const spelt = (nth: number) =>
  String(nth)
    .padStart(4, '0')
    .replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))

/** The secret of the link to the main list. */
async function shared(): Promise<string> {
  const outcome = await send('shopping-list-shared', { list: 'main', shared: true })
  if (!outcome.ok || !('token' in outcome.told)) throw new Error('It was not shared')
  return String(outcome.told.token)
}

describe('a list', () => {
  test('is empty before the first change, and follows the plan', async () => {
    expect(await list()).toEqual([])
    const onion = entry()
    await plan([onion])
    expect(await list()).toEqual(['Onion, 1'])
    await plan([{ ...onion, quarters: 12 }])
    expect(await list()).toEqual(['Onions, 3'])
    expect((await seen()).meals).toBe(1)
  })

  test('a plan changed while somebody shops: what is ticked and needs more comes back, and nothing ticked is dropped', async () => {
    const onion = entry()
    await plan([onion])
    await change({ edits: [tick('food:onion', 150)] })
    await plan([{ ...onion, quarters: 8 }])
    expect(await list()).toEqual(['Onion, 1, needs more'])
    expect((await rowsOf())[0]).toMatchObject({ wouldGet: 300 })
    await change({ edits: [tick('food:onion', 300)] })
    await plan([{ ...onion, what: { kind: 'note', words: 'Fasting' } }])
    expect(await list()).toEqual(['Onion, 1, bought'])
  })

  test('of days that are over is done, and a week later starts anew; what repeats is there again', async () => {
    const [milk, foil] = [added('1 pint milk'), added('foil')]
    await change({ add: [milk, foil], repeat: [{ id: milk.id, repeats: true }] })
    await change({ edits: [tick('food:semi-skimmed-milk', 585), tick('thing:foil', 1)] }, -50)
    const later = await shoppingOf(deps(), anna.id, 'main', dayOf('2026-12-01'))
    expect(later?.aisles.flatMap(({ rows }) => rows).map(briefly)).toEqual(['Semi-skimmed milk, 1 bottle'])
  })

  test('takes what is at home off, and a staple that runs low on', async () => {
    const item = {
      name: 'Onions',
      level: 'plenty',
      grams: 150,
      since: TODAY,
      useBy: null,
      usedUntil: null,
      isStaple: false,
    } as const
    await plan([entry({ quarters: 8 })])
    await send('cupboard-set', {
      items: [
        { key: 'food:onion', item },
        { key: 'thing:foil', item: { ...item, name: 'Foil', level: 'little', grams: null, isStaple: true } },
      ],
    })
    expect(await list()).toEqual(['Onion, 1', 'Foil'])
    expect((await seen()).atHome).toMatchObject([{ name: 'Onion', takes: '1', there: 'about 1' }])
    await send('cupboard-set', { items: [{ key: 'food:onion', item: null }] }, -30)
    expect(await list()).toEqual(['Onions, 2', 'Foil'])
  })
})

test('what was bought goes into the cupboard once, beside what is there', async () => {
  const item = {
    name: 'Onions',
    level: 'half',
    grams: 75,
    since: TODAY,
    useBy: null,
    usedUntil: null,
    isStaple: true,
  } as const
  await send('cupboard-set', { items: [{ key: 'food:onion', item }] })
  await plan([entry({ quarters: 8 })])
  await change({ add: [added('foil')], edits: [tick('food:onion', 300), tick('thing:foil', 1)] }, -50)
  const keys = ['food:onion', 'thing:foil', 'food:feta']
  for (let twice = 0; twice < 2; twice++) await send('shopping-put-away', { list: 'main', ...WEEK, keys }, -40)
  const { aisles, count } = await cupboardOf(deps(), anna.id, TODAY)
  expect(count).toBe(2)
  expect(aisles.flatMap(({ rows }) => rows)).toMatchObject([
    { key: 'food:onion', exact: '2½', takes: '2', isStaple: true, level: 'plenty' },
    { key: 'thing:foil', exact: '' },
  ])
  // They stay ticked, and a meal more does not buy what is in the cupboard.
  expect(await list()).toEqual(['Onion, 1, bought', 'Foil, bought'])
  await plan([entry({ quarters: 2 })])
  expect((await list())[0]).toBe('Onion, 1, bought')
})

describe('two phones', () => {
  test('that tick, add and remove at once without a connection lose nothing once joined, whichever comes first', async () => {
    const [bread, feta] = [added('wholemeal bread'), added('200g feta')]
    for (const order of ['annas first', 'toms first']) {
      anna = await beAnna()
      const [first, second] = [added(bread.text), added(feta.text)]
      await change({ add: [first, second] }, -60)
      const token = await shared()
      // Both have seen bread and feta. Anna ticks bread, removes feta and adds foil; Tom adds feta too, adds eggs, ticks feta.
      const annas = () => [
        change({ edits: [tick('food:wholemeal-bread', 400)] }, -50),
        change({ remove: [second.id] }, -48),
        change({ add: [added('foil')] }, -46),
      ]
      const toms = () => [
        change({ token, by: 'Tom', add: [added('200g feta'), added('6 eggs')] }, -49, tom),
        change({ token, by: 'Tom', edits: [tick('food:wholemeal-bread', 400, false)] }, -51, tom),
        change({ token, by: 'Tom', add: [added('foil')] }, -47, tom),
      ]
      const both = order === 'annas first' ? [annas, toms] : [toms, annas]
      for (const sends of both) for (const sent of sends()) expect(await sent).toMatchObject({ ok: true })
      // The later of tick and untick stands; Anna's feta is gone, Tom's is there; both pieces of foil are.
      expect((await list()).toSorted()).toEqual([
        'Eggs, 1 box',
        'Feta, 1 block',
        'Foil, 2',
        'Wholemeal bread, 1 loaf, bought',
      ])
    }
  })

  test('an older change never wins, however late it comes', async () => {
    await plan([entry()])
    const token = await shared()
    await change({ edits: [tick('food:onion', 150, false)] }, -10)
    await change({ token, by: 'Tom', edits: [tick('food:onion', 150)] }, -20, tom)
    expect(await list()).toEqual(['Onion, 1'])
    await change({ token, by: 'Tom', edits: [tick('food:onion', 150)] }, -5, tom)
    expect((await rowsOf())[0]?.tick).toMatchObject({ by: 'Tom' })
  })

  test('twenty at the same moment all count', async () => {
    const token = await shared()
    const things = Array.from({ length: 20 }, (_, nth) => `thing number ${nth}a`)
    const sent = await Promise.all(
      things.map((text, nth) =>
        change({ ...(nth % 2 ? { token } : {}), add: [added(text)] }, nth - 30, nth % 2 ? tom : anna),
      ),
    )
    expect(sent.every(({ ok }) => ok)).toBe(true)
    expect((await list()).length).toBe(20)
  })

  test('what was added and ticked without a connection, before it was understood, is bought', async () => {
    const lines = [added('200g feta'), added('2 rolls foil')]
    await change({ add: lines }, -20)
    await change({ edits: lines.map(({ id }) => tick(`new:${id}`, 1)) }, -19)
    expect(await rowsOf()).toMatchObject([
      { name: 'Feta', tick: {}, wouldGet: 200 },
      { name: 'Foil', tick: {}, wouldGet: 2 },
    ])
  })

  test('a removal that was taken back stays taken back', async () => {
    const foil = added('foil')
    await change({ add: [foil] })
    await change({ restore: [foil.id] }, -10)
    await change({ remove: [foil.id] }, -20)
    expect(await list()).toEqual(['Foil'])
  })
})

describe('a link', () => {
  test('opens one list to whoever has it, and nothing else of its owner', async () => {
    const token = await shared()
    await change({ add: [added('foil')] })
    await send('shopping-list-made', { name: 'Greengrocer' })
    const view = await linkedShopping(deps(), token, async () => TODAY)
    expect(view).toMatchObject({ name: 'Weekly shop', lists: [], atHome: [] })
    expect(view?.aisles.flatMap(({ rows }) => rows.map(briefly))).toEqual(['Foil'])
  })

  test('leaves no more behind than a removal can be taken back, however much is added and removed by it', async () => {
    const token = await shared()
    const kept = added('foil')
    await change({ token, add: [kept] }, -60, tom)
    for (let round = 0; round < 3; round++) {
      const add = Array.from({ length: 90 }, (_, nth) => added(`thing ${round} ${nth}`))
      await change({ token, add }, -50 + 2 * round, tom)
      await change({ token, remove: add.map(({ id }) => id) }, -49 + 2 * round, tom)
    }
    await change({ token, add: [added('string')] }, -5, tom)
    const { rows } = await database.pool.query('select count(*) from shopping_line where member_id = $1', [anna.id])
    expect(rows).toEqual([{ count: 200 + 2 }])
    expect(await list()).toEqual(['Foil', 'String'])
  })

  test('taken back it opens nothing, and what was ticked with it is refused in words', async () => {
    const token = await shared()
    await send('shopping-list-shared', { list: 'main', shared: false }, -30)
    expect(await linkedShopping(deps(), token, async () => TODAY)).toBeNull()
    expect(await change({ token, add: [added('foil')] }, -20, tom)).toMatchObject({ ok: false, status: 404 })
    expect(await list()).toEqual([])
  })

  test('somebody else’s list cannot be changed without it', async () => {
    await change({ add: [added('foil')] })
    const { list: id } = await seen()
    expect(await change({ list: id, add: [added('bread')] }, -20, tom)).toMatchObject({ ok: false, status: 404 })
    expect(await send('shopping-list-set', { list: id, name: 'Mine' }, -20, tom)).toMatchObject({ ok: false })
    expect(await send('shopping-list-shared', { list: id, shared: true }, -20, tom)).toMatchObject({ ok: false })
    expect(await list()).toEqual(['Foil'])
  })
})

describe('several lists', () => {
  test('a thing is bought with the list it was put on, from then on', async () => {
    const made = await send('shopping-list-made', { name: ' Greengrocer ' })
    const shop = made.ok && 'list' in made.told ? String(made.told.list) : ''
    await plan([entry()])
    await change({ add: [added('2 onions')] })
    const [row] = await rowsOf()
    await send('shopping-placed', { key: 'food:onion', list: shop, lines: row?.handIds ?? [] })
    expect([await list(), await list(anna, shop)]).toEqual([[], ['Onions, 3']])
    expect((await seen()).lists).toMatchObject([
      { name: 'Weekly shop', open: 0 },
      { name: 'Greengrocer', open: 1 },
    ])
    await send('shopping-list-set', { list: shop, deleted: true })
    expect(await list()).toEqual(['Onion, 1'])
  })

  test('days and name are kept; the main list cannot go', async () => {
    await plan([entry({ day: dayOf('2026-12-03') })])
    expect(await list()).toEqual([])
    await send('shopping-list-set', { list: 'main', days: { from: '2026-11-30', to: '2026-12-06' }, name: 'Big shop' })
    expect(await seen()).toMatchObject({
      name: 'Big shop',
      daysWords: 'Mon 30 November to Sun 6 December',
    })
    expect(await list()).toEqual(['Onion, 1'])
    expect(await send('shopping-list-set', { list: 'main', deleted: true })).toMatchObject({ ok: false })
  })

  test('shops are kept with their aisles, of two changes the later; one that is removed is gone', async () => {
    const shop = randomUUID()
    const is = { name: ' Corner  shop ', aisles: ['frozen', 'bakery'] }
    await send('shopping-shop-set', { shop, is }, -5)
    await send('shopping-shop-set', { shop, is: { name: 'Older', aisles: [] } }, -9)
    expect((await seen()).shops).toEqual([{ shop, name: 'Corner shop', aisles: ['frozen', 'bakery'] }])
    expect(await linkedShopping(deps(), await shared(), async () => TODAY)).toMatchObject({ shops: [] })
    expect((await seen(tom)).shops).toEqual([])
    expect(await send('shopping-shop-set', { shop, is: { name: ' ', aisles: [] } })).toMatchObject({ status: 400 })
    await send('shopping-shop-set', { shop, is: null }, -4)
    expect((await seen()).shops).toEqual([])
  })

  test('of shops there are twenty at most, and a refused one leaves nothing', async () => {
    for (let nth = 0; nth < 20; nth++)
      await send('shopping-shop-set', { shop: randomUUID(), is: { name: `Shop ${nth}`, aisles: [] } })
    const more = await send('shopping-shop-set', { shop: randomUUID(), is: { name: 'One more', aisles: [] } })
    expect(more).toMatchObject({ ok: false, status: 409 })
    expect((await seen()).shops).toHaveLength(20)
  })

  test('twenty are enough', async () => {
    const names = Array.from({ length: 20 }, (_, nth) => `List ${nth}`)
    const made = []
    for (const name of names) made.push(await send('shopping-list-made', { name }))
    expect(made.map(({ ok }) => ok)).toEqual([...Array(19).fill(true), false])
    expect(await send('shopping-list-made', { name: ' ' })).toMatchObject({ status: 400 })
  })
})

describe('a plan that changes while somebody shops', () => {
  const days = async (who = anna) => {
    const { asked } = await seen(who)
    if (!asked) throw new Error('Somebody has begun already')
    return asked
  }
  const food = (id: string, grams: number, over: Partial<PlannedEntry> = {}) =>
    entry({ what: { kind: 'dish', ref: { kind: 'food', id }, name: id, grams }, ...over })
  const told = async () =>
    (await seen()).changed.map(({ name, how, before, after, means }) => [name, how, before, after, means])

  test('says what is new, more, less and no longer needed; ticks stay', async () => {
    const [onion, rice, milk, feta] = [
      food('onion', 150),
      food('basmati-rice', 120),
      food('semi-skimmed-milk', 500),
      food('feta', 80),
    ]
    await plan([onion, rice, milk, feta])
    await change({
      edits: [tick('food:onion', 150), tick('food:feta', 200)],
      began: { asked: await days(), anew: false },
    })
    expect([await told(), (await seen()).asked]).toEqual([[], null])

    await plan([{ ...onion, quarters: 8 }, { ...rice, quarters: 12 }, { ...milk, quarters: 2 }, food('carrot', 160)])
    await unplan([feta.id])
    expect(await told()).toEqual([
      ['Carrots', 'new', '', '2', '2 about 160 g'],
      ['Onions', 'more', '1', '2', 'needs 1 more'],
      ['Feta', 'gone', '80 g', '', 'bought already'],
      ['Basmati rice', 'more', '120 g', '360 g', 'still 1 pack of 500 g'],
      ['Semi-skimmed milk', 'less', '485 ml', '243 ml', 'still 1 bottle of 1 pint'],
    ])
    expect(await list()).toContain('Feta, 1 block, bought')
  })

  test('what somebody has seen is told no more, until it changes again', async () => {
    const onion = entry()
    await plan([onion])
    await change({ edits: [tick('food:onion', 150)], began: { asked: await days(), anew: false } })
    await plan([{ ...onion, quarters: 8 }])
    await change({ began: { asked: (await seen()).asked ?? {}, anew: true } }, -30)
    expect(await told()).toEqual([])
    await plan([{ ...onion, quarters: 4 }])
    expect(await told()).toMatchObject([['Onions', 'less', '2', '1', expect.anything()]])
  })

  test('a phone that joins later does not move the beginning, and days that come anew are not news', async () => {
    const onion = entry({ day: dayOf('2026-11-25') })
    await plan([onion])
    const asked = await days()
    await change({ edits: [tick('food:onion', 150)], began: { asked, anew: false } })
    await plan([{ ...onion, quarters: 8 }])
    const later = Object.fromEntries(Object.keys(asked).map(day => [day, {}]))
    await change({ edits: [tick('food:onion', 150)], began: { asked: later, anew: false } }, -10)
    expect(await told()).toMatchObject([['Onions', 'more', '1', '2', 'needs 1 more']])
    // Two days on: the days that have come are no change of plan, and what was gone with the days before is none either.
    await plan([entry({ day: dayOf('2026-12-01') })])
    const view = await shoppingOf(deps(), anna.id, 'main', dayOf('2026-11-26'))
    expect([view?.changed, Object.keys(view?.asked ?? {})]).toEqual([[], ['2026-11-30', '2026-12-01', '2026-12-02']])
  })

  test('what is on another list is no news on this one, and a link tells it too', async () => {
    const onion = entry()
    await plan([onion])
    const made = await send('shopping-list-made', { name: 'Greengrocer' })
    const shop = made.ok && 'list' in made.told ? String(made.told.list) : ''
    await send('shopping-placed', { key: 'food:onion', list: shop, lines: [] })
    await change({ edits: [tick('food:feta', 1)], began: { asked: await days(), anew: false } })
    await plan([{ ...onion, quarters: 8 }, food('carrot', 160)])
    expect(await told()).toMatchObject([['Carrots', 'new', '', '2', '2 about 160 g']])
    const view = await linkedShopping(deps(), await shared(), async () => TODAY)
    expect(view?.changed).toMatchObject([{ name: 'Carrots' }])
  })
})

describe('what past days have cooked', () => {
  const rice = { name: 'Basmati rice', level: 'plenty', grams: 500, since: dayOf('2026-11-18') } as const
  const there = (over: object = {}) =>
    send('cupboard-set', {
      items: [{ key: 'food:basmati-rice', item: { ...rice, useBy: null, usedUntil: null, isStaple: false, ...over } }],
    })
  const cooked = (day: string, grams: number, over: Partial<PlannedEntry> = {}) =>
    entry({
      day: dayOf(day),
      what: { kind: 'dish', ref: { kind: 'food', id: 'basmati-rice' }, name: 'Rice', grams },
      ...over,
    })
  const used = async () => {
    const view = await cupboardOf(deps(), anna.id, TODAY)
    expect((await seen()).used).toBe(view.used.length)
    return view.used
  }

  test('is asked about since it is there, once for its leftovers, and neither before nor today', async () => {
    await there()
    // Of something that was there before, earlier days are asked about; they are no matter of the rice.
    const feta = { name: 'Feta', level: 'plenty', grams: null, useBy: null, usedUntil: null, isStaple: false } as const
    await send('cupboard-set', { items: [{ key: 'food:feta', item: { ...feta, since: dayOf('2026-11-10') } }] })
    const dinner = cooked('2026-11-20', 100, { quarters: 8 })
    const rest = { kind: 'leftovers', of: dinner.id } as const
    await plan([cooked('2026-11-17', 70), dinner, entry({ day: dayOf('2026-11-22'), what: rest }), cooked(TODAY, 80)])
    expect(await used()).toEqual([
      {
        ...{
          key: 'food:basmati-rice',
          name: 'Basmati rice',
          takes: '300 g',
          meals: ['Basmati rice, Friday 20 November'],
        },
        ...{ leaves: 'about 200 g left', level: 'half', grams: 200 },
      },
    ])
  })

  test('is asked about once: what was answered counts from then on, and nothing falls before that', async () => {
    await there()
    await plan([cooked('2026-11-20', 300), cooked('2026-11-22', 100), cooked(TODAY, 450)])
    expect((await seen()).atHome).toMatchObject([{ takes: '450 g', there: 'about 500 g' }])
    await there({ grams: 100, level: 'little', usedUntil: TODAY })
    expect([await used(), (await seen()).atHome]).toMatchObject([[], [{ takes: '100 g', there: 'about 100 g' }]])
    await there({ usedUntil: dayOf('2026-11-21') })
    expect(await used()).toMatchObject([{ takes: '100 g' }])
  })

  test('leaves nothing rather than less than nothing, and is not asked of what is not there or long ago', async () => {
    await there()
    await plan([cooked('2026-11-20', 800), cooked('2026-09-01', 100)])
    expect(await used()).toMatchObject([{ leaves: 'nothing left', level: 'none', grams: 0 }])
    await there({ level: 'none' })
    expect(await used()).toEqual([])
    await there({ since: dayOf('2026-08-01'), level: 'half', grams: null })
    expect(await used()).toMatchObject([{ takes: '800 g' }])
  })

  test('of what is put away beside a rest, is still asked about', async () => {
    await there()
    await plan([cooked('2026-11-20', 100)])
    await change({ edits: [tick('food:basmati-rice', 500)] })
    await send('shopping-put-away', { list: 'main', ...WEEK, keys: ['food:basmati-rice'] })
    expect(await used()).toMatchObject([{ takes: '100 g', leaves: 'about 900 g left' }])
  })
})

test('what is typed into the cupboard is understood where it arrives, and stays a staple', async () => {
  await send('cupboard-set', {
    items: [
      {
        key: 'food:red-lentils-dried',
        item: {
          ...{ name: 'Lentils', level: 'none', grams: null, since: dayOf('2026-11-01'), useBy: null },
          ...{ usedUntil: null, isStaple: true },
        },
      },
    ],
  })
  const added = await send('cupboard-added', { text: '500g red lentils, rice pudding mould, feta' })
  expect(added).toMatchObject({ ok: true, told: { names: ['Dried red lentils', 'Rice pudding mould', 'Feta'] } })
  const { aisles } = await cupboardOf(deps(), anna.id, TODAY)
  expect(
    aisles.flatMap(({ rows }) => rows.map(row => [row.name, row.level, row.grams, row.isStaple, row.since])),
  ).toEqual([
    ['Feta', 'plenty', null, false, TODAY],
    ['Dried red lentils', 'plenty', 500, true, TODAY],
    ['Rice pudding mould', 'plenty', null, false, TODAY],
  ])
  expect(await send('cupboard-added', { text: ' , ' })).toMatchObject({ ok: false, status: 400 })
})

test('whoever only looked makes the sample list their own, with the week that it shops for', async () => {
  const sample = await shoppingOf(deps(), SAMPLE_MEMBER.id, 'main', TODAY)
  await send('shopping-sample-taken', WEEK, -60, tom)
  const own = await seen(tom)
  expect(own.meals).toBe(sample?.meals)
  expect(own.meals).toBeGreaterThan(20)
  const inAll = sample?.aisles.flatMap(({ rows }) => rows.map(briefly)) ?? []
  expect(await list(tom)).toEqual(expect.arrayContaining([...inAll, 'Kitchen foil, 1 roll', 'Birthday candles']))
  expect((await list(tom)).length).toBe(inAll.length + 2)
})

describe('too much', () => {
  test('a list takes 500 lines, and says so in words before it loses any', async () => {
    const lines = Array.from({ length: MOST_LINES }, (_, nth) => added(`oddment ${spelt(nth)}`))
    for (let at = 0; at < lines.length; at += 300) await change({ add: lines.slice(at, at + 300) })
    expect((await list()).length).toBe(MOST_LINES)
    const refused = await change({ add: [added('one more')] })
    expect(refused).toMatchObject({ ok: false, status: 409, error: expect.stringContaining('500 lines') })
    expect((await list()).length).toBe(MOST_LINES)
    // One that was longer when a list held more is still worked off.
    await database.pool.query(
      `insert into shopping_line (member_id, list_id, id, part, key, text, count, thing, repeats, added_at, removed, changed_at)
       select member_id, list_id, gen_random_uuid(), 0, 'thing:old', 'old', 1, 'old', false, added_at, false, changed_at
       from shopping_line where id = $1`,
      [lines[0]?.id],
    )
    const tick = { ticked: true, got: 1, name: '', away: false }
    expect(await change({ edits: [{ key: 'thing:old', aspect: 'tick', value: tick }] }, -20)).toMatchObject({
      ok: true,
    })
    await database.pool.query("delete from shopping_line where key = 'thing:old'")
    await change({ remove: [lines[0]?.id ?? ''] }, -10)
    expect(await change({ add: [added('one more')] }, -5)).toMatchObject({ ok: true })
  })

  test.each([
    ['', 'Please type something to add.'],
    ['1e9 onions', 'That is more than a list can hold.'],
    ['x'.repeat(201), 'A line can have up to 200 characters.'],
  ])('%j is refused in words, and nothing with it is done', async (text, words) => {
    expect(await change({ add: [added('foil'), added(text)] })).toEqual({ ok: false, status: 400, error: words })
    expect(await list()).toEqual([])
  })

  test.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-02', to: '2027-03-01' },
    { edits: [{ key: 'food:onion', aspect: 'tick', value: { ticked: true, got: -1, name: '', away: false } }] },
    { edits: [{ key: 'onion', aspect: 'note', value: { words: '' } }] },
    { edits: [{ key: 'food:onion', aspect: 'more', value: { packs: 1e9 } }] },
    { list: 'somewhere' },
    { token: 'short' },
    { by: 'x'.repeat(41) },
    { add: [{ id: 'no id', text: 'foil' }] },
  ])('%j is no change', body => {
    expect(KINDS['shopping-changed'].schema.safeParse({ ...NOTHING, ...body }).success).toBe(false)
  })
})

test('what is being typed says what it would do', async () => {
  await plan([entry({ quarters: 8 })])
  await change({ add: [added('1 roll kitchen foil')] })
  const typed = await typedLines(deps(), anna.id, 'main', TODAY, '2 onions, kitchen foil, 200g feta, milk')
  expect(typed?.ok && typed.lines.map(({ amount, name, does, isThere }) => [amount, name, does, isThere])).toEqual([
    ['2', 'Onions', 'makes 4', false],
    ['1', 'Kitchen foil', 'already there', true],
    ['1 block', 'Feta', 'Chilled', false],
    ['1 bottle', 'Semi-skimmed milk', 'Chilled', false],
  ])
  expect(await typedLines(deps(), anna.id, 'main', TODAY, '1e9 onions')).toEqual({ ok: false, reason: 'too-much' })
})

test('a guest’s lists come along at sign-in: onto the main list, beside the others, link included', async () => {
  const guest = { id: tom.id, name: tom.name }
  await change({ add: [added('foil')] }, -60, guest)
  await change({ add: [added('6 eggs')], edits: [tick('thing:foil', 1)] }, -50, guest)
  await send('shopping-list-made', { name: 'Greengrocer' }, -50, guest)
  const outcome = await send('shopping-list-shared', { list: 'main', shared: true }, -50, guest)
  await change({ add: [added('bread')] })
  for (let twice = 0; twice < 2; twice++)
    await database.db.transaction().execute(tx => moveByRule(tx, { from: guest.id, to: anna.id }))
  expect((await list()).toSorted()).toEqual(['Eggs, 1 box', 'Foil, bought', 'White bread, 1 loaf'])
  expect((await seen()).lists.map(({ name }) => name)).toEqual(['Weekly shop', 'Greengrocer'])
  const token = outcome.ok && 'token' in outcome.told ? String(outcome.told.token) : ''
  expect(await linkedShopping(deps(), token, async () => TODAY)).toMatchObject({ name: 'Weekly shop' })
})

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  '%s, which every object has',
  word => {
    const asked = JSON.parse(`{"${TODAY}": {"${word}": 5, "onion": 150}, "${word}": {"onion": 1}}`)
    const begun = () => database.pool.query('select begun from shopping_list where member_id = $1', [anna.id])

    test('is kept as no food, whoever sends it by the link', async () => {
      await change({ add: [added('foil')] })
      const token = await shared()
      const { began } = ChangedForm.parse({ ...NOTHING, began: { asked: { [TODAY]: asked[TODAY] }, anew: true } })
      expect(await change({ token, began }, -30, tom)).toMatchObject({ ok: true })
      expect(await list()).toEqual(['Foil'])
      expect((await linkedShopping(deps(), token, async () => TODAY))?.aisles).toHaveLength(1)
      expect((await begun()).rows).toEqual([{ begun: { [TODAY]: { onion: 150 } } }])
    })

    test('no longer keeps a list from opening that was broken by it', async () => {
      await change({ add: [added('foil')] })
      const token = await shared()
      await query('update shopping_list set begun = $2 where member_id = $1', [anna.id, JSON.stringify(asked)])
      expect(await list()).toEqual(['Foil'])
      expect((await linkedShopping(deps(), token, async () => TODAY))?.aisles).toHaveLength(1)
      expect((await seen()).changed).toMatchObject([{ key: 'food:onion', how: 'gone' }])
    })

    test('is a line like any other', async () => {
      const lines = [word, `2 ${word}`, `200 g ${word}`, `a ${word} of milk`, `2 large ${word} onions`, `dry ${word}`]
      for (const text of lines) {
        expect(await typedLines(deps(), anna.id, 'main', TODAY, text)).toMatchObject({ ok: true })
        expect(await change({ add: [added(text)] })).toMatchObject({ ok: true })
      }
      expect((await list()).join()).not.toMatch(/native code|NaN|undefined/)
    })
  },
)
