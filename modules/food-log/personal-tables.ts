import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { FoodLogTables } from './tables.ts'

// What somebody eats, weighs and measures is health data, kept on the strength of their consent.
const MEMBERS = { owner: 'member_id', isHealth: true } as const

export const PERSONAL_TABLES = {
  diary_entry: {
    ...MEMBERS,
    kind: 'diary_entries',
    inOrderOf: 'day',
    columns: {
      member_id: OWNER,
      id: 'told',
      day: 'told',
      meal: 'told',
      place: 'told',
      time: 'told',
      what: 'told in parts',
      amount: 'told in parts',
      one: 'told',
      added: 'told',
      changed_at: 'told',
    },
    exported: 'by rule: what was eaten is told with the nutrients that it gave, least and most',
    atSignUp: { alike: ['id'], keeps: { later: 'changed_at' } },
  },
  diary_water: {
    ...MEMBERS,
    kind: 'water',
    inOrderOf: 'day',
    columns: { member_id: OWNER, id: 'told', day: 'told', ml: 'told', time: 'told', changed_at: 'told' },
    atSignUp: { alike: ['id'], keeps: { later: 'changed_at' } },
  },
  diary_measure: {
    ...MEMBERS,
    kind: 'measurements',
    inOrderOf: 'day',
    columns: {
      member_id: OWNER,
      id: 'told',
      day: 'told',
      time: 'told',
      kind: 'told',
      value: 'told',
      words: 'told',
      changed_at: 'told',
    },
    atSignUp: { alike: ['id'], keeps: { later: 'changed_at' } },
  },
  diary_day: {
    ...MEMBERS,
    kind: 'diary_days',
    inOrderOf: 'day',
    columns: { member_id: OWNER, day: 'told', status: 'told', note: 'told', changed_at: 'told' },
    atSignUp: { alike: ['day'], keeps: 'the member’s' },
  },
  diary_setting: {
    ...MEMBERS,
    kind: 'diary_settings',
    inOrderOf: 'name',
    columns: { member_id: OWNER, name: 'told', key: 'told', value: 'told in parts', changed_at: 'told' },
    atSignUp: { alike: ['name', 'key'], keeps: { later: 'changed_at' } },
  },
} satisfies CoveredTables<FoodLogTables>
