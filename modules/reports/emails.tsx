import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { dayOf } from '#modules/calendar/day.ts'
import { closing } from '#modules/notifications/emails.tsx'
import { type Block, email } from '#platform/mail/email.tsx'
import type { Digest } from './digest.ts'

interface DigestFacts extends Digest {
  name: string
  /** The shop's address without a slash at the end. */
  shop: string
  unsubscribeUrl: string
  preferencesUrl: string
  sender: EmailSender
}

const text = (words: string): Block => ({ kind: 'text', text: words })
const link = (words: string, url: string): Block => ({ kind: 'link', text: words, url })

const digest = email<DigestFacts>(
  'weekly-digest',
  ({ name, shop, from, days, figures, sender, ...links }) => ({
    from: senderLines(sender),
    // Read over a shoulder and on a locked screen: neither says anything of anybody's health.
    subject: 'Your week at Thymewell is ready',
    preview: `What your log of ${days} adds up to.`,
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      text(
        `Your log of ${days} is added up: averages of the days you logged in full, and which reference intakes they met.`,
      ),
      ...(figures ? [{ kind: 'amounts' as const, rows: figures.map(row => ({ ...row, strong: false })) }] : []),
      { kind: 'action', text: 'See your week', url: `${shop}/dashboard/nutrients?week=${from}` },
      link('Progress', `${shop}/dashboard/progress`),
      ...(figures
        ? [text('These figures are here because you asked for them. Averages say nothing about one person’s health.')]
        : []),
      text('You get this once a week because you asked for progress updates.'),
      ...closing(links),
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    from: dayOf('2026-11-16'),
    days: '16 to 22 November 2026',
    figures: [
      { label: 'Days logged in full', detail: '', amount: '6 of 7' },
      { label: 'Calories', detail: 'A day; the goal is 2,120 kcal', amount: '1,950 kcal' },
      { label: 'References met', detail: '', amount: '18' },
    ],
    unsubscribeUrl: 'https://shop.example/unsubscribe/sample-key',
    preferencesUrl: 'https://shop.example/e-mail-choices/sample-key',
    sender: SAMPLE_SENDER,
  },
)

/** Every e-mail about somebody's record. */
export const EMAILS = { digest }
