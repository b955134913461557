import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import type { MemberId } from '../member.ts'
import { eraseAccount } from './erasure.ts'

let database: TestDatabase
let jobs: Jobs
const query: Query = (text, values) => database.pool.query(text, values)
const sql = (text: string) => database.pool.query(text)
beforeAll(async () => {
  database = await testDatabase()
  jobs = createJobs(database.url, createLog({ write: () => undefined }))
  await jobs.open()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const erase = (id: string) => database.db.transaction().execute(tx => eraseAccount(tx, id as MemberId))
const waiting = async () =>
  (await sql(`select data ->> 'n' as n from pgboss.job where name = 'letter' order by data ->> 'n'`)).rows.map(
    ({ n }) => n,
  )

test('an erased account leaves its address in no job, waiting or done, and takes nobody else’s along', async () => {
  const [ann, ben] = [await beMember(query, 'ann'), await beMember(query, 'ben')]
  for (const data of [
    { n: '1', email: ann.email },
    { n: '2', to: { address: ann.email.toUpperCase() } },
    { n: '3', email: ben.email },
    { n: '4', email: `x${ann.email}` },
  ])
    await jobs.enqueue(database.db, 'letter', data)
  await sql(`update pgboss.job set state = 'completed' where data ->> 'n' = '2'`)
  await erase((await beGuest(query)).id)
  const claimant = await beMember(query, 'cleo')
  await query(
    `update member set email = 'nobody@unproved.invalid', email_verified = false, claimed_email = $2 where id = $1`,
    [claimant.id, ann.email],
  )
  await erase(claimant.id)
  expect(await waiting()).toEqual(['1', '2', '3', '4'])
  await erase(ann.id)
  expect(await waiting()).toEqual(['3', '4'])
})
