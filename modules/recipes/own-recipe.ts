import type { Cuisine, IngredientContent, Meal, RecipeContent, Tag } from '#content/recipes/recipe-content.ts'
import { amountsOn, type NutrientAmounts, type PerServing } from '#modules/nutrition/amounts.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import { type Edible, nutLikeIn } from '#modules/nutrition/foods/edible.ts'
import { type Allergen, allergensOf, type Food } from '#modules/nutrition/foods/food.ts'
import { figureOf, knownAmounts } from '#modules/nutrition/intake/intake.ts'
import { type RecipeNutrition as Computed, recipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import type { Lights } from '#modules/nutrition/label/front-of-pack.ts'
import { dishDiets } from './dish-diets.ts'
import { type DishWeight, dishWeight } from './dish-weight.ts'
import { ingredientGrams } from './ingredient-grams.ts'
import { ingredientText } from './ingredient-words.ts'
import type { Difficulty, Recipe, RecipeCard, RecipeNutrition } from './recipe.ts'
import { surestLights } from './surest-lights.ts'

/** One ingredient of ours: what the cook reads, and the food and grams behind it. */
export interface OwnIngredient {
  readonly amount: number
  readonly unit: string
  /** What a cook reads after amount and unit: 'garlic cloves, crushed'. */
  readonly words: string
  /** The whole line: '2 garlic cloves, crushed'. */
  readonly text: string
  readonly food: Food
  /** Edible grams of the whole amount, as it goes in. */
  readonly grams: number
  readonly group: string | null
  readonly optional: boolean
  /** Share 0..1 that nobody eats. */
  readonly thrownAway: number
}

/** A recipe of our own with all that follows from its ingredients. Nothing in here is typed that can be computed. */
export interface OwnRecipe {
  readonly id: string
  /** Its picture's name, whether there is one yet or not. */
  readonly picture: string
  readonly name: string
  readonly description: string
  readonly meals: readonly Meal[]
  readonly serves: number
  readonly prepMinutes: number
  readonly cookMinutes: number
  /** The part of the total that needs nobody's attention. */
  readonly waitMinutes: number
  readonly totalMinutes: number
  readonly difficulty: Difficulty
  /** Where a cook would say it comes from, or null where nobody could. */
  readonly cuisine: Cuisine | null
  readonly tags: readonly Tag[]
  readonly isSample: boolean
  readonly ingredients: readonly OwnIngredient[]
  readonly steps: readonly string[]
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly nutrition: Computed
  /** Whether nobody weighed the finished dish: its weight follows from how it is cooked. */
  readonly isWeightEstimated: boolean
  /** Of one serving, only what is known, or known to within a tenth of a gram. */
  readonly serving: NutrientAmounts<PerServing>
  /** Null where the weight of the dish is unknown. */
  readonly lights: Lights | null
}

/** Joins a recipe with our foods. Throws on an ingredient that is no food of ours or that nobody can weigh. */
export function ownRecipe(content: RecipeContent, foods: ReadonlyMap<string, Food>): OwnRecipe {
  const { sample, steps, cuisine = null, cookedGrams: _, waitMinutes = 0, ...rest } = content
  const ingredients = content.ingredients.map(line => ownIngredient(content.name, line, foods))
  const weight = dishWeight(content, ingredients)
  const nutrition = computed(content, ingredients, weight)
  const serving = surelyKnown(nutrition)
  const eaten = ingredients.map(({ food }) => food)
  return {
    ...rest,
    waitMinutes,
    totalMinutes: content.prepMinutes + content.cookMinutes + waitMinutes,
    cuisine,
    isSample: sample === true,
    ingredients,
    steps,
    allergens: allergensOf(eaten),
    diets: dishDiets(eaten, serving),
    nutrition,
    isWeightEstimated: weight.isEstimated,
    serving,
    lights: surestLights(content.tags.includes('drink') ? 'drink' : 'food', nutrition),
  }
}

function ownIngredient(recipe: string, line: IngredientContent, foods: ReadonlyMap<string, Food>): OwnIngredient {
  const [amount, unit, id, words, options = {}] = line
  const food = foods.get(id)
  if (!food) throw new Error(`${recipe}: '${id}' is no food of ours`)
  const weight = options.grams ?? ingredientGrams(food, amount, unit)
  if (weight === null) throw new Error(`${recipe}: nobody knows what ${amount} ${unit} of ${id} weighs`)
  return {
    amount,
    unit,
    words,
    text: ingredientText(amount, unit, words),
    food,
    grams: weight,
    group: options.group ?? null,
    optional: options.optional === true,
    thrownAway: options.thrownAway ?? 0,
  }
}

function computed(content: RecipeContent, ingredients: readonly OwnIngredient[], weight: DishWeight): Computed {
  const parts = ingredients.map(({ food, grams, thrownAway }) => ({
    name: food.name,
    food,
    grams,
    discarded: { kind: 'share' as const, share: thrownAway, what: 'what is not eaten' },
  }))
  return recipeNutrition(parts, content.serves, { kind: 'weighed', grams: weight.grams })
}

/** A pinch of spice whose sugars no table states does not make those of the dish unknown. */
const SURE_WITHIN_G = 0.1

function surelyKnown({ serving }: Computed): NutrientAmounts<PerServing> {
  const nearly = (['sugarsG', 'saturatesG'] as const).flatMap(key => {
    const { amount, most } = figureOf(serving, key)
    return most - amount <= SURE_WITHIN_G ? [[key, amount] as const] : []
  })
  return amountsOn('per serving', { ...knownAmounts(serving, 'per serving'), ...Object.fromEntries(nearly) })
}

/** What a list knows of a recipe of ours beyond what every source says. */
export interface OwnDetails extends RecipeCard {
  /** Its picture's name, whether there is one yet or not. */
  readonly picture: string
  readonly energyKj: number | null
  readonly edible: Edible
}

/** What a list shows of it. `image` stays null: pictures of ours go by `picture`. */
export function cardOf(recipe: OwnRecipe): OwnDetails {
  const { id, picture, name, description, totalMinutes, serves, serving, tags, diets, allergens, ingredients } = recipe
  return {
    origin: 'own',
    id,
    picture,
    name,
    description,
    image: null,
    totalMinutes,
    servings: serves,
    caloriesKcal: whole(serving.energyKcal),
    energyKj: whole(serving.energyKj),
    edible: { diets, allergens, nutLike: nutLikeIn(ingredients.map(({ food }) => food)), isWhole: true },
    tags,
  }
}

/** As every source tells a recipe. */
export function asRecipe(recipe: OwnRecipe): Recipe {
  const { caloriesKcal: _, energyKj: __, picture: ___, edible: ____, ...card } = cardOf(recipe)
  const { prepMinutes, cookMinutes, ingredients, steps, difficulty, serving } = recipe
  return {
    ...card,
    prepMinutes,
    cookMinutes,
    ingredients: ingredients.map(({ text }) => text),
    directions: steps,
    difficulty,
    nutrition: nutritionOf(serving),
  }
}

function nutritionOf(serving: NutrientAmounts<PerServing>): RecipeNutrition {
  return {
    caloriesKcal: whole(serving.energyKcal),
    fatG: tenths(serving.fatG),
    saturatedFatG: tenths(serving.saturatesG),
    // Our foods do not state it.
    cholesterolMg: null,
    sodiumMg: whole(serving.sodiumMg),
    carbsG: tenths(serving.carbohydrateG),
    fibreG: tenths(serving.fibreG),
    sugarG: tenths(serving.sugarsG),
    proteinG: tenths(serving.proteinG),
  }
}

const whole = (value: number | undefined) => (value === undefined ? null : Math.round(value))
const tenths = (value: number | undefined) => (value === undefined ? null : Math.round(value * 10) / 10)
