import { addDays, type Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { Product } from '#modules/catalogue/product.ts'
import { choosable, dayOfCharge, skippedTo } from './dates.ts'
import {
  type Rhythm,
  rhythms,
  rhythmText,
  sameRhythm,
  subscriberPence,
  type Terms,
  termsAt,
  totalText,
} from './offer.ts'
import type { Subscription } from './subscription.ts'
import { type Act, type EndedBecause, mayDo, type SubscriptionState } from './subscription-life.ts'

export interface RhythmChoice {
  /** How a form names it: rhythm and sum, so that nobody agrees to another sum than they saw. */
  value: string
  label: string
  price: string
  isChosen: boolean
}

/** What the page of a subscription shows. */
export interface SubscriptionView {
  id: string
  productId: string
  name: string
  state: SubscriptionState
  status: { label: string; tone: 'leaf' | 'caution' | 'plain' }
  words: string
  rhythm: string
  price: string
  delivery: string
  total: string
  next: { day: Day; text: string } | null
  skipsTo: string | null
  days: { from: Day; to: Day }
  rhythms: RhythmChoice[]
  /** Today's price where it is another than the agreed one. */
  todays: RhythmChoice | null
  acts: Act[]
  isFailing: boolean
}

export const STATE_TEXTS: Record<SubscriptionState, string> = {
  begun: 'Not paid yet',
  active: 'Running',
  paused: 'Paused',
  ended: 'Ended',
}

const ENDED_WORDS: Record<EndedBecause, string> = {
  member: 'You ended it',
  operator: 'We ended it',
  card: 'It ended because no card could be charged',
  account: 'It ended with the account',
  'payment-service': 'It ended',
  withdrawn: 'It ended because we no longer sell this product,',
}

const EVERY_ACT: Act[] = ['skip', 'move', 'change', 'price', 'address', 'card', 'pause', 'resume', 'end']

export const choiceValue = ({ packs, everyDays, totalPence }: Rhythm & { totalPence: number }): string =>
  `${packs}-${everyDays}-${totalPence}`

/** Null for what no form of ours sends. */
export function readChoice(text: string): (Rhythm & { totalPence: number }) | null {
  const [, packs, everyDays, totalPence] = /^(\d{1,2})-(\d{1,4})-(\d{1,7})$/.exec(text) ?? []
  if (!packs || !everyDays || !totalPence) return null
  return { packs: Number(packs), everyDays: Number(everyDays), totalPence: Number(totalPence) }
}

export function rhythmChoices(
  product: Pick<Product, 'pack' | 'dose'>,
  unitPence: number,
  chosen: Rhythm | null,
): RhythmChoice[] {
  return rhythms(product).map(rhythm => choiceOf(termsAt(unitPence, rhythm), chosen))
}

const choiceOf = (terms: Terms, chosen: Rhythm | null): RhythmChoice => ({
  value: choiceValue(terms),
  label: rhythmText(terms),
  price: totalText(terms),
  isChosen: chosen !== null && sameRhythm(chosen, terms),
})

export function subscriptionView(subscription: Subscription, product: Product, now: Date): SubscriptionView {
  const { id, state, nextAt, failingSince, unitPence, deliveryPence } = subscription
  const isFailing = failingSince !== null
  const day = state === 'active' && nextAt ? dayOfCharge(nextAt) : null
  const todaysPence = subscriberPence(product.pricePence)
  return {
    id,
    productId: product.id,
    name: product.name,
    state,
    status: isFailing
      ? { label: 'Card refused', tone: 'caution' }
      : { label: STATE_TEXTS[state], tone: state === 'active' ? 'leaf' : 'plain' },
    words: wordsOf(subscription, isFailing),
    rhythm: rhythmText(subscription),
    price: `${formatPence(unitPence)} a pack`,
    delivery: deliveryPence === 0 ? 'Free' : formatPence(deliveryPence),
    total: formatPence(subscription.totalPence),
    next: day && { day, text: dateText(day) },
    skipsTo: day && nextAt ? dateText(skippedTo(nextAt, subscription.everyDays, now)) : null,
    days: choosable(now),
    rhythms: rhythmChoices(product, unitPence, subscription),
    todays: todaysPence === unitPence ? null : choiceOf(termsAt(todaysPence, subscription), null),
    acts: EVERY_ACT.filter(act => mayDo(act, { state, isFailing })),
    isFailing,
  }
}

function wordsOf({ state, nextAt, endedAt, endedBecause, totalPence }: Subscription, isFailing: boolean): string {
  if (isFailing)
    return 'Your bank did not let us charge the card. We try again within days. Use another card, or end the subscription: you owe nothing.'
  if (state === 'paused') return 'Nothing will be charged or sent until you resume it.'
  if (state === 'ended' && endedAt)
    return `${ENDED_WORDS[endedBecause ?? 'member']} on ${dateText(dayIn(endedAt, LONDON))}. Nothing more is charged or sent.`
  if (state === 'active' && nextAt)
    return `The next ${formatPence(totalPence)} is charged on ${dateText(dayOfCharge(nextAt))}, and the delivery leaves after that.`
  return ''
}

/** The days on which a new subscription would be charged, today first. */
export function firstCharges(everyDays: number, now: Date): string[] {
  const today = dayIn(now, LONDON)
  return [0, 1, 2].map(time => dateText(addDays(today, time * everyDays)))
}
