import type { ColumnType, Generated } from 'kysely'

export interface AccountTables {
  member: MemberTable
  session: SessionTable
  sign_in_method: SignInMethodTable
  pending_proof: PendingProofTable
  guest_move: GuestMoveTable
  known_browser: KnownBrowserTable
  first_change: FirstChangeTable
  google_declined: GoogleDeclinedTable
}

type Moment = ColumnType<Date, Date | undefined, Date>

interface MemberTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  claimed_email: string | null
  image: string | null
  is_guest: Generated<boolean>
  is_sample: Generated<boolean>
  created_at: Moment
  updated_at: Moment
  seen_at: Moment
}

interface SessionTable {
  id: string
  member_id: string
  token: string
  expires_at: ColumnType<Date, Date, Date>
  created_at: Moment
  updated_at: Moment
  ip_address: string | null
  user_agent: string | null
}

interface SignInMethodTable {
  id: string
  member_id: string
  provider_id: string
  account_id: string
  password_hash: string | null
  access_token: null
  refresh_token: null
  id_token: null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  told_at: ColumnType<Date | null, Date | null | undefined, Date>
  created_at: Moment
  updated_at: Moment
}

interface PendingProofTable {
  id: string
  identifier: string
  value: string
  expires_at: ColumnType<Date, Date, Date>
  created_at: Moment
  updated_at: Moment
}

interface GuestMoveTable {
  guest_id: string
  member_id: string
  asked_at: Moment
}

interface KnownBrowserTable {
  member_id: string
  browser_hash: string
  first_seen_at: Moment
}

interface FirstChangeTable {
  number_hash: string
  member_id: string
  made_at: ColumnType<Date, Date, Date>
}

interface GoogleDeclinedTable {
  member_id: string
  declined_at: ColumnType<Date, Date, never>
}
