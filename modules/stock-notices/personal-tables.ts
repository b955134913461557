import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { StockNoticesTables } from './tables.ts'

export const PERSONAL_TABLES = {
  stock_notice: {
    kind: 'stock_notices',
    owner: 'member_id',
    columns: {
      id: 'kept back: a number without a meaning',
      product_id: 'told',
      email: 'told',
      member_id: OWNER,
      asked_at: 'told',
      confirmed_at: 'told',
      noted_at: 'told',
      begun_at: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<StockNoticesTables>
