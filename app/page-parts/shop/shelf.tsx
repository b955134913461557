import { href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ProductCard } from '#modules/catalogue/card.ts'
import { countFacets, facetChoices } from '#modules/catalogue/facets.ts'
import { categories, choose, readFilter, type ShelfFilter } from '#modules/catalogue/filters.ts'
import type { Ratings } from '#modules/catalogue/rating.ts'
import { ProductGrid } from '#modules/catalogue/ui/product-grid.tsx'
import { type ShelfPath, shelfAddress } from '#modules/catalogue/ui/shelf-address.ts'
import { ShelfFacets } from '#modules/catalogue/ui/shelf-facets.tsx'
import { ShelfFilters } from '#modules/catalogue/ui/shelf-filters.tsx'
import { VesselDrawing } from '#modules/catalogue/ui/vessel-drawing.tsx'
import { cartItem } from './cart-item.ts'
import { useStandings } from './use-standings.ts'

interface ShelfProps {
  cards: readonly ProductCard[]
  ratings: Ratings
  deliveryRule: string
  path: ShelfPath
}

/** Search, filters and products: the same in the shop and in the dashboard. */
export function Shelf({ cards, ratings, deliveryRule, path }: ShelfProps) {
  const [search] = useSearchParams()
  const filter: ShelfFilter = { ...readFilter(search), ...(path === '/dashboard/supplements' && { view: 'all' }) }
  const { recommended } = useStandings()
  const chosen = (asked: ShelfFilter) =>
    choose(cards, asked).filter(({ id }) => !asked.isRecommended || recommended.includes(id))
  const shown = chosen(filter)
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
        <div className="mt-3">
          <ShelfFacets
            filter={filter}
            path={path}
            choices={facetChoices(cards)}
            categories={categories(cards)}
            count={asked => chosen(asked).length}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {isNarrowed(filter) ? `${shown.length} of ${cards.length} supplements` : ''}
      </p>
      {shown.length > 0 ? (
        <ProductGrid
          products={shown}
          recommended={recommended}
          ratings={ratings}
          path={path}
          onAdd={(card, quantity) => void actions.add(cartItem(card), quantity)}
        />
      ) : (
        <NothingFound path={path} />
      )}
      <p className="mt-14">
        <ButtonLink to={href('/shop/compare')} variant="secondary" size="small">
          Compare two supplements
        </ButtonLink>
      </p>
      <p className="mt-6 max-w-measure text-small text-ink-3">
        Food supplements should not be used as a substitute for a varied diet. Keep out of the reach of young children.
        Prices include VAT. {deliveryRule}
      </p>
    </>
  )
}

const isNarrowed = (filter: ShelfFilter) =>
  filter.q !== '' || filter.category !== '' || filter.isRecommended || countFacets(filter) > 0

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
