import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#modules/account/commands/accounts.ts'
import { endedKnown, knownCookie } from '#modules/account/known-cookie.ts'
import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { createLog } from '#platform/log/log.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query, signed, TEST_SECRET } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { identityOf, NOBODY, type NoteZone } from './identity.ts'

const SHOP = 'http://shop.test'
let database: TestDatabase
let accounts: Accounts
let query: Query
const said: string[] = []
const noted: [id: string, zone: string][] = []
const noteZone: NoteZone = async (id, zone) => void noted.push([id, zone])

beforeAll(async () => {
  database = await testDatabase()
  query = (text, values) => database.pool.query(text, values)
  accounts = openAccounts({
    db: database.db,
    log: createLog({ write: line => said.push(line) }),
    now: () => new Date(),
    secret: TEST_SECRET,
    google: { issuer: 'http://127.0.0.1:1', clientId: 'nobody', clientSecret: 'nothing' },
    moveRecords: async () => {},
    mayEnter: async () => true,
  })
})
afterAll(async () => {
  await database.close()
  expect(said).toEqual([])
})

const asked = (headers: Record<string, string> = {}, origin = SHOP) =>
  identityOf(new Request(`${origin}/dashboard`, { headers }), accounts.at(origin), noteZone)
const cookieOf = (cookies: readonly string[]) => ({ cookie: cookies.map(line => line.split(';')[0]).join('; ') })
const members = async () => (await database.pool.query('select count(*) from member')).rows[0].count as number

test('somebody without a session is nobody, is shown the sample member, and costs no statement', async () => {
  const identity = asked()
  const { count, result } = await database.statements.countStatements(async () => ({
    member: await identity.member(),
    shown: await identity.shown(),
  }))
  expect(count).toBe(0)
  expect(result).toEqual({ member: null, shown: { member: SAMPLE_MEMBER, isSample: true } })
  expect(identity.cookies()).toEqual([])
})

test('a member is found once per request, in one statement', async () => {
  const ann = await beMember(query, 'ann')
  const identity = asked(ann.headers)
  const look = () => Promise.all([identity.member(), identity.member(), identity.shown(), identity.memberForChange()])
  const { count, result } = await database.statements.countStatements(look)
  expect(count).toBe(1)
  const member = { id: ann.id, name: ann.name, email: ann.email, emailVerified: true, isGuest: false }
  expect(result).toEqual([member, member, { member, isSample: false }, member])
})

test('the first change of a visitor makes one guest, whose cookie travels with the answer and is known the next time', async () => {
  const before = await members()
  const identity = asked()
  const [guest, again] = await Promise.all([identity.memberForChange(), identity.memberForChange()])
  expect(guest).toEqual(again)
  expect(guest).toMatchObject({ name: '', email: '', emailVerified: false, isGuest: true })
  expect(await identity.shown()).toEqual({ member: guest, isSample: false })
  expect(await members()).toBe(before + 1)
  const [line, ...more] = identity.cookies()
  expect(more).toEqual([knownCookie(false)])
  expect(line).toMatch(/^thymewell-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const next = asked(cookieOf(identity.cookies()))
  expect(await next.memberForChange()).toEqual(guest)
  expect(next.cookies()).toEqual([])
  expect(await members()).toBe(before + 1)
})

test('whoever becomes a guest or signs in is noted with the zone of their browser, and nobody else', async () => {
  const cookie = (zone: string) => ({ cookie: `thymewell-zone=${zone}` })
  const before = noted.length
  const guest = await asked(cookie('Pacific/Auckland')).memberForChange()
  const ann = await beMember(query, 'ann')
  const arriving = asked(cookie('America/New_York'))
  await arriving.signIn(ann.id as MemberId)
  await arriving.memberForChange()
  await asked({ cookie: `${ann.headers.cookie}; thymewell-zone=Asia/Tokyo` }).memberForChange()
  await asked(cookie('Nowhere/Land')).memberForChange()
  await asked().memberForChange()
  expect(noted.slice(before)).toEqual([
    [guest.id, 'Pacific/Auckland'],
    [ann.id, 'America/New_York'],
  ])
})

test('over https the cookie belongs to this host alone', async () => {
  const identity = asked({}, 'https://shop.test')
  const guest = await identity.memberForChange()
  expect(identity.cookies()[0]).toMatch(
    /^__Host-thymewell-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await asked(cookieOf(identity.cookies()), 'https://shop.test').member()).toEqual(guest)
  // The same session under the name that any page of the domain could have set is none.
  const plain = { cookie: cookieOf(identity.cookies()).cookie.replace('__Host-', '') }
  expect(await asked(plain, 'https://shop.test').member()).toBeNull()
})

test.each([
  ['forged', () => signed('x'.repeat(32), 'another secret that is long enough')],
  ['unsigned', () => 'x'.repeat(32)],
  ['unknown', () => signed('x'.repeat(32))],
  ['empty', () => ''],
  ['garbage', () => '%E0%A4%A'],
])('a session cookie that is %s is nobody', async (_, value) => {
  const identity = asked({ cookie: `thymewell-session=${value()}` })
  expect(await identity.member()).toBeNull()
  // An answer in the background takes no cookie away: another tab may just have signed in.
  expect(identity.cookies()).toEqual([])
})

test('a session that has run out is nobody, and a page takes its cookie away', async () => {
  const ben = await beMember(query, 'ben')
  await query(`update session set expires_at = ${sqlNow()} - interval '1 second' where member_id = $1`, [ben.id])
  const page = asked({ ...ben.headers, 'sec-fetch-dest': 'document' })
  expect(await page.member()).toBeNull()
  expect(page.cookies()[0]).toMatch(/^thymewell-session=; Max-Age=0;/)
})

test('a session that is used lasts on', async () => {
  const guest = await beGuest(query)
  await query(`update session set expires_at = ${sqlNow()} + interval '10 days' where member_id = $1`, [guest.id])
  const identity = asked(guest.headers)
  expect((await identity.member())?.isGuest).toBe(true)
  expect(identity.cookies()[0]).toContain('Max-Age=2592000')
})

test('script is told once that there may be a session, and that there is none when somebody signs out', async () => {
  const ben = await beMember(query, 'ben')
  const first = asked(ben.headers)
  await first.member()
  expect(first.cookies()).toEqual([knownCookie(false)])
  expect(first.cookies()[0]).not.toContain('HttpOnly')
  const next = asked({ cookie: `${ben.headers.cookie}; ${knownCookie(false)}` })
  await next.member()
  expect([next.cookies(), next.hasLeft()]).toEqual([[], false])
  await next.signOut()
  expect(next.cookies()).toContain(endedKnown(false))
  expect(next.hasLeft()).toBe(true)
  expect(await next.member()).toBeNull()
})

test('on a page for everybody nobody is known and nothing is changed', async () => {
  expect(await NOBODY.member()).toBeNull()
  expect(await NOBODY.shown()).toEqual({ member: SAMPLE_MEMBER, isSample: true })
  await expect(NOBODY.memberForChange()).rejects.toThrow('changes nothing')
})
