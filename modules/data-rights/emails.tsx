import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import { dateOf, UNDO_DAYS, WHAT_STAYS } from './deletion.ts'

interface Facts {
  name: string
  sender: EmailSender
}

const SAMPLE: Facts = {
  name: 'Ann Teal',
  sender: SAMPLE_SENDER,
}

const text = (text: string): Block => ({ kind: 'text', text })
const greeting = (name: string) => text(name ? `Hello ${name},` : 'Hello,')

const asked = email<Facts & { eraseAt: Date; undo: string }>(
  'deletion-asked',
  ({ name, sender, eraseAt, undo }) => ({
    from: senderLines(sender),
    subject: 'Your Thymewell account will be deleted',
    preview: `On ${dateOf(eraseAt)}. Until then you can undo it.`,
    blocks: [
      greeting(name),
      text(
        `You asked us to delete your account. It is locked now and signed out everywhere, and on ${dateOf(eraseAt)} we erase everything we keep about you, for good.`,
      ),
      text(`If you change your mind, or if it was not you, open this link within ${UNDO_DAYS} days:`),
      { kind: 'action', text: 'Keep my account', url: undo },
      text('If it was not you, change your password afterwards: someone else may know it.'),
      text(WHAT_STAYS),
    ],
  }),
  { ...SAMPLE, eraseAt: new Date('2026-11-28T10:00:00Z'), undo: 'https://shop.example/undo-deletion?key=sample' },
)

const undone = email<Facts & { shop: string }>(
  'deletion-undone',
  ({ name, sender, shop }) => ({
    from: senderLines(sender),
    subject: 'Your Thymewell account stays',
    preview: 'Nothing was erased, and you can sign in again.',
    blocks: [
      greeting(name),
      text('Your account is no longer being deleted. Nothing was erased, and you can sign in again.'),
      { kind: 'action', text: 'Sign in', url: `${shop}/login` },
      text('If you did not ask for the deletion in the first place, choose a new password now.'),
    ],
  }),
  { ...SAMPLE, shop: 'https://shop.example' },
)

const done = email<Facts>(
  'deletion-done',
  ({ name, sender }) => ({
    from: senderLines(sender),
    subject: 'Your Thymewell account is deleted',
    preview: 'Everything we kept about you has been erased.',
    blocks: [
      greeting(name),
      text(
        'As you asked, your account and everything we kept about you have been erased. Once this e-mail is sent, your name and e-mail address go too.',
      ),
      text(WHAT_STAYS),
      text('Thank you for cooking with us. You are welcome back at any time.'),
    ],
  }),
  SAMPLE,
)

/** Every e-mail about the end of an account. */
export const EMAILS = { asked, undone, done }
