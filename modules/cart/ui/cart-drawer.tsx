import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { Drawer } from '#kit/drawer.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { type CartLine, itemCount, subtotalPence } from '../cart.ts'
import { reviewCart } from '../cart-review.ts'
import { arrivalText, arrivalWindow } from '../delivery.ts'
import { CartLines } from './cart-lines.tsx'
import { useReviewedCart } from './cart-store.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { CheckoutButton, FreeDelivery, SignInInstead, type TakenOff, Totals } from './totals.tsx'

interface CartDrawerProps {
  open: boolean
  onClose: () => void
  /** All products as they are today. */
  shelf: readonly ShelfItem[]
  /** What was put in a moment ago, and what is said of it. */
  added: string
  said: string
  guest: boolean
  processing: boolean
  error: string | null
  onCheckout: () => void
  /** What the code of this browser takes off these lines. */
  discount: ((lines: readonly CartLine[]) => TakenOff | null) | undefined
  /** What goes with these, below the lines. */
  beside: (lines: readonly CartLine[]) => ReactNode
}

/** The cart over the page on which something was put into it. */
export function CartDrawer(props: CartDrawerProps) {
  const { open, onClose, shelf, added, said, guest, processing, error, onCheckout, beside } = props
  const { cart: stored, actions } = useReviewedCart(shelf)
  const heading = useRef<HTMLParagraphElement>(null)
  const [now] = useState(() => new Date())
  // A live region that comes together with its words is often not read: they come into it.
  const [spoken, setSpoken] = useState('')
  useEffect(() => setSpoken(error ?? said), [error, said])
  const cart = reviewCart(stored, shelf).cart
  // What they have just put in is what they look for.
  const lines = cart.lines.toSorted((a, b) => Number(b.id === added) - Number(a.id === added))
  const count = itemCount(cart)
  const sum = subtotalPence(cart)
  const off = props.discount?.(cart.lines) ?? null
  const isEmpty = cart.lines.length === 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      focusTitle
      closeLabel="Close cart"
      className="[&_.modal-panel]:w-[min(448px,100%)]"
      title={
        <>
          Shopping Cart{' '}
          <span className="whitespace-nowrap text-ink-3">
            ({count} {count === 1 ? 'item' : 'items'})
          </span>
        </>
      }
      foot={
        isEmpty ? null : (
          <div className="grid basis-full gap-2">
            <Totals subtotalPence={sum} discount={off} small />
            <p className="text-small text-ink-2">
              Prices include VAT. Arrives {arrivalText(arrivalWindow(now, 'standard'))}.
            </p>
            <CheckoutButton guest={guest} processing={processing} onCheckout={onCheckout} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
              <Link to={href('/cart')} className="link inline-flex min-h-11 items-center">
                View Cart ({count})
              </Link>{' '}
              {guest ? (
                <span>
                  <SignInInstead />
                </span>
              ) : null}
            </p>
          </div>
        )
      }
    >
      <p ref={heading} tabIndex={-1} role="status" className="min-h-[1lh] text-small text-ink-2 outline-none">
        {spoken}
      </p>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <div className="pb-4 text-ink">
            <FreeDelivery subtotalPence={sum} discount={off} />
          </div>
          <div className="text-ink">
            <CartLines lines={lines} shelf={shelf} actions={actions} heading={heading} added={added} />
          </div>
          {beside(cart.lines)}
        </>
      )}
    </Drawer>
  )
}
