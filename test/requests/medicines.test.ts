import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { TypedAnswer } from '#modules/food-log/adding/offer.ts'
import { eaten } from '#modules/food-log/diary.fixture.ts'
import { NO_STATE } from '#modules/goals/state.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { UNCHECKED } from '#modules/nutrition/advice/medicines.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { item, label } from '#modules/supplements-log/cabinet.fixture.ts'
import { beMember, type PersonName, type Present, type Query } from '#test/people.ts'
import { filesOfZip } from '#test/unzip.ts'
import { logText, openShop, type Shop, stopAll } from './built-shop.test-support.ts'

const REVIEWED = { MEDICINE_NOTES_REVIEWED_BY: 'A pharmacist of the tests', MEDICINE_NOTES_REVIEWED_ON: '2026-01-05' }
/** In no table, so that it can be found wherever it goes. */
const UNKNOWN = 'Zyxamoril'
const GREENS = 'Greens and other foods rich in vitamin K affect how warfarin works'

let shop: Shop
/** The same records where nobody has reviewed the notes. */
let unreviewed: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop({ env: REVIEWED })
  unreviewed = await openShop({ beside: shop })
})
afterAll(() => stopAll([unreviewed, shop]))

const today = dayIn(new Date(), LONDON)
const WITH_SPINACH = ownRecipes().find(({ ingredients }) => ingredients.some(({ food }) => food.id === 'spinach'))
const WITHOUT = '9000000301'

const tell = (of: Shop, { headers }: Present, state: object) =>
  of.change(
    'targets-set',
    { fromDay: today, choices: { ...NO_CHOICES, state: { ...NO_STATE, ...state } }, agrees: true },
    headers,
  )
const told = { takesMedicines: true, medicines: ['warfarin', UNKNOWN] }

async function said(of: Shop, path: string, { headers }: Present): Promise<string> {
  const { status, text } = await of.ask(path, { headers })
  expect(status, path).toBe(200)
  return text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
const cautions = async (of: Shop, id: string | undefined, headers = {}) =>
  JSON.parse((await of.ask(`/api/cautions/recipe/${id}`, { headers })).text).medicines as string[]
const offered = async (of: Shop, { headers }: Present) =>
  (
    JSON.parse((await of.call('/api/diary-search', { text: '80 g spinach, apple' }, headers)).text) as {
      rows: TypedAnswer[]
    }
  ).rows.map(({ means }) => (means?.kind === 'offer' ? means.advised : null))

/** Somebody who takes warfarin and had spinach today and takes vitamin K. */
async function beOnWarfarin(name: PersonName): Promise<Present> {
  const somebody = await beMember(query, name)
  expect((await tell(shop, somebody, told)).status).toBe(200)
  const spinach = eaten(name.charCodeAt(0), {
    day: today,
    what: { kind: 'dish', ref: { kind: 'food', id: 'spinach' }, name: 'Spinach' },
    amount: { times: 0.8, grams: 80, measure: null },
  })
  const drops = item(name.charCodeAt(0), label('K2 drops', { vitaminKUg: 75 }, 'drop'), { addedOn: today })
  for (const [kind, put] of [
    ['diary-changed', spinach],
    ['cabinet-changed', drops],
  ] as const)
    expect((await shop.change(kind, { put: [put], removed: [] }, somebody.headers)).status).toBe(200)
  return somebody
}

test('a pair is said where it is met: in the log, before it is logged, on a recipe and in the cabinet', async () => {
  const ann = await beOnWarfarin('ann')
  const log = await said(shop, '/dashboard/daily-log', ann)
  expect(log).toContain(`Warfarin with spinach: ${GREENS}`)
  expect(log).toContain(`${UNKNOWN}: ${UNCHECKED}`)
  expect(await offered(shop, ann)).toEqual([[expect.stringContaining(`Warfarin with spinach: ${GREENS}`)], []])
  expect(await cautions(shop, WITH_SPINACH?.id, ann.headers)).toEqual([
    expect.stringMatching(/^Warfarin with .*spinach.*: Greens/),
    `${UNKNOWN}: ${UNCHECKED}`,
  ])
  expect(await said(shop, '/dashboard/supplements?view=cabinet', ann)).toContain(
    'Warfarin with the vitamin K in K2 drops: Vitamin K affects how warfarin works',
  )
  expect(await cautions(shop, WITHOUT, (await beMember(query, 'ben')).headers)).toEqual([])
  expect(await cautions(shop, WITH_SPINACH?.id)).toEqual([])

  // They go with the tick.
  expect((await tell(shop, ann, { takesMedicines: false })).status).toBe(200)
  expect(await said(shop, '/dashboard/daily-log', ann)).not.toContain('Warfarin')
  expect(await cautions(shop, WITH_SPINACH?.id, ann.headers)).toEqual([])
})

test('nothing is said while nobody has reviewed it, and what was told stays', async () => {
  const cleo = await beOnWarfarin('cleo')
  expect(await said(unreviewed, '/dashboard/daily-log', cleo)).not.toContain('Warfarin')
  expect(await offered(unreviewed, cleo)).toEqual([[], []])
  expect(await cautions(unreviewed, WITH_SPINACH?.id, cleo.headers)).toEqual([])
  expect(await said(unreviewed, '/dashboard/supplements?view=cabinet', cleo)).not.toContain('Warfarin')
  expect(await said(unreviewed, '/dashboard/targets', cleo)).not.toContain('Name of a medicine')
  expect((await tell(unreviewed, cleo, { takesMedicines: true, hasWeakImmunity: true })).status).toBe(200)
  const exported = await unreviewed.ask('/dashboard/settings/data/export', {
    ...{ method: 'POST', body: '' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: unreviewed.origin, ...cleo.headers },
  })
  expect([...filesOfZip(exported.bytes).values()].join()).toContain(UNKNOWN)
  expect(await said(shop, '/dashboard/targets', cleo)).toContain('Name of a medicine')
  expect(await said(shop, '/dashboard/daily-log', cleo)).toContain('Warfarin with spinach')
  expect(logText()).not.toContain(UNKNOWN)
})

test('whoever is to ask a pharmacist first is suggested nothing beside their cart', async () => {
  const ann = await beMember(query, 'ann')
  const suggested = async () =>
    (await shop.call('/api/beside-cart', { products: ['biotin'] }, ann.headers)).json.suggestions
  expect((await tell(shop, ann, { takesMedicines: false })).status).toBe(200)
  expect(await suggested()).not.toEqual([])
  expect((await tell(shop, ann, { takesMedicines: true })).status).toBe(200)
  expect(await suggested()).toEqual([])
})

test('what a name names is advised of, though nothing is called so', async () => {
  const ben = await beMember(query, 'ben')
  expect((await tell(shop, ben, told)).status).toBe(200)
  const { text } = await shop.call('/api/diary-search', { text: 'spinach hotchpotch' }, ben.headers)
  const [row] = (JSON.parse(text) as { rows: TypedAnswer[] }).rows
  expect(row).toMatchObject({ means: null, advised: [expect.stringContaining(`Warfarin with spinach: ${GREENS}`)] })
})

test('too many, too long and what is no name is refused in words, and nothing is kept', async () => {
  const ben = await beMember(query, 'ben')
  for (const [medicines, words] of [
    [Array.from({ length: 31 }, (_, nth) => `medicine ${nth}`), 'There is room for 30 medicines.'],
    [['x'.repeat(81)], 'up to 80 characters'],
    [[' … '], 'Please type the name of the medicine'],
    ['Warfarin', 'We could not read this change.'],
    [[7], 'We could not read this change.'],
  ] as const) {
    const { status, text } = await tell(shop, ben, { takesMedicines: true, medicines })
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  }
  const { rows } = await shop.database.pool.query('select * from member_target where member_id = $1', [ben.id])
  expect(rows).toEqual([])
  expect((await tell(shop, ben, { ...told, medicines: ['constructor', '__proto__'] })).status).toBe(200)
  expect(await said(shop, '/dashboard/targets', ben)).toContain(UNCHECKED)
})
