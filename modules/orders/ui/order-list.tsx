import { href, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import type { OrderRow } from '../order-view.ts'
import './order-list.css'

/** The orders of a member, newest first; the whole row leads to the order. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <ul className="order-rows">
      {orders.map(order => (
        <li key={order.id}>
          <div className="order-row">
            <p className="order-row-name">
              <Link to={href('/dashboard/orders/:id', { id: order.id })}>{order.number}</Link>{' '}
              <time dateTime={order.placedOn} className="text-small text-ink-3">
                {order.placed}
              </time>
            </p>
            <p className="order-row-goods">{order.goods}</p>
            <p className="order-row-sum">
              <span>{order.total}</span>{' '}
              <span>
                <Badge tone={order.status.tone}>{order.status.label}</Badge>
              </span>
            </p>
            <Icon name="chevron-right" size={18} />
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
      Everything you order appears here, with its status, its receipt and a button to order again.
    </EmptyState>
  )
}
