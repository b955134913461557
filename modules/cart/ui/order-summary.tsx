import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { Card } from '#kit/card.tsx'
import { Icon, type IconName } from '#kit/icon.tsx'
import { arrivalText, arrivalWindow, DELIVERY_RULE_TEXT, deliveryChoices } from '../delivery.ts'
import { formatPence } from '../money.ts'
import { CheckoutButton, FreeDelivery, SignInInstead, type TakenOff, Totals } from './totals.tsx'

export interface OrderSummaryProps {
  subtotalPence: number
  discount?: TakenOff | null
  /** Where a discount code is given. */
  codeField?: ReactNode
  /** Nobody is signed in; only a matter of words here, the server decides. */
  guest: boolean
  /** How one pays here. */
  paying: string
  /** The order is being made; the browser is about to leave for the payment page. */
  processing?: boolean
  onCheckout?: () => void
  /** Instead of the button: a form, for browsers without script. */
  button?: ReactNode
  /** That there is something to read below the items. */
  note: string | null
}

export default function OrderSummary({
  subtotalPence,
  discount = null,
  codeField = null,
  guest,
  paying,
  processing = false,
  onCheckout = () => undefined,
  button,
  note,
}: OrderSummaryProps) {
  return (
    <Card
      aria-labelledby="order-summary"
      className="gap-x-10 self-start md:grid md:grid-cols-2 lg:sticky lg:top-6 lg:row-span-2 lg:block"
    >
      <div>
        <h2 id="order-summary" className="text-h3">
          Order summary
        </h2>
        <Totals subtotalPence={subtotalPence} discount={discount} />
        <FreeDelivery subtotalPence={subtotalPence} discount={discount} />
        {codeField}
        <p className="mt-4 text-small text-ink-2">
          Prices include VAT. {DELIVERY_RULE_TEXT}
          <br />
          Shipping and taxes calculated at checkout.
        </p>
        <div className="mt-5">
          {button ?? <CheckoutButton guest={guest} processing={processing} onCheckout={onCheckout} />}
        </div>
        {guest ? (
          <p className="mt-3 text-center text-small text-ink-2">
            <SignInInstead /> for a faster checkout
          </p>
        ) : null}
      </div>
      <Assurances subtotalPence={subtotalPence} paying={paying} note={note} />
    </Card>
  )
}

/** What the law and a careful shopper want to know before paying. */
type AssurancesProps = Pick<OrderSummaryProps, 'subtotalPence' | 'paying' | 'note'>

function Assurances({ subtotalPence, paying, note }: AssurancesProps) {
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
      <Assurance icon="lock">{paying}</Assurance>
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
