import type { Failure } from './charges.ts'

export interface TestCard {
  number: string
  /** What it does, in the visitor's words. */
  does: string
  answer: 'pays' | 'challenge' | Failure
  /** It is kept without a word, and refused only when it is charged. */
  attaches?: true
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', does: 'pays', answer: 'pays' },
  { number: '4000002500003155', does: 'asks for 3-D Secure first', answer: 'challenge' },
  {
    number: '4000000000000002',
    does: 'is declined',
    answer: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined. Try a different card.',
    },
  },
  {
    number: '4000000000009995',
    does: 'is declined for lack of funds',
    answer: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds. Try a different card.',
    },
  },
  {
    number: '4000000000000069',
    does: 'is declined as expired',
    answer: {
      code: 'card_declined',
      declineCode: 'expired_card',
      message: 'Your card has expired. Try a different card.',
    },
  },
  {
    number: '4000000000000341',
    does: 'can be kept for a subscription, and is declined when it is charged',
    attaches: true,
    answer: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined. Try a different card.',
    },
  },
]

/** What the bank says when a kept card is charged and its owner is not there. */
export function keptAnswer(last4: string): 'pays' | Failure {
  const known = TEST_CARDS.find(({ number }) => number.endsWith(last4))
  return typeof known?.answer === 'object' ? known.answer : 'pays'
}

export const NOT_AUTHENTICATED: Failure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We could not confirm with your bank that it is you. Choose a different card or try again.',
}

/** The one sort code and the two accounts that stand for a delayed payment. */
export const TEST_SORT_CODE = '108800'
export const TEST_ACCOUNTS: readonly { number: string; does: string; outcome: 'paid' | 'refused' }[] = [
  { number: '00012345', does: 'pays after a while', outcome: 'paid' },
  { number: '33333335', does: 'is refused after a while', outcome: 'refused' },
]

/** The check digit rule of card numbers (ISO/IEC 7812-1): tells a slip of the finger from another card. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** `4242424242424242` as it is printed: groups of four. */
export function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
