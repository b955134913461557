import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { formatPence } from '../money.ts'
import type { Offer } from './cart-state.ts'

interface CartOfferProps {
  offer: Offer
  accept: () => void
  dismiss: () => void
}

/** What the toast offered stays on the page until it is answered: eight seconds are short for a cart. */
export function CartOffer({ offer, accept, dismiss }: CartOfferProps) {
  return (
    <Notice
      tone="caution"
      level={2}
      className="mt-6"
      title={offer.message}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={accept}>
            Put back
          </Button>
          <Button variant="text" size="small" onClick={dismiss}>
            No, thank you
          </Button>
        </>
      }
    >
      You can still buy at today’s price:{' '}
      {offer.lines
        .map(line => `${line.quantity}\u00a0×\u00a0${line.name}, ${formatPence(line.pricePence)} each`)
        .join('; ')}
      .
    </Notice>
  )
}
