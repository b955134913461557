import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ProductParts } from '#app/page-parts/shop/product.tsx'
import { productToShow } from '#app/page-parts/shop/product-to-show.ts'
import { isMissing, MISSING_WORDS, NOT_FOUND, ProductError } from '#app/page-parts/shop/supplement-missing.tsx'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/supplement.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return productToShow(context.get(servicesContext).db, params.id, new URL(request.url).searchParams)
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) {
    return isMissing(error)
      ? pageMeta({ origin, title: NOT_FOUND, description: MISSING_WORDS, path: null, robots: 'noindex, nofollow' })
      : errorMeta(error, origin)
  }
  const { id, name, lead } = loaderData.page
  // Search engines find it in the shop.
  return pageMeta({
    origin,
    title: name,
    description: lead,
    path: href('/dashboard/supplements/:id', { id }),
    robots: 'noindex',
  })
}

export default function SupplementPage({ loaderData: { page, reviews, asked, subscribing } }: Route.ComponentProps) {
  return (
    <ProductParts
      key={page.id}
      product={page}
      reviews={reviews}
      asked={asked}
      path="/dashboard/supplements"
      subscribing={subscribing}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} path="/dashboard/supplements" />
}
