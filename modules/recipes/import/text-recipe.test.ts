import { expect, it } from 'vitest'
import { textRecipe } from './text-recipe.ts'

it('reads a recipe with headings', () => {
  const recipe = textRecipe(`
    Grandma's tomato soup
    The one for rainy days.
    Serves 4
    Prep time: 10 mins
    Cook: 1 hr 5 min

    Ingredients
    • 2 tbsp olive oil
    - 1 onion, chopped
    For the top:
    salt and pepper

    Method
    1. Soften the onion in the oil for 10 minutes.
    Step 2: Serve.
  `)
  expect(recipe).toMatchObject({
    name: "Grandma's tomato soup",
    description: 'The one for rainy days.',
    serves: 4,
    prepMinutes: 10,
    cookMinutes: 65,
    totalMinutes: null,
    ingredients: ['2 tbsp olive oil', '1 onion, chopped', 'For the top:', 'salt and pepper'],
    steps: ['Soften the onion in the oil for 10 minutes.', 'Serve.'],
  })
})

it('reads one without headings: amounts first, then sentences', () => {
  expect(
    textRecipe('Porridge\n50 g oats\n½ tsp honey\n300 ml milk\nSimmer the oats in the milk.\nAdd the honey.'),
  ).toMatchObject({
    name: 'Porridge',
    ingredients: ['50 g oats', '½ tsp honey', '300 ml milk'],
    steps: ['Simmer the oats in the milk.', 'Add the honey.'],
    serves: null,
  })
})

it('a list alone is a recipe without a name', () => {
  expect(textRecipe('2 eggs\n100 g flour')).toMatchObject({
    name: 'Recipe without a name',
    ingredients: ['2 eggs', '100 g flour'],
    steps: [],
  })
})

it.each(['', '   \n ', 'Hello there, how are you today?', '\u0000\u0007', '🍝'])('%j is no recipe', text => {
  expect(textRecipe(text)).toBeNull()
})

it('what is pasted is made plain text', () => {
  expect(textRecipe('<b>Pie</b>\n200 g <script>alert(1)</script>flour')).toMatchObject({
    name: 'Pie',
    ingredients: ['200 g flour'],
  })
})
