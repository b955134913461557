import { useCallback } from 'react'
import { isRouteErrorResponse, Link, useNavigate } from 'react-router'
import { EatingCaution } from '#app/shell/eating-caution.tsx'
import { ErrorView } from '#app/shell/error-boundary.tsx'
import { ErrorFrame } from '#app/shell/error-page.tsx'
import { useRootData } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ProductPage } from '#modules/catalogue/label.ts'
import { AddToCart } from '#modules/catalogue/ui/add-to-cart.tsx'
import { BuyBar } from '#modules/catalogue/ui/buy-bar.tsx'
import { FoodFirst } from '#modules/catalogue/ui/food-first.tsx'
import { ProductLabel } from '#modules/catalogue/ui/product-label.tsx'
import { ProductOpening } from '#modules/catalogue/ui/product-opening.tsx'
import { ProductQuestions } from '#modules/catalogue/ui/product-questions.tsx'
import { type ShelfPath, shelfAddress } from '#modules/catalogue/ui/shelf-address.ts'
import { ArrivalPromise } from './arrival-promise.tsx'
import { BesideOwnWeek } from './beside-own-week.tsx'
import { cartItem } from './cart-item.ts'
import { DeliverySummary } from './delivery-summary.tsx'

export const NOT_FOUND = 'Supplement not found'
export const MISSING_WORDS =
  'There is no supplement at this address. It may have been renamed, or the link may be misspelt.'

export const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** All about a supplement: the same in the shop and in the dashboard. */
export function ProductParts({ product: page, path }: { product: ProductPage; path: ShelfPath }) {
  const { trader } = useRootData()
  const { actions } = useCart()
  const onAdd = useCallback((quantity: number) => void actions.add(cartItem(page), quantity), [actions, page])
  return (
    <>
      <Link to={shelfAddress(path)} className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink">
        <Icon name="arrow-left" size={18} /> Back to supplements
      </Link>
      <EatingCaution of={`supplement/${page.id}`} />
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
        beside={<BesideOwnWeek product={page.id} />}
      />
      {/* Not around what is bought: a bar that is fixed to the screen would be fixed to the container. */}
      <div className="@container mt-(--section) grid gap-(--section)">
        <div>
          <ProductLabel product={page} madeFor={[trader.name, ...trader.address]} />
        </div>
        <FoodFirst part={page.foodFirst} />
        <DeliverySummary />
        <ProductQuestions questions={page.questions} />
      </div>
    </>
  )
}

export function ProductError({ error, path }: { error: unknown; path: ShelfPath }) {
  return isMissing(error) ? <SupplementNotFound path={path} /> : <ErrorView error={error} />
}

function SupplementNotFound({ path }: { path: ShelfPath }) {
  const navigate = useNavigate()
  return (
    <ErrorFrame title={NOT_FOUND} message={MISSING_WORDS}>
      <ButtonLink to={shelfAddress(path)}>Back to supplements</ButtonLink>
      <Button
        variant="secondary"
        className="needs-script"
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(path))}
      >
        Go back
      </Button>
    </ErrorFrame>
  )
}
