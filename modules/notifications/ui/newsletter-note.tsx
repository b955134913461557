import { Link, useFetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { type SettingsAnswer, useSettingsToast } from '#modules/profile/ui/settings-section.tsx'
import { CONFIRM_DAYS, type NewsletterState } from '../newsletter.ts'

interface NewsletterNoteProps {
  state: NewsletterState
  /** Where the link went, such as 'a…@example.com'. */
  mailbox: string
  formOwner: string
}

/** What the newsletter still waits for; nothing where it is off or confirmed. */
export function NewsletterNote({ state, mailbox, formOwner }: NewsletterNoteProps) {
  if (state === 'waiting' || state === 'not asked yet')
    return (
      <Notice title="The newsletter waits for you" className="mt-3" actions={<AskAgain formOwner={formOwner} />}>
        {state === 'waiting'
          ? `Press the link in the e-mail that we sent to ${mailbox}. It works for ${CONFIRM_DAYS} days; until then you get no newsletter.`
          : `We send a link to ${mailbox}. You get the newsletter once you have pressed it.`}
      </Notice>
    )
  if (state === 'address unproved')
    return (
      <Notice title="The newsletter waits for you" className="mt-3">
        <Link to="/login/security" className="link">
          Confirm your e-mail address
        </Link>{' '}
        first. Then we send you a link that starts the newsletter.
      </Notice>
    )
  return null
}

function AskAgain({ formOwner }: { formOwner: string }) {
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher, { done: 'A new link is on its way' })
  return (
    <fetcher.Form method="post" data-offline="own">
      <input type="hidden" name="section" value="newsletter-link" />
      <input type="hidden" name="formOwner" value={formOwner} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingLabel="Sending a new link…"
      >
        Send a new link
      </Button>
    </fetcher.Form>
  )
}
