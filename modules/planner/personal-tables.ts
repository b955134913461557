import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { PlannerTables } from './tables.ts'

// Not kept on the strength of the consent to the profile: what somebody means to cook tells their taste, as the recipes
// do that they save. Their diets, allergies and goals are the profile's, which a plan only reads. What a setting tells of
// those who eat with them is health data of others; each is told with a consent of their own, and goes when it is removed.
const MEMBERS = { owner: 'member_id', isHealth: false } as const

export const PERSONAL_TABLES = {
  planned_entry: {
    ...MEMBERS,
    kind: 'planned_meals',
    inOrderOf: 'day',
    columns: {
      member_id: OWNER,
      id: 'told',
      day: 'told',
      meal: 'told',
      place: 'told',
      what: 'told in parts',
      quarters: 'told',
      guest_quarters: 'told',
      portions: 'told in parts',
      time: 'told',
      is_locked: 'told',
      done: 'told',
      changed_at: 'told',
    },
    atSignUp: { alike: ['id'], keeps: 'the member’s' },
  },
  plan_setting: {
    ...MEMBERS,
    kind: 'planning_settings',
    inOrderOf: 'name',
    columns: { member_id: OWNER, name: 'told', key: 'told', value: 'told in parts', changed_at: 'told' },
    atSignUp: { alike: ['name', 'key'], keeps: { later: 'changed_at' } },
  },
  plan_link: {
    ...MEMBERS,
    kind: 'plan_links',
    inOrderOf: 'created_at',
    columns: {
      token: 'told',
      member_id: OWNER,
      opens: 'told',
      from_day: 'told',
      to_day: 'told',
      shared_by: 'told',
      created_at: 'told',
    },
    atSignUp: 'moves',
  },
} satisfies CoveredTables<PlannerTables>
