import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownRecipes } from '../own-library.ts'
import { asRecipe, cardOf } from '../own-recipe.ts'
import { type Recipe, type RecipeCard, UNKNOWN_NUTRITION } from '../recipe.ts'
import { photographOf, pictureOf } from '../recipe-pictures.ts'
import { parseProviderRecipe } from './provider-recipe.ts'
import { parseProviderSearch } from './provider-search.ts'
import { recipeAnswer, searchAnswer } from './proxy-answer.ts'
import type { RecipePage } from './recipe-source.ts'

const CARD: RecipeCard = {
  ...{ origin: 'fatsecret', id: '91', name: 'Lentil soup', description: 'A thick soup.', tags: ['Soup'] },
  ...{ image: 'https://pictures.example/91.jpg', totalMinutes: null, servings: null, caloriesKcal: 246 },
}
const RECIPE: Recipe = {
  ...{ origin: 'fatsecret', id: '91', name: 'Lentil soup', description: 'A thick soup.', tags: ['Soup'] },
  ...{ image: 'https://pictures.example/91.jpg', totalMinutes: null, prepMinutes: null, cookMinutes: 25, servings: 4 },
  ...{ ingredients: ['1 cup lentils', 'salt'], directions: ['Boil.', 'Blend.'], difficulty: null },
  nutrition: { ...UNKNOWN_NUTRITION, caloriesKcal: 246, fatG: 4.6, cholesterolMg: 0 },
}
const PAGE: RecipePage = { cards: [CARD], page: 2, pageSize: 20, total: 41, attribution: null, note: null }
const ORIGIN = 'https://shop.example'
const attribution = { text: 'Powered by somebody', address: 'https://somebody.example' }

interface Item {
  recipe_id: string
  recipe_name: string
  recipe_description: string
  recipe_image: string
  cooking_time_min: string
  serving_sizes: { number_of_units: string }[]
}

/** Section 5 of the specification, to the letter, as its client would apply it. */
const keptByTheSpecification = (item: Item) =>
  /^\d+$/.test(item.recipe_id) &&
  item.recipe_name.trim().length > 2 &&
  item.recipe_image.trim() !== '' &&
  !/default|placeholder/.test(item.recipe_image) &&
  Number(item.cooking_time_min) > 0 &&
  Number(item.serving_sizes[0]?.number_of_units) > 0 &&
  item.recipe_description.trim().length > 10

it('a search: texts, pages from 1, and entries that the client of the specification keeps', () => {
  const { recipes } = searchAnswer(PAGE, ORIGIN) as { recipes: { recipe: Item[] } }
  expect(recipes).toMatchObject({ page_number: '2', max_results: '20', total_results: '41' })
  expect(recipes.recipe).toHaveLength(1)
  expect(recipes.recipe.filter(keptByTheSpecification)).toHaveLength(1)
  expect(recipes.recipe[0]).toMatchObject({
    cooking_time_min: '30',
    serving_sizes: [{ number_of_units: '4', calories: '246' }],
    estimated: ['cooking_time_min', 'number_of_units'],
  })
})

it('what is known is no estimate, and what is unknown is not there', () => {
  const known = searchAnswer(
    { ...PAGE, cards: [{ ...CARD, totalMinutes: 20, servings: 2, caloriesKcal: null }] },
    ORIGIN,
  )
  expect(JSON.stringify(known)).not.toMatch(/estimated|calories|null/)
  const bare = { ...RECIPE, image: null, cookMinutes: null, servings: null, nutrition: UNKNOWN_NUTRITION }
  expect(JSON.stringify(recipeAnswer({ recipe: bare, attribution: null }, ORIGIN))).not.toMatch(
    /"0"|null|calories|image|_min/,
  )
})

it('attribution and note go with what they are about', () => {
  expect(searchAnswer({ ...PAGE, attribution, note: 'provider-away' }, ORIGIN)).toMatchObject({
    attribution,
    note: 'provider-away',
  })
  expect(recipeAnswer({ recipe: RECIPE, attribution }, ORIGIN)).toMatchObject({ attribution })
  expect(Object.keys(searchAnswer(PAGE, ORIGIN))).toEqual(['recipes'])
})

it('our own parser reads it back', () => {
  expect(parseProviderRecipe(recipeAnswer({ recipe: RECIPE, attribution: null }, ORIGIN))).toEqual(RECIPE)
  expect(parseProviderSearch(searchAnswer(PAGE, ORIGIN))).toEqual({
    total: 41,
    cards: [{ ...CARD, totalMinutes: 30, servings: 4 }],
  })
})

it('whatever the figures are, they come back the same', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 20_000 }).map(n => n / 100))
  const figures = fc.record({ caloriesKcal: figure, fatG: figure, proteinG: figure, sodiumMg: figure, carbsG: figure })
  fc.assert(
    fc.property(figures, fc.option(fc.integer({ min: 1, max: 500 })), (some, servings) => {
      const recipe = { ...RECIPE, servings, nutrition: { ...UNKNOWN_NUTRITION, ...some } }
      expect(parseProviderRecipe(recipeAnswer({ recipe, attribution: null }, ORIGIN))).toEqual(recipe)
    }),
  )
})

it('recipes of our own are all kept by the client of the specification, with their pictures', () => {
  const cards = ownRecipes().map(cardOf)
  const { recipes } = searchAnswer({ ...PAGE, cards, total: cards.length }, ORIGIN) as { recipes: { recipe: Item[] } }
  const unpictured = recipes.recipe.filter(item => !item.recipe_image).map(item => item.recipe_name)
  expect(unpictured, 'recipes without a picture (assets/README.md): that client drops them').toEqual([])
  expect(recipes.recipe.filter(item => !keptByTheSpecification(item)).map(item => item.recipe_name)).toEqual([])
  const [first] = ownRecipes().map(asRecipe)
  if (!first) throw new Error('there are no recipes')
  const { recipe } = recipeAnswer({ recipe: first, attribution: null }, ORIGIN) as { recipe: Item }
  expect(recipe).not.toHaveProperty('estimated')
  expect(recipe.recipe_image).toMatch(/^https:\/\/shop\.example\/pictures\/[a-z0-9-]+\.webp$/)
})

it('a recipe of our own that has no photograph is shown as it is drawn', () => {
  const drawn = ownRecipes().find(({ picture }) => photographOf(picture) === null)
  if (!drawn) throw new Error('each has a photograph, so that none need be drawn any more')
  const { recipe } = recipeAnswer({ recipe: asRecipe(drawn), attribution: null }, ORIGIN) as { recipe: Item }
  expect(recipe).not.toHaveProperty('estimated')
  expect(recipe.recipe_image).toBe(`${ORIGIN}/pictures/${pictureOf(drawn.picture)?.file}-960.webp`)
})
