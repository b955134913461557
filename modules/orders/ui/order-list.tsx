import { href, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import type { OrderRow } from '../order-view.ts'

/** The orders of a member, newest first; the whole row leads to the order. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <ul className="@container border-t border-line">
      {orders.map(order => (
        <li key={order.id} className="relative border-b border-line hover:bg-sunken focus-within:bg-sunken">
          <div className="grid gap-x-6 gap-y-1 py-5 @min-[42rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_6rem_8.5rem_1.25rem] @min-[42rem]:items-center @min-[42rem]:px-3">
            <p className="flex items-baseline justify-between gap-4 @min-[42rem]:block">
              <Link
                to={href('/dashboard/orders/:id', { id: order.id })}
                className="font-semibold tabular-nums outline-offset-4 after:absolute after:inset-0"
              >
                {order.number}
              </Link>
              <time dateTime={order.placedOn} className="block text-small text-ink-3">
                {order.placed}
              </time>
            </p>
            <p className="min-w-0 text-ink-2 @min-[42rem]:truncate">{order.goods}</p>
            <p className="mt-1 flex items-center justify-between gap-4 @min-[42rem]:contents">
              <span className="font-semibold tabular-nums @min-[42rem]:text-right">{order.total}</span>
              <span>
                <Badge tone={order.status.tone}>{order.status.label}</Badge>
              </span>
            </p>
            <Icon name="chevron-right" size={18} className="hidden text-ink-3 @min-[42rem]:block" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Two bottles on a shelf, waiting. */
function ShelfDrawing() {
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
      <path
        d="M34 72V38c0-5 4-6 4-11v-5h16v5c0 5 4 6 4 11v34M35 22h22M40 14h12v8H40ZM34 46h24M34 60h24M70 72V50c0-3 3-4 3-8h14c0 4 3 5 3 8v22M72 42h16M70 58h20M14 72h92"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** `signIn`: it is not known whose orders to show; the address at which to sign in and come back. */
export function NoOrders({ signIn }: { signIn: string | null }) {
  return signIn !== null ? (
    <EmptyState
      title="Sign in to see your orders"
      drawing={<ShelfDrawing />}
      action={<ButtonLink to={signIn}>Sign In</ButtonLink>}
    >
      Ordered without an account? The link in your confirmation e-mail opens the order, its status and its receipt.
    </EmptyState>
  ) : (
    <EmptyState
      title="No orders yet"
      drawing={<ShelfDrawing />}
      action={<ButtonLink to={href('/shop/supplements')}>Shop Supplements</ButtonLink>}
    >
      What you buy is kept here: its status, its receipt, and a button to order it again.
    </EmptyState>
  )
}
