import { expect, it } from 'vitest'
import { shownRecipe } from './provider/fallbacks.ts'
import { type Recipe, UNKNOWN_NUTRITION } from './recipe.ts'
import { stockPicture } from './stock-pictures.ts'

const named = (name: string, image: string | null = null): Recipe => ({
  ...{ origin: 'fatsecret', id: '1', name, description: '', image, totalMinutes: null, prepMinutes: null, tags: [] },
  ...{ cookMinutes: null, servings: null, ingredients: [], directions: [], difficulty: null },
  nutrition: UNKNOWN_NUTRITION,
})

it.each([
  ['Green salad', 'another salad'],
  ['Baked salmon', 'another fish dish'],
  ['Beef in beer', 'another meat dish'],
  ['Pasta bake', 'another pasta dish'],
  ['Leek soup', 'another soup'],
  ['Sweet figs', 'another dessert'],
  ['Something', 'another dish'],
])('%s without a picture gets that of %s, and says so', (name, words) => {
  const stock = stockPicture(shownRecipe(named(name)))
  expect(stock?.caption).toBe(`Picture of ${words}`)
  expect(stock?.picture.widths.length).toBeGreaterThan(0)
})

it('a picture of its own is never replaced', () => {
  expect(stockPicture(shownRecipe(named('Leek soup', 'https://pictures.example/1.jpg')))).toBeNull()
})
