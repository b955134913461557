import { randomUUID } from 'node:crypto'
import { endSessions } from '#modules/account/commands/sessions.ts'
import type { MemberId } from '#modules/account/member.ts'
import { emailReader } from '#modules/account/queries.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { linkKeyHash, newLinkKey } from '#platform/http/link-key.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { DeletionJobs } from '../deletion.ts'
import { eraseAt, farewellsEndBefore } from '../deletion.ts'
import { type Deletion, deletionByKey, deletionOf } from '../queries/deletion.ts'

export interface DataRightsDeps {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now(): Date
}

/** Erases all that every part of the product keeps of somebody, the account included. */
export type EraseAll = (tx: Tx, memberId: MemberId, now: Date) => Promise<void>

/** Puts one of the e-mails in line, in the transaction that made it true. */
async function emailLater<Name extends keyof DeletionJobs>(
  { jobs }: Pick<DataRightsDeps, 'jobs'>,
  tx: Tx,
  name: Name,
  data: DeletionJobs[Name],
): Promise<void> {
  await jobs.enqueue(tx, name, data, { key: Object.values(data).join(':') })
}

/**
 * Locks an account and signs it out everywhere; after seven days it is erased. Asked twice, the first time counts.
 * Anyone who asks has shown who they are before.
 */
export async function askDeletion(deps: DataRightsDeps, memberId: MemberId): Promise<Deletion & { isNew: boolean }> {
  return deps.db.transaction().execute(async tx => {
    const askedAt = deps.now()
    await endSessions(tx, memberId, askedAt)
    const made = await tx
      .insertInto('deletion')
      .values({ member_id: memberId, asked_at: askedAt, erase_at: eraseAt(askedAt) })
      .onConflict(clash => clash.doNothing())
      .returning('member_id')
      .executeTakeFirst()
    if (made) await emailLater(deps, tx, 'deletion-asked', { memberId, asked: askedAt.toISOString() })
    const deletion = await deletionOf(tx, memberId)
    if (!deletion) throw new Error('The deletion that was just asked is not there')
    return { ...deletion, isNew: made !== undefined }
  })
}

/** A new key that undoes this deletion, for one e-mail; null when it was undone or done meanwhile. */
export async function makeUndoKey({ db, now }: DataRightsDeps, memberId: MemberId): Promise<string | null> {
  const { key, hash } = newLinkKey()
  const made = await db
    .insertInto('deletion_key')
    .columns(['key_hash', 'member_id', 'made_at'])
    .expression(
      db
        .selectFrom('deletion')
        .select(({ val }) => [val(hash).as('key_hash'), 'member_id', val(now()).as('made_at')])
        .where('member_id', '=', memberId),
    )
    .returning('member_id')
    .executeTakeFirst()
  return made ? key : null
}

/** Unlocks the account again. False when the link is not valid, or it is too late. */
export async function undoDeletion(deps: DataRightsDeps, key: string): Promise<boolean> {
  return deps.db.transaction().execute(async tx => {
    const deletion = await deletionByKey(tx, key)
    if (!deletion || deletion.eraseAt <= deps.now()) return false
    // The row lock decides between an undoing and an erasure at the same instant.
    const gone = await tx
      .deleteFrom('deletion')
      .where('member_id', 'in', row =>
        row.selectFrom('deletion_key').select('member_id').where('key_hash', '=', linkKeyHash(key)),
      )
      .returning('asked_at')
      .executeTakeFirst()
    if (!gone) return false
    const asked = gone.asked_at.toISOString()
    await emailLater(deps, tx, 'deletion-undone', { memberId: deletion.memberId, asked })
    return true
  })
}

/** At once, for a guest: there is no address that a way back could be sent to. */
export async function eraseNow(
  { db, now }: Pick<DataRightsDeps, 'db' | 'now'>,
  memberId: MemberId,
  eraseAll: EraseAll,
): Promise<void> {
  await db.transaction().execute(tx => eraseAll(tx, memberId, now()))
}

/**
 * Erases every account whose seven days are over, each in a transaction of its own: all of it or nothing, and the next
 * run does what this one could not. @returns how many
 */
export async function eraseDue(deps: DataRightsDeps, eraseAll: EraseAll): Promise<number> {
  const due = await deps.db
    .selectFrom('deletion')
    .select('member_id')
    .where('erase_at', '<=', deps.now())
    .orderBy('erase_at')
    .execute()
  let erased = 0
  for (const { member_id } of due) {
    try {
      if (await eraseOne(deps, member_id, eraseAll)) erased++
    } catch (error) {
      deps.log.error('deletion.not-done', { memberId: member_id, error })
    }
  }
  if (erased > 0) deps.log.info('deletion.done', { erased })
  return erased
}

async function eraseOne(deps: DataRightsDeps, memberId: MemberId, eraseAll: EraseAll): Promise<boolean> {
  return deps.db.transaction().execute(async tx => {
    const due = await tx
      .selectFrom('deletion')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('erase_at', '<=', deps.now())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const contact = await emailReader(tx, memberId)
    await eraseAll(tx, memberId, deps.now())
    if (contact) await sayFarewell(deps, tx, contact)
    return true
  })
}

async function sayFarewell(deps: DataRightsDeps, tx: Tx, { name, email }: { name: string; email: string }) {
  const farewellId = randomUUID()
  await tx.insertInto('farewell').values({ id: farewellId, name, email, erased_at: deps.now() }).execute()
  await emailLater(deps, tx, 'deletion-done', { farewellId })
}

export async function endFarewell(db: Db, id: string): Promise<void> {
  await db.deleteFrom('farewell').where('id', '=', id).execute()
}

/** An address that could not be written to for a week is forgotten too. @returns how many */
export async function purgeFarewells({ db, now }: Pick<DataRightsDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('farewell')
    .where('erased_at', '<', farewellsEndBefore(now()))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
