import type { MemberId } from '#modules/account/member.ts'
import { eatingRulesOf, settingsOf } from '#modules/profile/queries.ts'
import { NO_QUERY, querySearch } from '#modules/recipes/search/recipe-query.ts'
import type { Db } from '#platform/db/database.ts'
import { NO_PREFERENCES, type Preferences } from './shell/preferences.ts'

/** What pages are painted by for this member. Anyone who has no account has none. Two statements. */
export async function memberPreferences(db: Db, memberId: MemberId | null): Promise<Preferences> {
  if (!memberId) return NO_PREFERENCES
  const [{ units }, rules] = await Promise.all([settingsOf(db, memberId), eatingRulesOf(db, memberId)])
  return { energy: units.energy, eats: querySearch({ ...NO_QUERY, ...rules }).slice(1) }
}
