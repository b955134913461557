import { formatPence } from '#modules/cart/money.ts'
import type { OrderStep } from './order-words.ts'

/** What its buyer has just done with an order, as its page answers them. */
export interface JustDone {
  done: 'cancelled' | 'readdressed'
  words: string
}

/** For so long it is an answer; after that it is history, which the page tells anyway. */
const ANSWER_MINUTES = 10

/**
 * The last act on an order, if its buyer is to be answered for it: not once anything else was done with it, so that
 * nothing is called cancelled beside what has left. What a payment tells is no act, and has no detail.
 */
export function justDone(steps: readonly OrderStep[], names: ReadonlyMap<string, string>, now: Date): JustDone | null {
  const act = steps.findLast(({ detail }) => detail !== null)
  if (!act || now.getTime() - act.at.getTime() > ANSWER_MINUTES * 60_000) return null
  if (act.fact === 'readdressed') return { done: act.fact, words: 'Your parcel will go to the address below.' }
  if (act.fact !== 'cancelled') return null
  const { goods = [], pence } = act.detail ?? {}
  // With its number: of two packs one may still come.
  const packs = goods.map(({ productId, quantity }) => `${quantity} × ${names.get(productId) ?? productId}`).join(', ')
  const back = pence
    ? ` We’ll write to you when your refund of ${formatPence(pence)} is on its way; most banks show it within 5 to 10 working days.`
    : ''
  return { done: act.fact, words: `${packs} won’t be sent.${back}` }
}
