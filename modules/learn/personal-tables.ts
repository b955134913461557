import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { LearnTables } from './tables.ts'

export const PERSONAL_TABLES = {
  lesson_answer: {
    owner: 'member_id',
    isHealth: false,
    kind: 'lesson_answers',
    inOrderOf: 'answered_at',
    columns: {
      member_id: OWNER,
      lesson: 'told',
      question: 'told',
      first_right: 'told',
      is_right: 'told',
      answered_at: 'told',
    },
    // What was right once stays right, whoever answered it.
    atSignUp: { alike: ['lesson', 'question'], keeps: { higher: 'is_right' } },
  },
  read_article: {
    owner: 'member_id',
    isHealth: false,
    kind: 'read_articles',
    inOrderOf: 'read_at',
    columns: { member_id: OWNER, article: 'told', read_at: 'told' },
    atSignUp: { alike: ['article'], keeps: { lower: 'read_at' } },
  },
} satisfies CoveredTables<LearnTables>
