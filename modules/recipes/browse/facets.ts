import { CUISINES, type Cuisine, MEALS, type Meal } from '#content/recipes/recipe-content.ts'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import { nutLikeIn } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import { labelDay, type NutrientPage, nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import { servingOf } from '../richest-dishes.ts'
import { MAIN_INGREDIENTS, mainsOf } from './main-ingredients.ts'
import { SEASONS, type Season, seasonsOf } from './seasons.ts'

/** What pages are made of. The order is that of a heading: 'Summer vegan Italian tomato dinners …'. */
export const FACET_KINDS = ['season', 'diet', 'cuisine', 'main', 'meal', 'without', 'time', 'high'] as const
export type FacetKind = (typeof FACET_KINDS)[number]

/** One thing that recipes can be browsed by. */
export interface Facet {
  readonly kind: FacetKind
  /** Within its kind: 'vegan', '30'. */
  readonly id: string
  /** On a chip: 'Vegan', '30 minutes', 'Without peanuts'. */
  readonly label: string
  /** In a heading, in the place of its kind: 'vegan', 'dinners', 'in 30 minutes'. */
  readonly words: string
  readonly has: (recipe: OwnRecipe) => boolean
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const MEAL_PLURALS: { readonly [M in Meal]: string } = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
  dessert: 'desserts',
}

/** Proper names keep their capital. */
const PLACE_WORDS: { readonly [C in Cuisine]?: string } = { 'middle-eastern': 'Middle Eastern' }
const placeWords = (cuisine: Cuisine) => PLACE_WORDS[cuisine] ?? capital(cuisine)

const ALLERGEN_WORDS: { readonly [A in Allergen]?: string } = { gluten: 'gluten', sulphites: 'sulphites' }
/** Before a noun: 'high-protein dinners'. */
const dietWords = (diet: Diet) => DIETS[diet].toLowerCase().replace(' ', '-')
/** In next to no dish of ours: a page without them would be a page of everything. */
const RARE: readonly Allergen[] = ['crustaceans', 'molluscs', 'lupin']
const TIMES = [15, 30, 45] as const
/** A serving that is called high in something holds so much of a label's day. */
export const HIGH_SHARE = 0.3
const HIGH_IN: readonly string[] = [
  ...['iron', 'calcium', 'magnesium', 'zinc', 'potassium', 'selenium', 'iodine', 'folate', 'vitamin-a', 'vitamin-c'],
  ...['vitamin-d', 'vitamin-e', 'vitamin-b12'],
]

const seasons = new WeakMap<OwnRecipe, readonly Season[]>()
const mains = new WeakMap<OwnRecipe, readonly string[]>()

/** Found once for each recipe: every page asks again. */
function kept<V>(of: WeakMap<OwnRecipe, V>, recipe: OwnRecipe, find: (recipe: OwnRecipe) => V): V {
  const value = of.get(recipe) ?? find(recipe)
  of.set(recipe, value)
  return value
}

export const mainsOfRecipe = (recipe: OwnRecipe) => kept(mains, recipe, mainsOf)

/** Everything that recipes can be browsed by. */
export const FACETS: readonly Facet[] = [
  ...SEASONS.map(season =>
    facet('season', season, capital(season), season, recipe => kept(seasons, recipe, seasonsOf).includes(season)),
  ),
  ...(Object.keys(DIETS) as Diet[]).map(diet =>
    facet('diet', diet, capital(DIETS[diet].toLowerCase()), dietWords(diet), ({ diets }) => diets.includes(diet)),
  ),
  ...CUISINES.map(id => facet('cuisine', id, placeWords(id), placeWords(id), ({ cuisine }) => cuisine === id)),
  ...MAIN_INGREDIENTS.map(({ id, adjective }) =>
    facet('main', id, capital(adjective), adjective, recipe => mainsOfRecipe(recipe).includes(id)),
  ),
  ...MEALS.map(meal =>
    facet('meal', meal, capital(MEAL_PLURALS[meal]), MEAL_PLURALS[meal], ({ meals }) => meals.includes(meal)),
  ),
  ...(Object.keys(ALLERGENS) as Allergen[]).filter(allergen => !RARE.includes(allergen)).map(without),
  ...TIMES.map(most =>
    facet('time', `${most}`, `${most} minutes`, `in ${most} minutes`, ({ totalMinutes }) => totalMinutes <= most),
  ),
  ...nutrientPages()
    .filter(({ slug }) => HIGH_IN.includes(slug))
    .map(page =>
      facet('high', page.slug, `High in ${page.inWords}`, `high in ${page.inWords}`, recipe => isHigh(page, recipe)),
    ),
]

function facet(kind: FacetKind, id: string, label: string, words: string, has: Facet['has']): Facet {
  return { kind, id, label, words, has }
}

/** Without nuts is without pine nuts and chestnuts too, which are not nuts in law. */
function without(allergen: Allergen): Facet {
  const words = `without ${ALLERGEN_WORDS[allergen] ?? ALLERGENS[allergen].toLowerCase()}`
  return facet('without', allergen, capital(words), words, ({ allergens, ingredients }) => {
    if (allergens.includes(allergen)) return false
    return allergen !== 'nuts' || nutLikeIn(ingredients.map(({ food }) => food)).length === 0
  })
}

function isHigh(page: NutrientPage, recipe: OwnRecipe): boolean {
  const day = labelDay(page)
  const amount = servingOf(page, recipe)
  return day !== null && amount !== null && amount >= day * HIGH_SHARE
}
