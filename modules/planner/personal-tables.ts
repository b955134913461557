import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { PlannerTables } from './tables.ts'

// No health data: what somebody means to cook tells their taste, as the recipes do that they save. Their diets, allergies
// and goals are the profile's, which a plan only reads.
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
      time: 'told',
      is_locked: 'told',
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
