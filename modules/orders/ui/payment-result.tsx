import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import { Notice } from '#kit/notice.tsx'
import { Waiting } from '#kit/spinner.tsx'
import { formatPence } from '#modules/cart/money.ts'

/** What the page shows of a payment; it holds nothing about a person. */
export interface ShownPayment {
  /** The order number. */
  id: string
  amount: number
  status: 'paid' | 'processing' | 'refunded'
  isGuest: boolean
}

const STATUS_WORDS = { paid: 'Paid', processing: 'Processing', refunded: 'Refunded' }
const TITLES = { paid: 'Payment Successful!', processing: 'Payment Processing', refunded: 'Payment Refunded' }
const WORDS = {
  paid: 'Thank you. Your order is in, and your confirmation is on its way to your inbox.',
  processing:
    'Thank you. Your payment is being processed, which takes a few days with some methods. We write to you as soon as it is settled.',
  refunded: 'The money for this order has gone back to the way you paid.',
}

interface PaymentSeenProps {
  payment: ShownPayment
  testPayments: boolean
  testMail: boolean
}

export function PaymentSeen({ payment, testPayments, testMail }: PaymentSeenProps) {
  const { id, amount, status, isGuest } = payment
  return (
    <>
      <h1>{TITLES[status]}</h1>
      <p className="mt-5 text-lead text-ink-2">{WORDS[status]}</p>
      <Facts
        className="mt-8 border-line border-t"
        facts={[
          { term: 'Order ID', detail: <span className="select-all font-semibold tabular-nums">{id}</span> },
          { term: status === 'processing' ? 'Amount' : 'Amount paid', detail: formatPence(amount) },
          { term: 'Status', detail: STATUS_WORDS[status] },
          ...(isGuest ? [{ term: 'Order type', detail: 'Guest Checkout' }] : []),
        ]}
      />
      {testPayments || testMail ? <TestNotice payments={testPayments} mail={testMail} /> : null}
      <Onward>
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>
        <ButtonLink to={href('/shop/supplements')} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </Onward>
    </>
  )
}

function TestNotice({ payments, mail }: { payments: boolean; mail: boolean }) {
  return (
    <Notice className="mt-8" level={2} title={payments ? 'Test payments' : 'Test mailbox'}>
      {payments ? 'This is a practice shop: no money moved and nothing will be sent. ' : null}
      {mail ? (
        <>
          The confirmation is in the{' '}
          <a className="link" href="/sandbox/mailbox">
            sandbox mailbox
          </a>
          .
        </>
      ) : null}
    </Notice>
  )
}

export function Verifying() {
  return (
    <div className="grid min-h-[40vh] place-items-center">
      <h1 className="sr-only">Payment</h1>
      <Waiting>Verifying your payment...</Waiting>
    </div>
  )
}

interface NotVerifiedProps {
  message: string
  /** Asks once more, when that may help. */
  again: (() => void) | null
}

export function NotVerified({ message, again }: NotVerifiedProps) {
  return (
    <>
      <h1>{message}</h1>
      <p className="mt-5 text-lead text-ink-2">
        {again
          ? 'We could not ask about your payment just now. If you have paid, your order is safe: it does not need this page, and the confirmation comes by e-mail.'
          : 'If you have just paid, look for our confirmation in your e-mail, or write to us. If you have not, nothing was charged, and your cart is as you left it.'}
      </p>
      <Onward>
        {again ? <Button onClick={again}>Try Again</Button> : <ButtonLink to={href('/cart')}>Go to Cart</ButtonLink>}
        <ButtonLink to={href('/')} variant="secondary">
          Return to Home
        </ButtonLink>
      </Onward>
      {again ? (
        <noscript>
          <p className="mt-6 text-ink-2">Reload this page to try again.</p>
        </noscript>
      ) : null}
    </>
  )
}

function Onward({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap gap-3">{children}</div>
}
