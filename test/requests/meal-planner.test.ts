import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { batchOf } from '#test/changes.ts'
import { FAR_YEAR } from '#test/later.ts'
import { beGuest, beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const PAGE = '/dashboard/meal-planner?from=2026-11-23'
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack']
const DAL = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
const entry = (change: object = {}) => ({
  ...{ id: randomUUID(), day: '2026-11-24', meal: 'dinner', place: 0, what: DAL, quarters: 4, guestQuarters: 0 },
  ...{ time: null, isLocked: false },
  ...change,
})
const put = (entries: object[], who: Pick<Present, 'headers'>, removed: string[] = []) =>
  shop.change('plan-changed', { put: entries, removed }, who.headers)
const planned = async ({ id }: Present) =>
  (await shop.database.pool.query('select * from planned_entry where member_id = $1 order by day, place', [id])).rows

const counted = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/^sql;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1] ?? Number.NaN)

describe('the page of a week', () => {
  test('with 28 meals, an imported recipe among them, asks the database five times at most', async () => {
    const ann = await beMember(query, 'ann')
    const imported = '0123456789abcdef'
    const recipe = {
      name: 'Grandma’s stew',
      description: '',
      serves: 4,
      lines: [],
      steps: [],
      stated: {},
      source: null,
    }
    await query(
      `insert into private_recipe (member_id, id, recipe, created_at, updated_at) values ($1, $2, $3, ${sqlNow()}, ${sqlNow()})`,
      [
        ...[ann.id, imported],
        JSON.stringify({ ...recipe, prepMinutes: null, cookMinutes: null, totalMinutes: null, dishGrams: null }),
      ],
    )
    const week = [23, 24, 25, 26, 27, 28, 29].flatMap(date =>
      MEALS.map(meal => entry({ day: `2026-11-${date}`, meal })),
    )
    const theirs = { ...DAL, ref: { kind: 'imported', id: imported } }
    expect((await put([{ ...week[0], what: theirs }, ...week.slice(1)], ann)).status).toBe(200)
    const page = await shop.ask(PAGE, { headers: { ...ann.headers, 'x-count-statements': '1' } })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Grandma’s stew')
    expect(page.text.match(/data-entry=/g)?.length).toBeGreaterThanOrEqual(28)
    expect(counted(page)).toBeGreaterThan(1)
    expect(counted(page)).toBeLessThanOrEqual(5)
  })

  test('shows a visitor the sample week, says that it is one, and shows a guest their own from the first change', async () => {
    const visitor = await shop.ask(PAGE)
    expect(visitor.text).toContain('sample member’s data')
    expect(visitor.text).toContain('Bircher muesli')
    const guest = await beGuest(query)
    await put([entry({ day: '2026-11-23' })], guest)
    const own = (await shop.ask(PAGE, { headers: guest.headers })).text
    expect(own).not.toContain('Bircher muesli')
    expect(own).toContain('Red lentil dal')
    expect(own).toContain('No meals planned. Click + to add a meal.')
    expect(own).toContain('Suggested Recipes')
    expect(own).toContain('Daily Nutrition')
  })

  test('names each of its places once, without a space, and refers to no other', async () => {
    const { text } = await shop.ask(PAGE)
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
    const ids = all(/\sid="([^"]*)"/g)
    expect(ids.filter(id => !/^\S+$/.test(id))).toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const referred = all(/\saria-(?:labelledby|describedby)="([^"]*)"/g).flatMap(words => words.split(' '))
    expect(referred.length).toBeGreaterThan(5)
    expect(referred.filter(id => !ids.includes(id))).toEqual([])
  })

  test.each(['from=2026-02-30', 'day=2026-11-31', 'from=9999-12-30', 'from=%00'])(
    'at %s there is none: it is told with the right status',
    async search => {
      const { status, text } = await shop.ask(`/dashboard/meal-planner?${search}`)
      expect(status).toBe(400)
      expect(text).toContain('this is the current week')
    },
  )

  test('begins on the day that the member’s weeks begin on', async () => {
    const ann = await beMember(query, 'ann')
    await query(
      `insert into member_calendar (member_id, zone, zone_is_chosen, first_day_of_week, changed_at) values ($1, 'Pacific/Kiritimati', true, 'sunday', ${sqlNow()})`,
      [ann.id],
    )
    const { text } = await shop.ask(`/dashboard/meal-planner?day=${FAR_YEAR}-11-26`, { headers: ann.headers })
    expect(/data-day="(\d{4}-\d{2}-\d{2})"/.exec(text)?.[1]).toBe(`${FAR_YEAR}-11-22`)
  })

  test('keeps the name of a recipe that is gone, and says that its figures are unknown', async () => {
    const ann = await beMember(query, 'ann')
    await put([entry()], ann)
    await query(
      `update planned_entry set what = jsonb_set(jsonb_set(what, '{name}', '"Lost stew"'), '{ref,id}', '"9000999998"') where member_id = $1`,
      [ann.id],
    )
    const { text } = await shop.ask(PAGE, { headers: ann.headers })
    expect(text).toContain('Lost stew')
    expect(text).toContain('Unknown')
  })
})

describe('what no plan takes is refused in words, and nothing of it is kept', () => {
  test.each<[string, object, number, string]>([
    ['a day that does not exist', { day: '2026-02-30' }, 400, 'no such day'],
    ['no servings', { quarters: 0 }, 400, 'a quarter to 10'],
    ['servings below none', { quarters: -1 }, 400, 'a quarter to 10'],
    ['a thousand million servings', { quarters: 1e9 }, 400, 'a quarter to 10'],
    ['a recipe that is not there', { what: { ...DAL, ref: { kind: 'own', id: '9000999999' } } }, 404, 'no such recipe'],
    ['an import of nobody', { what: { ...DAL, ref: { kind: 'imported', id: 'f'.repeat(16) } } }, 404, 'no such recipe'],
    [
      'a provider’s recipe where there is none',
      { what: { ...DAL, ref: { kind: 'provider', id: '91' } } },
      404,
      'no such recipe',
    ],
    ['a note that is eaten', { what: { kind: 'note', words: 'Gym' }, done: 'eaten' }, 400, 'neither cooked nor eaten'],
    [
      'eating out that is cooked',
      { what: { kind: 'eating-out', words: '', keptKcal: null }, done: 'cooked' },
      400,
      'Only a dish is cooked',
    ],
    ['what is done otherwise', { done: 'burnt' }, 400, 'could not read'],
    ['words without end', { what: { kind: 'note', words: 'a'.repeat(400) } }, 400, 'Up to 300'],
    ['an entry of another shape', { what: { kind: 'feast' } }, 400, 'could not read'],
  ])('%s', async (_, change, status, words) => {
    const ann = await beMember(query, 'ann')
    const answer = await put([entry(), entry(change)], ann)
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(words)])
    expect(await planned(ann)).toEqual([])
  })

  test('two hundred meals on a day, also one after the other', async () => {
    const ann = await beMember(query, 'ann')
    const many = (count: number) => Array.from({ length: count }, (_, place) => entry({ place }))
    const all = await put(many(200), ann)
    expect([all.status, all.json.error]).toEqual([409, expect.stringContaining('room for 40')])
    expect(await planned(ann)).toHaveLength(0)
    expect((await put(many(40), ann)).status).toBe(200)
    expect((await put(many(1), ann)).status).toBe(409)
    expect(await planned(ann)).toHaveLength(40)
  })

  test('an id of somebody else’s entry is one’s own, and theirs stays', async () => {
    const [ann, ben] = await Promise.all([beMember(query, 'ann'), beMember(query, 'ben')])
    const hers = entry()
    await put([hers], ann)
    await put([{ ...hers, quarters: 8 }], ben)
    await put([], ben, [hers.id])
    expect((await planned(ann)).map(({ quarters }) => quarters)).toEqual([4])
    expect(await planned(ben)).toEqual([])
  })

  test('a visitor’s refused change makes no guest', async () => {
    const answer = await shop.call(
      '/api/changes',
      batchOf('plan-changed', { put: [entry({ quarters: 0 })], removed: [] }),
    )
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json.isNewGuest).toBe(false)
  })
})

describe('what may be planned', () => {
  const choices = async (search: string, headers = {}) => {
    const { status, text } = await shop.ask(`/api/plan-choices?${search}`, { headers })
    return { status, ...(JSON.parse(text) as { dishes: { name: string; why?: string }[]; error?: string }) }
  }

  test('suits the day, with a reason', async () => {
    const { dishes } = await choices('of=recipes&day=2026-11-26&for=dinner')
    expect(dishes.length).toBeGreaterThan(3)
    for (const { why } of dishes) expect(why).toBeTruthy()
  })

  test('has all that is chosen, and nothing that the member does not eat', async () => {
    const ann = await beMember(query, 'ann')
    await query(
      `insert into health_profile (member_id, activity, diets, allergies, changed_at) values ($1, 'light', '{vegan}', '{soya}', ${sqlNow()})`,
      [ann.id],
    )
    const asked = 'of=recipes&day=2026-11-26&for=dinner&meal=dinner&time=30&tag=quick'
    const [hers, everybodys] = [await choices(asked, ann.headers), await choices(asked)]
    expect(hers.dishes.length).toBeGreaterThan(0)
    expect(hers.dishes.length).toBeLessThan(everybodys.dishes.length)
    for (const { name } of hers.dishes) expect(name).not.toMatch(/tofu|miso|chicken|salmon|feta/i)
    expect((await choices('of=foods&q=tofu', ann.headers)).dishes).toEqual([])
    expect((await choices('of=foods&q=apple', ann.headers)).dishes.map(({ name }) => name)).toContain('Apple')
  })

  test('is like a dish that is planned: with what differs, and nothing that is not eaten or planned around it', async () => {
    const ann = await beMember(query, 'ann')
    await query(
      `insert into health_profile (member_id, activity, diets, allergies, changed_at) values ($1, 'light', '{vegan}', '{soya}', ${sqlNow()})`,
      [ann.id],
    )
    const asked = 'of=like&day=2026-11-26&for=dinner&kind=own&id=9000000302&keeps=0'
    const hers = (await choices(asked, ann.headers)).dishes as unknown as {
      ref: { id: string }
      name: string
      why: string
    }[]
    expect(hers.length).toBeGreaterThan(2)
    for (const { name, why } of hers) {
      expect(name).not.toMatch(/tofu|miso|chicken|salmon|feta/i)
      expect(why).toMatch(/energy|kcal/)
    }
    const [first] = hers
    await put([entry({ day: '2026-11-24', what: { ...DAL, ref: { kind: 'own', id: first?.ref.id } } })], ann)
    expect((await choices(asked, ann.headers)).dishes.map(({ name }) => name)).not.toContain(first?.name)
    const gone = await choices('of=like&day=2026-11-26&for=dinner&kind=own&id=9000999999&keeps=0', ann.headers)
    expect([gone.status, gone.dishes]).toEqual([200, []])
    for (const search of ['of=like', 'of=like&day=2026-02-30&kind=own&id=1', "of=like&day=2026-11-26&kind=own&id='"])
      expect(await choices(search)).toEqual({ status: 400, error: 'A plan has no such dish.' })
  })

  test('is of a day that there is', async () => {
    expect(await choices('of=recipes&day=2026-02-30')).toEqual({ status: 400, error: 'A plan has no such day.' })
  })
})

describe('a link to a plan', () => {
  const link = (who: Present, link: object, isOpen = true) => shop.change('plan-linked', { link, isOpen }, who.headers)
  const FEED = { opens: 'feed' }
  const DAYS = { opens: 'days', from: '2026-11-23', to: '2026-11-29', named: true }

  test('for a calendar gives what is planned, until it is taken back', async () => {
    const ann = await beMember(query, 'ann')
    await put([entry({ day: dayIn(new Date(), LONDON), time: '19:30' })], ann)
    const made = await link(ann, FEED)
    const { token } = made.json
    expect((await link(ann, FEED)).json.token).toBe(token)
    const feed = await shop.ask(`/plans/${token}/calendar.ics`)
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.headers['cache-control']).toBe('private, no-cache')
    // Nothing changed: not the day of an event either.
    const again = await shop.ask(`/plans/${token}/calendar.ics`, {
      headers: { 'if-none-match': `"other", ${feed.headers.etag}` },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(feed.text).toContain('SUMMARY:Dinner: Red lentil dal')
    expect((await shop.ask(`/plans/${token}`)).status).toBe(404)
    await link(ann, FEED, false)
    expect((await shop.ask(`/plans/${token}/calendar.ics`)).status).toBe(404)
  })

  test('to some days shows them to anyone, without notes and without what is not asked for', async () => {
    const ann = await beMember(query, 'ann')
    await put(
      [
        entry(),
        entry({ meal: 'lunch', what: { kind: 'note', words: 'Surprise for Sam' } }),
        entry({ day: '2026-12-24' }),
      ],
      ann,
    )
    const { token } = (await link(ann, DAYS)).json
    const page = await shop.ask(`/plans/${token}`)
    expect(page.status).toBe(200)
    expect(page.headers['x-robots-tag']).toContain('noindex')
    expect(page.text).toContain('shared by Ann Teal')
    expect(page.text).toContain('Red lentil dal')
    expect(page.text).not.toContain('Surprise')
    expect((await shop.ask(`/plans/${token}/calendar.ics`)).status).toBe(404)
  })

  test.each([
    ['of days that do not exist', { ...DAYS, from: '2026-02-30' }],
    ['that ends before it begins', { ...DAYS, to: '2026-11-22' }],
    ['of a year', { ...DAYS, to: '2027-11-22' }],
  ])('%s is none', async (_, asked) => {
    const ann = await beMember(query, 'ann')
    expect((await link(ann, asked)).status).toBe(400)
  })

  test('of a visitor who has no plan makes nobody a guest', async () => {
    const answer = await shop.call('/api/changes', batchOf('plan-linked', { link: FEED, isOpen: true }))
    expect(answer.json.outcomes[0]).toMatchObject({ ok: false, status: 404 })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

test('what is planned on other days is told to its owner alone', async () => {
  const [ann, ben] = await Promise.all([beMember(query, 'ann'), beMember(query, 'ben')])
  await put([entry({ day: '2026-12-24' })], ann)
  const days = async (who: Present, search = 'from=2026-12-01&to=2026-12-31') =>
    JSON.parse((await shop.ask(`/api/plan-days?${search}`, { headers: who.headers })).text)
  expect((await days(ann)).entries).toHaveLength(1)
  expect((await days(ben)).entries).toEqual([])
  for (const search of [
    '',
    'from=2026-02-30&to=2026-12-31',
    'from=2026-12-31&to=2026-12-01',
    'from=2026-01-01&to=2027-01-01',
  ])
    expect(await days(ann, search)).toEqual({ error: 'These are not days, or there are too many.' })
})

describe('what a browser plans with', () => {
  test('is every recipe of ours, the same for everybody, fetched once', async () => {
    const first = await shop.ask('/api/plan-dishes')
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const { dishes } = JSON.parse(first.text)
    expect(dishes.length).toBeGreaterThan(300)
    expect(dishes[0]).toMatchObject({ ref: { kind: 'own' }, intake: expect.any(String), madeOf: expect.any(Array) })
    const again = await shop.ask('/api/plan-dishes', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is what somebody planned in the weeks before, and nobody else', async () => {
    const [ann, ben] = await Promise.all([beMember(query, 'ann'), beMember(query, 'ben')])
    await put([entry({ day: '2026-11-20' }), entry({ day: '2026-11-10' }), entry({ day: '2026-11-23' })], ann)
    const planBefore = async (who: Present) =>
      JSON.parse((await shop.ask('/api/plan-before?day=2026-11-23', { headers: who.headers })).text).before
    expect(await planBefore(ann)).toEqual([{ ref: DAL.ref, weeksAgo: 1 }])
    expect(await planBefore(ben)).toEqual([])
    for (const day of ['', '2026-02-30', "'"]) expect((await shop.ask(`/api/plan-before?day=${day}`)).status).toBe(400)
  })

  test('is told to the ingredient', async () => {
    const shares = (search: string) => shop.ask(`/api/plan-ingredients?${search}`)
    const { ingredients } = JSON.parse((await shares(`recipe=${DAL.ref.id}&nutrient=ironMg`)).text)
    expect(ingredients[0]).toMatchObject({ name: expect.any(String), percent: expect.any(Number) })
    for (const search of ['', 'recipe=1&nutrient=ironMg', `recipe=${DAL.ref.id}&nutrient=__proto__`])
      expect((await shares(search)).status).toBe(404)
  })
})

describe('planning for a page without a script', () => {
  const WEEK = `${FAR_YEAR}-11-23`
  const press = (who: { headers?: Record<string, string> } = {}, from = WEEK) =>
    shop.ask('/api/plan-week', {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ from }).toString(),
    })

  test('fills the open meals, keeps what was there, and shows what the week gives', async () => {
    const ann = await beMember(query, 'ann')
    const kept = entry({ day: `${FAR_YEAR}-11-24` })
    await put([kept], ann)
    const page = (await shop.ask(`/dashboard/meal-planner?from=${WEEK}`, { headers: ann.headers })).text
    expect(/<noscript><form [^>]*action="\/api\/plan-week"[^>]*>.{0,200}Plan my week/.test(page)).toBe(true)
    const pressed = await press(ann)
    expect([pressed.status, pressed.headers.location]).toEqual([303, `/dashboard/meal-planner?from=${WEEK}`])
    const rows = await planned(ann)
    expect(rows.length).toBe(28)
    expect(rows.find(({ id }) => id === kept.id)).toMatchObject({ meal: 'dinner', quarters: 4 })
    const after = (await shop.ask(String(pressed.headers.location), { headers: ann.headers })).text
    expect(/<b>\d+<\/b> (?:<!-- -->)?met/.test(after)).toBe(true)
    expect(after).toContain('Plan again')
  })

  test('makes the sample week a visitor’s own; plans no day that there is not, none that is past, and for no stranger’s page', async () => {
    const pressed = await press()
    expect(pressed.status).toBe(303)
    expect(pressed.headers['set-cookie']).toBeDefined()
    expect((await press({}, '2026-02-30')).status).toBe(400)
    const past = await press({}, '2020-01-06')
    expect([past.status, past.text]).toEqual([409, 'These days are past or locked, so there’s nothing to plan.\n'])
    expect((await press({ headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
    expect((await shop.ask('/api/plan-week')).status).toBe(405)
  })

  test('is done once at a time for each, and the others are told', async () => {
    const ben = await beMember(query, 'ben')
    const pressed = await Promise.all([press(ben), press(ben), press(ben)])
    const told = pressed.map(({ status }) => status).sort()
    expect(told[0]).toBe(303)
    expect(told.slice(1)).toEqual([409, 409])
    expect(pressed.find(({ status }) => status === 409)?.text).toMatch(/^Your week is already being planned\./)
    expect((await planned(ben)).length).toBe(28)
  })
})
