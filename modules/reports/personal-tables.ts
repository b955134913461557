import { type CoveredTables, KEY, OWNER } from '#modules/account/covered-tables.ts'
import type { ReportsTables } from './tables.ts'

// A link opens health data, and ends with the consent on which that is kept.
export const PERSONAL_TABLES = {
  record_link: {
    kind: 'record_links',
    owner: 'member_id',
    isHealth: true,
    inOrderOf: 'made_at',
    columns: {
      id: 'told',
      member_id: OWNER,
      key_hash: KEY,
      weeks: 'told',
      shows: 'told',
      note_for: 'told',
      shared_by: 'told',
      made_at: 'told',
      ends_at: 'told',
      opened: 'told',
      opened_on: 'told',
    },
    atSignUp: 'moves',
  },
} satisfies CoveredTables<ReportsTables>
