import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ProductCard } from '#modules/catalogue/card.ts'
import { categories, filterShelf, readFilter, type ShelfFilter } from '#modules/catalogue/filters.ts'
import { ProductGrid } from '#modules/catalogue/ui/product-grid.tsx'
import { type ShelfPath, shelfAddress } from '#modules/catalogue/ui/shelf-address.ts'
import { ShelfFilters } from '#modules/catalogue/ui/shelf-filters.tsx'
import { VesselDrawing } from '#modules/catalogue/ui/vessel-drawing.tsx'
import { cartItem } from './cart-item.ts'
import { useStandings } from './use-standings.ts'

interface ShelfProps {
  cards: readonly ProductCard[]
  deliveryRule: string
  path: ShelfPath
}

/** Search, filters and products: the same in the shop and in the dashboard. */
export function Shelf({ cards, deliveryRule, path }: ShelfProps) {
  const [search] = useSearchParams()
  const filter: ShelfFilter = { ...readFilter(search), ...(path === '/dashboard/supplements' && { view: 'all' }) }
  const { recommended } = useStandings()
  const found = filterShelf(cards, filter)
  const shown = filter.isRecommended ? found.filter(({ id }) => recommended.includes(id)) : found
  const { actions } = useCart()
  return (
    <>
      <div className="mt-5 mb-8">
        <ShelfFilters
          filter={filter}
          path={path}
          categories={categories(cards)}
          hasRecommended={recommended.length > 0 || filter.isRecommended}
        />
      </div>
      <p role="status" className="sr-only">
        {filter.q || filter.category || filter.isRecommended ? `${shown.length} of ${cards.length} supplements` : ''}
      </p>
      {shown.length > 0 ? (
        <ProductGrid
          products={shown}
          recommended={recommended}
          path={path}
          onAdd={(card, quantity) => void actions.add(cartItem(card), quantity)}
        />
      ) : (
        <NothingFound path={path} />
      )}
      <p className="mt-14 max-w-measure text-small text-ink-3">
        Food supplements should not be used as a substitute for a varied diet. Keep out of the reach of young children.
        Prices include VAT. {deliveryRule}
      </p>
    </>
  )
}

/** The browser filters: another filter shows the same products. */
export function keepsShelf({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

function NothingFound({ path }: { path: ShelfPath }) {
  return (
    <EmptyState
      title="No supplements found matching your criteria."
      drawing={<VesselDrawing vessel="bottle" className="h-24 w-auto" />}
      action={
        <ButtonLink to={shelfAddress(path)} variant="secondary">
          Show all supplements
        </ButtonLink>
      }
    >
      Try a shorter word, or a nutrient such as magnesium.
    </EmptyState>
  )
}
