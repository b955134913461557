import { href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { orderRow } from '#modules/orders/order-view.ts'
import { ordersOfMember } from '#modules/orders/queries/member-orders.ts'
import { NoOrders, OrderList } from '#modules/orders/ui/order-list.tsx'
import type { Route } from './+types/orders.ts'

const PAGE_SIZE = 20

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Orders',
    description: 'What you’ve bought at Thymewell: status, receipts, and a button to order again.',
    path: '/dashboard/orders',
    robots: 'noindex',
  })
}

/** Only of the person who asks: the sample member that visitors are shown has bought nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1
  if (!member) return { signedOut: true, orders: [], page, more: false }
  const { orders, more } = await ordersOfMember(db, member.id, now(), { size: PAGE_SIZE, number: page })
  return { signedOut: false, orders: orders.map(orderRow), page, more }
}

export default function OrdersPage({ loaderData: { signedOut, orders, page, more } }: Route.ComponentProps) {
  return (
    <>
      <h1>Orders</h1>
      <Link to={href('/dashboard/subscriptions')} className="link mt-2 inline-flex min-h-11 items-center">
        Subscriptions
      </Link>
      {orders.length === 0 && page === 1 ? (
        <div className="mt-10">
          <NoOrders signIn={signedOut ? `${href('/login')}?to=${href('/dashboard/orders')}` : null} />
        </div>
      ) : (
        <div className="mt-8">
          {orders.length > 0 ? <OrderList orders={orders} /> : <p className="text-ink-2">There are no older orders.</p>}
        </div>
      )}
      {page > 1 || more ? (
        <nav aria-label="Pages of orders" className="mt-6 flex justify-between gap-4">
          {page > 1 ? (
            <ButtonLink variant="secondary" size="small" icon="chevron-left" to={pageAt(page - 1)}>
              Newer
            </ButtonLink>
          ) : (
            <span />
          )}
          {more ? (
            <ButtonLink variant="secondary" size="small" iconEnd="chevron-right" to={pageAt(page + 1)}>
              Older
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

const pageAt = (page: number) => (page === 1 ? href('/dashboard/orders') : `${href('/dashboard/orders')}?page=${page}`)
