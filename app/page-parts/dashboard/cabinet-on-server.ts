import type { Member } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { clockIn, dayIn, type Zone } from '#modules/calendar/zone.ts'
import { priceText, type ShelfItem } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { saidOfSupplements } from '#modules/nutrition/advice/medicine-words.ts'
import { namedSupplementAdvice } from '#modules/nutrition/advice/named-supplements.ts'
import { type SupplementAdvice, supplementAdvice } from '#modules/nutrition/advice/supplements.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { sentSince } from '#modules/orders/queries/member-orders.ts'
import type { KnownItem } from '#modules/supplements-log/cabinet.ts'
import { type BoughtQuestion, type CabinetPageView, questionOf } from '#modules/supplements-log/cabinet-view.ts'
import { ceilingView } from '#modules/supplements-log/ceiling-words.ts'
import { ceilings, sourcesOfCabinet } from '#modules/supplements-log/ceilings.ts'
import { type KeptCabinet, keptCabinet } from '#modules/supplements-log/queries/cabinet.ts'
import type { CabinetBase } from '#modules/supplements-log/ui/use-cabinet.ts'
import type { Advised } from '../../advice-of.ts'
import { eatenOnAverage } from '../../eaten-average.ts'
import type { Services } from '../../services.ts'

/** Days whose doses a cabinet's page has one by one: 'Taken on 26 of the last 30 days'. */
const SHOWN_DAYS = 30
/** So long after it was paid something is asked about. */
const ASKED_DAYS = 30
const DAY_MS = 86_400_000

type Deps = Pick<Services, 'db' | 'now'>

export interface CabinetOwner {
  readonly member: Pick<Member, 'id'>
  readonly isSample: boolean
  readonly zone: Zone
}

export interface ReadCabinet {
  readonly kept: KeptCabinet
  readonly today: Day
  readonly since: Day
}

/** One statement. */
export async function readCabinet({ db, now }: Deps, { member, zone }: CabinetOwner): Promise<ReadCabinet> {
  const today = dayIn(now(), zone)
  const since = addDays(today, 1 - SHOWN_DAYS)
  return { kept: await keptCabinet(db, member.id, since, today), today, since }
}

/** Everything else that the page of a cabinet shows. Three statements, two for the sample member. */
export async function cabinetPage(
  deps: Deps,
  owner: CabinetOwner,
  { kept, today, since }: ReadCabinet,
  { agreed, advised }: { readonly agreed: boolean; readonly advised: Advised | null },
): Promise<{ base: CabinetBase; view: CabinetPageView; buyable: readonly ShelfItem[] }> {
  const { db, now } = deps
  const { member, isSample, zone } = owner
  const [eaten, items, bought] = await Promise.all([
    eatenOnAverage(db, member.id, today),
    shelf(db),
    isSample ? [] : boughtOf(deps, owner, kept),
  ])
  const { hour, minute } = clockIn(now(), zone)
  const own = new Set(kept.items.map(({ facts }) => facts.product?.id))
  const buyable = items.filter(({ id, onSale, availableUnits }) => own.has(id) && onSale && availableUnits > 0)
  return {
    buyable,
    base: { items: kept.items, doses: kept.doses, isSample, agreed },
    view: {
      ...{ today, since, bought, takenBefore: kept.takenBefore, putAway: kept.putAway },
      now: [hour, minute].map(part => String(part).padStart(2, '0')).join(':'),
      ceilings: ceilingView(ceilings(sourcesOfCabinet(kept.items), eaten)),
      advised: advised === null ? [] : advisedOf(advised, kept.items),
      isFoodCounted: eaten !== null,
      buyAgain: Object.fromEntries(buyable.map(({ id, pricePence }) => [id, priceText(pricePence)])),
    },
  }
}

function advisedOf({ eater, medicines }: Advised, items: readonly KnownItem[]): string[] {
  const taken = items.flatMap(({ facts, pausedOn }) => (pausedOn === null ? [facts] : []))
  const byName = namedSupplementAdvice(
    eater,
    taken.map(({ name }) => name),
  )
  const said = [...supplementAdvice(eater, dayOf(items)), ...byName].map(advisedWords)
  return [...new Set(said), ...saidOfSupplements(medicines, taken)]
}

const advisedWords = ({ sentence, asked }: Pick<SupplementAdvice, 'sentence' | 'asked'>) =>
  `${sentence} Ask your ${asked} if you’re not sure.`

/** What a day of all that is taken gives, on which all of it is due. */
function dayOf(items: readonly KnownItem[]): { readonly [K in NutrientKey]?: number } {
  const sums: { [K in NutrientKey]?: number } = {}
  for (const { facts, units, times, pausedOn } of items) {
    if (pausedOn !== null) continue
    for (const key of NUTRIENT_KEYS) sums[key] = (sums[key] ?? 0) + (facts.amounts[key] ?? 0) * units * times.length
  }
  return sums
}

/** What was bought here and is neither in the cabinet nor was put away. One statement. */
export async function boughtOf(
  { db, now }: Deps,
  { member }: Pick<CabinetOwner, 'member'>,
  { items, putAway }: Pick<KeptCabinet, 'items' | 'putAway'>,
): Promise<BoughtQuestion[]> {
  const sent = await sentSince(db, member.id, new Date(now().getTime() - ASKED_DAYS * DAY_MS))
  const had = new Set(items.map(({ facts }) => facts.product?.id))
  const questions = sent.map(questionOf).filter(({ key, product }) => !putAway.includes(key) && !had.has(product))
  return [...new Map(questions.map(question => [question.product, question])).values()]
}
