import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import { Notice } from '#kit/notice.tsx'
import { Waiting } from '#kit/spinner.tsx'
import { formatPence } from '#modules/cart/money.ts'
import { GoesTo, KeepInAccount, type OwnOrder, PaidGoods, WhatNext } from './paid-order.tsx'

/** What the page shows of a payment; it holds nothing about a person. */
export interface ShownPayment {
  /** The order number. */
  id: string
  amount: number
  status: 'paid' | 'processing' | 'refunded'
  isGuest: boolean
}

const STATUS_WORDS = { paid: 'Paid', processing: 'Processing', refunded: 'Refunded' }
const TITLES = { paid: 'Payment Successful!', processing: 'Payment processing', refunded: 'Payment refunded' }
const WORDS = {
  paid: 'Thank you. Your order is in, and your confirmation is on its way to your inbox.',
  processing:
    'Thank you. Your payment is being processed, which takes a few days with some methods. We write to you as soon as it is settled.',
  refunded: 'This order has been refunded to the way you paid.',
}

interface PaymentSeenProps {
  payment: ShownPayment
  /** The order itself, in the browser that paid it. */
  own: OwnOrder | null
  testPayments: boolean
  testMail: boolean
}

export function PaymentSeen({ payment, own, testPayments, testMail }: PaymentSeenProps) {
  const notice = testPayments || testMail ? <TestNotice payments={testPayments} mail={testMail} /> : null
  if (own) return <OwnPayment payment={payment} own={own} notice={notice} />
  return (
    <div className="mx-auto max-w-measure">
      <h1>{TITLES[payment.status]}</h1>
      <p className="mt-5 text-lead text-ink-2">{WORDS[payment.status]}</p>
      <PaymentFacts payment={payment} />
      {notice}
      <Onward>
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>{' '}
        <ButtonLink to={href('/shop/supplements')} variant="secondary">
          Continue Shopping
        </ButtonLink>
      </Onward>
    </div>
  )
}

/** All of it, for whoever paid; on a phone what was bought comes first, then the account. */
function OwnPayment({ payment, own, notice }: { payment: ShownPayment; own: OwnOrder; notice: ReactNode }) {
  return (
    <>
      <div className="grid items-start gap-x-[clamp(28px,5vw,72px)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1>{TITLES[payment.status]}</h1>
          <p className="mt-5 text-lead text-ink-2 wrap-anywhere">{ownWords(payment, own)}</p>
          <PaidGoods own={own} notice={notice} />
        </div>
        <div className="grid gap-8">
          {own.keep && payment.status !== 'refunded' ? <KeepInAccount offer={own.keep} /> : null}
          <PaymentFacts payment={payment} goesTo={own.order.shipTo.length > 0 ? <GoesTo own={own} /> : null} />
        </div>
      </div>
      <WhatNext steps={own.next} />
    </>
  )
}

function ownWords({ status }: ShownPayment, { name, order: { email } }: OwnOrder): string {
  if (status !== 'paid' || !email) return WORDS[status]
  return `Thank you${name ? `, ${name}` : ''}. We have your order, and a confirmation is on its way to ${email}.`
}

function PaymentFacts({ payment, goesTo = null }: { payment: ShownPayment; goesTo?: ReactNode }) {
  const { id, amount, status, isGuest } = payment
  return (
    <Facts
      className="mt-8 border-line border-t lg:mt-0"
      facts={[
        { term: 'Order ID', detail: <span className="select-all font-semibold tabular-nums">{id}</span> },
        { term: status === 'processing' ? 'Amount' : 'Amount paid', detail: formatPence(amount) },
        { term: 'Status', detail: STATUS_WORDS[status] },
        ...(isGuest ? [{ term: 'Order type', detail: 'Guest Checkout' }] : []),
        ...(goesTo ? [{ term: 'Goes to', detail: goesTo }] : []),
      ]}
    />
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
    <div className="grid min-h-[60vh] place-items-center">
      <h1 className="sr-only">Payment</h1>
      <Waiting>Verifying your payment...</Waiting>
    </div>
  )
}

/** It is paid, and what for has to be looked up by a person. */
export function PaymentHeld() {
  return (
    <div className="mx-auto max-w-measure">
      <h1>{TITLES.processing}</h1>
      <p className="mt-5 text-lead text-ink-2">
        Thank you, your payment has reached us. Somebody has to look up your order by hand, and then we write to you.
        You need not pay again, and nothing is lost if you close this page.
      </p>
      <Onward>
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>{' '}
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
      </Onward>
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
          : 'If you have just paid, check your e-mail for our confirmation, or write to us. If you have not, you have not been charged, and your cart is as you left it.'}
      </p>
      <Onward>
        {again ? <Button onClick={again}>Try Again</Button> : <ButtonLink to={href('/cart')}>Go to cart</ButtonLink>}{' '}
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
