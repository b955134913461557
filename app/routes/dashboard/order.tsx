import { lazy, Suspense } from 'react'
import { data, href, Link, redirect, useLocation } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { pickableAddresses, shownOrder, takeOrderAct } from '#app/page-parts/orders/order-on-server.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { awaitPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'
import type { Member } from '#modules/account/member.ts'
import { orderOfMember } from '#modules/orders/queries/member-orders.ts'
import { isOfReturn } from '#modules/orders/ui/order-address.ts'
import { OrderAgain } from '#modules/orders/ui/order-again.tsx'
import { OrderDetails } from '#modules/orders/ui/order-details.tsx'
import { NoOrders } from '#modules/orders/ui/order-list.tsx'
import { OrderReviews } from '#modules/reviews/ui/order-reviews.tsx'
import { boughtOf, readCabinet } from '../../page-parts/dashboard/cabinet-on-server.ts'
import { reviewable } from '../../page-parts/shop/review-on-server.ts'
import type { Route } from './+types/order.ts'

// Asked once of what was bought; most orders do without.
const CabinetQuestion = lazy(() => awaitPart(() => import('#modules/supplements-log/ui/order-question.tsx')))

export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, 'Your order', 'One of your orders at Thymewell.')
}

export const headers = () => PRIVATE_PAGE

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  if (!member) return data({ state: 'signed-out' } as const, { status: 401, headers: PRIVATE_PAGE })
  const order = await orderOfMember(db, member.id, params.id)
  if (!order) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  const cabinet = await cabinetOfOrder(context, member, order.id)
  const reviews = await reviewable(context.get(servicesContext), order, id =>
    href('/shop/supplements/:id/review', { id }),
  )
  const saved = await pickableAddresses(context, member.id)
  const shown = { ...(await shownOrder(context, order)), saved, cabinet, reviews }
  return data({ state: 'order', ...shown } as const, { headers: PRIVATE_PAGE })
}

/** What the buyer changes before we pack, also from a browser without script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const order = member && (await orderOfMember(db, member.id, params.id))
  if (!order) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  const taken = await takeOrderAct(context, order, await request.formData(), '')
  if (taken.to === null) return data(taken, { status: taken.status, headers: PRIVATE_PAGE })
  return redirect(`${href('/dashboard/orders/:id', params)}${taken.to}`, 303)
}

/** What of it may go into the cabinet; null where nothing is asked. */
async function cabinetOfOrder(context: Route.LoaderArgs['context'], member: Member, orderId: string) {
  const services = context.get(servicesContext)
  const { calendar, agreed } = await shownSetup(services.db, context.get(identityContext), member)
  const owner = { member, isSample: false, zone: calendar.zone }
  const { kept, today } = await readCabinet(services, owner)
  const bought = await boughtOf(services, owner, kept)
  const asked = bought.filter(({ key }) => key.includes(orderId))
  if (asked.length === 0) return null
  return { asked, today, base: { items: kept.items, doses: [], isSample: false, agreed } }
}

export default function OrderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation()
  if (loaderData.state === 'signed-out') {
    return (
      <>
        <h1>Your order</h1>
        <div className="mt-10">
          <NoOrders signIn={`${href('/login')}?to=${href('/dashboard/orders/:id', params)}`} />
        </div>
      </>
    )
  }
  const { order, ordered, shelf, typed, finds, saved, cabinet, reviews } = loaderData
  return (
    <>
      <Link
        to={href('/dashboard/orders')}
        className="mb-4 inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Orders
      </Link>
      <div className="mb-6 empty:hidden">
        <Suspense>{cabinet && !isOfReturn(search) ? <CabinetQuestion {...cabinet} /> : null}</Suspense>
      </div>
      <OrderDetails
        order={order}
        shelf={shelf}
        search={search}
        typed={typed}
        address={actionData?.address ?? null}
        finds={finds}
        saved={saved}
        refused={actionData?.refused ?? null}
        asked={actionData?.asked ?? null}
        receipt={href('/dashboard/orders/:id/receipt', { id: order.id })}
      >
        <OrderAgain ordered={ordered} shelf={shelf} />
      </OrderDetails>
      {isOfReturn(search) ? null : <OrderReviews products={reviews} />}
    </>
  )
}
