import type { ReactNode } from 'react'
import type { NewsletterState } from '#modules/notifications/newsletter.ts'
import { NewsletterNote } from '#modules/notifications/ui/newsletter-note.tsx'
import type { QuietHours } from '#modules/profile/quiet-hours.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { NotificationSettings } from '#modules/profile/ui/notification-settings.tsx'
import { QuietHoursForm } from '#modules/profile/ui/quiet-hours-form.tsx'
import { SettingsSection } from '#modules/profile/ui/settings-section.tsx'

export interface NotificationsShown {
  wanted: readonly Notification[]
  newsletter: NewsletterState
  /** Such as 'a…@example.com'. */
  mailbox: string
  quiet: QuietHours | null
}

interface NotificationSectionProps {
  shown: NotificationsShown
  formOwner: string
  /** In place of the switches, for somebody who has no account. */
  signUp: ReactNode
}

/** What we may write to somebody, and when. */
export function NotificationSection({ shown, formOwner, signUp }: NotificationSectionProps) {
  const { wanted, newsletter, mailbox, quiet } = shown
  return (
    <SettingsSection id="notifications" title="Notifications" words="We only send what you tick.">
      {signUp ?? (
        <>
          <NotificationSettings {...{ wanted, formOwner }} />
          <NewsletterNote state={newsletter} {...{ mailbox, formOwner }} />
          <QuietHoursForm {...{ quiet, formOwner }} />
        </>
      )}
    </SettingsSection>
  )
}
