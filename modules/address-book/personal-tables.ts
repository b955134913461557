import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { AddressBookTables } from './tables.ts'

export const PERSONAL_TABLES = {
  saved_address: {
    kind: 'addresses',
    owner: 'member_id',
    inOrderOf: 'saved_at',
    columns: {
      id: 'kept back: a number without a meaning',
      member_id: OWNER,
      address: 'told in parts',
      saved_at: 'told',
      chosen_at: 'told',
    },
    isHealth: false,
    atSignUp: { alike: ['address'], keeps: 'the member’s' },
  },
} satisfies CoveredTables<AddressBookTables>
