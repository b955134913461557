import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { orderByLink } from '#modules/orders/queries/member-orders.ts'
import { received } from '#modules/orders/queries/received.ts'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { shownReview, takeReview } from '../../page-parts/shop/review-on-server.ts'
import { ReviewPage } from '../../page-parts/shop/review-page.tsx'
import type { Route } from './+types/order-review.ts'

/** The address holds a key, so the head of the page names none. */
export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, 'Your review', 'A review of a product that was bought at Thymewell.')
}

export const headers = () => FORM_BY_LINK

/** What has come of an order, for whoever has the key of its e-mail; 404 for everybody and everything else. */
async function receivedByLink({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const { db, now } = context.get(servicesContext)
  const found = await orderByLink(db, params.id, new URL(request.url).searchParams.get('key'))
  const all = found?.open ? await received(db, { orderId: params.id }, now()) : []
  const one = all.find(({ productId }) => productId === params.product)
  if (!one) throw data(null, { status: 404, headers: FORM_BY_LINK })
  return one
}

export async function loader(args: Route.LoaderArgs) {
  const one = await receivedByLink(args)
  const shown = await shownReview(args.context.get(servicesContext), one, new URL(args.request.url).searchParams)
  return data(shown, { headers: FORM_BY_LINK })
}

export async function action(args: Route.ActionArgs) {
  const taken = await takeReview(args.context, await receivedByLink(args), await args.request.formData())
  if (taken.done === null) return data(taken, { status: 400, headers: FORM_BY_LINK })
  const asked = new URLSearchParams({ key: new URL(args.request.url).searchParams.get('key') ?? '', done: taken.done })
  return redirect(`${href('/orders/:id/review/:product', args.params)}?${asked}`, 303)
}

export default function OrderReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} typed={actionData?.typed ?? null} problems={actionData?.problems ?? {}} />
}
