import { NUTRIENTS, type NutrientKey } from '../nutrients.ts'
import { roundTo, roundToFigures } from '../rounding.ts'

/**
 * How a UK label prints a figure: European Commission guidance on tolerances of December 2012, table 4, which the UK
 * kept. It is guidance: the law (Regulation (EU) 1169/2011) sets no decimals.
 */
export interface LabelFigure {
  readonly value: number
  /** '<' where the amount is there but too small to be printed, else ''. */
  readonly sign: '' | '<'
  /** With its decimals: '12', '0.4', '<0.5', '0'. Without the unit. */
  readonly text: string
}

/** Fat, carbohydrate, sugars, protein, fibre; saturates; salt: under `least` it is '<shown', one decimal fewer from `coarseFrom`. */
const GRAM_RULES = {
  macro: { least: 0.5, shown: 0.5, fine: 1, coarseFrom: 10 },
  saturates: { least: 0.1, shown: 0.1, fine: 1, coarseFrom: 10 },
  salt: { least: 0.0125, shown: 0.01, fine: 2, coarseFrom: 1 },
} as const

const THREE_FIGURES: readonly NutrientKey[] = [
  'vitaminAUg',
  'folateUg',
  'calciumMg',
  'phosphorusMg',
  'magnesiumMg',
  'iodineUg',
  'potassiumMg',
]

/** An amount of this nutrient, in its unit, as a label prints it. Sodium is printed as salt: `labelSalt`. Throws below 0. */
export function labelFigure(key: Exclude<NutrientKey, 'sodiumMg'>, amount: number): LabelFigure {
  if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${key} cannot be ${amount}`)
  const { unit } = NUTRIENTS[key]
  if (unit === 'kcal' || unit === 'kJ') return plain(roundTo(amount, 0), 0)
  if (unit === 'g') return gramFigure(key === 'saturatesG' ? 'saturates' : 'macro', amount)
  const figures = THREE_FIGURES.includes(key) ? 3 : 2
  return plain(roundToFigures(amount, figures))
}

/** Grams of salt as a label prints them: two decimals under 1 g, then one. Throws below 0. */
export function labelSalt(grams: number): LabelFigure {
  if (!(Number.isFinite(grams) && grams >= 0)) throw new Error(`Salt cannot be ${grams} g`)
  return gramFigure('salt', grams)
}

function gramFigure(rule: keyof typeof GRAM_RULES, grams: number): LabelFigure {
  const { least, shown, fine, coarseFrom } = GRAM_RULES[rule]
  if (grams === 0) return plain(0, 0)
  if (grams <= least) return { value: shown, sign: '<', text: `<${shown}` }
  const decimals = roundTo(grams, fine) >= coarseFrom ? fine - 1 : fine
  return plain(roundTo(grams, decimals), decimals)
}

function plain(value: number, decimals?: number): LabelFigure {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return { value, sign: '', text: value < THOUSAND ? text : value.toLocaleString('en-GB') }
}

/** From here thousands are set apart; no rounding leaves decimals there. */
const THOUSAND = 1000
