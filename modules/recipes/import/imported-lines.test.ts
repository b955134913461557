import { expect, it } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { importedLines, importedNutrition, lineAs, lineParts } from './imported-lines.ts'
import { keptLines, LONGEST_LINE, MORE_LINES, MOST_LINES, MOST_PARTS } from './written-recipe.ts'

const INDEX = foodIndex(FOODS)
const BY_ID = new Map(FOODS.map(food => [food.id, food]))
const KNOWN = { byId: BY_ID, byName: INDEX }

const food = (id: string) => {
  const found = BY_ID.get(id)
  if (!found) throw new Error(id)
  return found
}

it('headings group the lines beneath them, and a line of two foods is two', () => {
  const lines = importedLines(['200 g red lentils', 'For the top:', 'salt and pepper', '3 glugs unobtainium'], INDEX)
  expect(lines.map(({ group, foodId }) => [group, foodId])).toEqual([
    [null, 'red-lentils-dried'],
    ['For the top', expect.stringContaining('salt')],
    ['For the top', expect.stringContaining('pepper')],
    ['For the top', null],
  ])
  expect(lines[0]?.grams).toBe(200)
  expect(lines[1]).toMatchObject({ text: 'salt and pepper', grams: null, why: 'The line names no amount' })
})

it.each([
  ['For the tahini sauce', []],
  ['For the batter (makes 8)', []],
  ['To serve', []],
  ['For the base: 200 g oats', ['porridge-oats']],
  ['oil, for the tin', ['vegetable-oil']],
])('%s alone on a line is a heading only where it names no ingredient', (text, foods) => {
  const lines = importedLines([text, '2 eggs'], INDEX)
  expect(lines.slice(0, -1).map(({ foodId }) => foodId)).toEqual(foods)
  expect(lines.at(-1)?.group).toBe(foods.length === 0 ? text : null)
})

it('a line keeps its amount when it is another food that is meant', () => {
  const [line] = lineParts('2 tbsp oil', null, INDEX)
  expect(line?.foodId).not.toBe('olive-oil')
  expect(lineAs('2 tbsp unobtainium', null, food('olive-oil'))).toMatchObject({ foodId: 'olive-oil', grams: 27.4 })
})

it('what is unknown is never nothing', () => {
  const lines = importedLines(['200 g red lentils', '3 glugs unobtainium'], INDEX)
  const { serving, known, of, view } = importedNutrition(lines, 2, KNOWN)
  expect({ known, of }).toEqual({ known: 1, of: 2 })
  expect(serving.energyKcal).toBe(Math.round(food('red-lentils-dried').per100g.energyKcal ?? 0))
  expect(view.rows.find(({ key }) => key === 'energyKcal')?.perServing).toMatch(/^at least/)
  expect(view.lamps[0]?.under?.perServing).toMatch(/^at least .* kJ$/)
})

it('a dish that was weighed has figures for 100 g and its lights, those that are sure', () => {
  const lines = importedLines(['200 g butter', 'salt and pepper'], INDEX)
  const { view, serving } = importedNutrition(lines, 2, KNOWN, 200)
  expect(view.servingWeight).toBe('100 g')
  expect(view.lamps.map(({ nutrient, light }) => [nutrient, light])).toEqual([
    ['Energy', null],
    ['Fat', 'red'],
    ['Saturates', 'red'],
    ['Sugars', null],
    ['Salt', 'red'],
  ])
  expect(view.rows.find(({ key }) => key === 'energyKcal')?.per100g).toBe(`at least ${serving.energyKcal} kcal`)
  expect(importedNutrition(lines, 2, KNOWN).view.lamps.every(({ light }) => light === null)).toBe(true)
})

it('names the allergens of the foods that are known', () => {
  const lines = importedLines(['100 g butter', '200 g plain flour'], INDEX)
  expect(importedNutrition(lines, 1, KNOWN).allergens).toEqual(['cereals with gluten', 'milk'])
})

it('takes pork as it takes anything: nobody but the cook reads it', () => {
  expect(importedLines(['200 g bacon'], INDEX)).toHaveLength(1)
})

it.each<[string, boolean, string[]]>([
  ['2 tbsp soy sauce or tamari', true, ['cereals with gluten', 'soya']],
  ['1 egg beaten with a little milk', true, ['eggs', 'milk']],
  ['50 g butter (or hazelnut butter)', true, ['milk', 'nuts']],
  ['100 g butter, browned with gribbles', false, ['milk']],
  ['2 tbsp eggless mayonnaise', false, []],
])('%s: complete %s, with %j', (text, complete, allergens) => {
  const nutrition = importedNutrition(importedLines([text], INDEX), 1, KNOWN)
  expect(nutrition.allergensComplete).toBe(complete)
  expect(nutrition.allergens).toEqual(allergens)
})

it('a food that the cook chose takes the place of the one that was read, not of the others in its line', () => {
  const line = lineAs('50 g butter or almonds', null, food('vegan-spread'))
  expect(importedNutrition([line], 1, KNOWN).allergens).toEqual(['nuts'])
})

it('what is corrected of a US recipe is read in its words', () => {
  const [egg] = importedLines(['1 large egg', '2 cups all-purpose flour'], INDEX)
  expect(egg).toMatchObject({ dialect: 'us', grams: 50 })
  expect(lineParts('2 large eggs', null, INDEX, 'us')).toMatchObject([{ grams: 100, dialect: 'us' }])
  expect(lineAs('2 large ones', null, food('egg'), 'us')).toMatchObject({ grams: 100 })
  expect(lineAs('2 large ones', null, food('egg'))).toMatchObject({ grams: 114 })
})

it('twine and labels are no ingredients, and nothing is missing of a recipe for them', () => {
  const lines = importedLines(
    ['Serves 4', 'Dry ingredients', '200 g red lentils', '8 bamboo skewers, soaked', 'METHOD'],
    INDEX,
  )
  expect(lines.map(({ text, group, grams, why }) => [text, group, grams, why])).toEqual([
    ['200 g red lentils', 'Dry ingredients', 200, null],
    ['8 bamboo skewers, soaked', 'Dry ingredients', 0, 'Nothing of it is eaten'],
  ])
  const { known, of, allergensComplete, view } = importedNutrition(lines, 2, KNOWN)
  expect({ known, of, allergensComplete }).toEqual({ known: 1, of: 1, allergensComplete: true })
  expect(view.rows.find(({ key }) => key === 'energyKcal')?.perServing).not.toMatch(/^at least/)
})

it('a tool beside a food says nothing less of the food', () => {
  const lines = importedLines(['foil and 50 g butter'], INDEX)
  const { allergens, allergensComplete } = importedNutrition(lines, 1, KNOWN)
  expect(allergens.length > 0 || !allergensComplete).toBe(true)
})

const isComplete = (texts: readonly string[]) =>
  importedNutrition(importedLines(texts, INDEX), 2, KNOWN).allergensComplete

it.each([
  ['Cashew topping:', false],
  ['For the tahini sauce', false],
  ['FOR THE GOCHUJANG GLAZE:', false],
  ['For the sauce', true],
  ['For the crumble topping:', true],
  ['To serve', true],
])('beneath the heading %s it is said that all allergens are known: %s', (heading, complete) =>
  expect(isComplete(['200 g red lentils', heading, '1 onion, chopped'])).toBe(complete),
)

it('a heading above another is kept, and one that names what the lines have says nothing new', () => {
  const texts = ['Cashew cream:', 'For the top:', '1 onion, chopped']
  expect(importedLines(texts, INDEX)[0]?.group).toBe('Cashew cream: For the top')
  expect(isComplete(texts)).toBe(false)
  expect(isComplete(['For the butter:', '100 g butter'])).toBe(true)
})

it('a heading with nothing beneath it is kept where it names a food', () => {
  expect(isComplete(['1 onion, chopped', 'Cashew topping:'])).toBe(false)
  expect(isComplete(['1 onion, chopped', 'For the crumble topping:'])).toBe(false)
  expect(importedLines(['1 onion, chopped', 'To serve'], INDEX)).toHaveLength(1)
  expect(isComplete([`${'For the onion and '.repeat(20)}cashew topping:`, '1 onion, chopped'])).toBe(false)
})

it('nobody knows all of a list without a food', () => {
  expect([isComplete([]), isComplete(['To serve']), isComplete(['8 bamboo skewers, soaked'])]).toEqual([
    false,
    false,
    false,
  ])
})

it('what was cut of a line or of a list leaves the list incomplete', () => {
  const lines = keptLines([`1 onion, ${'chopped and '.repeat(30)}buttered`])
  expect(lines[0]).toHaveLength(LONGEST_LINE)
  expect(isComplete(lines)).toBe(false)
  const many = keptLines([...Array.from({ length: MOST_LINES }, () => '1 onion, chopped'), '50 g walnuts'])
  expect([many.length, many.at(-1)]).toEqual([MOST_LINES, MORE_LINES])
  expect(isComplete(many)).toBe(false)
  expect(keptLines(many)).toEqual(many)
})

it('a line of many foods fills no list without a word', () => {
  const lines = importedLines(
    Array.from({ length: MOST_LINES }, () => 'salt, pepper, cumin and turmeric'),
    INDEX,
  )
  expect([lines.length, lines.at(-1)?.text]).toEqual([MOST_PARTS, MORE_LINES])
})
