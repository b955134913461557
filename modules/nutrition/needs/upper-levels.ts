import { NUTRIENTS, type NutrientKey } from '../nutrients.ts'

/** What counts towards a level: everything eaten and taken, or supplements (and what is added to food) only. */
export type UpperScope = 'total' | 'supplements' | 'supplements and fortification'

export interface UpperLevel {
  /** A day, for adults, in the nutrient's unit. */
  readonly amount: number
  readonly scope: UpperScope
  readonly source: 'EFSA 2025' | 'EVM 2003' | 'National Academies'
  readonly note?: string
}

const efsa = (amount: number, scope: UpperScope = 'total', note?: string): UpperLevel => ({
  amount,
  scope,
  source: 'EFSA 2025',
  ...(note && { note }),
})
const evm = (amount: number, scope: UpperScope = 'supplements', note?: string): UpperLevel => ({
  amount,
  scope,
  source: 'EVM 2003',
  ...(note && { note }),
})

/**
 * Upper levels for UK adults. EFSA: Overview on Tolerable Upper Intake Levels, version 11, 2025. EVM: Expert Group on
 * Vitamins and Minerals, Safe Upper Levels, FSA 2003 (safe upper and guidance levels alike). A nutrient may have one of
 * each scope. Vitamin A is left out: its level is for retinol, which our retinol equivalents cannot be held against.
 */
export const UK_UPPER_LEVELS: { readonly [K in NutrientKey]?: readonly UpperLevel[] } = {
  vitaminDUg: [efsa(100, 'total', 'The NHS says the same')],
  vitaminEMg: [efsa(300), evm(540)],
  vitaminKUg: [evm(1000)],
  thiaminMg: [evm(100)],
  riboflavinMg: [evm(40)],
  niacinMg: [evm(500, 'supplements', 'As nicotinamide; nicotinic acid 17 mg')],
  vitaminB6Mg: [efsa(12), evm(10)],
  folateUg: [efsa(1000, 'supplements and fortification', 'Folic acid only')],
  vitaminB12Ug: [evm(2000)],
  pantothenateMg: [evm(200)],
  biotinUg: [evm(900)],
  vitaminCMg: [evm(1000)],
  potassiumMg: [evm(3700)],
  calciumMg: [efsa(2500), evm(1500)],
  magnesiumMg: [efsa(250, 'supplements', 'More may have a laxative effect'), evm(400)],
  phosphorusMg: [evm(250)],
  ironMg: [efsa(40, 'total', 'A safe level of intake'), evm(17)],
  zincMg: [efsa(25), evm(25)],
  copperMg: [efsa(5), evm(10, 'total')],
  manganeseMg: [efsa(8, 'total', 'A safe level of intake'), evm(4)],
  seleniumUg: [efsa(255), evm(350)],
  iodineUg: [efsa(600), evm(500)],
}

const us = (amount: number, scope: UpperScope = 'total'): UpperLevel => ({
  amount,
  scope,
  source: 'National Academies',
})

/** US upper levels of adults from 19 to 50 (calcium and phosphorus are lower in old age). */
export const US_UPPER_LEVELS: { readonly [K in NutrientKey]?: readonly UpperLevel[] } = {
  vitaminCMg: [us(2000)],
  vitaminDUg: [us(100)],
  vitaminEMg: [us(1000, 'supplements and fortification')],
  niacinMg: [us(35, 'supplements and fortification')],
  vitaminB6Mg: [us(100)],
  folateUg: [us(1000, 'supplements and fortification')],
  calciumMg: [us(2500)],
  phosphorusMg: [us(4000)],
  copperMg: [us(10)],
  manganeseMg: [us(11)],
  iodineUg: [us(1100)],
  ironMg: [us(45)],
  magnesiumMg: [us(350, 'supplements')],
  seleniumUg: [us(400)],
  zincMg: [us(40)],
}

/** Where an amount of a nutrient came from, a day, in its unit. Fortification is what a maker added to food. */
export interface Intake {
  readonly food: number
  readonly fortification?: number
  readonly supplements: number
}

export interface Exceeded {
  readonly level: UpperLevel
  /** What counts towards it. */
  readonly counted: number
  readonly words: string
}

/**
 * The levels that this intake passes, with words to say so. The known part of an intake is enough to pass a level: what
 * is unknown could only add. Throws on an amount that is negative or not finite.
 */
export function exceededLevels(
  key: NutrientKey,
  intake: Intake,
  levels: readonly UpperLevel[] = UK_UPPER_LEVELS[key] ?? [],
): Exceeded[] {
  return levels.flatMap(level => {
    const counted = countedTowards(level.scope, intake)
    if (counted <= level.amount) return []
    const { name, unit } = NUTRIENTS[key]
    const from = level.scope === 'total' ? 'food and supplements together' : level.scope
    const words = `${name} from ${from} is over the upper level of ${level.amount} ${unit} a day (${level.source})`
    return [{ level, counted, words }]
  })
}

/** What of an intake counts towards a level of this scope. Throws on an amount that is negative or not finite. */
export function countedTowards(scope: UpperScope, { food, fortification = 0, supplements }: Intake): number {
  for (const amount of [food, fortification, supplements]) {
    if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${amount} is no intake`)
  }
  if (scope === 'supplements') return supplements
  return scope === 'total' ? food + fortification + supplements : fortification + supplements
}

/** What more of it in a supplement stays within every level, in its unit; null where there is no level. */
export function roomForSupplement(key: NutrientKey, intake: Intake): number | null {
  const levels = UK_UPPER_LEVELS[key] ?? []
  if (levels.length === 0) return null
  return Math.max(0, Math.min(...levels.map(level => level.amount - countedTowards(level.scope, intake))))
}
