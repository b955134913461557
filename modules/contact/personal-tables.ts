import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ContactTables } from './tables.ts'

export const PERSONAL_TABLES = {
  contact_message: {
    kind: 'messages',
    owner: 'member_id',
    inOrderOf: 'received_at',
    columns: {
      id: 'told',
      member_id: OWNER,
      name: 'told',
      email: 'told',
      subject: 'told',
      message: 'told',
      received_at: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<ContactTables>
