import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { NotificationsTables } from './tables.ts'

export const PERSONAL_TABLES = {
  newsletter_consent: {
    kind: 'newsletter_consent',
    owner: 'member_id',
    columns: {
      id: 'kept back: a number without a meaning',
      member_id: OWNER,
      email: 'told',
      wording_version: 'told',
      asked_at: 'told',
      confirmed_at: 'told',
      confirmed_by: 'told',
      ended_at: 'told',
    },
    isHealth: false,
    atSignUp: 'stays: a guest has no address to write to',
  },
  newsletter_delivery: {
    kind: 'newsletters',
    owner: 'member_id',
    columns: {
      issue_id: 'told',
      member_id: OWNER,
      noted_at: 'told',
      begun_at: 'told',
      done_at: 'told',
      outcome: 'told',
    },
    isHealth: false,
    atSignUp: 'stays: a guest has no address to write to',
  },
} satisfies CoveredTables<NotificationsTables>
