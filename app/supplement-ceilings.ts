import { dayIn } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { calendarOf } from '#modules/profile/queries.ts'
import { type CeilingView, ceilingView } from '#modules/supplements-log/ceiling-words.ts'
import { ceilings, type Place, type Source, sourcesOfCabinet, withProducts } from '#modules/supplements-log/ceilings.ts'
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

/** What somebody takes and eats already, for whatever is held beside it. */
export interface OwnIntake {
  readonly cabinet: readonly Source[]
  readonly eaten: DayIntake | null
}

/** Nothing without an account. */
export async function ownIntake(
  { db, now }: Pick<Services, 'db' | 'now'>,
  identity: Pick<Identity, 'member'>,
): Promise<OwnIntake> {
  const member = await identity.member()
  if (!member) return { cabinet: [], eaten: null }
  const items = await cabinetOf(db, member.id)
  const eaten = await eatenOnAverage(db, member.id, dayIn(now(), (await calendarOf(db, member.id)).zone))
  return { cabinet: sourcesOfCabinet(items), eaten }
}

/** Only what these products are a part of is told. */
export function ceilingsBeside(
  { cabinet, eaten }: OwnIntake,
  products: readonly ProductId[],
  place: Place,
): ProductCeilings {
  const facts = products.map(id => PRODUCT_FACTS[id])
  const view = ceilingView(ceilings(withProducts(cabinet, facts, place), eaten))
  const isTold = (product: ProductId | null) => product !== null && products.includes(product)
  return {
    notices: view.notices.filter(({ items }) => items.some(({ product }) => isTold(product))),
    levels: view.levels.filter(({ products }) => products.some(isTold)),
    hasCabinet: cabinet.length > 0,
  }
}

/** The same for whoever asks. Without an account the products are looked at alone. */
export async function ceilingsOf(
  services: Pick<Services, 'db' | 'now'>,
  identity: Pick<Identity, 'member'>,
  products: readonly ProductId[],
  place: Place,
): Promise<ProductCeilings> {
  return ceilingsBeside(await ownIntake(services, identity), products, place)
}
