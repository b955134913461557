import { WEEKDAYS, type Weekday } from '#modules/calendar/day.ts'
import { amountsBySource, type DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { countedTowards, type UpperLevel, upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { KnownItem } from './cabinet.ts'
import type { SupplementFacts } from './facts.ts'

/** Where a supplement stands: in what somebody takes, in their cart, or on the page they look at. */
export type Place = 'cabinet' | 'cart' | 'page'

/** Something that would be taken, and how much of it on a day. Packs do not count: a second one changes no day. */
export interface Source {
  /** The id of the item, or of the product in a cart. */
  readonly key: string
  readonly place: Place
  readonly facts: SupplementFacts
  /** Units at a time; 0 or more. */
  readonly units: number
  /** How often on a day. */
  readonly times: number
  readonly weekdays: readonly Weekday[]
}

/** What one source gives of a nutrient on the day that is told. */
export interface Part {
  readonly source: Source
  readonly amount: number
}

/** How a nutrient stands beside its levels, on the day of the week with the most of it. */
export interface Standing {
  readonly nutrient: NutrientKey
  /** The lowest level that is passed; while none is, the one that is nearest. */
  readonly level: UpperLevel
  /** The other levels, the lowest first. */
  readonly others: readonly UpperLevel[]
  readonly isPassed: boolean
  /** What counts towards the level, in the nutrient's unit. */
  readonly counted: number
  /** Of that what was eaten: 0 where food does not count. */
  readonly fromFood: number
  /** What the supplements give, the order of the sources. */
  readonly parts: readonly Part[]
  /** The days on which it is passed; all seven where there is no difference. */
  readonly passedOn: readonly Weekday[]
  /** One change that would bring it to the level or below, the smallest; null where no single one does. */
  readonly remedy: Remedy | null
}

/** Fewer units at a time of one source; 0 is leaving it out. */
export interface Remedy {
  readonly source: Source
  readonly units: number
}

/** Two things that bring the same, below any level of it: nothing to warn of, and worth knowing. */
export interface Double {
  /** A nutrient, or what is none: 'collagen'. */
  readonly of: NutrientKey | 'collagen'
  readonly sources: readonly Source[]
  readonly standing: Standing | null
}

export interface Ceilings {
  /** Every nutrient with a level that a supplement brings, the nearest to its level first. */
  readonly standings: readonly Standing[]
  readonly doubles: readonly Double[]
}

/**
 * What all of these together bring beside the upper levels. The lowest level that is passed warns, the others are named.
 *
 * @param eaten the mean of logged days, for levels that count food; null where none were logged
 */
export function ceilings(sources: readonly Source[], eaten: DayIntake | null): Ceilings {
  const taken = sources.filter(({ units, times, weekdays }) => units > 0 && times > 0 && weekdays.length > 0)
  const standings = NUTRIENT_KEYS.flatMap(nutrient => standingOf(nutrient, taken, eaten) ?? [])
  const nearness = ({ counted, level }: Standing) => counted / level.amount
  return {
    standings: standings.toSorted((one, other) => nearness(other) - nearness(one)),
    doubles: doublesOf(taken, standings),
  }
}

const amountOf = ({ facts, units, times }: Source, nutrient: NutrientKey): number =>
  exact((facts.amounts[nutrient] ?? 0) * units * times)

/** To a millionth: 0.1 + 0.2 must not pass 0.3. */
const exact = (amount: number) => Math.round(amount * 1e6) / 1e6

function standingOf(nutrient: NutrientKey, sources: readonly Source[], eaten: DayIntake | null): Standing | null {
  const levels = upperLevels(nutrient)
  const parts = sources.flatMap(source => {
    const amount = amountOf(source, nutrient)
    return amount > 0 ? [{ source, amount }] : []
  })
  if (levels.length === 0 || parts.length === 0) return null
  const food = eaten === null ? { food: 0, fortification: 0 } : amountsBySource(eaten, nutrient)
  const countedOn = (weekday: Weekday, level: UpperLevel, of = parts) =>
    exact(countedTowards(level.scope, { ...food, supplements: sumOn(weekday, of) }))
  const most = WEEKDAYS.toSorted((one, other) => sumOn(other, parts) - sumOn(one, parts))[0] ?? 'monday'
  const passed = levels.find(level => countedOn(most, level) > level.amount)
  const level = passed ?? levels.toSorted((a, b) => countedOn(most, b) / b.amount - countedOn(most, a) / a.amount)[0]
  if (!level) return null
  const counted = countedOn(most, level)
  const within = (changed: readonly Part[]) =>
    WEEKDAYS.every(weekday => levels.every(each => countedOn(weekday, each, [...changed]) <= each.amount))
  return {
    nutrient,
    level,
    others: levels.filter(other => other !== level),
    isPassed: passed !== undefined,
    counted,
    fromFood: exact(counted - sumOn(most, parts)),
    parts: parts.filter(({ source }) => source.weekdays.includes(most)),
    passedOn: passed ? WEEKDAYS.filter(weekday => countedOn(weekday, level) > level.amount) : [],
    remedy: passed ? remedyOf(nutrient, parts, within) : null,
  }
}

const sumOn = (weekday: Weekday, parts: readonly Part[]) =>
  exact(parts.reduce((sum, { source, amount }) => (source.weekdays.includes(weekday) ? sum + amount : sum), 0))

/**
 * What takes the least away: of each source the most units that still fit, and of those the one that gives up least.
 * Taking less of something comes before leaving it out.
 */
function remedyOf(
  nutrient: NutrientKey,
  parts: readonly Part[],
  within: (parts: readonly Part[]) => boolean,
): Remedy | null {
  const found = parts.flatMap(({ source, amount }) => {
    for (let units = Math.ceil(source.units) - 1; units >= 0; units -= 1) {
      const left = amountOf({ ...source, units }, nutrient)
      const changed = parts.map(part => (part.source === source ? { source, amount: left } : part))
      if (within(changed)) return [{ source, units, lost: amount - left }]
    }
    return []
  })
  const isOut = ({ units }: { units: number }) => Number(units === 0)
  const least = found.toSorted((one, other) => isOut(one) - isOut(other) || one.lost - other.lost)[0]
  return least ? { source: least.source, units: least.units } : null
}

function doublesOf(sources: readonly Source[], standings: readonly Standing[]): Double[] {
  const below = standings.filter(({ isPassed }) => !isPassed)
  const both = below.flatMap(standing => {
    const { nutrient } = standing
    const bringing = togetherOn(sources.filter(source => amountOf(source, nutrient) > 0))
    return bringing.length > 1 ? [{ of: nutrient, sources: bringing, standing }] : []
  })
  const collagen = togetherOn(sources.filter(({ facts }) => facts.holds.includes('collagen')))
  return collagen.length > 1 ? [...both, { of: 'collagen', sources: collagen, standing: null }] : both
}

/** Those that come on one day of the week, on the day with the most of them. */
const togetherOn = (sources: readonly Source[]): readonly Source[] =>
  WEEKDAYS.map(weekday => sources.filter(({ weekdays }) => weekdays.includes(weekday))).toSorted(
    (one, other) => other.length - one.length,
  )[0] ?? []

/** What somebody takes, without what they paused. */
export const sourcesOfCabinet = (items: readonly KnownItem[]): Source[] =>
  items
    .filter(({ pausedOn }) => pausedOn === null)
    .map(({ id, facts, units, times, weekdays }) => ({
      ...{ key: id, place: 'cabinet', facts, units, times: times.length, weekdays },
    }))

/** One product as its label says it is taken. */
export const sourceOfProduct = (facts: SupplementFacts, place: Place): Source => ({
  ...{ key: facts.product?.id ?? facts.name, place, facts, times: 1, weekdays: WEEKDAYS },
  units: facts.product?.dose ?? 0,
})

/**
 * What somebody takes together with what they look at or are about to buy. What they take already is bought again, not
 * taken twice.
 */
export function withProducts(cabinet: readonly Source[], products: readonly SupplementFacts[], place: Place): Source[] {
  const taken = new Set(cabinet.map(({ facts }) => facts.product?.id))
  const fresh = products.filter(({ product }) => product !== null && !taken.has(product.id))
  return [...cabinet, ...fresh.map(facts => sourceOfProduct(facts, place))]
}
