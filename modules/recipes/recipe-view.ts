import type { PictureSource } from '#kit/picture.tsx'
import { concernsOf } from '#modules/nutrition/advice/portions.ts'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { allergenWords, tellingDiets } from '#modules/nutrition/foods/edible.ts'
import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'
import { type KitchenNotes, kitchenNotes } from './cooking/kitchen-notes.ts'
import { stepTitle } from './cooking/step-title.ts'
import { containsWords } from './import/site-comparison.ts'
import { type ListedRecipe, listedRecipe } from './listed-recipe.ts'
import type { Measured } from './measure-words.ts'
import { minutesText } from './minutes-text.ts'
import { type NutritionView, nutritionView } from './nutrition-view.ts'
import { cardOf, type OwnIngredient, type OwnRecipe } from './own-recipe.ts'
import type { Difficulty } from './recipe.ts'
import { photographOf, pictureOf } from './recipe-pictures.ts'

export interface LineView extends Measured {
  readonly optional: boolean
}

export interface LineGroup {
  readonly name: string | null
  readonly lines: readonly LineView[]
}

/** The colour that stands for a dish until there is a picture of it: that of what it is mostly made of. */
export type DishWash = 'turmeric' | 'leaf' | 'beetroot' | 'blueberry'

export interface OwnRecipeView {
  readonly id: string
  readonly picture: PictureSource | null
  /** The picture is a drawing of what is in it, which is said on it. */
  readonly isDrawn: boolean
  readonly wash: DishWash
  readonly name: string
  readonly description: string
  /** All in all: '45 min'. */
  readonly time: string
  /** How much of it is waiting: '4 hr', or null. */
  readonly wait: string | null
  readonly serves: number
  readonly caloriesKcal: number | null
  readonly energyKj: number | null
  readonly difficulty: Difficulty
  /** Diets first, then meals, then the rest. */
  readonly tags: readonly string[]
  readonly groups: readonly LineGroup[]
  readonly steps: readonly string[]
  /** What each step is called: 'Soften the onions'. */
  readonly stepTitles: readonly string[]
  /** 'Contains milk and eggs.' */
  readonly contains: string
  /** As they stand behind 'Contains': 'milk', 'cereals with gluten'. */
  readonly allergens: readonly string[]
  readonly diets: readonly string[]
  /** Whom advice on what is in it concerns, 'In pregnancy', and what it is. */
  readonly concerns: readonly { readonly who: string; readonly words: string }[]
  readonly nutrition: NutritionView
  readonly notes: KitchenNotes
}

/** A recipe of ours as its page shows it. */
export function ownRecipeView(recipe: OwnRecipe): OwnRecipeView {
  const { id, name, description, totalMinutes, waitMinutes, serves, difficulty, steps } = recipe
  const allergens = allergenWords(recipe)
  return {
    id,
    picture: pictureOf(recipe.picture),
    isDrawn: photographOf(recipe.picture) === null,
    name,
    description,
    time: minutesText(totalMinutes),
    wait: waitMinutes > 0 ? minutesText(waitMinutes) : null,
    serves,
    difficulty,
    steps,
    stepTitles: steps.map(stepTitle),
    wash: washOfDish(recipe),
    caloriesKcal: cardOf(recipe).caloriesKcal,
    energyKj: cardOf(recipe).energyKj,
    tags: [
      ...tellingDiets(recipe.diets).map(diet => DIETS[diet]),
      ...recipe.meals.map(asLabel),
      ...recipe.tags.map(asLabel),
    ],
    groups: groupsOf(recipe.ingredients),
    contains: containsWords({ allergens, allergensComplete: true }),
    allergens,
    diets: recipe.diets.map(diet => DIETS[diet]),
    concerns: concernsOf(recipe.ingredients.map(({ food, grams }) => ({ foodId: food.id, grams }))),
    nutrition: nutritionView(recipe),
    notes: kitchenNotes(
      inGroups(recipe.ingredients).flatMap(({ all }) => all.map(({ food }) => [food.id])),
      { freezes: recipe.tags.includes('freezer') },
    ),
  }
}

const asLabel = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

function inGroups(ingredients: readonly OwnIngredient[]) {
  const names = [...new Set(ingredients.map(({ group }) => group))]
  return names.map(name => ({ name, all: ingredients.filter(({ group }) => group === name) }))
}

const groupsOf = (ingredients: readonly OwnIngredient[]): LineGroup[] =>
  inGroups(ingredients).map(({ name, all }) => ({ name, lines: all.map(lineOf) }))

/** What a US cook measures by volume. */
const BY_CUP: ReadonlySet<Aisle> = new Set<Aisle>([
  'baking',
  'grains-and-pasta',
  'pulses',
  'nuts-and-seeds',
  'oils-and-vinegars',
  'spices',
  'sauces',
  'dairy',
  'plant-dairy',
  'drinks',
  'water-and-salt',
])

function lineOf({ amount, unit, words, food, optional }: OwnIngredient): LineView {
  return { amount, unit, words, optional, gramsPerMl: gramsPerMlOf(food) }
}

/** Set for what a US cook measures by volume. */
export const gramsPerMlOf = (food: Food) => (BY_CUP.has(food.aisle) ? densityOf(food) : null)

const MEASURES_ML = { cup: 236.588, tbsp: 15, tsp: 5 } as const

/** By its own figure, or by what a spoon or a cup of it weighs. */
function densityOf({ gramsPerMl, measures, state }: Food): number | null {
  if (gramsPerMl !== undefined) return gramsPerMl
  if (state === 'canned') return null
  const known = (['cup', 'tbsp', 'tsp'] as const).find(measure => measures[measure] !== undefined)
  return known ? (measures[known] ?? 0) / MEASURES_ML[known] : null
}

const WASHES: { readonly [A in Aisle]?: DishWash } = {
  vegetables: 'leaf',
  herbs: 'leaf',
  frozen: 'leaf',
  fruit: 'beetroot',
  meat: 'beetroot',
  'tins-and-jars': 'beetroot',
  fish: 'blueberry',
  dairy: 'blueberry',
  cheese: 'blueberry',
  'plant-dairy': 'blueberry',
}
type Weighed = Pick<OwnIngredient, 'food' | 'grams'>

/** Weighs much and colours nothing. */
const COLOURLESS: ReadonlySet<Aisle> = new Set<Aisle>(['water-and-salt', 'drinks', 'oils-and-vinegars', 'sauces'])

export function washOfDish({ ingredients }: { ingredients: readonly Weighed[] }): DishWash {
  const [main] = ingredients
    .filter(({ food }) => !COLOURLESS.has(food.aisle))
    .toSorted((one, other) => other.grams - one.grams)
  return (main && WASHES[main.food.aisle]) ?? 'turmeric'
}

/** A recipe of ours in a list that another page leads on with. */
export function linkedRecipe(recipe: OwnRecipe): ListedRecipe {
  return listedRecipe({ ...cardOf(recipe), wash: washOfDish(recipe) })
}

/** What a cook who likes this one may like: the same meal and the same main ingredients, the nearest first. */
export function similarRecipes(recipe: OwnRecipe, all: readonly OwnRecipe[], count: number): OwnRecipe[] {
  const mine = mainFoods(recipe)
  const scoreOf = (other: OwnRecipe) =>
    2 * shared(other.meals, recipe.meals) + 3 * shared(mainFoods(other), mine) + shared(other.tags, recipe.tags)
  return all
    .filter(other => other.id !== recipe.id)
    .map(other => ({ other, score: scoreOf(other) }))
    .sort((one, two) => two.score - one.score || one.other.id.localeCompare(two.other.id))
    .slice(0, count)
    .map(({ other }) => other)
}

const MAIN_FOODS = 5

const mainFoodsOf = new WeakMap<OwnRecipe, readonly string[]>()

/** Sorted out once for each recipe: every recipe's page compares them all. */
function mainFoods(recipe: OwnRecipe): readonly string[] {
  const known = mainFoodsOf.get(recipe)
  if (known) return known
  const found = recipe.ingredients
    .filter(({ food }) => !COLOURLESS.has(food.aisle))
    .toSorted((one, other) => other.grams - one.grams)
    .slice(0, MAIN_FOODS)
    .map(({ food }) => food.id)
  mainFoodsOf.set(recipe, found)
  return found
}

const shared = (some: readonly string[], others: readonly string[]) => some.filter(each => others.includes(each)).length
