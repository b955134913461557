import { ALL_DIETS, type Diet } from './diets.ts'
import type { Allergen, Food, Origin } from './food.ts'
import { isPaleo } from './paleo.ts'

type FoodFacts = Pick<Food, 'id' | 'aisle' | 'origin' | 'allergens' | 'isGlutenFree'>

const VEGAN: readonly Origin[] = ['plant', 'fungus', 'mineral']
const VEGETARIAN: readonly Origin[] = [...VEGAN, 'dairy', 'egg', 'honey']
const PESCATARIAN: readonly Origin[] = [...VEGETARIAN, 'fish', 'shellfish']

const holds = (food: FoodFacts, ...allergens: Allergen[]) =>
  food.allergens.some(allergen => allergens.includes(allergen))

const BY_SERVING = 'by the figures of a serving'

/** What a food must be to have a place in each diet. An allergen overrules the origin: a pesto of plants may hold milk. */
const FOOD_RULES = {
  vegetarian: food => VEGETARIAN.includes(food.origin) && !holds(food, 'fish', 'crustaceans', 'molluscs'),
  vegan: food => VEGAN.includes(food.origin) && !holds(food, 'milk', 'eggs', 'fish', 'crustaceans', 'molluscs'),
  pescatarian: food => PESCATARIAN.includes(food.origin),
  'gluten-free': food => food.isGlutenFree === true || !holds(food, 'gluten'),
  'dairy-free': food => food.origin !== 'dairy' && !holds(food, 'milk'),
  keto: BY_SERVING,
  paleo: isPaleo,
  'high-protein': BY_SERVING,
  'high-fibre': BY_SERVING,
} as const satisfies { readonly [D in Diet]: ((food: FoodFacts) => boolean) | typeof BY_SERVING }

/** Diets that no food keeps or breaks by itself: how much of it is in a serving decides. */
export type ServingDiet = {
  [D in Diet]: (typeof FOOD_RULES)[D] extends typeof BY_SERVING ? D : never
}[Diet]
export type FoodDiet = Exclude<Diet, ServingDiet>

const ruleOf = (diet: Diet): ((food: FoodFacts) => boolean) | typeof BY_SERVING => FOOD_RULES[diet]

const FOOD_DIETS = ALL_DIETS.filter((diet): diet is FoodDiet => ruleOf(diet) !== BY_SERVING)

/** Whether one food has a place in a diet, from its origin and allergens, never typed. */
export const suitsDiet = (food: FoodFacts, diet: FoodDiet): boolean => FOOD_RULES[diet](food)

/** The diets that all of these foods suit together, as far as foods decide; all of them when there is no food. */
export const dietsOf = (foods: readonly FoodFacts[]): FoodDiet[] =>
  FOOD_DIETS.filter(diet => foods.every(food => suitsDiet(food, diet)))
