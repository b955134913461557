import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { CartTables } from './tables.ts'

export const PERSONAL_TABLES = {
  member_cart_line: {
    kind: 'cart',
    owner: 'member_id',
    inOrderOf: 'added_at',
    columns: {
      member_id: OWNER,
      product_id: 'told',
      price_id: 'told',
      quantity: 'told',
      added_at: 'told',
      just_added: 'kept back: a note to ourselves, gone as soon as you look into your cart',
    },
    isHealth: false,
    atSignUp: { alike: ['product_id'], keeps: { higher: 'quantity' } },
  },
} satisfies CoveredTables<CartTables>
