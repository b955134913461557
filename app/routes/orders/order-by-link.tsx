import { data, href, redirect, useLocation } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { orderByLink } from '#modules/orders/queries/member-orders.ts'
import { isOfReturn } from '#modules/orders/ui/order-address.ts'
import { OrderAgain } from '#modules/orders/ui/order-again.tsx'
import { OrderDetails } from '#modules/orders/ui/order-details.tsx'
import { OrderReviews } from '#modules/reviews/ui/order-reviews.tsx'
import { shownOrder, takeOrderAct } from '../../page-parts/orders/order-on-server.ts'
import { PRIVATE_PAGE } from '../../page-parts/orders/private-page.ts'
import { reviewable } from '../../page-parts/shop/review-on-server.ts'
import type { Route } from './+types/order-by-link.ts'

/** The address may hold a key, so the head of the page names none. */
export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, 'Your order', 'An order at Thymewell, for anyone with its link.')
}

export const headers = () => PRIVATE_PAGE

/** The order for anyone who has the key of its e-mail; its member goes to their own page of it; others learn a stub. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const key = new URL(request.url).searchParams.get('key')
  const found = await orderByLink(db, params.id, key)
  if (!found) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  if (!found.open) {
    const member = await context.get(identityContext).member()
    if (member && member.id === found.memberId) throw redirect(href('/dashboard/orders/:id', { id: params.id }))
    return data({ state: 'closed', number: found.hint } as const, { status: 403, headers: PRIVATE_PAGE })
  }
  const reviews = await reviewable(
    context.get(servicesContext),
    found.order,
    product => `${href('/orders/:id/review/:product', { ...params, product })}?key=${encodeURIComponent(key ?? '')}`,
  )
  const shown = { ...(await shownOrder(context, found.order)), reviews, key: key ?? '' }
  return data({ state: 'open', ...shown } as const, { headers: PRIVATE_PAGE })
}

/** What the buyer changes before we pack: whoever has the key, also from a browser without script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { search, searchParams } = new URL(request.url)
  const found = await orderByLink(context.get(servicesContext).db, params.id, searchParams.get('key'))
  if (!found) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  if (!found.open) throw data(null, { status: 403, headers: PRIVATE_PAGE })
  const taken = await takeOrderAct(context, found.order, await request.formData(), search)
  if (taken.to === null) return data(taken, { status: taken.status, headers: PRIVATE_PAGE })
  return redirect(`${href('/orders/:id', params)}${taken.to}`, 303)
}

export default function OrderByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      {loaderData.state === 'open' ? (
        <>
          <OrderDetails
            order={loaderData.order}
            shelf={loaderData.shelf}
            search={search}
            typed={loaderData.typed}
            address={actionData?.address ?? null}
            finds={loaderData.finds}
            refused={actionData?.refused ?? null}
            asked={actionData?.asked ?? null}
            receipt={`${href('/orders/:id/receipt', { id: loaderData.order.id })}?key=${encodeURIComponent(loaderData.key)}`}
          >
            <OrderAgain ordered={loaderData.ordered} shelf={loaderData.shelf} />
          </OrderDetails>
          {isOfReturn(search) ? null : <OrderReviews products={loaderData.reviews} />}
        </>
      ) : (
        <ClosedOrder number={loaderData.number} />
      )}
    </PageWidth>
  )
}

function ClosedOrder({ number }: { number: string }) {
  return (
    <div className="min-h-[60vh] max-w-measure">
      <h1>
        Order <span className="whitespace-nowrap">{number}</span>
      </h1>
      <p className="mt-5 text-lead text-ink-2">
        What is in this order is shown only to whoever bought it. Open it with the whole link in your confirmation
        e-mail; if you have an account, sign in and find it among your orders.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/login')}>Sign In</ButtonLink>{' '}
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  )
}
