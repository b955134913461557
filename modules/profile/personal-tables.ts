import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ProfileTables } from './tables.ts'

export const PERSONAL_TABLES = {
  health_profile: {
    kind: 'health_profile',
    owner: 'member_id',
    columns: {
      member_id: OWNER,
      weight_kg: 'told',
      height_cm: 'told',
      sex: 'told',
      birth_year: 'told',
      activity: 'told',
      calorie_goal_kcal: 'told',
      diets: 'told',
      allergies: 'told',
      changed_at: 'told',
    },
    isHealth: true,
    atSignUp: 'by rule: fills each field that the member has not told; allergies are joined',
  },
  health_consent: {
    kind: 'health_consent',
    owner: 'member_id',
    columns: {
      id: 'kept back: a number without a meaning',
      member_id: OWNER,
      wording_version: 'told',
      given_at: 'told',
      withdrawn_at: 'told',
    },
    // The dates outlive the consent: they prove that it was given and taken back.
    isHealth: false,
    withdrawn: 'by rule: the date of the withdrawal is noted',
    atSignUp: 'by rule: comes along unless the member has one in force',
  },
  member_settings: {
    kind: 'member_settings',
    owner: 'member_id',
    columns: {
      member_id: OWNER,
      meal_reminders_since: 'told',
      supplement_reminders_since: 'told',
      progress_updates_since: 'told',
      progress_figures_since: 'told',
      newsletter_since: 'told',
      weight_unit: 'told',
      height_unit: 'told',
      energy_unit: 'told',
      share_progress: 'told',
      public_profile: 'told',
      public_address: 'told',
      public_shows: 'told',
      changed_at: 'told',
    },
    isHealth: false,
    withdrawn: 'by rule: the public page stops naming diets, and e-mails name no figures',
    atSignUp: { alike: [], keeps: 'the member’s' },
  },
  member_calendar: {
    kind: 'member_calendar',
    owner: 'member_id',
    columns: {
      member_id: OWNER,
      zone: 'told',
      zone_is_chosen: 'told',
      first_day_of_week: 'told',
      changed_at: 'told',
    },
    isHealth: false,
    atSignUp: 'by rule: what was chosen wins over what was guessed, and the member’s choice over the guest’s',
  },
} satisfies CoveredTables<ProfileTables>
