import { Facts } from '#kit/facts.tsx'
import { REMIND_DAYS } from '../dates.ts'
import type { SubscriptionView } from '../subscription-view.ts'

type Shown = Pick<SubscriptionView, 'rhythm' | 'price' | 'delivery' | 'total'>

interface KeyFactsProps {
  of: Shown
  /** The days of the first charges. */
  charges: readonly string[]
}

/** What has to be known before anybody agrees to pay, by itself and with nothing else around it. */
export function KeyFacts({ of, charges: [first, second, third] }: KeyFactsProps) {
  return (
    <Facts
      facts={[
        { term: 'You get', detail: of.rhythm },
        { term: 'Each delivery costs', detail: <strong>{of.total}, VAT and delivery included</strong> },
        { term: 'Made up of', detail: `${of.price}, delivery ${of.delivery.toLowerCase()}` },
        { term: 'You pay', detail: `today (${first}), then on ${second}, ${third}, and so on until you end it` },
        { term: 'Shortest time', detail: 'None. End it whenever you like; it costs nothing.' },
        { term: 'How to end it', detail: 'Two presses, in your account or from any e-mail about it.' },
        { term: 'Reminders', detail: `An e-mail ${REMIND_DAYS} days before each charge.` },
        { term: 'The price', detail: 'Stays as it is unless you agree to another.' },
        {
          term: 'Changing your mind',
          detail:
            'Within 14 days of receiving a delivery, its seals unopened, you get its money back, standard delivery included.',
        },
      ]}
    />
  )
}
