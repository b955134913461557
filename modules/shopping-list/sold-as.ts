import { PACKS, PACKS_OF_AN_AISLE, type SoldAs } from '#content/foods/packs.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { gramsNamed, isPiece, VESSELS } from '#modules/nutrition/lines/measures.ts'

export type PackUnit = 'g' | 'ml' | 'pint' | 'piece'

/** Something that a shop sells: a tin of 400 g, a bottle of 2 pints, one onion. */
export interface Pack {
  /** 'tin'; 'bulb' of what is counted by it; null for what is only counted. */
  readonly vessel: string | null
  /** As printed on it, in its unit; 1 of what is counted. */
  readonly size: number
  readonly unit: PackUnit
  /** Edible grams in it, drained. */
  readonly holdsG: number
}

const PINT_ML = 568.261

/** The packs that a food is sold in, the smallest first, never none. */
export function packsOf(food: Food): readonly Pack[] {
  return packsSoldAs(
    food,
    PACKS.get(food.id) ?? soldLikeItsMeasures(food) ?? PACKS_OF_AN_AISLE[food.aisle] ?? BY_WEIGHT,
  )
}

const BY_WEIGHT: SoldAs = ['pack', 'g', 250]

function packsSoldAs(food: Food, sold: SoldAs): readonly Pack[] {
  if (sold[0] === 'each') {
    const measure = sold[1]
    const holdsG = (measure === undefined ? null : gramsNamed(food.measures, measure)) ?? pieceG(food) ?? 100
    return [{ vessel: measure ?? null, size: 1, unit: 'piece', holdsG }]
  }
  const [vessel, unit, ...sizes] = sold as Exclude<SoldAs, readonly ['each', ...string[]]>
  return sizes.map(size => ({ vessel, size, unit, holdsG: size * gramsOfOne(food, unit) }))
}

/** Of what has bones or shells a recipe counts what is eaten; vegetables it weighs as the shop does. */
const BONED: readonly Food['aisle'][] = ['meat', 'poultry', 'fish']

/** Edible grams of one of the unit: bones and the liquid of a tin are in what is printed, and not in this. */
function gramsOfOne(food: Food, unit: PackUnit): number {
  if (unit === 'piece') return pieceG(food) ?? 100
  const eaten = (food.drainedShare ?? 1) * (BONED.includes(food.aisle) ? (food.ediblePart ?? 1) : 1)
  return unit === 'g' ? eaten : (food.gramsPerMl ?? 1) * (unit === 'pint' ? PINT_ML : 1)
}

/** Edible grams of a usual one of them, or null where nobody counts them. */
export function pieceG({ measures }: Pick<Food, 'measures'>): number | null {
  const usual = measures.medium ?? measures.piece ?? measures.whole ?? measures.fillet ?? measures.head
  if (usual !== undefined) return usual
  const pieces = Object.keys(measures).filter(isPiece)
  return pieces.length === 1 ? (gramsNamed(measures, pieces[0] ?? '') ?? null) : null
}

/** A food whose measures name a vessel is sold in it; what is counted in a kitchen is sold one by one. */
function soldLikeItsMeasures({ measures, drainedShare, aisle }: Food): SoldAs | null {
  const vessel = Object.keys(measures).find(measure => VESSELS.has(measure))
  if (vessel) {
    const printedG = Math.round((gramsNamed(measures, vessel) ?? 0) / (drainedShare ?? 1))
    return [vessel === 'can' ? 'tin' : vessel, 'g', printedG]
  }
  const isLoose = (aisle === 'vegetables' || aisle === 'fruit') && (measures.medium ?? 0) >= LEAST_LOOSE_G
  return isLoose ? ['each'] : null
}

/** Lighter things are not bought one by one. */
const LEAST_LOOSE_G = 30
