import type { PictureSource } from '#kit/picture.tsx'
import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import type { DishWash } from '#modules/recipes/recipe-view.ts'
import type { ProductDose } from '#modules/supplements-log/loose-doses.ts'
import type { DiaryEntry, DiarySettings } from '../diary.ts'

/** By what something may be counted. */
export interface UnitOffered {
  /** 'slice', 'ml'; 'g' is always there and is not listed. */
  readonly unit: string
  /** Of one; null where nobody weighed it. */
  readonly grams: number | null
}

/** Something that may be added: what one of it gives, and by what it is counted. Plain text, which travels. */
export interface Offer extends Pick<DiaryEntry, 'what' | 'one' | 'added'> {
  /** What `one` weighs: 100 of a food, a serving of a dish; null where nobody weighed it. */
  readonly oneG: number | null
  /** What is counted first comes first; never empty. */
  readonly units: readonly UnitOffered[]
  readonly picture: PictureSource | null
  readonly wash: DishWash
  /** What speaks against it, for anybody. */
  readonly marks: readonly EatingMark[]
  /** What whom it is offered to is advised of it, a sentence each. */
  readonly advised: readonly string[]
}

/** How much of it is to be added. */
export interface Chosen {
  readonly count: number
  readonly unit: string
  /** Null where nobody weighed it. */
  readonly grams: number | null
}

/** A supplement of ours is taken, not eaten: adding it ticks a dose. */
export interface OfferedProduct {
  readonly dose: ProductDose
  readonly marks: readonly EatingMark[]
}

/** What may be chosen where words were not understood, or mean several things. */
export type Choice =
  | ({ readonly kind: 'offer'; readonly chosen: Chosen } & Offer)
  | {
      readonly kind: 'meal'
      readonly id: string
      readonly meal: DiarySettings['own-meal']
      readonly marks: readonly EatingMark[]
    }
  | ({ readonly kind: 'product' } & OfferedProduct)

/** One thing that was typed, as it is answered. */
export interface TypedAnswer {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Null where it was not found. */
  readonly means: Choice | { readonly kind: 'energy'; readonly name: string; readonly kcal: number } | null
  /** What was assumed, in whole sentences. */
  readonly said: readonly string[]
  /** What whoever typed it is advised of what they called it, a sentence each. */
  readonly advised: readonly string[]
  /** The amount was not typed: it may be halved or doubled. */
  readonly isAssumed: boolean
  readonly others: readonly Choice[]
}

const isOfFood = ({ what }: Pick<Offer, 'what'>) =>
  what.kind === 'own-food' || (what.kind === 'dish' && what.ref.kind === 'food')

/** What one of this unit weighs: of grams 1. Null where nobody knows. */
export const gramsOfUnit = ({ units }: Pick<Offer, 'units'>, unit: string): number | null =>
  unit === 'g' ? 1 : (units.find(each => each.unit === unit)?.grams ?? null)

/** Another count of the same unit. */
export function withCount(offer: Pick<Offer, 'units'>, chosen: Chosen, count: number): Chosen {
  const each = gramsOfUnit(offer, chosen.unit)
  return { ...chosen, count, grams: each === null ? null : count * each }
}

/** The same weight by another unit, to the hundredth; so many of it as before where nobody knows what it weighs. */
export function withUnit(offer: Pick<Offer, 'units'>, chosen: Chosen, unit: string): Chosen {
  const each = gramsOfUnit(offer, unit)
  if (each === null || chosen.grams === null) return withCount(offer, { ...chosen, unit }, 1)
  const count = Math.max(0.01, Math.round((chosen.grams / each) * 100) / 100)
  return { count, unit, grams: count * each }
}

/** So many grams, by the same unit where it has a weight. */
export function withGrams(offer: Pick<Offer, 'units'>, chosen: Chosen, grams: number): Chosen {
  const each = gramsOfUnit(offer, chosen.unit)
  if (each === null) return { count: grams, unit: 'g', grams }
  return { ...chosen, count: Math.round((grams / each) * 100) / 100, grams }
}

/** How often `one` that is: above 0 for what may be added. */
export function timesOf(offer: Pick<Offer, 'what' | 'oneG' | 'units'>, { count, unit, grams }: Chosen): number {
  if (grams !== null && offer.oneG !== null) return grams / offer.oneG
  return isOfFood(offer) || unit === 'g' ? 0 : count
}

/** What so much of it is in an entry. */
export function givenBy(offer: Offer, chosen: Chosen): Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'> {
  const { what, one, added } = offer
  const { count, unit, grams } = chosen
  return { what, one, added, amount: { times: timesOf(offer, chosen), grams, measure: { count, unit } } }
}

/** kcal of one, null where nobody knows any of it. */
export function kcalOf(given: Pick<DiaryEntry, 'one'>, times: number): number | null {
  const { amount, most } = figureOf(readIntake(given.one), 'energyKcal')
  return amount > 0 || most === 0 ? amount * times : null
}
