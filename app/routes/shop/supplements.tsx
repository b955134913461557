import { href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { productCard } from '#modules/catalogue/card.ts'
import { choose, readFilter } from '#modules/catalogue/filters.ts'
import { products } from '#modules/catalogue/queries.ts'
import { breadcrumbData, shelfData } from '#modules/catalogue/structured-data.ts'
import { ratings } from '#modules/reviews/queries/published.ts'
import { sharePath } from '../../page-parts/shop/share-path.ts'
import { keepsShelf, Shelf } from '../../page-parts/shop/shelf.tsx'
import type { Route } from './+types/supplements.ts'

const TITLE = 'Shop Supplements'
const DESCRIPTION =
  'Eight food supplements, made well. Each label says exactly what is inside and how much, with prices including VAT.'

/** All of them, whatever is asked for: the browser filters without asking again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const [all, rated] = await Promise.all([products(db), ratings(db)])
  const cards = all.map(productCard)
  const origin = context.get(originContext)
  const asked = readFilter(new URL(request.url).searchParams)
  // Made here: the browser never needs what search engines read.
  return {
    cards,
    ratings: rated,
    deliveryRule: DELIVERY_RULE_TEXT,
    shared: sharePath('shop'),
    jsonLd: [shelfData(choose(cards, asked), origin), breadcrumbData(origin)],
  }
}

export const shouldRevalidate = keepsShelf

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = originOf(matches)
  return pageMeta({
    origin,
    title: TITLE,
    description: DESCRIPTION,
    path: '/shop/supplements',
    picture: loaderData?.shared
      ? { src: loaderData.shared, alt: 'The Thymewell supplements', width: 1200, height: 630 }
      : undefined,
    jsonLd: loaderData?.jsonLd ?? [],
  })
}

export default function SupplementsPage({ loaderData: { cards, ratings: rated, deliveryRule } }: Route.ComponentProps) {
  const { itemCount } = useCart()
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
      <Shelf cards={cards} ratings={rated} deliveryRule={deliveryRule} path="/shop/supplements" />
    </PageWidth>
  )
}
