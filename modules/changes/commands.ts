import { sql } from 'kysely'
import type { ChangeOutcome } from '#browser/change.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { evenIfDeadlocked } from '#platform/db/deadlock.ts'
import type { ChangeKind, Changer } from './change-kind.ts'
import { forgottenBefore } from './change-time.ts'

/** A change that was read by its kind's schema. */
export interface ReadChange<Body> {
  readonly id: string
  readonly day: string
  /** By our clock. */
  readonly at: Date
  readonly kind: string
  readonly body: Body
}

/**
 * Applies a change once, however often and from however many tabs it comes: the id is written down in the transaction
 * that applies it, a second one waits for the first, and is answered as the first was.
 */
export async function applyOnce<Body>(
  db: Db,
  member: Changer,
  change: ReadChange<Body>,
  kind: ChangeKind<Body>,
  now: Date,
): Promise<ChangeOutcome> {
  const once = () =>
    db.transaction().execute(async tx => {
      if (!(await writeDown(tx, member.id, change, now))) return outcomeOf(tx, member.id, change.id)
      const outcome = await applyMerged(tx, member, change, kind)
      if (!outcome.ok) throw new Refused(outcome)
      await keepOutcome(tx, member.id, change.id, outcome)
      return outcome
    })
  try {
    return await evenIfDeadlocked(once)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return writeRefusal(db, member.id, change, error.outcome, now)
  }
}

/** Undoes the transaction; never leaves this file. */
class Refused extends Error {
  readonly outcome: ChangeOutcome
  constructor(outcome: ChangeOutcome) {
    super('The change was refused')
    this.outcome = outcome
  }
}

/** False where it is there already, once its writer has committed. */
async function writeDown(tx: Tx, memberId: MemberId, { id, kind, day, at }: ReadChange<unknown>, now: Date) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applied_change')
    .values({ member_id: memberId, id, kind, day, at, applied_at: now, outcome: null })
    .onConflict(known => known.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function outcomeOf(tx: Tx, memberId: MemberId, id: string): Promise<ChangeOutcome> {
  const { outcome } = await tx
    .selectFrom('applied_change')
    .select('outcome')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!outcome) throw new Error(`The change ${id} was applied without an outcome`)
  return outcome
}

async function applyMerged<Body>(
  tx: Tx,
  member: Changer,
  { id, day, at, kind: name, body }: ReadChange<Body>,
  { merge, apply }: ChangeKind<Body>,
): Promise<ChangeOutcome> {
  if (merge === 'add') return apply(tx, { id, day, at, member, body })
  const newest = await takeTheirPlace(tx, member.id, { kind: name, subjects: merge.subjects(body), at })
  const left = merge.only(body, newest)
  return left === null ? { ok: true, told: {} } : apply(tx, { id, day, at, member, body: left })
}

/**
 * Those of the subjects of which nothing later is known, from now on this change. Two at once do so one after the
 * other.
 */
async function takeTheirPlace(
  tx: Tx,
  memberId: MemberId,
  { kind, subjects, at }: { kind: string; subjects: readonly string[]; at: Date },
): Promise<string[]> {
  // Always in the same order, so that two changes of the same things cannot deadlock.
  const inOrder = [...new Set(subjects)].sort()
  const { rows } = await sql<{ subject: string }>`
    insert into latest_change as known (member_id, kind, subject, at)
    select ${memberId}, ${kind}, subject, ${at} from unnest(${inOrder}::text[]) as subject
    on conflict (member_id, kind, subject) do update set at = excluded.at where known.at <= excluded.at
    returning subject
  `.execute(tx)
  return rows.map(({ subject }) => subject)
}

async function keepOutcome(tx: Tx, memberId: MemberId, id: string, outcome: ChangeOutcome) {
  await tx
    .updateTable('applied_change')
    .set({ outcome: JSON.stringify(outcome) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** A refusal is an answer too: the same change, sent again, is told the same, whatever has become possible since. */
async function writeRefusal(
  db: Db,
  memberId: MemberId,
  change: ReadChange<unknown>,
  outcome: ChangeOutcome,
  now: Date,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async tx => {
    if (!(await writeDown(tx, memberId, change, now))) return outcomeOf(tx, memberId, change.id)
    await keepOutcome(tx, memberId, change.id, outcome)
    return outcome
  })
}

/** Forgets changes that nobody can send again. Safe to run at any time and on several servers. */
export async function purgeChanges(db: Db, now: Date): Promise<void> {
  const before = forgottenBefore(now)
  await db.deleteFrom('applied_change').where('applied_at', '<', before).execute()
  await db.deleteFrom('latest_change').where('at', '<', before).execute()
}
