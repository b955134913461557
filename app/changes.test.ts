import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member, MemberId } from '#modules/account/member.ts'
import { readBatch, readFormBatch } from '#modules/changes/forms.ts'
import { MON } from '#modules/food-log/diary.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { GOOD_CHANGES } from './changes.fixture.ts'
import { receiveChanges } from './changes.ts'
import { NOBODY } from './middleware/identity.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const warned: unknown[] = []
const log = { info() {}, warn: (event: string) => void warned.push(event), error() {}, with: () => log }

let database: TestDatabase
let ann: Member
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
  const { id, name, email } = await beMember(query, 'ann')
  ann = { id: id as MemberId, name, email, emailVerified: true, isGuest: false }
})
afterAll(() => database.close())

const config = { recipes: { kind: 'own' } } as Parameters<typeof receiveChanges>[0]['config']
const services = () => ({ db: database.db, config, now: () => NOW, log })
const as = (member: Member) => ({ ...NOBODY, member: async () => member, memberForChange: async () => member })
const sent = (kind: string, body: unknown, more: object = {}) => ({
  sentAt: NOW.toISOString(),
  changes: [{ id: randomUUID(), day: MON, at: NOW.toISOString(), kind, body, ...more }],
})

/** The status of one change as if it were sent alone. */
async function statusOf(kind: string, body: unknown, more: object = {}): Promise<number> {
  const batch = readBatch(sent(kind, body, more))
  if (!batch) return 400
  const received = await receiveChanges(services(), as(ann), batch)
  if (!received.ok) return received.status
  const [outcome] = received.outcomes
  return outcome?.ok ? 200 : (outcome?.status ?? 500)
}

const TEXTS = ['', 'x', 'constructor', '\u0000', '\ud800', '0000-01-01', '9999-12-31', '2026-02-30', '1e400', '٣']
const NUMBERS = [-1, 0.5, 1e-320, 2 ** 31, 2 ** 53, 1e300]
const IDS = ['00000000-0000-4000-8000-00000000000A', '00000000-0000-0000-0000-000000000000', 'zzzzzzzz']

/** What a stranger may write in the place of a value. */
function hostile(value: unknown): unknown[] {
  if (typeof value === 'string') return [...TEXTS, ...IDS, 7, null]
  if (typeof value === 'number') return [...NUMBERS, '1', null]
  if (Array.isArray(value)) return [[], [...value, ...value], ['x'], [null], {}]
  return [null, 'x', [], {}]
}

/** The body with one value of it changed, in each way and at each place; whole names of an object too. */
function* mutants(value: unknown): Generator<unknown> {
  yield* hostile(value)
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) for (const other of mutants(one)) yield value.with(at, other)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      for (const other of mutants(one)) yield { ...value, [name]: other }
      for (const other of ['', 'x', '__proto__', '0000-01-01']) {
        const { [name]: _, ...rest } = value as Record<string, unknown>
        yield Object.defineProperty({ ...rest }, other, { value: one, enumerable: true })
      }
    }
  }
}

describe('a change that holds what nobody can keep', () => {
  test.each(Object.entries(GOOD_CHANGES))('%s is good, or refused in words, and never breaks', async (kind, bodies) => {
    const broken: string[] = []
    for (const body of bodies) {
      expect(await statusOf(kind, body).catch(String), JSON.stringify(body)).toSatisfy(
        (s: unknown) => s === 200 || s === 404 || s === 409,
      )
      for (const mutant of mutants(body)) {
        const status = await statusOf(kind, mutant).catch((error: unknown) => String(error))
        if (typeof status === 'string' || status >= 500) broken.push(`${status}: ${JSON.stringify(mutant)}`)
      }
    }
    expect(broken).toEqual([])
    expect(warned).toEqual([])
  })

  test.each([
    { day: '0000-01-01' },
    { day: '2026-02-30' },
    { id: 'x' },
    { at: '0000-01-01T00:00:00Z' },
    { at: '9999-12-31T00:00:00Z', day: '9999-12-31' },
  ])('an envelope of %j', async more => {
    expect(await statusOf('article-read', GOOD_CHANGES['article-read'][0], more)).toBeLessThan(500)
  })

  test('by a form too', () => {
    const change = { id: randomUUID(), day: MON, kind: 'cupboard-added', body: { text: 'a\u0000b' } }
    const form = new FormData()
    form.set('change', JSON.stringify(change))
    expect(readFormBatch(form, NOW)).toBeNull()
    form.set('change', JSON.stringify({ ...change, body: {} }))
    form.set('body.text', 'a\u0000b')
    expect(readFormBatch(form, NOW)).toBeNull()
    form.set('body.text', 'bananas')
    expect(readFormBatch(form, NOW)).not.toBeNull()
  })
})

test('what gets past its form and cannot be kept all the same is refused, and said to whoever runs the shop', async () => {
  const batch = readBatch(sent('cupboard-added', { text: '2 bananas' }))
  if (!batch) throw new Error('No batch')
  const odd = { ...ann, id: 'a\u0000b' as MemberId }
  const received = await receiveChanges(services(), as(odd), batch)
  expect(received).toMatchObject({ ok: true, outcomes: [{ ok: false, status: 400 }] })
  expect(warned.splice(0)).toEqual(['change.not-kept'])
})

test('a change as a guest who became somebody meanwhile is to come again, as who they are now', async () => {
  const { id } = await beGuest(query)
  const guest = { ...ann, id: id as MemberId, isGuest: true }
  await query('delete from member where id = $1', [id])
  const batch = readBatch(sent('cupboard-added', { text: '2 bananas' }))
  if (!batch) throw new Error('No batch')
  const received = await receiveChanges(services(), as(guest), batch)
  expect(received).toMatchObject({ ok: false, status: 503 })
})
