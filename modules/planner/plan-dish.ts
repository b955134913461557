import type { PictureSource } from '#kit/picture.tsx'
import type { PerServing } from '#modules/nutrition/amounts.ts'
import type { Edible } from '#modules/nutrition/foods/edible.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import type { DishPart, DishRef } from '#modules/recipes/dish.ts'
import type { DishWash } from '#modules/recipes/recipe-view.ts'
import type { AheadHint } from './prepare-ahead.ts'
import type { DishFigures } from './totals.ts'

/** How a dish looks in a plan. */
export interface DishLook {
  readonly picture: PictureSource | null
  readonly wash: DishWash
  readonly ahead: AheadHint | null
  /** Set where the recipe is one for the freezer. */
  readonly freezes?: true
}

/** A dish as a page shows and adds it up: plain text, so that it travels with the page. */
export interface PlanDish extends DishLook, Edible {
  readonly ref: DishRef
  /** Of a single food; else null. */
  readonly grams: number | null
  readonly name: string
  readonly minutes: number | null
  /** Of a serving, rounded; null where nobody says. */
  readonly kcal: number | null
  /** So long the fridge keeps what is cooked of it; absent is `USUAL_FRIDGE_HOURS`. */
  readonly fridgeHours?: number
  /** Baked in one tin or tray of so many servings; absent where any amount can be made. */
  readonly wholeBake?: number
  /** What a serving gives, packed (`intake/snapshot.ts`) and written as base64. */
  readonly intake: string
  readonly added: string | null
  /** What advice is about (`nutrition/advice`) of a serving; absent where there is none of it. */
  readonly holds?: readonly DishPart[]
  /** What whoever is sent it is advised of it, a sentence each; absent where that is nothing. */
  readonly advised?: readonly string[]
}

/** What it gives, to be added up. One page asks for the same dish at each of its meals, so it is unpacked once. */
export function figuresOf(dish: PlanDish): DishFigures {
  const known = UNPACKED.get(dish)
  if (known) return known
  const figures = {
    intake: readIntake<PerServing>(dish.intake),
    added: dish.added === null ? null : readIntake<PerServing>(dish.added),
  }
  UNPACKED.set(dish, figures)
  return figures
}

const UNPACKED = new WeakMap<PlanDish, DishFigures>()
