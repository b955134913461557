import type { MemberId } from '#modules/account/member.ts'
import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import { saidOfMedicines } from '#modules/nutrition/advice/medicine-words.ts'
import { saidOf, saidOfNamed, THE_REST } from '#modules/nutrition/advice/portions.ts'
import {
  type EatingMark,
  type Edible,
  eatingMarks,
  edibleTogether,
  UNKNOWN_EDIBLE,
} from '#modules/nutrition/foods/edible.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { foodsNamed } from '#modules/nutrition/lines/foods-named.ts'
import { lookOf } from '#modules/planner/queries/dishes.ts'
import { type Dish, type DishRef, dishOfFood, dishOfOwn } from '#modules/recipes/dish.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { type DishDeps, recipeDishes } from '#modules/recipes/queries/dish.ts'
import type { Thing } from '../adding/diary-names.ts'
import type { Offer } from '../adding/offer.ts'
import type { OwnFood } from '../adding/own-thing.ts'
import { statedFigures } from '../adding/stated-figures.ts'
import { unitsOfFood } from '../adding/units-offered.ts'
import type { Eaten } from '../diary.ts'

/** `one` of a food in a diary. */
export const FOOD_G = 100

/** To whom something is offered. */
export interface OfferedTo {
  readonly memberId: MemberId
  readonly advice: readonly AdviceId[]
  /** What they take, by name. */
  readonly medicines: readonly string[]
}

export type Told = Pick<OfferedTo, 'advice' | 'medicines'>

/**
 * What is said of something of which nobody knows what is in it, by the foods that its name names and by words that no food
 * goes by: of 'brie and cranberry sandwich' what is said of brie.
 */
export function advisedOfName(name: string, { advice, medicines }: Told): string[] {
  const { foods, understood } = foodsNamed(knownFoods(), name, NOTHING_TAKEN)
  const parts = foods.map(({ id }) => ({ foodId: id, grams: null }))
  const named = saidOfNamed(advice, name)
  // A spritzer is no dish with wine in it.
  const madeOf = understood || parts.length === 0 || named.length > 0 ? parts : [...parts, THE_REST]
  return [...new Set([...saidOf(advice, madeOf), ...named, ...saidOfMedicines(medicines, [madeOf])])]
}

const NOTHING_TAKEN = { known: new Set<string>(), names: [] }

const advisedOf = ({ madeOf }: Dish, { advice, medicines }: Told) => [
  ...saidOf(advice, madeOf),
  ...saidOfMedicines(medicines, [madeOf]),
]

/** Recipes of any kind as they may be eaten, by `refKey`. One statement for imported ones and one for a provider's. */
export async function recipeOffers(
  deps: DishDeps,
  refs: readonly DishRef[],
  to: OfferedTo,
): Promise<ReadonlyMap<string, Offer>> {
  const dishes = await recipeDishes(deps, refs, to.memberId)
  return new Map([...dishes].map(([key, dish]) => [key, offerOfDish(dish, to)]))
}

/** A serving of a dish. Of a provider's recipe no name is kept. */
function offerOfDish(dish: Dish, to: Told): Offer {
  const { ref, name, portionG } = dish
  return {
    ...given(dish),
    ...look(dish),
    marks: eatingMarks(dish),
    advised: advisedOf(dish, to),
    what: { kind: 'dish', ref, name: ref.kind === 'provider' ? '' : name },
    oneG: portionG,
    units: [{ unit: 'serving', grams: portionG }],
  }
}

/** 100 g of a food. */
export function offerOfFood(food: Food, to: Told): Offer {
  const dish = dishOfFood(food, FOOD_G)
  return {
    ...given(dish),
    ...look(dish),
    marks: eatingMarks(dish),
    advised: advisedOf(dish, to),
    what: { kind: 'dish', ref: { kind: 'food', id: food.id }, name: food.name },
    oneG: FOOD_G,
    units: unitsOfFood(food),
  }
}

/** 100 g of a food from a label. */
export function offerOfOwnFood({ id, value: { name, portionG, per100g } }: OwnFood, to: Told): Offer {
  return {
    what: { kind: 'own-food', id, name },
    one: writtenIntake(statedFigures(per100g, FOOD_G)),
    added: null,
    oneG: FOOD_G,
    units: portionG === null ? [] : [{ unit: 'portion', grams: portionG }],
    picture: null,
    wash: 'turmeric',
    // A label is read for its figures alone.
    marks: eatingMarks(UNKNOWN_EDIBLE),
    advised: advisedOfName(name, to),
  }
}

/** What speaks against what was eaten before; of what was imported, provided or typed nobody asks again. */
export const marksOfEaten = (eaten: readonly Eaten[]): EatingMark[] => eatingMarks(edibleTogether(eaten.map(edibleOf)))

function edibleOf(what: Eaten): Edible {
  if (what.kind !== 'dish') return UNKNOWN_EDIBLE
  const food = what.ref.kind === 'food' ? foodOf(what.ref.id) : null
  const recipe = what.ref.kind === 'own' ? ownRecipeOf(what.ref.id) : null
  return food ? dishOfFood(food, FOOD_G) : recipe ? dishOfOwn(recipe) : UNKNOWN_EDIBLE
}

const given = ({ intake, added }: Dish) => ({
  one: writtenIntake(intake),
  added: added && writtenIntake(added),
})

const look = (dish: Dish) => {
  const { picture, wash } = lookOf(dish)
  return { picture, wash }
}

/** What it is called where recipes are; null for what is none. */
export const recipeRef = ({ kind, id }: Thing): DishRef | null =>
  kind === 'own' || kind === 'imported' || kind === 'provider' ? { kind, id } : null

export const foodOf = (id: string): Food | null => FOODS_BY_ID.get(id) ?? null
