import { type CoveredTables, KEY, type KeptBack, OWNER } from '#modules/account/covered-tables.ts'
import type { SubscriptionsTables } from './tables.ts'

const WORKINGS: KeptBack = 'kept back: how the shop works it off; says nothing of the subscriber'
const OF_SUBSCRIPTION = { by: 'subscription_id', through: 'subscription' } as const

/** It ends before an account goes; the orders that it brought stay for the books, and these rows do not. */
export const PERSONAL_TABLES = {
  subscription: {
    kind: 'subscriptions',
    owner: 'member_id',
    inOrderOf: 'begun_at',
    columns: {
      id: 'told',
      member_id: OWNER,
      product_id: 'told',
      packs: 'told',
      every_days: 'told',
      unit_pence: 'told',
      delivery_pence: 'told',
      state: 'told',
      payment_id: 'told',
      begun_at: 'told',
      started_at: 'told',
      next_at: 'told',
      failing_since: 'told',
      ship_to: 'told in parts',
      reminded_for: 'told',
      looked_at: WORKINGS,
      ended_at: 'told',
      ended_because: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
  subscription_renewal: {
    kind: 'subscription_renewals',
    owner: OF_SUBSCRIPTION,
    inOrderOf: 'at',
    columns: { invoice_id: 'told', subscription_id: 'told', order_id: 'told', outcome: 'told', at: 'told' },
    isHealth: false,
    atSignUp: 'moves',
  },
  subscription_history: {
    kind: 'subscription_history',
    owner: OF_SUBSCRIPTION,
    inOrderOf: 'id',
    columns: {
      id: WORKINGS,
      subscription_id: 'told',
      at: 'told',
      fact: 'told',
      cause: WORKINGS,
      detail: 'told in parts',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
  subscription_key: {
    kind: 'subscription_keys',
    owner: OF_SUBSCRIPTION,
    columns: { key_hash: KEY, subscription_id: 'told', made_at: 'told' },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<SubscriptionsTables>
