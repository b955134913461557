import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ChangesTables } from './tables.ts'

const MEMBERS = { owner: 'member_id', isHealth: false } as const

export const PERSONAL_TABLES = {
  applied_change: {
    ...MEMBERS,
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
    inOrderOf: 'applied_at',
    // Known as the member's, so that it is not applied again.
    atSignUp: { alike: ['id'], keeps: 'the member’s' },
  },
  latest_change: {
    ...MEMBERS,
    kind: 'last_changed',
    columns: { member_id: OWNER, kind: 'told', subject: 'told', at: 'told' },
    inOrderOf: 'at',
    atSignUp: { alike: ['kind', 'subject'], keeps: { higher: 'at' } },
  },
} satisfies CoveredTables<ChangesTables>
