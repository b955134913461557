import type { ColumnType, GeneratedAlways } from 'kysely'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { Block } from '#platform/mail/email.tsx'

export interface NotificationsTables {
  newsletter_consent: NewsletterConsentTable
  newsletter_issue: NewsletterIssueTable
  newsletter_delivery: NewsletterDeliveryTable
}

interface NewsletterConsentTable {
  id: GeneratedAlways<number>
  member_id: string
  email: string
  wording_version: string
  asked_at: Moment
  confirmed_at: MaybeMoment
  confirmed_by: 'link' | 'preferences' | null
  ended_at: MaybeMoment
}

interface NewsletterIssueTable {
  id: string
  subject: string
  /** In JSON on the way in. */
  blocks: ColumnType<Block[], string, never>
  made_by: string
  made_at: Moment
}

interface NewsletterDeliveryTable {
  issue_id: string
  member_id: string
  noted_at: Moment
  begun_at: MaybeMoment
  done_at: MaybeMoment
  outcome: 'sent' | 'unwanted' | 'refused' | null
}
