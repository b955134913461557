import { writeLater } from '../jobs.ts'
import type { MemberId } from '../member.ts'
import { addressOwner, emailReader, waysIn } from '../queries.ts'
import type { AccountDeps } from './deps.ts'
import { verifyOrNothing } from './password-hash.ts'
import { endSessionsAndLinks, mayWrite, proveAgain, settleAddress } from './passwords.ts'
import { type ProofKind, readProof, takeProof } from './proofs.ts'

type Wait = { ok: false; reason: 'wait'; seconds: number }
export type ConfirmOutcome =
  | { ok: true; memberId: MemberId }
  | { ok: false; reason: 'expired' | 'taken' | 'needs-password' | 'wrong' }
  | Wait

/** Whether a link from an e-mail still holds, and whose it is. */
export async function linkHolds({ db, now }: AccountDeps, kind: ProofKind, token: string): Promise<MemberId | null> {
  const proof = await readProof(db, kind, token, now())
  return proof ? (proof.memberId as MemberId) : null
}

/**
 * The address is proved: somebody reads its mail. They must also be who signed up, in that browser or by its password:
 * otherwise a stranger could sign up with an address and wait for its owner to press the link.
 */
export async function confirmAddress(
  deps: AccountDeps,
  input: { token: string; current: MemberId | null; password: string | null },
): Promise<ConfirmOutcome> {
  const { db, now, attempts, config } = deps
  const proof = await readProof(db, 'confirm', input.token, now())
  if (!proof) return { ok: false, reason: 'expired' }
  const memberId = proof.memberId as MemberId
  if (input.current !== memberId) {
    if (input.password === null) return { ok: false, reason: 'needs-password' }
    const seconds = await attempts.take('password', memberId)
    if (seconds > 0) return { ok: false, reason: 'wait', seconds }
    const { password } = await waysIn(db, memberId)
    const right = await verifyOrNothing(password, input.password, config.passwordCost)
    if (!right) return { ok: false, reason: 'wrong' }
    await attempts.forget('password', memberId)
  }
  return settle(deps, 'confirm', input.token, async (tx, proved) => {
    const reader = await emailReader(db, proved.memberId)
    return reader?.email === proved.email && (await settleAddress(tx, proved.memberId, proved.email, now()))
  })
}

/** Uses up the token and does what it proves, or neither. */
async function settle(
  { db, now }: AccountDeps,
  kind: ProofKind,
  token: string,
  work: (tx: Parameters<typeof takeProof>[0], proof: { memberId: string; email: string }) => Promise<boolean>,
): Promise<ConfirmOutcome> {
  try {
    return await db.transaction().execute(async (tx): Promise<ConfirmOutcome> => {
      const proof = await takeProof(tx, kind, token, now())
      if (!proof) return { ok: false, reason: 'expired' }
      if (!(await work(tx, proof))) return { ok: false, reason: 'taken' }
      return { ok: true, memberId: proof.memberId as MemberId }
    })
  } catch (error) {
    // Two who prove one address at the same moment: the unique key lets one of them.
    if ((error as { code?: string }).code === '23505') return { ok: false, reason: 'taken' }
    throw error
  }
}

/** The e-mail once more, for a member whose address is not proved yet. */
export async function sendConfirmationAgain(
  deps: AccountDeps,
  { memberId, origin }: { memberId: MemberId; origin: string },
): Promise<void> {
  const reader = await emailReader(deps.db, memberId)
  if (!reader || reader.proved || !(await mayWrite(deps, reader.email))) return
  await writeLater(deps.jobs, deps.db, { about: 'signed-up', memberId, email: reader.email }, origin)
}

export type ChangeOutcome =
  | { ok: true }
  | { ok: false; reason: 'same' }
  | { ok: false; reason: 'wrong' | 'sign-in-again' }
  | Wait

/**
 * Asks for another address. It changes when its own mailbox has answered, so nobody learns here whether it has an
 * account; the old address is told then. Who has not proved the first one simply claims another.
 */
export async function requestAddressChange(
  deps: AccountDeps,
  who: { memberId: MemberId; sessionStartedAt: Date },
  input: { email: string; password: string; origin: string },
): Promise<ChangeOutcome> {
  const { db, jobs, now } = deps
  const { memberId } = who
  const { email, origin } = input
  const reader = await emailReader(db, memberId)
  if (!reader || reader.email === email) return { ok: false, reason: 'same' }
  const proved = await proveAgain(deps, who, input.password)
  if (!proved.ok) return proved
  const write = await mayWrite(deps, email)
  await db.transaction().execute(async tx => {
    if (!reader.proved) {
      const claim = { claimed_email: email, updated_at: now() }
      await tx.updateTable('member').set(claim).where('id', '=', memberId).execute()
    }
    if (!write) return
    const about = reader.proved ? 'change-address' : 'signed-up'
    await writeLater(jobs, tx, { about, memberId, email }, origin)
  })
  return { ok: true }
}

/** The new address has answered, in a browser that the member is signed in with. Every other session ends. */
export async function changeAddress(
  deps: AccountDeps,
  input: { token: string; current: MemberId | null; origin: string },
): Promise<ConfirmOutcome> {
  const { db, jobs, now } = deps
  const proof = await readProof(db, 'change', input.token, now())
  if (!proof) return { ok: false, reason: 'expired' }
  if (input.current !== proof.memberId) return { ok: false, reason: 'needs-password' }
  return settle(deps, 'change', input.token, async (tx, { memberId, email }) => {
    const before = await emailReader(db, memberId)
    if (!before?.proved || (await addressOwner(tx, email))) return false
    if (!(await settleAddress(tx, memberId, email, now()))) return false
    await endSessionsAndLinks(tx, memberId)
    await writeLater(
      jobs,
      tx,
      { about: 'address-changed', memberId, email: before.email, newEmail: email },
      input.origin,
    )
    return true
  })
}
