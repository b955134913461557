import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import type { ContactMessage } from './message.ts'

interface MessageFacts extends ContactMessage {
  isMember: boolean
}

const text = (words: string): Block => ({ kind: 'text', text: words })

/** To support; an answer goes to whoever wrote. */
const message = email<MessageFacts>(
  'contact-message',
  ({ name, email: address, subject, message: words, isMember }) => ({
    // What somebody asks about may be their health, and a subject is read by whoever passes the screen.
    subject: 'A message through the contact form',
    preview: `From ${name}`,
    blocks: [
      {
        kind: 'lines',
        lines: [
          `From: ${name}`,
          `E-mail: ${address}`,
          `Subject: ${subject}`,
          isMember ? 'Has an account.' : 'Has no account with this address.',
        ],
      },
      ...words.split(/\n{2,}/).map((part): Block => ({ kind: 'lines', lines: part.split('\n') })),
      text('Answer this e-mail to answer its writer. Nobody has checked that the address is theirs.'),
    ],
  }),
  {
    name: 'Ann Teal',
    email: 'ann@mail.example',
    subject: 'Is the magnesium vegan?',
    message: 'Hello,\n\nare the capsules of the magnesium complex vegan too?\nThank you\nAnn',
    isMember: false,
  },
)

/** To whoever wrote, or to a stranger whose address was typed: so it says nothing that was typed. */
const confirmation = email<{ receivedAt: Date; sender: EmailSender }>(
  'contact-confirmation',
  ({ receivedAt, sender }) => ({
    from: senderLines(sender),
    subject: 'We have your message',
    preview: 'A person reads it and answers.',
    blocks: [
      text('Hello,'),
      text(
        `We received a message from this e-mail address through our contact form on ${dateText(dayIn(receivedAt, LONDON))}. A person will read it and answer, usually by the next working day.`,
      ),
      text('To add something, reply to this e-mail.'),
      text(
        'If you did not write to us, someone entered your address, perhaps by mistake. There is nothing you need to do.',
      ),
    ],
  }),
  { receivedAt: new Date('2026-11-22T10:00:00Z'), sender: SAMPLE_SENDER },
)

/** Every e-mail about the contact form. */
export const EMAILS = { message, confirmation }
