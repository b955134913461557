import { href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { breadcrumbData, productData, questionsData } from '#modules/catalogue/structured-data.ts'
import { picturePaths } from '#modules/catalogue/ui/picture.tsx'
import { NAMELESS } from '#modules/reviews/review.ts'
import { deliveryTerms } from '../../page-parts/shop/delivery-terms.ts'
import { ProductParts } from '../../page-parts/shop/product.tsx'
import { productToShow, type ShownProduct } from '../../page-parts/shop/product-to-show.ts'
import { sharePath } from '../../page-parts/shop/share-path.ts'
import { isMissing, MISSING_WORDS, NOT_FOUND, ProductError } from '../../page-parts/shop/supplement-missing.tsx'
import type { Route } from './+types/supplement.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shown = await productToShow(context.get(servicesContext).db, params.id, new URL(request.url).searchParams)
  const { page } = shown
  // Made here: the browser never needs what search engines read.
  return { ...shown, shared: sharePath(page.id), jsonLd: structuredData(shown, context.get(originContext)) }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) {
    return isMissing(error)
      ? pageMeta({ origin, title: NOT_FOUND, description: MISSING_WORDS, path: null, robots: 'noindex, nofollow' })
      : errorMeta(error, origin)
  }
  const { page, shared, jsonLd } = loaderData
  return pageMeta({
    origin,
    title: page.name,
    description: page.lead,
    path: href('/shop/supplements/:id', { id: page.id }),
    picture:
      shared !== null ? { src: shared, alt: `${page.name} by ${page.brand}`, width: 1200, height: 630 } : undefined,
    jsonLd,
  })
}

function structuredData({ page, reviews, asked }: ShownProduct, origin: string): object[] {
  const offered = productData(
    { ...page, pictures: picturePaths(page.pictures) },
    deliveryTerms(page.pricePence),
    origin,
    reviews && {
      rating: reviews.rating,
      reviews: reviews.reviews.map(review => ({ ...review, name: review.name || NAMELESS })),
    },
  )
  const questions = [...(asked.page === 1 ? page.questions : []), ...asked.answered]
  return [...(offered ? [offered] : []), breadcrumbData(origin, page), questionsData(questions)]
}

export default function SupplementPage({ loaderData: { page, reviews, asked, subscribing } }: Route.ComponentProps) {
  // Another product is another page: nothing of the last one's quantity or pictures may stay.
  return (
    <PageWidth key={page.id} className="pb-16">
      <ProductParts product={page} reviews={reviews} asked={asked} path="/shop/supplements" subscribing={subscribing} />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} path="/shop/supplements" />
}
