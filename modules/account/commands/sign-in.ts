import { createHash, randomBytes } from 'node:crypto'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import type { Db } from '#platform/db/database.ts'
import { browserName } from '../browser-name.ts'
import { writeLater } from '../jobs.ts'
import type { MemberId } from '../member.ts'
import type { PasswordFault } from '../password.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword } from './password-hash.ts'
import { faultOf, keepPassword, mayWrite, whoHas } from './passwords.ts'

type Wait = { ok: false; reason: 'wait'; seconds: number }
export type SignInOutcome = { ok: true; memberId: MemberId } | { ok: false; reason: 'wrong' } | Wait
export type SignUpOutcome =
  | { ok: true; memberId: MemberId }
  | { ok: false; reason: 'weak'; fault: PasswordFault }
  | Wait

/** `browser`: the number that this browser keeps, see `known_browser`. */
interface Credentials {
  email: string
  password: string
  browser: string | null
}

/** Who somebody is by address and password. What is wrong with them is not said: neither of the two alone is known. */
export async function checkSignIn(deps: AccountDeps, credentials: Credentials): Promise<SignInOutcome> {
  const key = await guessKey(deps.db, credentials)
  const seconds = await deps.attempts.take('password', key)
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  const memberId = await whoHas(deps, credentials)
  if (!memberId) return { ok: false, reason: 'wrong' }
  await deps.attempts.forget('password', key)
  return { ok: true, memberId }
}

/**
 * A new account, which can be used at once; the address is proved later, by the link in the e-mail. Anyone who fills in
 * the form learns nothing of others: where the address has an account already, a new one is made all the same, and the
 * owner of the address is told by e-mail. Anyone who knows that account's password is simply signed in to it.
 */
export async function signUp(
  deps: AccountDeps,
  input: Credentials & { name: string; origin: string },
): Promise<SignUpOutcome> {
  const { name, email, password, origin } = input
  const fault = await faultOf(password, { name, email })
  if (fault) return { ok: false, reason: 'weak', fault }
  const known = await checkSignIn(deps, input)
  if (known.ok || known.reason === 'wait') return known
  const hash = await hashPassword(password, deps.config.passwordCost)
  const id = randomBytes(16).toString('hex')
  const write = await mayWrite(deps, email)
  const now = deps.now()
  await deps.db.transaction().execute(async tx => {
    await tx
      .insertInto('member')
      .values({
        id,
        name,
        email: `${id}@unproved.invalid`,
        claimed_email: email,
        created_at: now,
        updated_at: now,
        seen_at: now,
      })
      .execute()
    await keepPassword(tx, id, hash, now)
    if (write) await writeLater(deps.jobs, tx, { about: 'signed-up', memberId: id, email }, origin)
  })
  return { ok: true, memberId: id as MemberId }
}

/**
 * A browser that has been signed in with before has a count of its own: anyone who guesses from elsewhere cannot lock
 * the owner out.
 */
async function guessKey(db: Db, { email, browser }: Credentials): Promise<string> {
  const row = await db
    .selectFrom('known_browser')
    .innerJoin('member', 'member.id', 'member_id')
    .select('browser_hash')
    .where('browser_hash', '=', browserHash(browser ?? ''))
    .where(eb => eb.or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .executeTakeFirst()
  return row ? `${email} ${row.browser_hash}` : email
}

/** Remembers the browser that somebody signed in with; when others were known before this one, its owner is told. */
export async function noteArrival(
  { db, jobs, now }: AccountDeps,
  arrival: { memberId: MemberId; browser: string; userAgent: string | null; origin: string },
): Promise<void> {
  const { memberId, origin } = arrival
  const known = await db.selectFrom('known_browser').select('browser_hash').where('member_id', '=', memberId).execute()
  const hash = browserHash(arrival.browser)
  if (known.some(row => row.browser_hash === hash)) return
  await db.transaction().execute(async tx => {
    const added = await tx
      .insertInto('known_browser')
      .values({ member_id: memberId, browser_hash: hash, first_seen_at: now() })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (known.length === 0 || Number(added.numInsertedOrUpdatedRows) === 0) return
    const browser = browserName(arrival.userAgent)
    await writeLater(jobs, tx, { about: 'new-sign-in', memberId, browser, at: momentText(now(), LONDON) }, origin)
  })
}

export const newBrowser = (): string => randomBytes(18).toString('base64url')

const browserHash = (browser: string) => createHash('sha256').update(browser).digest('base64url')
