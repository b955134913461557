import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'
import { writeLater } from '../jobs.ts'
import type { MemberId } from '../member.ts'
import { type PasswordFault, passwordFault } from '../password.ts'
import { emailReader, waysIn } from '../queries.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword, verifyOrNothing, verifyPassword } from './password-hash.ts'
import { commonPasswords } from './password-list.ts'
import { readProof, takeProof } from './proofs.ts'

type Weak = { ok: false; reason: 'weak'; fault: PasswordFault }
type Wait = { ok: false; reason: 'wait'; seconds: number }

export async function faultOf(password: string, known: { name: string; email: string }) {
  const common = await commonPasswords()
  return passwordFault(password, known, lower => common.has(lower))
}

/**
 * Whose address and password these are. Always two checks' worth of work: one for anyone who has proved the address,
 * one for anyone who signed up with it last, whether they exist or not.
 */
export async function whoHas(
  { db, config }: Pick<AccountDeps, 'db' | 'config'>,
  { email, password }: { email: string; password: string },
): Promise<MemberId | null> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('sign_in_method', join => join.onRef('member_id', '=', 'member.id').on('provider_id', '=', 'credential'))
    .select(['member.id', 'claimed_email', 'password_hash'])
    .where(eb => eb.or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id')
    .limit(50)
    .execute()
  const owner = rows.find(row => row.claimed_email === null)
  const claim = rows.find(row => row.claimed_email === email)
  const [isOwner, isClaim] = await Promise.all([
    verifyOrNothing(owner?.password_hash, password, config.passwordCost),
    verifyOrNothing(claim?.password_hash, password, config.passwordCost),
  ])
  const found = isOwner ? owner : isClaim ? claim : undefined
  return found ? (found.id as MemberId) : null
}

/** Keeps a password; anyone who had none has one now. */
export async function keepPassword(db: Db | Tx, memberId: string, hash: string, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_method')
    .values({
      id: randomBytes(16).toString('hex'),
      member_id: memberId,
      provider_id: 'credential',
      account_id: memberId,
      password_hash: hash,
    })
    .onConflict(conflict =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password_hash: hash, updated_at: now }),
    )
    .execute()
}

/** Proves once more that it is the member who sits there, for what must not be done by a borrowed browser. */
export async function proveAgain(
  { db, attempts, now }: AccountDeps,
  who: { memberId: MemberId; sessionStartedAt: Date },
  password: string,
): Promise<{ ok: true } | { ok: false; reason: 'wrong' | 'sign-in-again' } | Wait> {
  const { password: hash } = await waysIn(db, who.memberId)
  // Anyone who has no password here signs in at Google once more.
  if (hash === null) {
    const fresh = now().getTime() - who.sessionStartedAt.getTime() < FRESH_MINUTES * 60_000
    return fresh ? { ok: true } : { ok: false, reason: 'sign-in-again' }
  }
  const seconds = await attempts.take('password', who.memberId)
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  if (!(await verifyPassword(hash, password))) return { ok: false, reason: 'wrong' }
  await attempts.forget('password', who.memberId)
  return { ok: true }
}

export const FRESH_MINUTES = 10

export type PasswordOutcome = { ok: true } | { ok: false; reason: 'wrong' | 'sign-in-again' } | Weak | Wait

/** A new password in place of the old one; every session ends, and the caller starts a new one. */
export async function changePassword(
  deps: AccountDeps,
  who: { memberId: MemberId; sessionStartedAt: Date },
  input: { current: string; next: string; origin: string },
): Promise<PasswordOutcome> {
  const reader = await emailReader(deps.db, who.memberId)
  const fault = await faultOf(input.next, { name: reader?.name ?? '', email: reader?.email ?? '' })
  if (fault) return { ok: false, reason: 'weak', fault }
  const proved = await proveAgain(deps, who, input.current)
  if (!proved.ok) return proved
  const hash = await hashPassword(input.next, deps.config.passwordCost)
  await deps.db.transaction().execute(async tx => {
    await keepPassword(tx, who.memberId, hash, deps.now())
    await endSessionsAndLinks(tx, who.memberId)
    await writeLater(deps.jobs, tx, { about: 'password-changed', memberId: who.memberId }, input.origin)
  })
  return { ok: true }
}

/** Asks for a link by e-mail. The answer is the same for every address, and so is the work; the e-mail finds out. */
export async function requestReset(deps: AccountDeps, { email, origin }: { email: string; origin: string }) {
  if (await mayWrite(deps, email)) await writeLater(deps.jobs, deps.db, { about: 'reset', email }, origin)
}

/** So many e-mails go to one address in an hour, whoever asks for them. */
export const mayWrite = async ({ attempts }: AccountDeps, email: string): Promise<boolean> =>
  (await attempts.take('mail', email)) === 0

/** Whether a link from an e-mail still opens the form. */
export const resetLinkHolds = async ({ db, now }: Pick<AccountDeps, 'db' | 'now'>, token: string): Promise<boolean> =>
  (await readProof(db, 'reset', token, now())) !== null

export type ResetOutcome = { ok: true } | { ok: false; reason: 'expired' } | Weak

/** A new password through a link from an e-mail. Who reads the mailbox owns the address, so it is proved as well. */
export async function resetPassword(
  deps: AccountDeps,
  { token, password, origin }: { token: string; password: string; origin: string },
): Promise<ResetOutcome> {
  const { db, now } = deps
  const proof = await readProof(db, 'reset', token, now())
  const reader = proof && (await emailReader(db, proof.memberId))
  if (!proof || reader?.email !== proof.email) return { ok: false, reason: 'expired' }
  const fault = await faultOf(password, reader)
  if (fault) return { ok: false, reason: 'weak', fault }
  const hash = await hashPassword(password, deps.config.passwordCost)
  return db.transaction().execute(async tx => {
    // Of two who come with one link at once, one finds nothing.
    if (!(await takeProof(tx, 'reset', token, now()))) return { ok: false, reason: 'expired' }
    if (!(await settleAddress(tx, proof.memberId, proof.email, now()))) return { ok: false, reason: 'expired' }
    await keepPassword(tx, proof.memberId, hash, now())
    await endSessionsAndLinks(tx, proof.memberId)
    await writeLater(deps.jobs, tx, { about: 'password-changed', memberId: proof.memberId }, origin)
    return { ok: true }
  })
}

/** The address is the member's from now on; false when it has become somebody else's. */
export async function settleAddress(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  const taken = await tx
    .selectFrom('member')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', memberId)
    .executeTakeFirst()
  if (taken) return false
  await tx
    .updateTable('member')
    .set({ email, email_verified: true, claimed_email: null, updated_at: now })
    .where('id', '=', memberId)
    .where('is_guest', '=', false)
    .where('is_sample', '=', false)
    .execute()
  return true
}

/** Nobody stays signed in, and no link that was sent before opens anything. */
export async function endSessionsAndLinks(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await tx
    .deleteFrom('pending_proof')
    .where('identifier', 'like', 'reset:%')
    .where('value', 'like', `%"memberId":"${memberId}"%`)
    .execute()
}
