import { type LetterSender, senderLines } from '#modules/account/letter-sender.ts'
import type { Block, Letter } from '#platform/mail/letter.tsx'
import { dateOf, UNDO_DAYS } from './deletion.ts'

/** The letters of this module as jobs, with what each is told: never a name, an address or a key. */
export interface DeletionJobs {
  'deletion-asked': { memberId: string; asked: string }
  'deletion-undone': { memberId: string; asked: string }
  'deletion-done': { farewellId: string }
}

interface LetterTo {
  name: string
  sender: LetterSender
}

const text = (text: string): Block => ({ kind: 'text', text })
const greeting = (name: string) => text(name ? `Hello ${name},` : 'Hello,')

/** What stays, in the words that the page uses too. */
export const WHAT_STAYS =
  'Orders stay in our books for six years, because the tax office may ask for them: number, products, amounts and VAT, without your name, your address or anything about your health. An order that is still on its way keeps the address until it has arrived.'

export function deletionAskedLetter({
  name,
  sender,
  eraseAt,
  undo,
}: LetterTo & { eraseAt: Date; undo: string }): Letter {
  return {
    from: senderLines(sender),
    subject: 'Your Thymewell account will be deleted',
    preview: `On ${dateOf(eraseAt)}. Until then you can undo it.`,
    blocks: [
      greeting(name),
      text(
        `You asked us to delete your account. It is locked now and signed out everywhere, and on ${dateOf(eraseAt)} everything we keep about you is erased for good.`,
      ),
      text(`If you change your mind, or if it was not you, open this link within ${UNDO_DAYS} days:`),
      { kind: 'action', text: 'Keep my account', url: undo },
      text('If it was not you, change your password after that: somebody else may know it.'),
      text(WHAT_STAYS),
    ],
  }
}

export function deletionUndoneLetter({ name, sender, shop }: LetterTo & { shop: string }): Letter {
  return {
    from: senderLines(sender),
    subject: 'Your Thymewell account stays',
    preview: 'Nothing was erased, and you can sign in again.',
    blocks: [
      greeting(name),
      text('The deletion of your account was undone. Nothing was erased, and you can sign in again.'),
      { kind: 'action', text: 'Sign in', url: `${shop}/login` },
      text('If you did not ask for the deletion in the first place, choose a new password now.'),
    ],
  }
}

export function deletionDoneLetter({ name, sender }: LetterTo): Letter {
  return {
    from: senderLines(sender),
    subject: 'Your Thymewell account is deleted',
    preview: 'Everything we kept about you has been erased.',
    blocks: [
      greeting(name),
      text(
        'As you asked, your account and everything we kept about you have been erased. Once this mail is sent, your name and e-mail address go too.',
      ),
      text(WHAT_STAYS),
      text('Thank you for having cooked with us. You are welcome back at any time.'),
    ],
  }
}
