import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import type { Db } from '#platform/db/database.ts'
import { chooseNotifications, chooseUnits, saveProfile } from './commands.ts'

/** Sam weighs 175 lbs, thinks in pounds and feet, eats fish but no meat, and keeps away from peanuts. */
const SAM = {
  weightKg: 175 * KG_PER_POUND,
  heightCm: 178,
  sex: 'male',
  birthYear: 1988,
  activity: 'moderate',
  calorieGoalKcal: 2000,
  diets: ['pescatarian'],
  allergies: ['peanuts'],
  oilyFishPortions: null,
} as const

/** What the sample member told, through the same commands as everybody. May run at every start. */
export async function seedSampleProfile(db: Db, now: Date): Promise<void> {
  const { id } = SAMPLE_MEMBER
  await db.transaction().execute(tx => saveProfile(tx, id, { health: SAM, agrees: true }, now))
  await chooseUnits(db, id, { weight: 'lb', height: 'ft', energy: 'kcal' }, now)
  await chooseNotifications(db, id, ['mealReminders', 'progressUpdates'], now)
}
