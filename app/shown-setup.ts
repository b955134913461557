import type { Member, MemberId } from '#modules/account/member.ts'
import { type MemberSetup, memberSetup } from '#modules/profile/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Identity } from './middleware/identity.ts'

const asked = new WeakMap<Identity, { readonly id: MemberId; readonly setup: Promise<MemberSetup> }>()

/**
 * How whoever is shown here has set things up, the sample member for a visitor. Asked once in a request, however many
 * loaders want to know.
 */
export function shownSetup(db: Db, identity: Identity, { id }: Pick<Member, 'id'>): Promise<MemberSetup> {
  const known = asked.get(identity)
  // Somebody may have signed in within the same request.
  if (known?.id === id) return known.setup
  const setup = memberSetup(db, id)
  asked.set(identity, { id, setup })
  return setup
}
