import { writeLater } from '../jobs.ts'
import type { MemberId } from '../member.ts'
import { waysIn } from '../queries.ts'
import type { AccountDeps } from './deps.ts'
import { endSessionsAndLinks, proveAgain } from './passwords.ts'

type NoteDeps = Pick<AccountDeps, 'db' | 'jobs' | 'now'>

/**
 * After somebody came from Google: an account that had another way in before is told, once, that Google opens it too.
 * Should the server stop before this, the next visit through Google tells it.
 */
export async function noteGoogle(
  { db, jobs, now }: NoteDeps,
  { memberId, origin }: { memberId: MemberId; origin: string },
): Promise<void> {
  await db.transaction().execute(async tx => {
    const methods = await tx
      .selectFrom('sign_in_method')
      .select(['id', 'told_at', 'provider_id'])
      .where('member_id', '=', memberId)
      .forUpdate()
      .execute()
    const isNews = (each: (typeof methods)[number]) => each.provider_id === 'google' && each.told_at === null
    const news = methods.filter(isNews).map(({ id }) => id)
    if (news.length === 0) return
    await tx.updateTable('sign_in_method').set({ told_at: now() }).where('id', 'in', news).execute()
    await tx.deleteFrom('google_declined').where('member_id', '=', memberId).execute()
    if (methods.length > news.length) await writeLater(jobs, tx, { about: 'google-connected', memberId }, origin)
  })
}

export type DisconnectOutcome =
  | { ok: true }
  | { ok: false; reason: 'only-way-in' | 'wrong' | 'sign-in-again' }
  | { ok: false; reason: 'wait'; seconds: number }

/**
 * Google no longer opens the account, until it is connected again. Never for somebody who has no password: they would
 * be locked out. Every session ends, and the caller starts a new one.
 */
export async function disconnectGoogle(
  deps: AccountDeps,
  who: { memberId: MemberId; sessionStartedAt: Date },
  { password, origin }: { password: string; origin: string },
): Promise<DisconnectOutcome> {
  const { db, jobs, now } = deps
  const { memberId } = who
  if ((await waysIn(db, memberId)).password === null) return { ok: false, reason: 'only-way-in' }
  const proved = await proveAgain(deps, who, password)
  if (!proved.ok) return proved
  await db.transaction().execute(async tx => {
    const gone = await tx
      .deleteFrom('sign_in_method')
      .where('member_id', '=', memberId)
      .where('provider_id', '=', 'google')
      .returning('id')
      .execute()
    // Pressed twice: the first did it.
    if (gone.length === 0) return
    await tx
      .insertInto('google_declined')
      .values({ member_id: memberId, declined_at: now() })
      .onConflict(clash => clash.doNothing())
      .execute()
    await endSessionsAndLinks(tx, memberId)
    await writeLater(jobs, tx, { about: 'google-disconnected', memberId }, origin)
  })
  return { ok: true }
}
