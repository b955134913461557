import type { ProductCard } from '#modules/catalogue/card.ts'
import type { Ratings } from '#modules/catalogue/rating.ts'
import { Shelf } from '../shop/shelf.tsx'

interface ListPartProps {
  cards: readonly ProductCard[]
  ratings: Ratings
  deliveryRule: string
}

/** The shop's shelf in the dashboard, fetched where it is shown: whoever has a cabinet sees that first. */
export default function ListPart(props: ListPartProps) {
  return <Shelf {...props} path="/dashboard/supplements" />
}
