import { type CoveredTables, KEY, OWNER } from '#modules/account/covered-tables.ts'
import type { ReviewsTables } from './tables.ts'

const NUMBER = 'kept back: a number without a meaning'

export const PERSONAL_TABLES = {
  product_review: {
    kind: 'reviews',
    owner: 'member_id',
    inOrderOf: 'written_at',
    columns: {
      id: NUMBER,
      product_id: 'told',
      order_id: 'told',
      member_id: OWNER,
      buyer: KEY,
      version: 'told',
      state: 'told',
      stars: 'told',
      title: 'told',
      body: 'told',
      name: 'told',
      incentive: 'told',
      written_at: 'told',
      changed_at: 'told',
      published_at: 'told',
      reason: 'told',
      reply: 'told',
      replied_at: 'told',
    },
    isHealth: false,
    atSignUp: { alike: ['product_id'], keeps: 'the member’s' },
  },
  product_review_step: {
    kind: 'review_steps',
    owner: { by: 'review_id', through: 'product_review' },
    inOrderOf: 'id',
    columns: {
      id: NUMBER,
      review_id: NUMBER,
      version: 'told',
      at: 'told',
      act: 'told',
      stars: 'told',
      made_by: 'kept back: who of the shop did it says nothing of the writer',
      reason: 'told',
      why: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<ReviewsTables>
