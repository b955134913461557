import { eatingMarks } from '#modules/nutrition/foods/edible.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS, FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { searchFoods } from '#modules/nutrition/foods/food-search.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type NutrientPage, nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { type RankedFood, richestFoods } from '#modules/nutrition/ranking/richest-foods.ts'
import { dishOfFood } from '#modules/recipes/dish.ts'
import { searchable } from '#modules/recipes/search/search-words.ts'
import { figureAsked, nutrientText, typedNutrient } from '#modules/recipes/search/typed-nutrient.ts'
import { type Fits, type Group, type Hit, MOST_FOUND, shareOfBest } from './site-hits.ts'
import { readTexts } from './site-texts.ts'
import { tellingWords } from './site-words.ts'

/** Who asks for a nutrient alone wants its page and the foods before dishes. */
export const BELOW_NUTRIENT = 0.9
const OF_NUTRIENT = 0.95

/** 'Iron', 'foods with iron' and 'iron rich' all ask for the page of iron. */
export function nutrientHits(typed: string, fits: Fits): Group {
  const asked = typedNutrient(typed)
  const fitting = fits(readTexts().nutrients)
  const first = nutrientPages().filter(({ key }) => key === asked.nutrient?.key)
  const pages = [...new Set([...first, ...fitting.map(({ of }) => of)])]
  return {
    label: 'Nutrients',
    hits: pages.map(({ slug, name }) => ({
      to: `/learn/nutrients/${slug}`,
      name,
      note: 'Foods, dishes, reference intakes',
    })),
    share: Math.max(first.length > 0 ? (askedAlone(typed) ? 1 : 0.7) : 0, shareOfBest(fitting)),
  }
}

/** The page of the nutrient that was asked for and nothing beside it; null where more was asked, or less. */
export function askedAlone(typed: string): NutrientPage | null {
  const { words, nutrient } = typedNutrient(typed)
  const isAlone = searchable(words) === '' || tellingWords(words).every(word => ABOUT_FOODS.has(word))
  return (isAlone && nutrient && nutrientPages().find(({ key }) => key === nutrient.key)) || null
}

const ABOUT_FOODS = new Set(['food', 'foods', 'sources', 'source', 'best', 'rich', 'high', 'with'])

/** Foods by their names; where a nutrient alone is asked for, those with most of it in a portion. */
export function foodGroup(typed: string, words: readonly string[], most: number): Group {
  const asked = figureAsked(typed)
  const figures = asked ? foodHits(asked.food, most, asked.key) : []
  if (figures.length > 0) return { label: 'Foods', hits: figures, share: 1 }
  const page = askedAlone(typed)
  if (page === null || page.isLimit) return { label: 'Foods', hits: foodHits(words.join(' '), most), share: 0.5 }
  const hits = richestOf(page)
    .slice(0, most)
    .map(({ id, name, amount, portion }) => ({
      to: withFood(name),
      name,
      note: `${amount.toFixed(page.decimals)} ${page.unit} in ${portion.words}`,
      marks: eatingMarks(dishOfFood(foodOf(id), portion.grams)),
    }))
  return { label: 'Foods', hits, share: OF_NUTRIENT }
}

/** Foods change with the build alone. */
const richest = new Map<string, readonly RankedFood[]>()

function richestOf(page: NutrientPage): readonly RankedFood[] {
  const foods = richest.get(page.slug) ?? richestFoods(page, FOODS, 'all').foods.slice(0, MOST_FOUND)
  richest.set(page.slug, foods)
  return foods
}

function foodOf(id: string): Food {
  const food = FOODS_BY_ID.get(id)
  if (!food) throw new Error(`There is no food ${id}`)
  return food
}

/** A food leads to the recipes that hold it. */
const withFood = (name: string) => `/recipes?${new URLSearchParams({ q: (name.split(/[,(]/, 1)[0] ?? '').trim() })}`

/** @param key the figure that was asked for; without one, two that say what a food is */
function foodHits(typed: string, most: number, key?: NutrientKey): Hit[] {
  return searchFoods(FOODS, typed, most).map(food => {
    const { name, per100g } = food
    const { proteinG, fibreG } = per100g
    const asked = key && per100g[key]
    const figures = [
      ...(key ? [asked === undefined ? 'not known' : nutrientText(key, asked)] : []),
      ...(key || proteinG === undefined ? [] : [`protein ${Math.round(proteinG * 10) / 10} g`]),
      ...(key || fibreG === undefined ? [] : [`fibre ${Math.round(fibreG * 10) / 10} g`]),
    ]
    return {
      to: withFood(name),
      name,
      note: figures.length > 0 ? `per 100 g: ${figures.join(', ')}` : '',
      marks: eatingMarks(dishOfFood(food, 100)),
    }
  })
}
