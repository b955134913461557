import type { Weekday } from '#modules/calendar/day.ts'
import { amountText } from '#modules/catalogue/nutrients.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { UpperLevel, UpperScope } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Ceilings, Double, Part, Place, Remedy, Standing } from './ceilings.ts'
import { inSentence } from './given.ts'
import { inWords, onDays, unitsWords } from './schedule-words.ts'

/** A piece of a bar: its share of the whole bar in per cent. */
export interface BarPart {
  readonly name: string
  readonly amount: string
  readonly where: string
  readonly kind: 'ours' | 'other' | 'food'
  readonly percent: number
}

/** What somebody can do to come below a level. Of units 0: leave it out. */
export interface RemedyView {
  readonly key: string
  readonly place: Place
  readonly name: string
  readonly units: number
  readonly words: string
}

/** Something that brings it. */
interface BringingItem {
  readonly key: string
  readonly place: Place
  readonly name: string
  readonly product: ProductId | null
}

/** Something to tell of what is taken together. */
export interface CeilingNotice {
  /** By which it is put away; another figure is another notice. */
  readonly key: string
  readonly kind: 'over' | 'two'
  /** 'magnesium', 'collagen'. */
  readonly about: string
  readonly title: string
  readonly words: string
  /** Only above a level. */
  readonly parts: readonly BarPart[]
  readonly level: { readonly words: string; readonly percent: number } | null
  readonly total: string
  readonly over: string
  readonly remedy: RemedyView | null
  /** The others that bring it, to be paused. */
  readonly items: readonly BringingItem[]
}

/** A nutrient beside its level, in a list. */
export interface LevelRow {
  readonly name: string
  readonly amount: string
  readonly of: string
  readonly scope: string
  readonly state: string
  readonly isPassed: boolean
  /** Our products that bring it. */
  readonly products: readonly ProductId[]
  readonly parts: readonly BarPart[]
  /** Where the level is in the bar, in per cent of it: its end, until it is passed. */
  readonly levelPercent: number
}

export interface CeilingView {
  readonly notices: readonly CeilingNotice[]
  readonly levels: readonly LevelRow[]
}

const SCOPES: { readonly [S in UpperScope]: string } = {
  supplements: 'Supplements only',
  total: 'Food and supplements together',
  'supplements and fortification': 'Supplements and what is added to food',
}

const nutrientWord = (key: NutrientKey): string => inSentence(NUTRIENTS[key].name)
const textOf = (key: NutrientKey, amount: number) => amountText(amount, NUTRIENTS[key].unit)

/** '250 mg a day from supplements'. */
const levelWords = (key: NutrientKey, { amount, scope }: UpperLevel) =>
  `${textOf(key, amount)} a day from ${scope === 'total' ? 'food and supplements together' : scope}`

/** '250 mg a day from supplements (EFSA 2025: more may have a laxative effect)'. */
function sourcedLevel(key: NutrientKey, level: UpperLevel): string {
  const note = level.note?.replace(/^More|^As|^Folic|^A safe/, begin => begin.toLowerCase())
  return `${levelWords(key, level)} (${note ? `${level.source}: ${note}` : level.source})`
}

const WHERE: { readonly [P in Place]: string } = {
  cabinet: 'In your cabinet',
  cart: 'In this cart',
  page: 'This product',
}

const rounded = (amount: number) => Math.round(amount * 10) / 10
const percentOf = (amount: number, whole: number) => Math.round((amount / whole) * 1000) / 10

/** What is in the cart is drawn last, so that it is seen to cross the line. */
function barParts({ nutrient, parts, fromFood }: Standing, whole: number): BarPart[] {
  const drawn = ({ source: { facts, units, times, place }, amount }: Part): BarPart => ({
    name: `${facts.name}, ${unitsWords(units * times, facts.unit)}`,
    amount: textOf(nutrient, amount),
    where: WHERE[place],
    kind: facts.product ? 'ours' : 'other',
    percent: percentOf(amount, whole),
  })
  const isTaken = ({ source }: Part) => source.place === 'cabinet'
  const food: BarPart = {
    ...{ name: 'Food, on average', where: 'Your log', kind: 'food' },
    amount: textOf(nutrient, rounded(fromFood)),
    percent: percentOf(fromFood, whole),
  }
  return [
    ...parts.filter(isTaken).map(drawn),
    ...(fromFood > 0 ? [food] : []),
    ...parts.filter(part => !isTaken(part)).map(drawn),
  ]
}

const brings = (nutrient: NutrientKey, parts: readonly Part[]) =>
  inWords(
    parts.map(
      ({ source, amount }, place) => `${source.facts.name}${place === 0 ? ' brings' : ''} ${textOf(nutrient, amount)}`,
    ),
  )

function remedyView(nutrient: NutrientKey, { source, units }: Remedy): RemedyView {
  const { name, unit } = source.facts
  const { key, place } = source
  const act = place === 'cabinet' ? `Pause ${name}` : `Leave ${name} out`
  const words = units > 0 ? `Take ${unitsWords(units, unit)} of ${name} at a time` : act
  return { key, place, name, units, words: `${words}, and ${nutrientWord(nutrient)} stays within it.` }
}

/** What is looked at or about to be bought: a notice is about that. */
const freshNames = (parts: readonly Part[]) =>
  parts.flatMap(({ source }) => (source.place === 'cabinet' ? [] : [source.facts.name]))

function foodWords({ nutrient, level, fromFood }: Standing): string {
  if (level.scope !== 'total') return ' Food does not count here.'
  return fromFood > 0 ? ` Food brings ${textOf(nutrient, rounded(fromFood))} on average.` : ''
}

function overTitle({ nutrient, counted, level, parts, passedOn }: Standing): string {
  const total = textOf(nutrient, rounded(counted))
  if (parts.some(({ source }) => source.place === 'page'))
    return `With what you take this brings ${nutrientWord(nutrient)} to ${total} a day`
  const fresh = freshNames(parts)
  if (fresh.length > 0) return `With ${inWords(fresh)}, ${nutrientWord(nutrient)} would pass the upper level`
  return `${NUTRIENTS[nutrient].name} is ${textOf(nutrient, rounded(counted - level.amount))} over${onDays(passedOn)}`
}

function overNotice(standing: Standing): CeilingNotice {
  const { nutrient, level, others, counted, parts, fromFood, remedy } = standing
  const over = textOf(nutrient, rounded(counted - level.amount))
  const whole = counted * 1.04
  const named = others.map(other => ` ${other.source} says ${levelWords(nutrient, other)}.`).join('')
  return {
    key: `over ${nutrient} ${level.amount} ${rounded(counted - fromFood)} ${parts.length}`,
    kind: 'over',
    about: nutrientWord(nutrient),
    title: overTitle(standing),
    words: `${brings(nutrient, parts)}. The upper level is ${sourcedLevel(nutrient, level)}.${foodWords(standing)}${named}`,
    parts: barParts(standing, whole),
    level: { words: `Upper level ${textOf(nutrient, level.amount)}`, percent: percentOf(level.amount, whole) },
    total: textOf(nutrient, rounded(counted)),
    over: `${over} above`,
    remedy: remedy && remedyView(nutrient, remedy),
    items: itemsOf(parts.map(({ source }) => source)),
  }
}

const itemsOf = (sources: Double['sources']) =>
  sources.map(
    ({ key, place, facts }): BringingItem => ({ key, place, name: facts.name, product: facts.product?.id ?? null }),
  )

function twoNotice({ of, sources, standing }: Double): CeilingNotice {
  const names = inWords(sources.map(({ facts }) => facts.name))
  const base = {
    kind: 'two',
    parts: [],
    level: null,
    total: '',
    over: '',
    remedy: null,
    items: itemsOf(sources),
  } as const
  if (of === 'collagen' || standing === null)
    return {
      ...base,
      key: `two collagen ${sources.length}`,
      about: 'collagen',
      title: 'Both of these are collagen',
      words: `${names} bring the same, hydrolysed marine collagen, a protein. No upper level is set for it.`,
    }
  const { nutrient, level, counted, fromFood } = standing
  const together = fromFood > 0 ? 'Together with food' : 'Together'
  const count = sources.length === 2 ? 'Two' : String(sources.length)
  return {
    ...base,
    key: `two ${nutrient} ${rounded(counted - fromFood)} ${sources.length}`,
    about: nutrientWord(nutrient),
    title: `${count} of these bring ${nutrientWord(nutrient)}`,
    words: `${brings(nutrient, standing.parts)}. ${together} that is ${textOf(nutrient, rounded(counted))}, within the level of ${textOf(nutrient, level.amount)}.`,
  }
}

function levelRow(standing: Standing): LevelRow {
  const { nutrient, level, counted, isPassed, passedOn, parts } = standing
  const whole = Math.max(counted, level.amount)
  const over = textOf(nutrient, rounded(counted - level.amount))
  const days = passedOn as readonly Weekday[]
  return {
    name: NUTRIENTS[nutrient].name,
    amount: textOf(nutrient, rounded(counted)),
    of: textOf(nutrient, level.amount),
    scope: SCOPES[level.scope],
    state: isPassed ? `${over} over${onDays(days)}` : counted === level.amount ? 'At the level' : 'Below',
    isPassed,
    products: parts.flatMap(({ source }) => source.facts.product?.id ?? []),
    parts: barParts(standing, whole),
    levelPercent: Math.round((level.amount / whole) * 1000) / 10,
  }
}

/** Everything a page says of what is taken together, in words and finished figures. */
export function ceilingView({ standings, doubles }: Ceilings): CeilingView {
  return {
    notices: [...standings.filter(({ isPassed }) => isPassed).map(overNotice), ...doubles.map(twoNotice)],
    levels: standings.map(levelRow),
  }
}
