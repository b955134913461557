import type { GeneratedAlways } from 'kysely'
import type { FirstDayOfWeek } from '#modules/calendar/words.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { Sex } from '#modules/nutrition/needs/energy-need.ts'
import type { OilyFishPortions } from '#modules/nutrition/needs/goals.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { ActivityLevel } from './health-profile.ts'
import type { Showable } from './settings.ts'
import type { EnergyUnit, HeightUnit, WeightUnit } from './units.ts'

export interface ProfileTables {
  health_profile: HealthProfileTable
  health_consent: HealthConsentTable
  member_settings: MemberSettingsTable
  member_calendar: MemberCalendarTable
}

interface HealthProfileTable {
  member_id: string
  weight_kg: number | null
  height_cm: number | null
  sex: Sex | null
  birth_year: number | null
  activity: ActivityLevel
  calorie_goal_kcal: number | null
  diets: OwnDiet[]
  allergies: Allergen[]
  oily_fish_portions: OilyFishPortions | null
  changed_at: Moment
}

interface HealthConsentTable {
  id: GeneratedAlways<number>
  member_id: string
  wording_version: string
  given_at: Moment
  withdrawn_at: MaybeMoment
}

interface MemberSettingsTable {
  member_id: string
  meal_reminders_since: Date | null
  supplement_reminders_since: Date | null
  progress_updates_since: Date | null
  progress_figures_since: Date | null
  newsletter_since: Date | null
  quiet_from: string | null
  quiet_to: string | null
  weight_unit: WeightUnit
  height_unit: HeightUnit
  energy_unit: EnergyUnit
  share_progress: boolean
  public_profile: boolean
  public_address: string | null
  public_shows: Showable[]
  changed_at: Moment
}

interface MemberCalendarTable {
  member_id: string
  zone: string
  zone_is_chosen: boolean
  first_day_of_week: FirstDayOfWeek | null
  changed_at: Moment
}
