import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import type { MemberId } from '../member.ts'
import { type GuestsDeps, moveAllWaiting, moveGuest, purgeStale, staleMembers } from './guests.ts'
import { hashPassword, verifyOrNothing, verifyPassword } from './password-hash.ts'
import { makeProof, purgeExpired, readProof, takeProof } from './proofs.ts'
import { endSessions } from './sessions.ts'

let database: TestDatabase
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const exists = async (id: string) =>
  (await database.pool.query('select id from member where id = $1', [id])).rowCount === 1

function mover(moveRecords: GuestsDeps['moveRecords'] = async () => {}) {
  const errors: string[] = []
  const log = { info() {}, warn() {}, error: (event: string) => void errors.push(event), with: () => log }
  return { deps: { db: database.db, log, moveRecords } satisfies GuestsDeps, errors }
}

test('a guest whose move fails waits, is not purged, and goes when it works', async () => {
  const [guest, ann] = [await beGuest(query), await beMember(query, 'ann')]
  const move = { from: guest.id as MemberId, to: ann.id as MemberId }
  const broken = mover(async () => {
    throw new Error('half-way')
  })
  expect(await moveGuest(broken.deps, move)).toBe(false)
  expect(broken.errors).toEqual(['accounts.guest-not-moved'])
  await query('delete from session where member_id = $1', [guest.id])
  await query(`update member set created_at = ${sqlNow()} - interval '1 year' where id = $1`, [guest.id])
  await purgeStale(broken.deps, new Date())
  expect(await exists(guest.id)).toBe(true)
  const moves: object[] = []
  const works = mover(async (_, moved) => void moves.push(moved))
  await Promise.all([moveAllWaiting(works.deps), moveAllWaiting(works.deps), moveAllWaiting(works.deps, move.to)])
  expect(moves).toEqual([move])
  expect(await exists(guest.id)).toBe(false)
  expect(works.errors).toEqual([])
})

test('guests nobody can come back as are purged; those who can, members and the sample member are not', async () => {
  const now = new Date()
  const [stale, young, present, ann] = [
    await beGuest(query),
    await beGuest(query),
    await beGuest(query),
    await beMember(query, 'ann'),
  ]
  await query(`update member set created_at = ${sqlNow()} - interval '2 hours' where id = any($1)`, [
    [stale.id, present.id, ann.id],
  ])
  await query(`update session set expires_at = ${sqlNow()} - interval '1 second' where member_id = any($1)`, [
    [stale.id, young.id, ann.id],
  ])
  expect(await purgeStale({ db: database.db }, now)).toBe(1)
  expect(await Promise.all([stale, young, present, ann].map(({ id }) => exists(id)))).toEqual([false, true, true, true])
  expect(await exists('sample')).toBe(true)
  await purgeExpired(database.db, now)
  const { rows } = await database.pool.query(`select member_id from session where expires_at < ${sqlNow()}`)
  expect(rows).toEqual([])
})

/** Somebody who signed up and has not proved the address. */
async function beUnproved(seenDaysAgo: number) {
  const ann = await beMember(query, 'ann')
  await query(
    `update member set email = id || '@unproved.invalid', email_verified = false, claimed_email = email,
    created_at = ${sqlNow()} - interval '1 year', seen_at = ${sqlNow()} - make_interval(days => $2) where id = $1`,
    [ann.id, seenDaysAgo],
  )
  const leave = () => query('delete from session where member_id = $1', [ann.id])
  return { ...ann, leave }
}

test('an account whose address was never proved goes after 30 days away; not before, not while signed in, not once proved', async () => {
  const [away, justGone, present, proved] = [
    await beUnproved(31),
    await beUnproved(29),
    await beUnproved(400),
    await beMember(query, 'ben'),
  ]
  await away.leave()
  await justGone.leave()
  await query(`update member set seen_at = ${sqlNow()} - interval '1 year' where id = $1`, [proved.id])
  await query('delete from session where member_id = $1', [proved.id])
  const now = new Date()
  expect(await staleMembers({ db: database.db }, now)).toEqual([away.id])
  expect(await purgeStale({ db: database.db }, now)).toBe(1)
  const there = await Promise.all([away, justGone, present, proved].map(({ id }) => exists(id)))
  expect(there).toEqual([false, true, true, true])
  // Anyone who logs out today has been here today.
  await database.db.transaction().execute(tx => endSessions(tx, present.id as MemberId, now))
  expect(await purgeStale({ db: database.db }, now)).toBe(0)
  expect(await purgeStale({ db: database.db }, new Date(now.getTime() + 30 * 86_400_000 + 1000))).toBeGreaterThan(0)
  expect(await exists(present.id)).toBe(false)
})

test('a proof holds until its time, is taken once, and is not another kind of proof', async () => {
  const { db } = database
  const now = new Date()
  const proof = { memberId: 'ann', email: 'ann@example.com' }
  const token = await makeProof(db, 'reset', proof, now)
  const inAnHour = new Date(now.getTime() + 3_600_000)
  expect(await readProof(db, 'reset', token, now)).toEqual(proof)
  expect(await readProof(db, 'confirm', token, now)).toBeNull()
  expect(await readProof(db, 'reset', token, inAnHour)).toBeNull()
  expect(await readProof(db, 'reset', token, new Date(now.getTime() - 600_000))).toEqual(proof)
  const take = () => db.transaction().execute(tx => takeProof(tx, 'reset', token, now))
  expect((await Promise.all([take(), take(), take()])).filter(Boolean)).toEqual([proof])
})

test('a password is told from every other, and a hash never twice the same', async () => {
  const [one, two] = await Promise.all([hashPassword('crème brûlée', 10), hashPassword('crème brûlée', 10)])
  expect(one).not.toBe(two)
  expect(one).toMatch(/^scrypt\$1024\$8\$3\$/)
  expect(await verifyPassword(one, 'crème brûlée'.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(one, 'creme brulee')).toBe(false)
  expect(await verifyPassword('', 'x')).toBe(false)
  expect(await verifyOrNothing(one, 'crème brûlée', 10)).toBe(true)
  expect(await verifyOrNothing(null, 'crème brûlée', 10)).toBe(false)
})
