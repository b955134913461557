import type { Member } from '#modules/account/member.ts'
import { type EatingRules, eatingRules, hasRules } from '#modules/profile/eating-rules.ts'
import { eatingRulesOf, settingsOf } from '#modules/profile/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { NO_PREFERENCES, type Preferences } from './shell/preferences.ts'

/** What pages are painted by for this member, and the rules behind it. Whoever has no account has none. */
export async function memberPreferences(
  db: Db,
  member: Member | null,
): Promise<{ preferences: Preferences; rules: EatingRules }> {
  if (!member) return { preferences: NO_PREFERENCES, rules: eatingRules({ diets: [], allergies: [] }) }
  const [{ units }, rules] = await Promise.all([settingsOf(db, member.id), eatingRulesOf(db, member.id)])
  return { preferences: { energy: units.energy, eatsByRules: hasRules(rules) }, rules }
}
