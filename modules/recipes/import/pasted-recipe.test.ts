import { expect, it } from 'vitest'
import { pastedRecipe } from './pasted-recipe.ts'

const DATA = JSON.stringify(
  {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeYield: '4 servings',
    recipeIngredient: ['2 leeks, sliced', '500 ml milk'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }],
  },
  null,
  2,
)
const SOUP = { name: 'Leek soup', serves: 4, ingredients: ['2 leeks, sliced', '500 ml milk'], steps: ['Simmer.'] }

it.each([
  ['data without its script', DATA],
  ['a list of data', `\n  [${DATA}]`],
  ['the source of a page', `<html><script type="application/ld+json">${DATA}</script></html>`],
  ['words and then the source', `Look at this:\n<script type="application/ld+json">${DATA}</script>`],
])('%s is read as data', (_, text) => expect(pastedRecipe(text)).toMatchObject(SOUP))

it('words are read as words', () => {
  expect(
    pastedRecipe('Leek soup\nServes 4\n2 leeks, sliced\n500 ml milk\nSimmer everything until soft.'),
  ).toMatchObject({
    ...SOUP,
    steps: ['Simmer everything until soft.'],
  })
})

it.each(['', '{}', '[1, 2', 'Hello.'])('%j is no recipe', text => expect(pastedRecipe(text)).toBeNull())
