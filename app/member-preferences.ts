import type { MemberId } from '#modules/account/member.ts'
import { type MemberSetup, memberSetup } from '#modules/profile/queries.ts'
import { NO_QUERY, querySearch } from '#modules/recipes/search/recipe-query.ts'
import type { Db } from '#platform/db/database.ts'
import { NO_PREFERENCES, type Preferences } from './shell/preferences.ts'

/** What pages are painted by for this member. Anyone who has no account has none. One statement. */
export async function memberPreferences(db: Db, memberId: MemberId | null): Promise<Preferences> {
  return memberId ? preferencesIn(await memberSetup(db, memberId)) : NO_PREFERENCES
}

export const preferencesIn = ({ units, eats }: MemberSetup): Preferences => ({
  energy: units.energy,
  eats: querySearch({ ...NO_QUERY, ...eats }).slice(1),
})
