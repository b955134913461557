import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ChangesTables } from './tables.ts'

export const PERSONAL_TABLES = {
  applied_change: {
    kind: 'changes',
    owner: 'member_id',
    columns: {
      member_id: OWNER,
      id: 'told',
      kind: 'told',
      day: 'told',
      at: 'told',
      applied_at: 'told',
      outcome: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
  latest_change: {
    kind: 'last-changed',
    owner: 'member_id',
    columns: { member_id: OWNER, kind: 'told', subject: 'told', at: 'told' },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<ChangesTables>
