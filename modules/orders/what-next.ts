import { dayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { arrivalText, arrivalWindow } from '#modules/cart/delivery.ts'
import type { Order } from './queries/orders.ts'

export interface NextStep {
  when: string
  words: string
}

/** What happens to an order that was just paid, from the packing to the way back; nothing for any other. */
export function whatNext({ status, goods, paidAt, delivery }: Order, now: Date): NextStep[] {
  if (!paidAt || !delivery || status !== 'paid' || goods !== 'to-pack') return []
  const window = arrivalWindow(paidAt, delivery)
  const leaves = dayText(window.dispatch, dayIn(now, LONDON))
  return [
    {
      when: leaves.charAt(0).toUpperCase() + leaves.slice(1),
      words: 'We pack your order. Until then you can change the address or cancel on the order page.',
    },
    { when: 'The same day', words: 'It leaves us, and we e-mail you how to track it.' },
    {
      when: arrivalText(window),
      words: 'It arrives. If nobody is in, the carrier leaves a card to say where it is.',
    },
    { when: '14 days from then', words: 'Changed your mind? You can send unopened packs back until day 14.' },
  ]
}
