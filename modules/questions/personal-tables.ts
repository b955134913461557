import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { QuestionsTables } from './tables.ts'

export const PERSONAL_TABLES = {
  product_question: {
    kind: 'questions',
    owner: 'member_id',
    inOrderOf: 'asked_at',
    columns: {
      id: 'told',
      number: 'told',
      product_id: 'told',
      member_id: OWNER,
      email: 'told',
      question: 'told',
      state: 'told',
      answer: 'told',
      reason: 'told',
      asked_at: 'told',
      decided_at: 'told',
      decided_by: 'kept back: who of the shop did it says nothing of the asker',
      decided_why: 'told',
    },
    isHealth: false,
    atSignUp: 'moves',
  },
} satisfies CoveredTables<QuestionsTables>
