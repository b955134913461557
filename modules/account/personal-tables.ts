import { type CoveredTables, KEY, OWNER } from './covered-tables.ts'
import type { AccountTables } from './tables.ts'

const ENDS = 'stays: it belongs to the guest, and ends with the guest'
const BY_GOOGLE = 'kept back: always empty, nothing of Google’s is kept'

export const PERSONAL_TABLES = {
  member: {
    kind: 'account',
    owner: 'id',
    columns: {
      id: 'told',
      name: 'told',
      email: 'told',
      email_verified: 'told',
      claimed_email: 'told',
      image: 'told',
      is_guest: 'told',
      is_sample: 'kept back: false for everybody who can ask',
      created_at: 'told',
      updated_at: 'told',
      seen_at: 'told',
    },
    isHealth: false,
    atSignUp: ENDS,
  },
  session: {
    kind: 'sessions',
    owner: 'member_id',
    columns: {
      id: KEY,
      member_id: OWNER,
      token: KEY,
      expires_at: 'told',
      created_at: 'told',
      updated_at: 'told',
      ip_address: 'kept back: always empty, addresses are not kept',
      user_agent: 'told',
    },
    isHealth: false,
    atSignUp: ENDS,
  },
  sign_in_method: {
    kind: 'sign_in_methods',
    owner: 'member_id',
    columns: {
      id: 'kept back: a number without a meaning',
      member_id: OWNER,
      provider_id: 'told',
      account_id: 'told',
      password_hash: KEY,
      access_token: BY_GOOGLE,
      refresh_token: BY_GOOGLE,
      id_token: BY_GOOGLE,
      access_token_expires_at: BY_GOOGLE,
      refresh_token_expires_at: BY_GOOGLE,
      scope: BY_GOOGLE,
      told_at: 'told',
      created_at: 'told',
      updated_at: 'told',
    },
    isHealth: false,
    atSignUp: ENDS,
  },
  known_browser: {
    kind: 'known_browsers',
    owner: 'member_id',
    columns: { member_id: OWNER, browser_hash: KEY, first_seen_at: 'told' },
    isHealth: false,
    atSignUp: ENDS,
  },
  guest_move: {
    kind: 'guest_moves',
    owner: 'member_id',
    columns: { guest_id: 'told', member_id: OWNER, asked_at: 'told' },
    isHealth: false,
    atSignUp: ENDS,
  },
  first_change: {
    kind: 'first_changes',
    owner: 'member_id',
    columns: { number_hash: KEY, member_id: OWNER, made_at: 'told' },
    isHealth: false,
    atSignUp: ENDS,
  },
  google_declined: {
    kind: 'google_declined',
    owner: 'member_id',
    columns: { member_id: OWNER, declined_at: 'told' },
    isHealth: false,
    atSignUp: ENDS,
  },
} satisfies CoveredTables<AccountTables>
