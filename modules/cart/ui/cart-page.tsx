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
import { CartLines } from './cart-lines.tsx'
import { CartOffer } from './cart-offer.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { useReviewedCart } from './cart-store.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { TakenOff } from './totals.tsx'

// A visitor with an empty cart does without.
const OrderSummary = lazy(() => awaitPart(() => import('./order-summary.tsx')))

const SUMMARY_TO_COME = <Skeleton shape="picture" className="h-[520px] lg:row-span-2" />

export interface CartPageProps {
  /** All products as they are today. */
  shelf: readonly ShelfItem[]
  guest: boolean
  /** Payments are stood in for: the page to pay is not Stripe's. */
  paying: string
  processing: boolean
  /** Why the last try to check out failed. */
  error: string | null
  onCheckout: () => void
  /** What else is said of the lines: below them, and never over the button. */
  below?: (lines: readonly CartLine[], remove: (id: string) => void) => ReactNode
  /** A word beside the button that there is something to read below. */
  note?: string | null
  /** What the code of this browser takes off these lines; undefined as long as that is asked. */
  discount: ((lines: readonly CartLine[]) => TakenOff | null) | undefined
  /** Where it is given. */
  codeField?: (lines: readonly CartLine[]) => ReactNode
  /** What is shown where no script runs; nothing in a browser. */
  withoutScript: ReactNode
  /** How much the server keeps for whoever asks: true until the browser has looked into its own. */
  serverCount: number | null
}

/** The cart of this browser at today's prices. */
export function CartPage(props: CartPageProps) {
  const { shelf, guest, paying, processing, error, onCheckout, below, note = null, withoutScript, serverCount } = props
  const { discount, codeField } = props
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
    // The footer is at the fold in every state: it does not jump when the browser’s cart appears.
    <div className="min-h-[calc(100svh-14.5rem)]">
      <CartHeading heading={heading} count={known ? itemCount(cart) : serverCount} />
      <noscript>{withoutScript}</noscript>
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
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
              <ButtonLink to={href('/shop/supplements')} variant="text" icon="arrow-left">
                Continue Shopping
              </ButtonLink>
              <Button variant="text" className="text-ink-2" onClick={thenToHeading(actions.clear)}>
                Clear Cart
              </Button>
            </div>
          </div>
          <Suspense fallback={SUMMARY_TO_COME}>
            {discount ? (
              <OrderSummary
                subtotalPence={subtotalPence(cart)}
                discount={discount(cart.lines)}
                codeField={codeField?.(cart.lines)}
                guest={guest}
                paying={paying}
                processing={processing}
                onCheckout={onCheckout}
                note={note}
              />
            ) : (
              SUMMARY_TO_COME
            )}
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
