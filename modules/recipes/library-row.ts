import type { NutrientAmounts, PerServing } from '#modules/nutrition/amounts.ts'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen, Food } from '#modules/nutrition/foods/food.ts'
import { NRV } from '#modules/nutrition/label/label-reference.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { cardOf, type OwnDetails, type OwnRecipe } from './own-recipe.ts'
import { photographOf } from './recipe-pictures.ts'
import { type DishWash, washOfDish } from './recipe-view.ts'
import { dishWords } from './search/dish-words.ts'
import { searchable } from './search/search-words.ts'

/** A recipe of ours as lists show it. */
export interface OwnCard extends OwnDetails {
  readonly wash: DishWash
}

/** A recipe as search keeps it. */
export interface LibraryRow {
  readonly card: OwnCard
  readonly isSample: boolean
  /** Those that can be shown come before those that wait for their picture. */
  readonly isPictured: boolean
  readonly meals: readonly string[]
  readonly diets: readonly Diet[]
  readonly allergens: readonly Allergen[]
  readonly tags: readonly string[]
  readonly totalMinutes: number
  readonly caloriesKcal: number | null
  readonly proteinG: number | null
  /** Of one serving, what is known. */
  readonly figures: NutrientAmounts<PerServing>
  readonly foods: readonly { readonly id: string; readonly isStaple: boolean }[]
  /**
   * Its words by weight: the name (`dish` is what of it says which dish it is), what it is, what is in it, and what is
   * said about it.
   */
  readonly words: {
    readonly dish: string
    readonly a: string
    readonly b: string
    readonly c: string
    readonly d: string
  }
}

export function libraryRow(recipe: OwnRecipe): LibraryRow {
  const { serving, meals, isSample, totalMinutes, diets } = recipe
  const foods = [...new Map(recipe.ingredients.map(({ food }) => [food.id, food])).values()]
  const card = { ...cardOf(recipe), wash: washOfDish(recipe) }
  return {
    card,
    isSample,
    isPictured: photographOf(recipe.picture) !== null,
    meals,
    diets,
    allergens: recipe.allergens,
    tags: recipe.tags,
    totalMinutes,
    caloriesKcal: card.caloriesKcal,
    proteinG: serving.proteinG === undefined ? null : Math.round(serving.proteinG),
    figures: serving,
    foods: foods.map(food => ({ id: food.id, isStaple: isStaple(food) })),
    words: {
      dish: dishWords(
        searchable(recipe.name),
        foods.flatMap(({ name, plural, synonyms }) => [name, plural ?? name, ...synonyms].map(searchable)),
      ),
      a: searchable(recipe.name),
      b: searchable(
        [...meals, ...recipe.tags, recipe.cuisine ?? '', ...diets.map(diet => DIETS[diet]), ...dietWords(diets)].join(
          ' ',
        ),
      ),
      c: searchable(
        [
          ...foods
            .filter(food => !isStaple(food))
            .flatMap(food => [food.name, ...food.synonyms.filter(called => !LEFT_OVER.test(called))]),
          ...richIn(recipe),
        ].join(' '),
      ),
      d: searchable(recipe.description),
    },
  }
}

/** Whoever has leftovers does not look for this one food. */
const LEFT_OVER = /^leftover /

const DIET_WORDS: { readonly [D in Diet]?: string } = { vegan: 'plant based', keto: 'low carb' }
const dietWords = (diets: readonly Diet[]) => diets.flatMap(diet => DIET_WORDS[diet] ?? [])

/** In every kitchen, and in so many dishes that it tells none from another. */
const STAPLES = /^(water|salt|sea-salt|table-salt|black-pepper|white-pepper|.*-oil)$/

const isStaple = ({ id, aisle }: Food) => STAPLES.test(id) || (aisle === 'water-and-salt' && !id.includes('stock'))

/** Words a cook looks for; one serving must hold a third of a day's reference value. */
const RICH_PERCENT = 30
const NUTRIENT_WORDS: { readonly [K in NutrientKey]?: string } = {
  ironMg: 'iron',
  calciumMg: 'calcium',
  magnesiumMg: 'magnesium',
  zincMg: 'zinc',
  potassiumMg: 'potassium',
  seleniumUg: 'selenium',
  iodineUg: 'iodine',
  folateUg: 'folate',
  vitaminAUg: 'vitamin a',
  vitaminCMg: 'vitamin c',
  vitaminDUg: 'vitamin d',
  vitaminEMg: 'vitamin e',
  vitaminB12Ug: 'vitamin b12',
}

function richIn({ serving }: OwnRecipe): string[] {
  return (Object.entries(NUTRIENT_WORDS) as [NutrientKey, string][])
    .filter(([key]) => (serving[key] ?? 0) * 100 >= (NRV[key] ?? Number.POSITIVE_INFINITY) * RICH_PERCENT)
    .map(([, word]) => word)
}
