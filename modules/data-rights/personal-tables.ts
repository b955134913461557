import { type CoveredTables, KEY, OWNER } from '#modules/account/covered-tables.ts'
import type { DataRightsTables } from './tables.ts'

const AT_ONCE = 'stays: a guest is erased at once, so there is nothing to undo'

export const PERSONAL_TABLES = {
  deletion: {
    kind: 'deletion',
    owner: 'member_id',
    columns: { member_id: OWNER, asked_at: 'told', erase_at: 'told' },
    isHealth: false,
    atSignUp: AT_ONCE,
  },
  deletion_key: {
    kind: 'deletion_keys',
    owner: 'member_id',
    columns: { key_hash: KEY, member_id: OWNER, made_at: 'told' },
    isHealth: false,
    atSignUp: AT_ONCE,
  },
} satisfies CoveredTables<DataRightsTables>
