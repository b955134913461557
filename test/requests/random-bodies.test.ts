import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_CHANGES } from '#app/changes.fixture.ts'
import routes from '#app/routes.ts'
import { type Dice, diceOf } from '#modules/planner/balance/dice.ts'
import { batchOf } from '#test/changes.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { type Json, logLines, openShop, type Shop } from './built-shop.test-support.ts'

/**
 * Bodies and addresses that nobody would think of, at every door: of each route the words that its own source reads,
 * with values that are wrong in every way. Nothing may answer 500, and the shop stands afterwards. `BODIES_SEED` repeats
 * a run, `BODIES` sends more.
 */
const BODIES = Number(process.env.BODIES ?? 600)
const SEED = Number(process.env.BODIES_SEED ?? Math.floor(Math.random() * 2 ** 31))
const APP = join(import.meta.dirname, '../../app')

interface Route {
  readonly path?: string
  readonly file: string
  readonly children?: readonly Route[]
}

interface Door {
  readonly path: string
  /** Words of its source, which may be names of fields or values of them. */
  readonly words: readonly string[]
  readonly takes: boolean
}

const all = (entries: readonly Route[]): Route[] => entries.flatMap(entry => [entry, ...all(entry.children ?? [])])
const DOORS: readonly Door[] = all(routes as unknown as Route[]).flatMap(({ path, file }) =>
  path === undefined || !file.startsWith('routes/') ? [] : [doorOf(path, file)],
)

function doorOf(path: string, file: string): Door {
  const source = readFileSync(join(APP, file), 'utf8')
  const near = [...source.matchAll(/from '(#modules|\.\.?)([^']+\.ts)'/g)].flatMap(([, root, rest = '']) => {
    const found = root === '#modules' ? join(APP, '../modules', rest) : join(APP, file, '..', root ?? '', rest)
    return /forms|call|save|query|read/.test(rest) && !rest.includes('+types') ? [readFileSync(found, 'utf8')] : []
  })
  const words = [source, ...near].flatMap(text => [
    ...text.matchAll(/'([a-zA-Z][\w-]{1,24})'|\b([a-zA-Z]{2,20})\??: /g),
  ])
  return {
    path: `/${path}`,
    words: [...new Set(words.map(([, quoted, named]) => quoted ?? named ?? ''))],
    takes: /export (?:async )?(?:function|const) action/.test(source),
  }
}

const KNOWN = [
  ...['9000000301', 'biotin', 'vitamin-d3-k2', 'iron', 'food:banana', 'own/9000000301', 'main', 'lunch'],
  ...['2026-11-23', '10:00', '00000000-0000-4000-8000-000000000001', 'ann@example.com', 'price_sandbox_biotin'],
]
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, 2 ** 31, Number.MIN_VALUE],
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '￿',
    '𝒳'.repeat(40),
    'é'.repeat(3_000),
    '0x1f',
    'NaN',
    '1e400',
  ],
  ...[
    '-0',
    '١٢٣',
    '9'.repeat(400),
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    '24:00',
    'Infinity',
    '%00',
    '%',
    '../..',
  ],
  ...['0001-01-01', '0001-01-05', '1999-12-31', '2199-12-31', '9999-12-31'],
  ...['__proto__', 'constructor', 'toString', "' or 1=1 --", '<script>', '{{7*7}}', '$&', '\\', '"', '[]', '{}'],
  ...[
    [],
    {},
    [null],
    [[[]]],
    { __proto__: null },
    { length: 1e9 },
    { toString: 'x' },
    JSON.parse('{"then":"x","__proto__":[]}'),
    [1, 2, 3],
  ],
]

const oneOf = <T>(dice: Dice, some: readonly T[]): T => some[dice.roll(some.length)] as T

function value(dice: Dice, words: readonly string[], deep = 0): unknown {
  const roll = dice.roll(10)
  if (roll < 4) return oneOf(dice, ODD)
  if (roll < 6) return oneOf(dice, KNOWN)
  if (roll < 7 && words.length > 0) return oneOf(dice, words)
  if (deep > 3) return dice.roll(1_000) - 500
  if (roll < 8) return Array.from({ length: dice.roll(4) }, () => value(dice, words, deep + 1))
  return object(dice, words, deep + 1)
}

const object = (dice: Dice, words: readonly string[], deep = 0): Json =>
  Object.fromEntries(
    Array.from({ length: dice.roll(6) }, () => [
      oneOf(dice, words.length > 0 ? words : KNOWN),
      value(dice, words, deep),
    ]),
  )

/** A good body with something of it replaced, left out, added or said twice. */
function spoilt(dice: Dice, body: Json, words: readonly string[]): Json {
  if (typeof body !== 'object' || body === null || dice.roll(5) === 0) return value(dice, words)
  const keys = Object.keys(body)
  const key = keys.length > 0 ? oneOf(dice, keys) : 'a'
  const copy = structuredClone(body)
  switch (dice.roll(Array.isArray(body) ? 4 : 3)) {
    case 0:
      delete copy[key]
      return copy
    case 1: {
      const [name, more] = [oneOf(dice, ['__proto__', 'constructor', 'id', 'extra', key]), value(dice, words)]
      // As a name of its own, which is sent: set, it would be the prototype.
      return Array.isArray(copy) ? [...copy, more] : Object.fromEntries([...Object.entries(copy), [name, more]])
    }
    case 3:
      return [...copy, ...copy, ...copy]
    default:
      copy[key] = spoilt(dice, body[key], words)
      return copy
  }
}

const asText = (some: unknown): string => (typeof some === 'string' ? some : JSON.stringify(some)) ?? ''
/** A lone half of a character cannot be written in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const form = (dice: Dice, words: readonly string[]): string =>
  Array.from({ length: dice.roll(8) }, () => {
    const name = oneOf(dice, words.length > 0 ? words : KNOWN)
    return `${encoded(name)}=${encoded(asText(value(dice, words)))}`
  }).join('&')

/** With something in each of its gaps. */
const pathOf = (dice: Dice, { path }: Door): string =>
  path.replace(
    /:\w+|\*/g,
    () => encoded(asText(dice.roll(2) ? oneOf(dice, KNOWN) : oneOf(dice, ODD)).slice(0, 300)) || 'x',
  )

interface Sent {
  readonly said: string
  readonly status: number
}

async function send(shop: Shop, dice: Dice, headers: object): Promise<Sent> {
  if (dice.roll(4) === 0) {
    const kind = oneOf(dice, Object.keys(GOOD_CHANGES) as (keyof typeof GOOD_CHANGES)[])
    const batch = batchOf(kind, spoilt(dice, oneOf(dice, GOOD_CHANGES[kind]), KNOWN))
    const sent = JSON.stringify(dice.roll(3) ? batch : spoilt(dice, batch, KNOWN)) ?? ''
    const { status } = await shop.call('/api/changes', sent, { ...headers })
    return { said: `change ${sent.slice(0, 600)}`, status }
  }
  const door = oneOf(dice, DOORS)
  const path = pathOf(dice, door)
  if (!door.takes || dice.roll(3) === 0) {
    const asked = `${path}${dice.roll(4) ? '' : '.data'}?${form(dice, door.words)}`
    const { status } = await shop.ask(asked, { headers: { ...headers } })
    return { said: `GET ${asked.slice(0, 600)}`, status }
  }
  const isForm = dice.roll(2) === 0
  const body = isForm ? form(dice, door.words) : (JSON.stringify(value(dice, door.words)) ?? '')
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const { status } = await shop.call(path, body, { ...headers, 'content-type': type })
  return { said: `POST ${path} ${body.slice(0, 600)}`, status }
}

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** What says by itself that something outside is not there. */
const UNREACHED = [503, 502]

test(`${BODIES} bodies and addresses at ${DOORS.length} doors are all answered, BODIES_SEED=${SEED}`, async () => {
  const dice = diceOf(SEED)
  const people = [{}, (await beGuest(query)).headers, (await beMember(query, 'ann')).headers]
  const wrong: Sent[] = []
  const answers = new Map<number, number>()
  for (let nth = 0; nth < BODIES; nth += 1) {
    const sent = await send(shop, dice, oneOf(dice, people))
    answers.set(sent.status, (answers.get(sent.status) ?? 0) + 1)
    if (sent.status >= 500 && !UNREACHED.includes(sent.status)) wrong.push(sent)
  }
  const logged = logLines().filter(({ level }) => level === 'error')
  expect({ wrong, logged }, JSON.stringify([...answers])).toEqual({ wrong: [], logged: [] })
  expect((await shop.ask('/healthz')).status).toBe(200)
  expect((await shop.ask('/recipes/9000000301')).status).toBe(200)
  // They got past the door: some were taken, and some were refused in words.
  expect(answers.get(200)).toBeGreaterThan(BODIES / 10)
  expect(answers.get(400)).toBeGreaterThan(BODIES / 20)
})
