import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { GoalsTables } from './tables.ts'

// What somebody aims at tells of their body and their state, and is kept on the strength of their consent.
export const PERSONAL_TABLES = {
  member_target: {
    owner: 'member_id',
    isHealth: true,
    kind: 'targets',
    inOrderOf: 'from_day',
    columns: { member_id: OWNER, from_day: 'told', value: 'told in parts', changed_at: 'told' },
    atSignUp: { alike: ['from_day'], keeps: { later: 'changed_at' } },
  },
  member_goal: {
    owner: 'member_id',
    isHealth: true,
    kind: 'own_goals',
    inOrderOf: 'changed_at',
    columns: { member_id: OWNER, id: 'told', value: 'told in parts', changed_at: 'told' },
    atSignUp: { alike: ['id'], keeps: { later: 'changed_at' } },
  },
} satisfies CoveredTables<GoalsTables>
