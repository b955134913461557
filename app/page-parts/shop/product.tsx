import { lazy, Suspense, useCallback } from 'react'
import { Link } from 'react-router'
import { EatingCaution } from '#app/shell/eating-caution.tsx'
import { awaitPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ProductPage } from '#modules/catalogue/label.ts'
import { AddToCart } from '#modules/catalogue/ui/add-to-cart.tsx'
import { BuyBar } from '#modules/catalogue/ui/buy-bar.tsx'
import { ProductOpening } from '#modules/catalogue/ui/product-opening.tsx'
import { type ShelfPath, shelfAddress } from '#modules/catalogue/ui/shelf-address.ts'
import type { QuestionPage } from '#modules/questions/question.ts'
import type { ReviewPage } from '#modules/reviews/published.ts'
import { canBeAwaited } from '#modules/stock-notices/awaited.ts'
import { ArrivalPromise } from './arrival-promise.tsx'
import { BesideOwnWeek } from './beside-own-week.tsx'
import { cartItem } from './cart-item.ts'
import { NoticeForm } from './notice-form.tsx'
import { ProductRest } from './product-rest.tsx'
import type { ShownProduct } from './product-to-show.ts'
import { SubscribeOffer } from './subscribe-offer.tsx'

/** Most products have neither: what makes them come alive is fetched where they are. They are in the page all the same. */
const RatingLink = lazy(() => awaitPart(() => import('#modules/catalogue/ui/rating-link.tsx')))

interface ProductPartsProps {
  product: ProductPage
  reviews: ReviewPage | null
  asked: QuestionPage
  path: ShelfPath
  subscribing: ShownProduct['subscribing']
}

/** All about a supplement: the same in the shop and in the dashboard. */
export function ProductParts({ product: page, reviews, asked, path, subscribing }: ProductPartsProps) {
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
        rating={
          reviews ? (
            <Suspense>
              <RatingLink rating={reviews.rating} />
            </Suspense>
          ) : null
        }
        buy={
          page.availability.state === 'sold-out' ? (
            <AddToCart product={page} onAdd={onAdd} />
          ) : (
            <BuyBar product={page} onAdd={onAdd}>
              <AddToCart product={page} onAdd={onAdd} />
            </BuyBar>
          )
        }
        delivery={
          <>
            <ArrivalPromise />
            <SubscribeOffer id={page.id} {...subscribing} />
          </>
        }
        notice={canBeAwaited(page.availability) ? <NoticeForm id={page.id} /> : null}
        beside={<BesideOwnWeek product={page.id} />}
      />
      {/* Not around what is bought: a bar that is fixed to the screen would be fixed to the container. */}
      <div className="@container mt-(--section) grid gap-(--section)">
        <ProductRest product={page} reviews={reviews} asked={asked} path={path} />
      </div>
    </>
  )
}
