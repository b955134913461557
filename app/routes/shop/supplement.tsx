import { useCallback } from 'react'
import { data, href, isRouteErrorResponse, Link, useNavigate } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { ErrorFrame } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { deliveryChoices } from '#modules/cart/delivery.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { type ProductPage, productPage } from '#modules/catalogue/label.ts'
import { product } from '#modules/catalogue/queries.ts'
import { breadcrumbData, type DeliveryTerms, productData, questionsData } from '#modules/catalogue/structured-data.ts'
import { AddToCart } from '#modules/catalogue/ui/add-to-cart.tsx'
import { BuyBar } from '#modules/catalogue/ui/buy-bar.tsx'
import { FoodFirst } from '#modules/catalogue/ui/food-first.tsx'
import { picturePaths } from '#modules/catalogue/ui/picture.tsx'
import { ProductLabel } from '#modules/catalogue/ui/product-label.tsx'
import { ProductOpening } from '#modules/catalogue/ui/product-opening.tsx'
import { ProductQuestions } from '#modules/catalogue/ui/product-questions.tsx'
import type { Route } from './+types/supplement.ts'
import { ArrivalPromise } from './arrival-promise.tsx'
import { cartItem } from './cart-item.ts'
import { DeliverySummary, RETURN_DAYS } from './delivery-summary.tsx'

const NOT_FOUND = 'Supplement not found'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await product(context.get(servicesContext).db, params.id)
  if (!found) throw data(null, { status: 404 })
  return productPage(found)
}

export function meta({ loaderData: page, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!page) {
    const missing = isRouteErrorResponse(error) && error.status === 404
    return missing
      ? pageMeta({ origin, title: NOT_FOUND, description: MISSING_WORDS, path: null, robots: 'noindex, nofollow' })
      : errorMeta(error, origin)
  }
  return pageMeta({
    origin,
    title: page.name,
    description: page.lead,
    path: href('/shop/supplements/:id', { id: page.id }),
    picture:
      page.pictures.length > 0
        ? { src: `/pictures/og-${page.id}.jpg`, alt: `${page.name} by ${page.brand}`, width: 1200, height: 630 }
        : undefined,
    jsonLd: structuredData(page, origin),
  })
}

function structuredData(page: ProductPage, origin: string): object[] {
  const terms: DeliveryTerms = {
    choices: deliveryChoices(page.pricePence),
    handlingDays: { min: 0, max: 1 },
    returnDays: RETURN_DAYS,
  }
  const offered = productData({ ...page, pictures: picturePaths(page.pictures) }, terms, origin)
  return [...(offered ? [offered] : []), breadcrumbData(origin, page), questionsData(page.questions)]
}

export default function SupplementPage({ loaderData: page }: Route.ComponentProps) {
  const { trader } = useRootData()
  const { actions } = useCart()
  const onAdd = useCallback((quantity: number) => void actions.add(cartItem(page), quantity), [actions, page])
  // Another product is another page: nothing of the last one's quantity or pictures may stay.
  return (
    <PageWidth key={page.id} className="pb-16">
      <Link
        to={href('/shop/supplements')}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Back to supplements
      </Link>
      <ProductOpening
        product={page}
        buy={
          page.availability.state === 'sold-out' ? (
            <AddToCart product={page} onAdd={onAdd} />
          ) : (
            <BuyBar product={page} onAdd={onAdd}>
              <AddToCart product={page} onAdd={onAdd} />
            </BuyBar>
          )
        }
        delivery={<ArrivalPromise />}
      />
      <div className="mt-(--section) grid gap-(--section)">
        <div>
          <ProductLabel product={page} madeFor={[trader.name, ...trader.address]} />
        </div>
        <FoodFirst part={page.foodFirst} />
        <DeliverySummary />
        <ProductQuestions questions={page.questions} />
      </div>
    </PageWidth>
  )
}

const MISSING_WORDS = 'There is no supplement at this address. It may have been renamed, or the link may be misspelt.'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorView error={error} />
  return <SupplementNotFound />
}

function SupplementNotFound() {
  const navigate = useNavigate()
  return (
    <ErrorFrame title={NOT_FOUND} message={MISSING_WORDS}>
      <ButtonLink to={href('/shop/supplements')}>Back to supplements</ButtonLink>
      <Button
        variant="secondary"
        className="needs-script"
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(href('/shop/supplements')))}
      >
        Go back
      </Button>
    </ErrorFrame>
  )
}
