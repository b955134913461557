import { dayIn } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { calendarOf } from '#modules/profile/queries.ts'
import { type CeilingView, ceilingView } from '#modules/supplements-log/ceiling-words.ts'
import { ceilings, type Place, sourcesOfCabinet, withProducts } from '#modules/supplements-log/ceilings.ts'
import { PRODUCT_FACTS } from '#modules/supplements-log/facts.ts'
import { cabinetOf } from '#modules/supplements-log/queries/cabinet.ts'
import { eatenOnAverage } from './eaten-average.ts'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'

/** What products would bring with what somebody takes and eats. */
export interface ProductCeilings extends CeilingView {
  /** Whether a cabinet was counted: nobody's is empty. */
  readonly hasCabinet: boolean
}

/** Only what these products are a part of is told. Without an account they are looked at alone. */
export async function ceilingsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  identity: Pick<Identity, 'member'>,
  products: readonly ProductId[],
  place: Place,
): Promise<ProductCeilings> {
  const member = await identity.member()
  const items = member ? await cabinetOf(db, member.id) : []
  const eaten = member
    ? await eatenOnAverage(db, member.id, dayIn(now(), (await calendarOf(db, member.id)).zone))
    : null
  const cabinet = sourcesOfCabinet(items)
  const all = ceilings(
    withProducts(
      cabinet,
      products.map(id => PRODUCT_FACTS[id]),
      place,
    ),
    eaten,
  )
  const view = ceilingView(all)
  const isTold = (product: ProductId | null) => product !== null && products.includes(product)
  return {
    notices: view.notices.filter(({ items }) => items.some(({ product }) => isTold(product))),
    levels: view.levels.filter(({ products }) => products.some(isTold)),
    hasCabinet: cabinet.length > 0,
  }
}
