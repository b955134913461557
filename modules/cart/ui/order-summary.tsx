import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Icon, type IconName } from '#kit/icon.tsx'
import {
  arrivalText,
  arrivalWindow,
  DELIVERY_RULE_TEXT,
  deliveryChoices,
  FREE_DELIVERY_FROM_PENCE,
  penceToFreeDelivery,
} from '../delivery.ts'
import { formatPence } from '../money.ts'

export interface OrderSummaryProps {
  subtotalPence: number
  /** Nobody is signed in; only a matter of words here, the server decides. */
  guest: boolean
  testPayments: boolean
  /** The order is being made; the browser is about to leave for the payment page. */
  processing: boolean
  onCheckout: () => void
  /** That there is something to read below the items. */
  note: string | null
}

export default function OrderSummary({
  subtotalPence,
  guest,
  testPayments,
  processing,
  onCheckout,
  note,
}: OrderSummaryProps) {
  const [standard] = deliveryChoices(subtotalPence)
  return (
    <Card
      aria-labelledby="order-summary"
      className="gap-x-10 self-start md:grid md:grid-cols-2 lg:sticky lg:top-6 lg:row-span-2 lg:block"
    >
      <div>
        <h2 id="order-summary" className="text-h3">
          Order summary
        </h2>
        <dl className="mt-4 grid gap-y-3 tabular-nums">
          <div className="flex justify-between gap-4">
            <dt>Subtotal</dt>
            <dd>{formatPence(subtotalPence)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt>Delivery</dt>
            <dd>{standard.pricePence === 0 ? 'Free' : formatPence(standard.pricePence)}</dd>
          </div>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-serif text-h2">{formatPence(subtotalPence + standard.pricePence)}</dd>
          </div>
        </dl>
        <FreeDelivery subtotalPence={subtotalPence} />
        <p className="mt-4 text-small text-ink-2">
          Prices include VAT. {DELIVERY_RULE_TEXT}
          <br />
          Shipping and taxes calculated at checkout.
        </p>
        <Button
          wide
          pending={processing}
          pendingLabel="Processing…"
          onClick={onCheckout}
          className="mt-5"
          data-keep-clear
        >
          {guest ? 'Proceed to Checkout (as Guest)' : 'Proceed to Checkout'}
        </Button>
        {guest ? (
          <p className="mt-3 text-center text-small text-ink-2">
            Have an account?{' '}
            <Link to={href('/login')} className="link">
              Sign in
            </Link>{' '}
            for a faster checkout
          </p>
        ) : null}
      </div>
      <Assurances subtotalPence={subtotalPence} testPayments={testPayments} note={note} />
    </Card>
  )
}

function FreeDelivery({ subtotalPence }: { subtotalPence: number }) {
  const missing = penceToFreeDelivery(subtotalPence)
  if (missing === 0) return <p className="mt-4 text-small text-leaf">Your delivery is free.</p>
  return (
    <div className="mt-4">
      <p id="free-delivery" className="mb-2 text-small text-ink-2">
        <strong className="text-ink tabular-nums">{formatPence(missing)}</strong> more and delivery is free.
      </p>
      <progress aria-labelledby="free-delivery" value={subtotalPence} max={FREE_DELIVERY_FROM_PENCE} />
    </div>
  )
}

/** What the law and a careful shopper want to know before paying. */
type AssurancesProps = Pick<OrderSummaryProps, 'subtotalPence' | 'testPayments' | 'note'>

function Assurances({ subtotalPence, testPayments, note }: AssurancesProps) {
  const [now] = useState(() => new Date())
  const [, express] = deliveryChoices(subtotalPence)
  return (
    <ul className="mt-6 grid content-start gap-4 border-t border-line pt-6 text-small text-ink-2 md:mt-0 md:border-t-0 md:pt-11 lg:mt-6 lg:border-t lg:pt-6">
      <Assurance icon="truck">
        Arrives {arrivalText(arrivalWindow(now, 'standard'))}. For {formatPence(express.pricePence)} it comes on{' '}
        {arrivalText(arrivalWindow(now, 'express'))}; you choose when you pay.
      </Assurance>
      <Assurance icon="undo">
        Changed your mind? You have 14 days to send it back.{' '}
        <Link to={href('/delivery-and-returns')} className="link">
          Delivery and returns
        </Link>
      </Assurance>
      <Assurance icon="lock">
        {testPayments
          ? 'You pay on a practice page, with a test card.'
          : 'You pay on Stripe’s page; we never see your card.'}
      </Assurance>
      {note ? <Assurance icon="info">{note}</Assurance> : null}
    </ul>
  )
}

function Assurance({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3">
      <Icon name={icon} className="mt-0.5 text-leaf" />
      <span>{children}</span>
    </li>
  )
}
