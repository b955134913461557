import { data, href, Link, redirect } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { isProductId } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { received } from '#modules/orders/queries/received.ts'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { shownReview, takeReview } from '../../page-parts/shop/review-on-server.ts'
import { ReviewPage } from '../../page-parts/shop/review-page.tsx'
import type { Route } from './+types/supplement-review.ts'

export function meta({ matches, params, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  const path = href('/shop/supplements/:id/review', params)
  return pageMeta({
    origin,
    title: 'Your review',
    description: 'Write a review of what you bought at Thymewell.',
    path,
    robots: 'noindex',
  })
}

export const headers = () => FORM_BY_LINK

/** Who asks, and whether they have had the product; an unknown product is the page's 404. */
async function asking({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  if (!isProductId(params.id)) throw data(null, { status: 404, headers: FORM_BY_LINK })
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const all = member ? await received(db, { memberId: member.id }, now()) : []
  const one = all.find(({ productId }) => productId === params.id) ?? null
  return { one, isSignedIn: member !== null && !member.isGuest, productName: WORDS[params.id].name }
}

/** The form for a member who has had it; for others how a review comes about. */
export async function loader(args: Route.LoaderArgs) {
  const { one, isSignedIn, productName } = await asking(args)
  const { searchParams } = new URL(args.request.url)
  const shown = one && (await shownReview(args.context.get(servicesContext), one, searchParams))
  return data({ shown, isSignedIn, productName }, { headers: FORM_BY_LINK })
}

export async function action(args: Route.ActionArgs) {
  const { one } = await asking(args)
  if (!one) throw data(null, { status: 404, headers: FORM_BY_LINK })
  const taken = await takeReview(args.context, one, await args.request.formData())
  if (taken.done === null) return data(taken, { status: 400, headers: FORM_BY_LINK })
  return redirect(`${href('/shop/supplements/:id/review', args.params)}?done=${taken.done}`, 303)
}

export default function SupplementReview({ loaderData, actionData, params }: Route.ComponentProps) {
  const { shown, isSignedIn, productName } = loaderData
  if (shown) return <ReviewPage {...shown} typed={actionData?.typed ?? null} problems={actionData?.problems ?? {}} />
  const here = href('/shop/supplements/:id/review', params)
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      <div className="max-w-measure">
        <h1>Review {productName}</h1>
        <p className="mt-5 text-lead text-ink-2">
          Only people who bought it here can review it, once it has arrived. That is how we know every review is real.
        </p>
        <p className="mt-4 text-ink-2">
          {isSignedIn ? 'None of the orders in your account holds it yet, or it has not reached you so far. ' : ''}
          Did you buy it without an account? Use the link in any e-mail about your order: the form is on your order
          page.{' '}
          <Link to="/reviews-policy" className="link">
            How we check reviews
          </Link>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isSignedIn ? (
            <ButtonLink to={href('/dashboard/orders')}>Your orders</ButtonLink>
          ) : (
            <ButtonLink to={`${href('/login')}?to=${here}`}>Sign In</ButtonLink>
          )}{' '}
          <ButtonLink to={href('/shop/supplements/:id', params)} variant="secondary">
            Back to the product
          </ButtonLink>
        </div>
      </div>
    </PageWidth>
  )
}
