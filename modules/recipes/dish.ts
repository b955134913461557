import type { Meal } from '#content/recipes/recipe-content.ts'
import type { PerRecipe, PerServing } from '#modules/nutrition/amounts.ts'
import { type Edible, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { edibleOfFood } from '#modules/nutrition/foods/food-marks.ts'
import { addedInFood, intakeOfFood } from '#modules/nutrition/intake/food-intake.ts'
import { type Intake, statedIntake, toServing } from '#modules/nutrition/intake/intake.ts'
import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import { keptHoursOf } from './dish-keeping.ts'
import { type Foods, nutritionOfLines } from './import/imported-lines.ts'
import { minutesOf } from './import/private-minutes.ts'
import type { PrivateRecipe } from './import/private-recipe.ts'
import { cardOf, type OwnRecipe } from './own-recipe.ts'
import type { RecipeCard } from './recipe.ts'
import { wholeBakeOf } from './whole-bake.ts'

/** Where a dish comes from, and what it is called there. */
export interface DishRef {
  readonly kind: 'own' | 'imported' | 'provider' | 'food'
  readonly id: string
}

/** A food in a serving of a dish; null is unknown. */
export interface DishPart {
  readonly foodId: string | null
  /** As it goes in, without what nobody eats. */
  readonly grams: number | null
}

/**
 * Anything that is planned, eaten, searched for or warned of: a recipe of ours, of a member, of the provider, or one
 * food. What its source does not say is null, and of `Edible` not whole. Plain data, which may go to a worker.
 */
export interface Dish extends Edible {
  readonly ref: DishRef
  readonly name: string
  readonly meals: readonly Meal[] | null
  /** All in all, waiting too. */
  readonly minutes: number | null
  /** The part of them that needs nobody's attention. */
  readonly waitMinutes: number | null
  /** So many hours after it was cooked it may be eaten from the fridge, and is good: 0 where nobody says that it keeps. */
  readonly keptHours: number
  /** Baked in one tin or tray of so many servings, of which nobody bakes a part; absent where any amount can be made. */
  readonly wholeBake?: number
  readonly intake: Intake<PerServing>
  /** The part of it that makers added; null where nothing is known to be. */
  readonly added: Intake<PerServing> | null
  /** Of a serving as it is eaten, in g. */
  readonly portionG: number | null
  readonly madeOf: readonly DishPart[]
}

/** Ours never change while the shop is open: each becomes a dish once. */
const ofOwn = new WeakMap<OwnRecipe, Dish>()

export function dishOfOwn(recipe: OwnRecipe): Dish {
  const dish = ofOwn.get(recipe) ?? newDishOf(recipe)
  ofOwn.set(recipe, dish)
  return dish
}

function newDishOf(recipe: OwnRecipe): Dish {
  const { id, name, meals, totalMinutes, waitMinutes, serves, ingredients, nutrition } = recipe
  return {
    ...cardOf(recipe).edible,
    ref: { kind: 'own', id },
    name,
    meals,
    minutes: totalMinutes,
    waitMinutes,
    keptHours: keptHoursOf(recipe),
    ...wholeBakeOf(recipe),
    intake: nutrition.serving,
    added: nutrition.addedInServing,
    portionG: nutrition.servingWeightG,
    madeOf: ingredients.map(({ food, grams, thrownAway }) => ({
      foodId: food.id,
      grams: (grams * (1 - thrownAway)) / serves,
    })),
  }
}

/**
 * A recipe that a member imported, of which we know only what they said.
 *
 * @param edible what its lines name (`edibleInLines`), which takes longer to read than all else
 */
export function dishOfImported(
  id: string,
  recipe: PrivateRecipe,
  { edible, byId }: Pick<Foods, 'byId'> & { readonly edible: Edible },
): Dish {
  const { name, serves, lines, dishGrams } = recipe
  const nutrition = nutritionOfLines(lines, serves, byId, dishGrams)
  return {
    ...edible,
    ref: { kind: 'imported', id },
    name,
    meals: null,
    minutes: minutesOf(recipe),
    waitMinutes: null,
    keptHours: 0,
    intake: nutrition.serving,
    added: nutrition.addedInServing,
    portionG: nutrition.servingWeightG,
    madeOf: lines.map(({ foodId, grams }) => ({
      foodId: byId.has(foodId ?? '') ? foodId : null,
      grams: grams === null ? null : grams / serves,
    })),
  }
}

/** A recipe of the provider: its energy at most, where it states one. An estimate of ours never counts. */
export function dishOfProvider({ id, name, totalMinutes, caloriesKcal }: RecipeCard): Dish {
  return {
    ...UNKNOWN_EDIBLE,
    ref: { kind: 'provider', id },
    name,
    meals: null,
    minutes: totalMinutes,
    waitMinutes: null,
    keptHours: 0,
    intake: energyAlone(caloriesKcal),
    added: null,
    portionG: null,
    madeOf: [],
  }
}

/** Of a serving that nobody weighed: it counts in what is known of a day as much as a usual one of ours. */
const USUAL_PORTION_G = 400

function energyAlone(kcal: number | null): Intake<PerServing> {
  const energy = kcal === null ? {} : { energyKcal: kcal, energyKj: kcal * KJ_PER_KCAL }
  return statedIntake(energy, { rest: 'unknown', grams: USUAL_PORTION_G })
}

/** So many grams (0 or more) of one food, as they are eaten. */
export function dishOfFood(food: Food, grams: number): Dish {
  const eaten: Intake<PerRecipe> = intakeOfFood(food, grams)
  const added = addedInFood(food, grams)
  return {
    ...edibleOfFood(food),
    ref: { kind: 'food', id: food.id },
    name: food.name,
    meals: null,
    minutes: null,
    waitMinutes: null,
    keptHours: 0,
    intake: toServing(eaten, 1),
    added: added && toServing(added, 1),
    portionG: grams,
    madeOf: [{ foodId: food.id, grams }],
  }
}
