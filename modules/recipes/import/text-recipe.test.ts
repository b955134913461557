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

it.each<[string, number | null, number | null]>([
  ['(serves 4-5, took me about 35 mins)', 5, 35],
  ['Serves 4 | Prep 10 mins | Total time: 40 mins', 4, 40],
  ['Serves four', 4, null],
  ['6 servings', 6, null],
  ['Makes 2 dozen', 24, null],
  ['Makes about 12 buns', 12, null],
  ['[Feeds 6; takes 1 hr 10 min]', 6, 70],
])('%s says for how many and how long', (line, serves, totalMinutes) => {
  const recipe = textRecipe(`Stew\n${line}\n500 g beef\n2 onions\nStew it for long enough.`)
  expect(recipe).toMatchObject({ name: 'Stew', serves, totalMinutes, ingredients: ['500 g beef', '2 onions'] })
})

it('numbered steps on one line are steps of their own', () => {
  const steps = (line: string) => textRecipe(`Rice\n200 g rice\nMethod\n${line}`)?.steps
  expect(steps('1. Rinse the rice. 2. Boil it for 10 minutes. 3. Drain.')).toEqual([
    'Rinse the rice.',
    'Boil it for 10 minutes.',
    'Drain.',
  ])
  expect(steps('Step 1: Rinse. Step 2: Boil.')).toEqual(['Rinse.', 'Boil.'])
  expect(steps('1) Heat to 180. 2) Bake for 12. Serve at 5) or so.')).toEqual([
    'Heat to 180.',
    'Bake for 12. Serve at 5) or so.',
  ])
  expect(steps('Boil for 10. Drain it.')).toEqual(['Boil for 10. Drain it.'])
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
