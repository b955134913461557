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
    atSignUp: { alike: ['lesson', 'question'], keeps: 'the member’s' },
  },
} satisfies CoveredTables<LearnTables>
