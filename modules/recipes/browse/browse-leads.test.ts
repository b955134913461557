import { expect, test } from 'vitest'
import { BROWSE_LEADS } from '#content/browse-leads.ts'
import { ownRecipes } from '../own-library.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import { browsePages } from './browse-pages.ts'

const PAGES = browsePages(ownRecipes())
const holds = (foods: RegExp) => (recipe: OwnRecipe) => recipe.ingredients.some(({ food }) => foods.test(food.id))
const origins =
  (...left: string[]) =>
  (recipe: OwnRecipe) =>
    recipe.ingredients.every(({ food }) => !left.includes(food.origin))
const inMinutes = (most: number) => (recipe: OwnRecipe) => recipe.totalMinutes <= most

/** What a lead says of every dish of its page. */
const PROMISES: { readonly [slug: string]: (recipe: OwnRecipe) => boolean } = {
  'vegan-recipes': origins('meat', 'poultry', 'pork', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'gelatine'),
  'vegetarian-recipes': origins('meat', 'poultry', 'pork', 'fish', 'shellfish', 'gelatine'),
  'pescatarian-recipes': origins('meat', 'poultry', 'pork'),
  'gluten-free-recipes': ({ ingredients }) =>
    ingredients.every(({ food }) => !food.allergens.includes('gluten') || food.isGlutenFree),
  'dairy-free-recipes': recipe => !recipe.allergens.includes('milk'),
  'paleo-recipes': recipe =>
    !recipe.allergens.includes('milk') &&
    !holds(/sugar|oats$|flour|bread|rice$|pasta|lentil|chickpea|(kidney|butter|black|cannellini)-beans/)(recipe),
  'recipes-in-15-minutes': inMinutes(15),
  'recipes-in-30-minutes': inMinutes(30),
  'recipes-in-45-minutes': inMinutes(45),
  'dinners-in-30-minutes': inMinutes(30),
  'vegan-dinners-in-30-minutes': recipe => inMinutes(30)(recipe) && recipe.diets.includes('vegan'),
}

test.each(Object.keys(PROMISES))('what the lead of %s says of every dish holds of every dish', slug => {
  const recipes = PAGES.get(slug)?.recipes ?? []
  expect(recipes.length).toBeGreaterThan(0)
  expect(recipes.filter(recipe => !PROMISES[slug]?.(recipe)).map(({ name }) => name)).toEqual([])
})

test('a lead that speaks of all its dishes is held by what they are', () => {
  const sweeping = [...BROWSE_LEADS].filter(([, lead]) =>
    /\b(?:every|each|all|always|never|no|none|nothing)\b/i.test(lead),
  )
  expect(sweeping.map(([slug]) => slug).filter(slug => !(slug in PROMISES))).toEqual([])
})

test.each([
  ['chicken-recipes', /whole-chicken/],
  ['lentil-recipes', /red-lentils/],
  ['lentil-recipes', /green-lentils/],
  ['lentil-recipes', /lentils-canned/],
  ['egg-recipes', /tomato/],
  ['egg-recipes', /spinach/],
  ['egg-recipes', /rice/],
  ['spring-recipes', /asparagus/],
  ['spring-recipes', /new-potato/],
  ['spring-recipes', /rhubarb/],
  ['autumn-recipes', /squash/],
  ['autumn-recipes', /apple/],
  ['autumn-recipes', /leek/],
  ['high-protein-recipes', /skyr/],
  ['high-protein-recipes', /tofu/],
])('%s has a dish with what its lead names: %s', (slug, foods) =>
  expect(PAGES.get(slug)?.recipes.some(holds(foods))).toBe(true),
)
