import { href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { productCard } from '#modules/catalogue/card.ts'
import { categories, filterShelf, readFilter } from '#modules/catalogue/filters.ts'
import { products } from '#modules/catalogue/queries.ts'
import { breadcrumbData, shelfData } from '#modules/catalogue/structured-data.ts'
import { ProductGrid } from '#modules/catalogue/ui/product-grid.tsx'
import { ShelfFilters } from '#modules/catalogue/ui/shelf-filters.tsx'
import { VesselDrawing } from '#modules/catalogue/ui/vessel-drawing.tsx'
import type { Route } from './+types/supplements.ts'
import { cartItem } from './cart-item.ts'

const TITLE = 'Shop Supplements'
const DESCRIPTION =
  'Eight food supplements, made well. Each label says exactly what is inside and how much, with prices including VAT.'

/** All eight, whatever is asked for: the browser filters without asking again. */
export async function loader({ context }: Route.LoaderArgs) {
  const cards = (await products(context.get(servicesContext).db)).map(productCard)
  return { cards, deliveryRule: DELIVERY_RULE_TEXT }
}

/** Another filter shows the same products. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = originOf(matches)
  return pageMeta({
    origin,
    title: TITLE,
    description: DESCRIPTION,
    path: '/shop/supplements',
    picture: { src: '/pictures/og-shop.jpg', alt: 'The Thymewell supplements', width: 1200, height: 630 },
    jsonLd: loaderData ? [shelfData(loaderData.cards, origin), breadcrumbData(origin)] : [],
  })
}

export default function SupplementsPage({ loaderData }: Route.ComponentProps) {
  const { cards, deliveryRule } = loaderData
  const [search] = useSearchParams()
  const filter = readFilter(search)
  const shown = filterShelf(cards, filter)
  const { itemCount, actions } = useCart()
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <div className="grid gap-x-8 gap-y-4 md:flex md:items-end md:justify-between">
        <div>
          <h1>{TITLE}</h1>
          <p className="mt-2 text-lead text-ink-2">
            Eight things, made well. Each label says exactly what is inside and how much.
          </p>
        </div>
        <ButtonLink to={href('/cart')} variant="secondary" size="small" icon="cart" className="justify-self-start">
          View Cart ({itemCount})
        </ButtonLink>
      </div>
      <div className="mt-5 mb-8">
        <ShelfFilters filter={filter} categories={categories(cards)} />
      </div>
      <p role="status" className="sr-only">
        {filter.q || filter.category ? `${shown.length} of ${cards.length} supplements` : ''}
      </p>
      {shown.length > 0 ? (
        <ProductGrid products={shown} onAdd={(card, quantity) => void actions.add(cartItem(card), quantity)} />
      ) : (
        <NothingFound />
      )}
      <p className="mt-14 max-w-measure text-small text-ink-3">
        Food supplements should not be used as a substitute for a varied diet. Keep out of the reach of young children.
        Prices include VAT. {deliveryRule}
      </p>
    </PageWidth>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No supplements found matching your criteria."
      drawing={<VesselDrawing vessel="bottle" className="h-24 w-auto" />}
      action={
        <ButtonLink to={href('/shop/supplements')} variant="secondary">
          Show all supplements
        </ButtonLink>
      }
    >
      Try a shorter word, or a nutrient such as magnesium.
    </EmptyState>
  )
}
