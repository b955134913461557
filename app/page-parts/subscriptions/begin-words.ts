import type { BeginOutcome } from '#modules/subscriptions/commands/beginning.ts'

type Reason = Extract<BeginOutcome, { ok: false }>['reason']

/** Why a subscription does not begin, in whole sentences: nobody has been charged. */
export const BEGIN_WORDS: Record<Reason | 'members' | 'often', string> = {
  members: 'Please sign in with an account whose e-mail address is confirmed. You have not been charged.',
  often: 'That was tried very often. Please wait a minute and try again.',
  'no-such-rhythm': 'Please choose how many packs you want, and how often.',
  'not-for-sale': 'It cannot be bought at the moment. You have not been charged.',
  unavailable: 'It cannot be bought at the moment. You have not been charged.',
  short: 'There are not enough packs of it left. Please choose fewer, or try again later. You have not been charged.',
  'subscribed-already': 'You subscribe to it already. You can change that one in your account.',
  'price-changed': 'Its price has just changed. Please go back and look at it again. You have not been charged.',
  code: 'A discount code cannot be used for a subscription. You have not been charged.',
  currency: 'Currency mismatch. Please contact support.',
  refused: 'The payment page could not be opened. You have not been charged. Please try again later.',
  'invalid-price-id': 'It cannot be bought at the moment. You have not been charged.',
  'another-cart': 'That page was used already. Please go back and begin again; you have not been charged twice.',
  'too-many-unpaid':
    'Several orders from your connection are waiting to be paid. Please pay for one, or try again in half an hour.',
  'try-again': 'The payment service did not answer. You have not been charged. Please try again.',
}
