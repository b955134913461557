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

const levelOf =
  (source: UpperLevel['source']) =>
  (amount: number, scope: UpperScope, note?: string): UpperLevel => ({ amount, scope, source, ...(note && { note }) })
const efsa = levelOf('EFSA 2025')
const evm = levelOf('EVM 2003')
const us = levelOf('National Academies')

/**
 * The one table of upper levels. EFSA: Overview on Tolerable Upper Intake Levels, version 11, 2025. EVM: Expert Group
 * on Vitamins and Minerals, Safe Upper Levels, FSA 2003 (safe upper and guidance levels alike). National Academies: US
 * adults from 19 to 50 (calcium and phosphorus are lower in old age). A nutrient may have a level of each scope.
 * Vitamin A is left out: its level is for retinol, which our retinol equivalents cannot be held against. So is the
 * EVM's vitamin D of 25 µg, which the NHS has replaced by 100.
 */
export const UPPER_LEVELS: { readonly [K in NutrientKey]?: readonly UpperLevel[] } = {
  vitaminDUg: [efsa(100, 'total', 'The NHS says the same'), us(100, 'total')],
  vitaminEMg: [efsa(300, 'total'), evm(540, 'supplements'), us(1000, 'supplements and fortification')],
  vitaminKUg: [evm(1000, 'supplements')],
  thiaminMg: [evm(100, 'supplements')],
  riboflavinMg: [evm(40, 'supplements')],
  niacinMg: [
    evm(500, 'supplements', 'As nicotinamide; nicotinic acid 17 mg'),
    efsa(900, 'total', 'As nicotinamide; nicotinic acid 10 mg'),
    us(35, 'supplements and fortification'),
  ],
  vitaminB6Mg: [evm(10, 'supplements'), efsa(12, 'total'), us(100, 'total')],
  folateUg: [
    efsa(1000, 'supplements and fortification', 'Folic acid only'),
    evm(1000, 'supplements', 'Folic acid only'),
    us(1000, 'supplements and fortification', 'Folic acid only'),
  ],
  vitaminB12Ug: [evm(2000, 'supplements')],
  pantothenateMg: [evm(200, 'supplements')],
  biotinUg: [evm(900, 'supplements')],
  vitaminCMg: [evm(1000, 'supplements'), us(2000, 'total')],
  potassiumMg: [evm(3700, 'supplements')],
  calciumMg: [evm(1500, 'supplements'), efsa(2500, 'total'), us(2500, 'total')],
  magnesiumMg: [
    efsa(250, 'supplements', 'More may have a laxative effect'),
    evm(400, 'supplements'),
    us(350, 'supplements'),
  ],
  phosphorusMg: [evm(250, 'supplements'), us(4000, 'total')],
  ironMg: [evm(17, 'supplements'), efsa(40, 'total', 'A safe level of intake'), us(45, 'total')],
  zincMg: [efsa(25, 'total'), evm(25, 'supplements'), us(40, 'total')],
  copperMg: [efsa(5, 'total'), evm(10, 'total'), us(10, 'total')],
  manganeseMg: [evm(4, 'supplements'), efsa(8, 'total', 'A safe level of intake'), us(11, 'total')],
  seleniumUg: [efsa(255, 'total'), evm(350, 'supplements'), us(400, 'total')],
  iodineUg: [evm(500, 'supplements'), efsa(600, 'total'), us(1100, 'total')],
}

/** Whose levels count: those of the UK's own guidance and EFSA, or the US ones. */
export type LevelsOf = 'UK' | 'US'

/** The levels of a nutrient, the lowest first; none where none is set. */
export function upperLevels(key: NutrientKey, whose: LevelsOf = 'UK'): UpperLevel[] {
  const levels = UPPER_LEVELS[key] ?? []
  return levels
    .filter(({ source }) => (source === 'National Academies') === (whose === 'US'))
    .toSorted((one, other) => one.amount - other.amount)
}

/** The most that a supplement alone may give in a day, in the nutrient's unit: the lowest level, whatever its scope. */
export function supplementLevel(key: NutrientKey): number | null {
  return upperLevels(key)[0]?.amount ?? null
}

/** Where an amount of a nutrient came from, a day, in its unit. Fortification is what a maker added to food. */
export interface AmountsBySource {
  readonly food: number
  readonly fortification?: number
  readonly supplements: number
}

export interface Exceeded {
  readonly level: UpperLevel
  /** What counts towards it. */
  readonly counted: number
  /** A warning for whoever took it, with the other levels by name. */
  readonly words: string
}

/**
 * The lowest level that this intake passes, with words to say so, or null. The known part of an intake is enough to pass
 * a level: what is unknown could only add. Throws on an amount that is negative or not finite.
 */
export function exceededLevel(key: NutrientKey, intake: AmountsBySource, whose: LevelsOf = 'UK'): Exceeded | null {
  const levels = upperLevels(key, whose)
  const level = levels.find(({ scope, amount }) => countedTowards(scope, intake) > amount)
  if (!level) return null
  const { name, unit } = NUTRIENTS[key]
  const others = levels.filter(other => other !== level).map(other => `${other.source} says ${levelWords(other, unit)}`)
  const words = [`${name} is over the upper level of ${levelWords(level, unit)} (${level.source})`, ...others].join(
    '; ',
  )
  return { level, counted: countedTowards(level.scope, intake), words }
}

function levelWords({ amount, scope }: UpperLevel, unit: string): string {
  const from = scope === 'total' ? 'food and supplements together' : scope
  return `${amount} ${unit} a day from ${from}`
}

/** What of an intake counts towards a level of this scope. Throws on an amount that is negative or not finite. */
export function countedTowards(scope: UpperScope, { food, fortification = 0, supplements }: AmountsBySource): number {
  for (const amount of [food, fortification, supplements]) {
    if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${amount} is no intake`)
  }
  if (scope === 'supplements') return supplements
  return scope === 'total' ? food + fortification + supplements : fortification + supplements
}

/** What more of it in a supplement stays within every level, in its unit; null where there is no level. */
export function roomForSupplement(key: NutrientKey, intake: AmountsBySource): number | null {
  const rooms = upperLevels(key).map(level => level.amount - countedTowards(level.scope, intake))
  return rooms.length === 0 ? null : Math.max(0, Math.min(...rooms))
}
