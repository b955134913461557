import type { Food } from '../foods/food.ts'
import type { Dialect } from './dialect.ts'
import {
  CUP_ML,
  type Cup,
  gramsNamed,
  isPiece,
  type Size,
  TABLESPOON_ML,
  TEASPOON_ML,
  type Unit,
  unitOf,
} from './measures.ts'

/** Edible grams, with what had to be assumed for them in words, or in words why nobody can tell. */
export type Weight =
  | { readonly kind: 'known'; readonly grams: number; readonly assumed?: string }
  | { readonly kind: 'unknown'; readonly why: string }

/** What weighing needs to know of a food. Every `Food` is one. */
export type Weighable = Pick<Food, 'name' | 'measures'> &
  Partial<Pick<Food, 'gramsPerMl' | 'drainedShare' | 'usMeasures'>>

/** The food as recipes of this dialect measure it: a US egg is lighter, a US chicken breast larger. */
export function asWeighedIn(food: Weighable, dialect: Dialect | undefined): Weighable {
  const { measures, usMeasures } = food
  return dialect === 'us' && usMeasures ? { ...food, measures: { ...measures, ...usMeasures } } : food
}

/** One of something: a unit ('clove'), a size ('large'), both, or neither ('1 onion'). */
export interface Measure {
  readonly unit: Unit | null
  readonly size: Size | null
}

const known = (grams: number): Weight => ({ kind: 'known', grams })
const unknown = (why: string): Weight => ({ kind: 'unknown', why })

/**
 * Edible grams of `count` (0 or more) of a measure of a food. Spoons and cups go by the food's own measure first, then
 * by its density. A cup measure of a food is a US cup. Nothing is guessed: what no figure is known for is unknown.
 */
export function weigh(food: Weighable, count: number, { unit, size }: Measure, cup: Cup = 'us'): Weight {
  if (!(Number.isFinite(count) && count >= 0)) throw new Error(`${count} cannot be weighed`)
  const one = unit ? gramsOfUnit(food, unit, size, cup, count) : gramsOfPiece(food, size)
  return one === null ? unknown(whyNot(food, unit, size)) : known(count * one)
}

function whyNot(food: Weighable, unit: Unit | null, size: Size | null): string {
  if (!unit) return `We do not know what one ${size ? `${size} piece` : 'piece'} of ${food.name} weighs`
  if (gramsNamed(food.measures, unit.name) === undefined && /^(?:baby|mini|miniature|dwarf)$/.test(unit.name))
    return `We do not know what one ${unit.name} piece of ${food.name} weighs`
  return `We do not know what a ${size ? `${size} ` : ''}${unit.name} of ${food.name} weighs`
}

function gramsOfUnit(food: Weighable, unit: Unit, size: Size | null, cup: Cup, count: number): number | null {
  if (unit.kind === 'mass') return unit.grams
  // A dash of milk or oil is poured; a dash of Tabasco is not.
  if (unit.name === 'dash' && food.measures.splash !== undefined && food.measures.dash === undefined)
    return gramsOfVolume(food, TEASPOON_ML)
  const own = (size && ofSize(food, unit.name, size)) ?? gramsNamed(food.measures, unit.name)
  const ratio = ratioOf(unit, cup)
  if (own !== undefined) return own * ratio
  if (unit.kind === 'volume') {
    const ml = unit.name === 'cup' ? cupMl(unit, cup) : unit.ml
    return gramsOfVolume(food, ml, ml * count)
  }
  const vague = VAGUE_ML.get(unit.name)
  return vague === undefined ? null : gramsOfVolume(food, vague)
}

/** What cooks mean by these of anything that can be poured or spooned; an English shot of spirits is 25 ml by law. */
const VAGUE_ML: ReadonlyMap<string, number> = new Map(
  Object.entries({
    splash: 10,
    drizzle: 5,
    dollop: 20,
    ladle: 120,
    mug: 250,
    shot: 25,
  }),
)

/** How much more this cup or pint holds than the one that foods are measured by. */
function ratioOf(unit: Unit, cup: Cup): number {
  if (unit.kind === 'volume' && unit.name === 'cup') return cupMl(unit, cup) / CUP_ML.us
  const usual = unitOf(unit.name)
  return unit.kind === 'volume' && usual?.kind === 'volume' ? unit.ml / usual.ml : 1
}

/** As the line prints it, or the cup of the page. */
function cupMl({ ml }: { readonly ml: number }, cup: Cup): number {
  return ml === CUP_ML.us ? CUP_ML[cup] : ml
}

/** A large clove has a measure of its own; where a head is the medium piece, a small head is the small one. */
function ofSize({ measures }: Weighable, unit: string, size: Size): number | undefined {
  const usual = gramsNamed(measures, unit)
  const isPieceOfIt = usual !== undefined && usual === measures.medium
  const own = gramsNamed(measures, `${size} ${unit}`) ?? (isPieceOfIt ? measures[size] : undefined)
  return own ?? (usual !== undefined && BY_EYE.has(unit) ? usual * SIZE_FACTORS[size] : undefined)
}

/** Of these a cook takes more or less as the line says. */
const BY_EYE = new Set(
  'handful bunch head bulb loaf sprig slice wedge knob thumb dollop splash drizzle chunk'.split(' '),
)

/** Four tablespoons: more of anything is not measured with them. */
const MORE_THAN_SPOONS_ML = 60

/** By density, or by any spoon or cup of the food whose weight is known. */
function gramsOfVolume({ gramsPerMl, measures }: Weighable, ml: number, allMl = ml): number | null {
  if (gramsPerMl !== undefined) return ml * gramsPerMl
  const { tbsp, tsp, cup } = measures
  // A spoon of yogurt or of chopped leaves is heaped; a glass of it is not.
  if (allMl >= MORE_THAN_SPOONS_ML && cup !== undefined) return (ml * cup) / CUP_ML.us
  if (ml < TABLESPOON_ML && tsp !== undefined) return (ml * tsp) / TEASPOON_ML
  if (tbsp !== undefined) return (ml * tbsp) / TABLESPOON_ML
  if (cup !== undefined) return (ml * cup) / CUP_ML.us
  return tsp === undefined ? null : (ml * tsp) / TEASPOON_ML
}

/**
 * What a small or a large one weighs beside the usual one, where the food has no figure of its own: medians of 79 and 82
 * foods of USDA SR28 that have both.
 */
const SIZE_FACTORS: { readonly [size in Size]: number } = { small: 0.66, medium: 1, large: 1.32 }

function gramsOfPiece(food: Weighable, size: Size | null): number | null {
  if (!size) return gramsOfUsual(food)
  const own = food.measures[size]
  const usual = own === undefined ? gramsOfUsual(food) : null
  return own ?? (usual === null ? null : usual * SIZE_FACTORS[size])
}

const OF_THE_POURED = new Set(['stick', 'cube', 'glug', 'squirt'])

function gramsOfUsual({ measures, gramsPerMl }: Weighable): number | null {
  const usual = measures.medium ?? measures.piece ?? measures.whole
  if (usual !== undefined) return usual
  // '60 butter' and '1/4 sugar' have lost their unit: what is poured or spooned is in no sticks and cubes.
  const pieces = Object.keys(measures).filter(isPiece)
  if (gramsPerMl !== undefined && OF_THE_POURED.has(pieces[0] ?? '')) return null
  return pieces.length === 1 ? (gramsNamed(measures, pieces[0] ?? '') ?? null) : null
}

/** `weigh` for the printed weight of a vessel: a 400 g tin holds less of a food that is sold in liquid. */
export function weighPrinted(food: Weighable, count: number, printed: Unit, amount: number, vessel: boolean): Weight {
  const weight = weigh(food, count * amount, { unit: printed, size: null })
  if (!vessel || weight.kind === 'unknown') return weight
  return known(weight.grams * (food.drainedShare ?? shareOfStandardTin(food, weight.grams / count)))
}

/** UK pulses and vegetables come in tins of 400 g, American ones in 15 oz, and a food's measure of a can is what is left of one. */
const STANDARD_TIN_G = 400

function shareOfStandardTin({ measures, gramsPerMl }: Weighable, printedG: number): number {
  const isStandard = Math.abs(printedG - STANDARD_TIN_G) <= STANDARD_TIN_G / 15 && measures.can !== undefined
  // What is poured is all eaten, whatever its usual tin holds: tomato purée, coconut cream.
  return isStandard && gramsPerMl === undefined ? Math.min(1, (measures.can ?? 0) / STANDARD_TIN_G) : 1
}

/** One of a food that is sold by its size, of the size nearest to this: '8 (10-inch) tortillas' by a measure of '25 cm'. */
export function gramsAcross({ measures }: Weighable, cm: number): number | null {
  const sizes = Object.keys(measures).filter(measure => ACROSS.test(measure))
  const off = (measure: string) => Math.abs(Number.parseInt(measure, 10) - cm)
  const [nearest] = sizes.toSorted((one, other) => off(one) - off(other))
  return nearest !== undefined && off(nearest) <= 3 ? (gramsNamed(measures, nearest) ?? null) : null
}

const ACROSS = /^\d+ cm$/
