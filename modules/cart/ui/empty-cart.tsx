import { href } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { CART_TEXTS } from '../cart.ts'

export function EmptyCart() {
  return (
    <EmptyState
      title={CART_TEXTS.cartIsEmpty}
      drawing={<EmptyBasket />}
      className="mt-7 border-t border-line pt-14"
      action={<ButtonLink to={href('/shop/supplements')}>Continue Shopping</ButtonLink>}
    >
      Nothing in here yet.
    </EmptyState>
  )
}

/** A market basket with a sprig of thyme over its edge. */
function EmptyBasket() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
      <path d="M18 48h84l-9 36a6 6 0 0 1-6 5H33a6 6 0 0 1-6-5ZM12 48h96M32 48C32 22 45 9 60 9s28 13 28 39" />
      <path d="M23 62h74M26 76h68M46 48l3 41M60 48v41M74 48l-3 41" />
      <path d="M60 48V24M60 42c-5 0-8-2-9-7 5 0 8 2 9 7c1-5 4-7 9-7-1 5-4 7-9 7M60 32c-4 0-7-2-8-6 4 0 7 2 8 6c1-4 4-6 8-6-1 4-4 6-8 6M60 24c-2-2-2-5 0-8 2 3 2 6 0 8" />
    </svg>
  )
}
