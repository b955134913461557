import { href, Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { deliveryChoices, FREE_DELIVERY_FROM_PENCE, penceToFreeDelivery } from '../delivery.ts'
import { formatPence } from '../money.ts'

interface OfSubtotal {
  subtotalPence: number
  /** What a code takes off the goods. */
  discount?: TakenOff | null
}

export interface TakenOff {
  /** The code. */
  name: string
  pence: number
}

/** Subtotal, delivery and what is paid, with delivery as most choose it. `small` where there is little room. */
export function Totals({ subtotalPence, discount = null, small = false }: OfSubtotal & { small?: boolean }) {
  const goods = subtotalPence - (discount?.pence ?? 0)
  const [standard] = deliveryChoices(goods)
  return (
    <dl className={`grid tabular-nums ${small ? 'gap-y-1' : 'mt-4 gap-y-3'}`}>
      <div className="flex justify-between gap-4">
        <dt>Subtotal</dt>
        <dd>{formatPence(subtotalPence)}</dd>
      </div>
      {discount ? (
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">Discount {discount.name}</dt>
          <dd className="whitespace-nowrap">{`−${formatPence(discount.pence)}`}</dd>
        </div>
      ) : null}
      <div className="flex justify-between gap-4">
        <dt>Delivery</dt>
        <dd>{standard.pricePence === 0 ? 'Free' : formatPence(standard.pricePence)}</dd>
      </div>
      <div className={`flex items-baseline justify-between gap-4 ${small ? '' : 'mt-1 border-t border-line pt-4'}`}>
        <dt className="font-semibold">Total</dt>
        <dd className="font-serif text-h2">{formatPence(goods + standard.pricePence)}</dd>
      </div>
    </dl>
  )
}

/** How far it is to free delivery, by what is paid for the goods. */
export function FreeDelivery({ subtotalPence, discount = null }: OfSubtotal) {
  const goods = subtotalPence - (discount?.pence ?? 0)
  const missing = penceToFreeDelivery(goods)
  if (missing === 0) return <p className="mt-4 text-small text-leaf">Your delivery is free.</p>
  return (
    <div className="mt-4">
      <p id="free-delivery" className="mb-2 text-small text-ink-2">
        <strong className="text-ink tabular-nums">{formatPence(missing)}</strong> more and delivery is free.
      </p>
      <progress aria-labelledby="free-delivery" value={goods} max={FREE_DELIVERY_FROM_PENCE} />
    </div>
  )
}

interface CheckoutButtonProps {
  /** Nobody is signed in; only a matter of words here, the server decides. */
  guest: boolean
  /** The order is being made; the browser is about to leave for the payment page. */
  processing: boolean
  onCheckout: () => void
}

export function CheckoutButton({ guest, processing, onCheckout }: CheckoutButtonProps) {
  return (
    <Button wide pending={processing} pendingLabel="Processing…" onClick={onCheckout} data-keep-clear>
      {guest ? 'Proceed to Checkout (as Guest)' : 'Proceed to Checkout'}
    </Button>
  )
}

export function SignInInstead() {
  return (
    <>
      Have an account?{' '}
      <Link to={`${href('/login')}?to=${href('/cart')}`} className="link">
        Sign in
      </Link>
    </>
  )
}
