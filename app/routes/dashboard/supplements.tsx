import { servicesContext } from '#app/context.ts'
import { keepsShelf, Shelf } from '#app/page-parts/shop/shelf.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { productCard } from '#modules/catalogue/card.ts'
import { products } from '#modules/catalogue/queries.ts'
import type { Route } from './+types/supplements.ts'

const TITLE = 'Supplements'
const LEAD = 'Food first; these are for what it leaves open. Each label says exactly what is inside and how much.'

/** The shop's own shelf, for anyone who is in the dashboard already. */
export async function loader({ context }: Route.LoaderArgs) {
  const cards = (await products(context.get(servicesContext).db)).map(productCard)
  return { cards, deliveryRule: DELIVERY_RULE_TEXT }
}

export const shouldRevalidate = keepsShelf

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: LEAD,
    path: '/dashboard/supplements',
    robots: 'noindex',
  })
}

export default function SupplementsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>{TITLE}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{LEAD}</p>
      <Shelf {...loaderData} path="/dashboard/supplements" />
    </>
  )
}
