import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Session } from '#modules/account/commands/accounts.ts'
import { FRESH_MINUTES } from '#modules/account/commands/passwords.ts'
import { waysIn } from '#modules/account/queries.ts'
import type { Proof } from '#modules/data-rights/proof.ts'

/** How whoever has this session can show once more that it is them. */
export async function waysToProve(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  { member, startedAt }: Session,
): Promise<Proof> {
  const { db, now } = context.get(servicesContext)
  if (member.isGuest) return { kind: 'guest' }
  const { password } = await waysIn(db, member.id)
  if (password !== null) return { kind: 'password' }
  return { kind: 'fresh', isFresh: now().getTime() - startedAt.getTime() < FRESH_MINUTES * 60_000 }
}
