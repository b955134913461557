import { createHash, randomBytes } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { MemberId } from '../member.ts'
import { SESSION_SECONDS } from '../session-cookie.ts'

export interface Move {
  from: MemberId
  to: MemberId
}

export interface GuestsDeps {
  db: Db
  log: Log
  /** Moves what every part of the product keeps; see app/personal-data.ts. */
  moveRecords(tx: Tx, move: Move): Promise<void>
}

/** As long as the number of a first change stands for its guest: tabs press at one moment, or within a few. */
const ONE_VISITOR_MINUTES = 10

/**
 * A new guest; or the one that the same browser was made a moment ago, when a second change of it left before the
 * answer to the first had come. The lock makes the second wait until the first is there to be found.
 *
 * @param number the browser's own, see `first-change-cookie.ts`; null for one that brings none, whose every change without
 *   a session is a visitor's of its own
 */
export async function becomeGuest(db: Db, number: string | null, now: Date): Promise<MemberId> {
  if (number === null) return newGuest(db, now)
  const hash = createHash('sha256').update(number).digest('base64url')
  return db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx)
    const known = await tx
      .selectFrom('first_change')
      .select('member_id')
      .where('number_hash', '=', hash)
      .where('made_at', '>', new Date(now.getTime() - ONE_VISITOR_MINUTES * 60_000))
      .executeTakeFirst()
    if (known) return known.member_id as MemberId
    const id = await newGuest(tx, now)
    await tx
      .insertInto('first_change')
      .values({ number_hash: hash, member_id: id, made_at: now })
      .onConflict(clash => clash.column('number_hash').doUpdateSet({ member_id: id, made_at: now }))
      .execute()
    return id
  })
}

async function newGuest(db: Db | Tx, now: Date): Promise<MemberId> {
  const id = randomBytes(16).toString('hex')
  const guest = { id, name: 'Guest', email: `${id}@guest.invalid`, is_guest: true }
  await db
    .insertInto('member')
    .values({ ...guest, created_at: now, updated_at: now, seen_at: now })
    .execute()
  return id as MemberId
}

/**
 * A guest becomes a member: everything moves in one transaction, and the guest goes with it. When that fails nothing is
 * lost: the guest stays, noted as this member's, and is tried again at the next sign-in and every hour.
 *
 * @param from a guest, or a member who signed up here and has not proved the address that `to` has proved
 */
export async function moveGuest(deps: GuestsDeps, { from, to }: Move): Promise<boolean> {
  await deps.db
    .insertInto('guest_move')
    .values({ guest_id: from, member_id: to })
    .onConflict(conflict => conflict.column('guest_id').doNothing())
    .execute()
  return moveWaiting(deps, from)
}

/** Whatever waits for this member. */
export async function moveAllWaiting(deps: GuestsDeps, to?: MemberId): Promise<void> {
  const waiting = await deps.db
    .selectFrom('guest_move')
    .select('guest_id')
    .$if(to !== undefined, query => query.where('member_id', '=', to ?? ''))
    .execute()
  for (const { guest_id } of waiting) await moveWaiting(deps, guest_id as MemberId)
}

async function moveWaiting({ db, log, moveRecords }: GuestsDeps, from: MemberId): Promise<boolean> {
  try {
    await db.transaction().execute(async tx => {
      // Anyone who still writes as the guest waits here, and is told afterwards that the guest is gone.
      const guest = await tx.selectFrom('member').select('id').where('id', '=', from).forUpdate().executeTakeFirst()
      const move = await tx.selectFrom('guest_move').selectAll().where('guest_id', '=', from).executeTakeFirst()
      // Another server did it meanwhile.
      if (!guest || !move) return
      await moveRecords(tx, { from, to: move.member_id as MemberId })
      await tx.deleteFrom('member').where('id', '=', from).execute()
    })
    return true
  } catch (error) {
    log.error('accounts.guest-not-moved', { error })
    return false
  }
}

/**
 * Guests and members nobody has come back as: guests whose last session ran out, and who signed up, never proved the
 * address, and has been away for as long. Whoever's records wait for a member stays.
 */
function stale(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return ({ eb, and, or, not, exists, selectFrom }: ExpressionBuilder<Database, 'member'>) =>
    and([
      or([
        // One that is being made has no session for a moment.
        and([eb('is_guest', '=', true), eb('member.created_at', '<', ago(60 * 60_000))]),
        and([eb('claimed_email', 'is not', null), eb('seen_at', '<', ago(SESSION_SECONDS * 1000))]),
      ]),
      not(
        exists(
          selectFrom('session')
            .select('session.id')
            .whereRef('session.member_id', '=', 'member.id')
            .where('session.expires_at', '>', now),
        ),
      ),
      not(exists(selectFrom('guest_move').select('guest_id').whereRef('guest_id', '=', 'member.id'))),
    ])
}

/** The members among them: they may have connected something that wants to be told before they go. */
export async function staleMembers({ db }: Pick<GuestsDeps, 'db'>, now: Date): Promise<MemberId[]> {
  const rows = await db.selectFrom('member').select('id').where('is_guest', '=', false).where(stale(now)).execute()
  return rows.map(({ id }) => id as MemberId)
}

/** They go with all they kept; an order of theirs stays, as one that was placed without an account. */
export async function purgeStale({ db }: Pick<GuestsDeps, 'db'>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('member').where(stale(now)).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Who signed up here and then signs in as the one who has proved the same address was that person all along. */
export async function moveClaim(deps: GuestsDeps, { from, to }: Move): Promise<void> {
  if (from === to) return
  const claim = await deps.db
    .selectFrom('member as claimant')
    .innerJoin('member as owner', 'owner.email', 'claimant.claimed_email')
    .select('claimant.id')
    .where('claimant.id', '=', from)
    .where('owner.id', '=', to)
    .executeTakeFirst()
  if (claim) await moveGuest(deps, { from, to })
}
