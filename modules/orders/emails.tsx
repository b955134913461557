import { type Letter, letterMail } from '#platform/mail/letter.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { confirmationLetter, type LetterSource, paymentFailedLetter, refundLetter } from './letters.ts'

/** Null when there is nobody to write to. */
export function confirmationMail(source: LetterSource): Mail | null {
  return mailOf(source, confirmationLetter(source), 'confirmation')
}

export function paymentFailedMail(source: LetterSource): Mail | null {
  return mailOf(source, paymentFailedLetter(source), 'payment-failed')
}

export function refundMail(source: LetterSource, refundedPence: number): Mail | null {
  return mailOf(source, refundLetter(source, refundedPence), `refund-${refundedPence}`)
}

/** `about` makes the message's id: sent twice by a broken line, it is folded into one by mail programs. */
function mailOf({ order, seller }: LetterSource, letter: Letter, about: string): Mail | null {
  if (!order.customer) return null
  const domain = seller.email.split('@')[1] ?? 'localhost'
  return letterMail({
    letter,
    to: { name: order.customer.name, address: order.customer.email },
    messageId: `<order-${order.id}.${about}@${domain}>`,
    replyTo: { name: seller.name, address: seller.email },
  })
}
