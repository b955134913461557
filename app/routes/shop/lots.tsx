import { data, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { shownLot } from '#app/page-parts/shop/lot-words.ts'
import { isMissing, MISSING_WORDS, NOT_FOUND, ProductError } from '#app/page-parts/shop/supplement-missing.tsx'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Badge } from '#kit/badge.tsx'
import { isProductId } from '#modules/catalogue/product.ts'
import { lotsOf } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { Route } from './+types/lots.ts'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isProductId(id)) throw data(null, { status: 404 })
  const lots = await lotsOf(context.get(servicesContext).db, id, null)
  return { id, name: WORDS[id].name, lots: lots.map(shownLot) }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) {
    return isMissing(error)
      ? pageMeta({ origin, title: NOT_FOUND, description: MISSING_WORDS, path: null, robots: 'noindex, nofollow' })
      : errorMeta(error, origin)
  }
  const { id, name } = loaderData
  return pageMeta({
    origin,
    title: `${name}: lots and certificates`,
    description: `What is known of each lot of ${name}: its best-before date and the analysis of a laboratory, where there is one.`,
    path: href('/shop/supplements/:id/lots', { id }),
    // A list of dates is nothing to search for.
    robots: 'noindex',
  })
}

export default function LotsPage({ loaderData: { id, name, lots } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16">
      <Link to={href('/shop/supplements/:id', { id })} className="link inline-flex min-h-12 items-center">
        Back to {name}
      </Link>
      <h1 className="mt-2">Lots and certificates</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">
        The lot is printed on the pack beside the best-before date. Each lot is analysed separately, and the
        laboratory’s certificate is here exactly as we received it.
      </p>
      {lots.length === 0 ? (
        <p className="mt-8 max-w-measure">
          No lot of {name} is listed yet. Ask us about the one on your pack through the{' '}
          <Link to={href('/contact')} className="link">
            contact form
          </Link>
          .
        </p>
      ) : (
        <ul className="mt-8 max-w-measure border-t border-line">
          {lots.map(({ lot, page, bestBefore, certificate, recall }) => (
            <li key={lot} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
              <Link to={page} className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                {lot}
              </Link>{' '}
              <span className="text-small text-ink-2">Best before: {bestBefore}</span>{' '}
              <span className="text-small text-ink-2 sm:ml-auto">
                {certificate ? 'With certificate' : 'No certificate yet'}
              </span>{' '}
              {recall ? <Badge tone="error">Called back</Badge> : null}
            </li>
          ))}
        </ul>
      )}
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} path="/shop/supplements" />
}
