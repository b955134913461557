import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import { TextField } from '#kit/text-field.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { OrderView } from '../order-view.ts'
import type { NextStep } from '../what-next.ts'
import { OrderLines } from './order-lines.tsx'
import './order.css'

/** What the success page shows of an order to whoever paid it. */
export interface OwnOrder {
  order: OrderView
  shelf: readonly ShelfItem[]
  /** The order's own page. */
  link: string
  name: string
  /** The page of the subscription that it is the first delivery of; null where it is of none. */
  subscription: string | null
  next: NextStep[]
  /** An account for it; null for a member. */
  keep: KeepOffer | null
}

export interface KeepOffer {
  email: string
  name: string
  /** The address has an account already. */
  isKnown: boolean
  /** Where to go after signing in. */
  to: string
}

/** When it comes, what it is, and where to see it. */
export function PaidGoods({ own, notice }: { own: OwnOrder; notice: ReactNode }) {
  const { order, shelf, link, keep, subscription } = own
  return (
    <>
      {order.arrival ? (
        <p className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 rounded-l bg-leaf-wash p-5">
          <Icon name="truck" className="mt-0.5 text-leaf" />
          <span>
            <strong className="block font-semibold">Arrives {order.arrival}</strong>{' '}
            <span className="text-ink-2">We will e-mail you a tracking link when it leaves.</span>
          </span>
        </p>
      ) : null}
      {notice}
      <h2 className="mt-9 text-h3">What you ordered</h2>
      <OrderLines order={order} shelf={shelf} />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={link} variant={keep ? 'secondary' : 'primary'}>
          See your order
        </ButtonLink>{' '}
        {subscription ? (
          <ButtonLink to={subscription} variant="secondary">
            See or end your subscription
          </ButtonLink>
        ) : null}
        <ButtonLink to={href('/')} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}

/** Where it goes, for the facts beside. */
export function GoesTo({ own: { order, link } }: { own: OwnOrder }) {
  const change = `${link}${link.includes('?') ? '&' : '?'}ask=address#ask`
  return (
    <>
      <span className="wrap-anywhere">{keptInOrder(order.shipTo.join(', '))}</span>{' '}
      {order.open.readdress ? (
        <span className="mt-1 block">
          <a href={change} className="link">
            Change address
          </a>{' '}
          <span className="text-ink-2">until we pack</span>
        </span>
      ) : null}
    </>
  )
}

export function WhatNext({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="what-next">
      <h2 id="what-next" className="text-h3">
        What happens next
      </h2>
      <ol className="mt-5 grid gap-x-7 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ when, words }) => (
          <li key={when} className="border-line border-t-2 pt-4 first:border-emerald">
            <h3 className="font-sans text-[1.0625rem] font-semibold">{when}</h3>
            <p className="mt-1 text-ink-2">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A plain form of the sign-in page, so that it needs no script, and whatever is wrong is said there. */
export function KeepInAccount({ offer: { email, name, isKnown, to } }: { offer: KeepOffer }) {
  const onward = `to=${encodeURIComponent(to)}`
  if (isKnown) {
    return (
      <Card>
        <h2 className="text-h3">Keep this in your account</h2>
        <p className="mt-3 text-ink-2">
          <span className="wrap-anywhere">{email}</span> has an account here. Sign in, and this order is in it with its
          receipt.
        </p>
        <ButtonLink to={`${href('/login')}?${onward}`} wide className="mt-5">
          Sign in to keep it there
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <h2 className="text-h3">Keep this in an account</h2>
      <p className="mt-3 text-ink-2">
        Choose a password. Your orders and receipts stay in one place, and next time you can pay in two steps.
      </p>
      <form method="post" action={`${href('/login')}?mode=sign-up&${onward}`} className="mt-5 grid gap-4">
        <input type="hidden" name="mode" value="sign-up" />
        <input type="hidden" name="email" value={email} />
        {name === '' ? (
          <TextField label="Name" name="name" autoComplete="name" required />
        ) : (
          <input type="hidden" name="name" value={name} />
        )}
        <p>
          <span className="field-label block">E-mail</span> <span className="wrap-anywhere">{email}</span>{' '}
          <span className="text-small text-ink-3">from your order</span>
        </p>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          hint="At least 8 characters."
        />
        <Button type="submit" wide>
          Create Account
        </Button>
      </form>
      <p className="mt-4 text-small text-ink-2">
        We will e-mail you a link to confirm your address. Until then, use the link in your confirmation e-mail to see
        this order.
      </p>
    </Card>
  )
}
