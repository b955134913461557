import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import { batchOf } from '#test/changes.ts'
import { answerOf } from './answer.ts'
import { inTurns, type Spell } from './load.ts'
import type { Load } from './loader.ts'
import { bytesOf, type Count } from './pages.ts'
import { type Shop, startBare } from './processes.ts'
import type { Row } from './rows.ts'

/** Four entries a day: 1,500 in a year and ten days. */
const DAYS = 375
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack']
const OWN_FOODS = 500
const IN_A_CHANGE = 50
/** Few at a time, as one member is: what waits in a queue is no work. */
const CONNECTIONS = 4
const COUNTED = 10
const SEARCHES = ['lentil', '2 slices toast with butter', 'own food 431', 'chiken']

const ONE = stated({ energyKcal: 450, proteinG: 20, carbohydrateG: 55, fatG: 15, ironMg: 3 })

/** The dashboard of somebody with a year of 1,500 entries, and their search with 500 foods of their own. */
export async function measureDiary(shop: Shop, spell: Spell, count: Count): Promise<Row[]> {
  const cookie = await logYear(shop)
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', cookie }
  const rows: Row[] = []
  for (const [what, path] of [
    ['dashboard, a year', '/dashboard'],
    ['dashboard, a year, last 30 days', '/dashboard?view=30-days&chart=month'],
  ] as const)
    rows.push({ what, kind: 'diary', ...(await measure(shop, { url: shop.url + path, headers }, spell, count)) })
  for (const text of SEARCHES) {
    const json = { ...headers, 'content-type': 'application/json', origin: shop.url }
    const load: Load = {
      ...{ url: `${shop.url}/api/diary-search`, method: 'POST', headers: json, newVisitors: true },
      body: JSON.stringify({ text }),
    }
    rows.push({ what: `foods, ${text}`, kind: 'foods', ...(await measure(shop, load, spell, count)) })
  }
  return rows
}

async function measure(shop: Shop, load: Load, spell: Spell, count: Count) {
  const ask = () => answerOf(load.url, load)
  const sample = await ask()
  if (sample.status !== 200) throw new Error(`${load.url} answered ${sample.status}`)
  const statements = await count(async () => {
    for (let asked = 0; asked < COUNTED; asked++) await ask()
  })
  const bare = await startBare(sample)
  try {
    const measured = await inTurns(load, CONNECTIONS, { shop, bare }, spell)
    return { ...measured, ...bytesOf(sample), connections: CONNECTIONS, statements: statements / COUNTED }
  } finally {
    await bare.stop()
  }
}

/** A guest who logged a year, as a browser would have sent it; their session's cookie. */
async function logYear(shop: Shop): Promise<string> {
  const today = dayIn(new Date(), LONDON)
  const days: readonly Day[] = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago))
  const entries = days.flatMap(day =>
    MEALS.map((meal, place) => ({ ...eaten(0, { day, meal, place, one: ONE }), id: randomUUID() })),
  )
  const foods = Array.from({ length: OWN_FOODS }, (_, nth) => ({
    ...{ name: 'own-food', key: randomUUID() },
    value: { name: `Own food ${nth}`, portionG: 40, per100g: { energyKcal: 200 + nth } },
  }))
  const bodies: [kind: string, body: object][] = [
    ...parts(entries).map((put): [string, object] => ['diary-changed', { put, removed: [], agrees: true }]),
    ...parts(days.slice(1)).map((some): [string, object] => [
      'diary-day-set',
      { days: some.map(day => ({ day, status: 'complete' })) },
    ]),
    ...parts(foods).map((settings): [string, object] => ['diary-set', { settings }]),
  ]
  let cookie = ''
  for (const [kind, body] of bodies) {
    const answer = await answerOf(`${shop.url}/api/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url, ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify(batchOf(kind, body)),
    })
    if (answer.status !== 200 || answer.body.includes('"ok":false'))
      throw new Error(`${kind} was answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
    cookie ||= (answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
  }
  return cookie
}

const parts = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / IN_A_CHANGE) }, (_, part) =>
    all.slice(part * IN_A_CHANGE, (part + 1) * IN_A_CHANGE),
  )
