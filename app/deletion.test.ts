import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import {
  askDeletion,
  eraseDue,
  eraseNow,
  purgeFarewells,
  undoDeletion,
} from '#modules/data-rights/commands/deletion.ts'
import { UNDO_DAYS } from '#modules/data-rights/deletion.ts'
import { type DataRightsJobsDeps, workDataRights } from '#modules/data-rights/jobs.ts'
import { deletionByKey, deletionOf } from '#modules/data-rights/queries/deletion.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query, session } from '#test/people.ts'
import { eraseAllPersonalData } from './personal-data.ts'

const DAY_MS = 86_400_000
let database: TestDatabase
let jobs: Jobs
let deps: DataRightsJobsDeps
const sent: Mail[] = []
const clock = { ahead: 0 }
const mailServer = { down: false }
const query: Query = (text, values) => database.pool.query(text, values)

beforeAll(async () => {
  database = await testDatabase()
  const log = { info: () => {}, warn: () => {}, error: () => {}, with: () => log }
  jobs = createJobs(database.url, log, { retryDelaySeconds: 1, pollSeconds: 1 })
  deps = {
    db: database.db,
    jobs,
    log,
    now: () => new Date(Date.now() + clock.ahead),
    sender: {
      name: 'Thymewell Ltd',
      address: ['12 Orchard Row'],
      email: 'hello@thymewell.example',
      companyNumber: '1',
    },
    shop: () => 'https://shop.example',
    mailer: {
      async send(mail) {
        if (mailServer.down) throw new Error('The mail server is away')
        sent.push(mail)
      },
    },
  }
  await workDataRights(deps)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(async () => {
  for (const table of ['deletion', 'farewell']) await query(`delete from ${table}`, [])
  clock.ahead = 0
  mailServer.down = false
  sent.length = 0
})

const beAnn = async () => {
  const ann = await beMember(query, 'ann')
  return { ...ann, id: ann.id as MemberId }
}
const count = async (table: 'session' | 'member', column: 'member_id' | 'id', id: string) =>
  Number((await database.pool.query(`select count(*) from ${table} where ${column} = $1`, [id])).rows[0].count)
const mailTo = async (email: string, subject: RegExp) => {
  const found = () => sent.find(mail => mail.to.address === email && subject.test(mail.subject))
  await expect.poll(found).toBeDefined()
  return found()?.text ?? ''
}
const keyIn = (text: string) => /undo-deletion\?key=([\w-]{43})/.exec(text)?.[1] ?? ''

test('asked, an account is signed out everywhere, nobody gets in, and an e-mail brings the way back', async () => {
  const ann = await beAnn()
  await session(query, ann.id)
  const { eraseAt, askedAt } = await askDeletion(deps, ann.id)
  expect(eraseAt.getTime() - askedAt.getTime()).toBe(UNDO_DAYS * DAY_MS)
  expect(await count('session', 'member_id', ann.id)).toBe(0)
  await expect(session(query, ann.id)).rejects.toThrow('being deleted')
  const text = await mailTo(ann.email, /will be deleted/)
  expect(text).toContain('six years')
  const key = keyIn(text)
  expect(await deletionByKey(deps.db, key)).toMatchObject({ memberId: ann.id })
  expect(await undoDeletion(deps, key)).toBe(true)
  await session(query, ann.id)
  expect(await mailTo(ann.email, /stays/)).toContain('https://shop.example/login')
  // The same link does nothing more.
  expect(await undoDeletion(deps, key)).toBe(false)
  expect(sent).toHaveLength(2)
})

test('asked twice, the first time counts and one e-mail is written', async () => {
  const ann = await beAnn()
  const first = await askDeletion(deps, ann.id)
  clock.ahead = DAY_MS
  expect((await askDeletion(deps, ann.id)).eraseAt).toEqual(first.eraseAt)
  await mailTo(ann.email, /will be deleted/)
  expect(sent).toHaveLength(1)
})

test('after seven days, and not before, nothing is left but the last e-mail, which takes the address with it', async () => {
  const ann = await beAnn()
  await askDeletion(deps, ann.id)
  const key = keyIn(await mailTo(ann.email, /will be deleted/))
  clock.ahead = UNDO_DAYS * DAY_MS - 60_000
  expect(await eraseDue(deps, eraseAllPersonalData)).toBe(0)
  clock.ahead = UNDO_DAYS * DAY_MS + 60_000
  // Late by a minute is too late, also when nothing has been erased yet.
  expect(await undoDeletion(deps, key)).toBe(false)
  expect(await Promise.all([1, 2, 3].map(() => eraseDue(deps, eraseAllPersonalData)))).toContain(1)
  expect(await eraseDue(deps, eraseAllPersonalData)).toBe(0)
  expect(await count('member', 'id', ann.id)).toBe(0)
  expect(await mailTo(ann.email, /is deleted/)).toContain('have been erased')
  const left = () => database.pool.query('select * from farewell').then(({ rows }) => rows)
  await expect.poll(left).toEqual([])
  expect(await deletionOf(deps.db, ann.id)).toBeNull()
  expect(sent).toHaveLength(2)
})

test('a part that fails keeps the whole account, and the next run erases it', async () => {
  const ann = await beAnn()
  await askDeletion(deps, ann.id)
  clock.ahead = UNDO_DAYS * DAY_MS + 1
  const broken = async () => {
    throw new Error('This part is broken')
  }
  const half: typeof eraseAllPersonalData = async (tx, id, now) => {
    await eraseAllPersonalData(tx, id, now)
    await broken()
  }
  expect(await eraseDue(deps, half)).toBe(0)
  expect(await count('member', 'id', ann.id)).toBe(1)
  expect(await eraseDue(deps, eraseAllPersonalData)).toBe(1)
})

test('an address that no e-mail can reach is forgotten after a week', async () => {
  const ann = await beAnn()
  mailServer.down = true
  await askDeletion(deps, ann.id)
  clock.ahead = UNDO_DAYS * DAY_MS + 1
  await eraseDue(deps, eraseAllPersonalData)
  expect(await purgeFarewells(deps)).toBe(0)
  clock.ahead += 7 * DAY_MS + 60_000
  expect(await purgeFarewells(deps)).toBe(1)
})

test('undoing and erasing at the same instant end in one or the other', async () => {
  for (let round = 0; round < 5; round++) {
    clock.ahead = 0
    const ann = await beAnn()
    await askDeletion(deps, ann.id)
    const key = keyIn(await mailTo(ann.email, /will be deleted/))
    const early = { ...deps, now: () => new Date(Date.now() + UNDO_DAYS * DAY_MS - 1000) }
    const late = { ...deps, now: () => new Date(Date.now() + UNDO_DAYS * DAY_MS + 1000) }
    const [undone, erased] = await Promise.all([undoDeletion(early, key), eraseDue(late, eraseAllPersonalData)])
    expect([undone, erased]).toSatisfy(([kept, gone]) => kept !== (gone === 1))
    expect(await count('member', 'id', ann.id)).toBe(undone ? 1 : 0)
  }
})

test('signing in and asking for deletion at the same instant leaves no session behind', async () => {
  for (let round = 0; round < 5; round++) {
    const ann = await beAnn()
    await Promise.allSettled([session(query, ann.id), askDeletion(deps, ann.id), session(query, ann.id)])
    expect(await count('session', 'member_id', ann.id)).toBe(0)
  }
})

test('a guest goes at once, with every row and without an e-mail', async () => {
  const guest = await beGuest(query)
  await eraseNow(deps, guest.id as MemberId, eraseAllPersonalData)
  await eraseNow(deps, guest.id as MemberId, eraseAllPersonalData)
  expect(await count('member', 'id', guest.id)).toBe(0)
  expect(await count('session', 'member_id', guest.id)).toBe(0)
  expect(sent).toEqual([])
})

test.each(['', 'x', 'x'.repeat(43), "' or 1=1"])('%j undoes nothing', async key => {
  const ann = await beAnn()
  await askDeletion(deps, ann.id)
  expect(await undoDeletion(deps, key)).toBe(false)
  expect(await deletionOf(deps.db, ann.id)).not.toBeNull()
})
