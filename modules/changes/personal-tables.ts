import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ChangesTables } from './tables.ts'

const MOVING = { owner: 'member_id', isHealth: false, atSignUp: 'moves' } as const

export const PERSONAL_TABLES = {
  applied_change: {
    ...MOVING,
    kind: 'changes',
    columns: {
      member_id: OWNER,
      id: 'told',
      kind: 'told',
      day: 'told',
      at: 'told',
      applied_at: 'told',
      outcome: 'told in parts',
    },
  },
  latest_change: {
    ...MOVING,
    kind: 'last_changed',
    columns: { member_id: OWNER, kind: 'told', subject: 'told', at: 'told' },
  },
} satisfies CoveredTables<ChangesTables>
