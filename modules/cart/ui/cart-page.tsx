import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { href } from 'react-router'
import { awaitPart } from '#browser/fetch-part.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { type CartLine, itemCount, subtotalPence } from '../cart.ts'
import { reviewCart } from '../cart-review.ts'
import { formatPence } from '../money.ts'
import { CartHeading } from './cart-heading.tsx'
import { CartLineRow } from './cart-line.tsx'
import { CartOffer } from './cart-offer.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { type CartInUse, useReviewedCart } from './cart-store.tsx'
import { EmptyCart } from './empty-cart.tsx'

// A visitor with an empty cart does without.
const OrderSummary = lazy(() => awaitPart(() => import('./order-summary.tsx')))

export interface CartPageProps {
  /** All products as they are today. */
  shelf: readonly ShelfItem[]
  guest: boolean
  /** Payments are stood in for: the page to pay is not Stripe's. */
  testPayments: boolean
  processing: boolean
  /** Why the last try to check out failed. */
  error: string | null
  onCheckout: () => void
  /** What else is said of the lines: below them, and never over the button. */
  below?: (lines: readonly CartLine[], remove: (id: string) => void) => ReactNode
  /** A word beside the button that there is something to read below. */
  note?: string | null
}

/** The cart of this browser at today's prices. */
export function CartPage(props: CartPageProps) {
  const { shelf, guest, testPayments, processing, error, onCheckout, below, note = null } = props
  const { known, cart: stored, offer, actions } = useReviewedCart(shelf)
  const heading = useRef<HTMLHeadingElement>(null)
  // What the shelf no longer knows is never drawn, not even in the one frame before the review takes it out.
  const cart = reviewCart(stored, shelf).cart
  const empty = cart.lines.length === 0
  // A button that goes away with what it did leaves the keyboard at the heading, not at the top of the document.
  const thenToHeading = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  return (
    // At least a screen high in every state: the footer does not jump when the browser's cart appears.
    <div className="min-h-svh">
      <CartHeading heading={heading} count={known ? itemCount(cart) : null} />
      <NoScript />
      {error ? <CheckoutError message={error} /> : null}
      {offer ? (
        <CartOffer
          offer={offer}
          accept={thenToHeading(actions.acceptOffer)}
          dismiss={thenToHeading(actions.dismissOffer)}
        />
      ) : null}
      {!known ? <CartSkeleton /> : null}
      {known && empty ? <EmptyCart /> : null}
      {known && !empty ? (
        <div className="mt-7 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(340px,396px)] lg:grid-rows-[auto_1fr] xl:gap-x-[72px]">
          <div>
            <CartLines lines={cart.lines} shelf={shelf} actions={actions} heading={heading} />
            <div className="mt-2 flex items-center justify-between gap-4">
              <ButtonLink to={href('/shop/supplements')} variant="text" icon="arrow-left">
                Continue Shopping
              </ButtonLink>
              <Button variant="text" className="text-ink-2" onClick={thenToHeading(actions.clear)}>
                Clear Cart
              </Button>
            </div>
          </div>
          <Suspense fallback={<Skeleton shape="picture" className="h-[520px] lg:row-span-2" />}>
            <OrderSummary
              subtotalPence={subtotalPence(cart)}
              guest={guest}
              testPayments={testPayments}
              processing={processing}
              onCheckout={onCheckout}
              note={note}
            />
          </Suspense>
          {/* On a phone it comes after what is paid: nothing moves while somebody reaches for the button. */}
          {below ? <div className="min-w-0 lg:col-start-1">{below(cart.lines, actions.remove)}</div> : null}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {known && !empty ? `${itemCount(cart)} in the cart, ${formatPence(subtotalPence(cart))}` : ''}
      </p>
    </div>
  )
}

interface CartLinesProps {
  lines: readonly CartLine[]
  shelf: readonly ShelfItem[]
  actions: CartInUse['actions']
  heading: { current: HTMLHeadingElement | null }
}

function CartLines({ lines, shelf, actions, heading }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (line: CartLine, index: number) => {
    actions.remove(line.id)
    // The pressed button is gone: focus goes to the same button of the next line, or to the heading.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = rows?.[Math.min(index, rows.length - 1)]
      ;(next ?? heading.current)?.focus()
    })
  }
  return (
    <ul ref={list} className="@container border-t border-line">
      {lines.map((line, index) => {
        const item = shelf.find(known => known.id === line.id)
        return item ? (
          <CartLineRow
            key={line.id}
            line={line}
            item={item}
            first={index === 0}
            update={actions.update}
            onRemove={() => remove(line, index)}
          />
        ) : null
      })}
    </ul>
  )
}

function CheckoutError({ message }: { message: string }) {
  return (
    <Notice
      tone="error"
      live
      level={2}
      className="mt-6"
      title={message}
      actions={
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      }
    >
      Nothing was charged.
    </Notice>
  )
}

function NoScript() {
  return (
    <noscript>
      <p className="mt-6 max-w-measure text-lead text-ink-2">
        Your cart is kept in this browser by a small script, and scripts are switched off here. Switch them on to fill
        it and to pay. Everything in the shop can be read without.
      </p>
      <ButtonLink to={href('/shop/supplements')} className="mt-6">
        Continue Shopping
      </ButtonLink>
    </noscript>
  )
}
