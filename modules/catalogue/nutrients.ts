import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { NRV, percentNrv as percentOfNrv } from '#modules/nutrition/label/label-reference.ts'
import { supplementLevel } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENTS as EATEN, type NutrientKey as EatenKey, type NutrientUnit } from '#modules/nutrition/nutrients.ts'

export type Unit = NutrientUnit

interface Nutrient {
  readonly name: string
  readonly unit: Unit
  /** The same in what is eaten, so that a day counts both; null for what no food table states. */
  readonly eaten: EatenKey | null
  /** Nutrient reference value for adults, GB, a day, in the unit; null where none is set. */
  readonly nrv: number | null
  /** The most a supplement should give in a day, in the unit; null where no level is set. */
  readonly guidance: number | null
}

/** What a daily dose can be made of. Names, units, reference values and levels of nutrients are those of nutrition. */
export const NUTRIENTS = {
  magnesium: listed('magnesiumMg'),
  vitamin_d: listed('vitaminDUg'),
  vitamin_k: listed('vitaminKUg'),
  biotin: listed('biotinUg'),
  vitamin_c: listed('vitaminCMg'),
  collagen: unlisted('Collagen', 'g'),
  mushroom: unlisted('Mushroom', 'mg'),
  creatine: unlisted('Creatine', 'g'),
} as const satisfies Record<string, Nutrient>

export type NutrientKey = keyof typeof NUTRIENTS

function listed(key: EatenKey): Nutrient {
  const { name, unit } = EATEN[key]
  return { name, unit, eaten: key, nrv: NRV[key] ?? null, guidance: supplementLevel(key) }
}

function unlisted(name: string, unit: Unit): Nutrient {
  return { name, unit, eaten: null, nrv: null, guidance: null }
}

/** Share of the reference value in whole per cent, as labels round it; null where no value is set. */
export function percentNrv(nutrient: NutrientKey, amount: number): number | null {
  const { eaten } = NUTRIENTS[nutrient]
  return eaten === null ? null : percentOfNrv(eaten, amount)
}

// A no-break space keeps the figure and its unit on one line.
const NBSP = '\u00a0'

/** '200 mg', '1.8 g', '1,000 mg': at most two decimals, none that say nothing. */
export function amountText(amount: number, unit: Unit): string {
  return `${shortFigure(amount, 2)}${NBSP}${unit}`
}

/** Running text in which no line ends between a figure and its unit. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:µg|mg|g|kg|ml)\b)/g, `$1${NBSP}`)
}

/** '53 %'. */
export function percentText(percent: number): string {
  return `${percent}${NBSP}%`
}
