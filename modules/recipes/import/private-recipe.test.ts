import { describe, expect, it } from 'vitest'
import { readPrivateRecipe } from '../forms.ts'
import { isPrivateId, LONGEST_RECIPE, type PrivateProblem } from './private-recipe.ts'
import { NOTHING_STATED } from './written-recipe.ts'

const SOUP = {
  name: 'Soup',
  description: '',
  serves: 4,
  prepMinutes: 10,
  cookMinutes: null,
  totalMinutes: null,
  dishGrams: null,
  lines: [{ text: '200 g lentils', group: null, foodId: 'red-lentils-dried', grams: 200 }],
  steps: ['Boil.'],
  stated: { ...NOTHING_STATED, energyKcal: 420 },
  source: 'https://example.com/soup',
}
const [LINE] = SOUP.lines
const recipeOf = (given: unknown) => {
  const read = readPrivateRecipe(given)
  if (!read.ok) throw new Error(read.reason)
  return read.recipe
}

describe('what a cook sends to be kept', () => {
  it('is read as it is', () => expect(recipeOf(SOUP)).toEqual(SOUP))

  it.each<[PrivateProblem, unknown]>([
    ['no-recipe', 7],
    ['no-recipe', null],
    ['no-recipe', { ...SOUP, lines: 'x' }],
    ['no-name', { ...SOUP, name: ' \u200b ' }],
    ['long-name', { ...SOUP, name: 'x'.repeat(121) }],
    ['no-lines', { ...SOUP, lines: [] }],
    ['no-lines', { ...SOUP, lines: [7, {}, { text: ' ' }] }],
    ['no-serves', { ...SOUP, serves: null }],
    ['no-serves', { ...SOUP, serves: 0 }],
    ['no-serves', { ...SOUP, serves: 'four' }],
    ['many-lines', { ...SOUP, lines: Array(201).fill(LINE) }],
    ['long-step', { ...SOUP, steps: ['x'.repeat(2001)] }],
    ['long-step', { ...SOUP, steps: Array(101).fill('Boil.') }],
    ['too-long', { ...SOUP, steps: Array(40).fill('x'.repeat(LONGEST_RECIPE / 40)) }],
  ])('is refused: %s', (reason, given) => expect(readPrivateRecipe(given)).toEqual({ ok: false, reason }))

  it('has no value that cannot be, and no key that is not ours', () => {
    const odd = {
      ...SOUP,
      prepMinutes: 'ten',
      dishGrams: 1e9,
      source: 'javascript:alert(1)',
      stated: { energyKcal: -1 },
      lines: [{ text: 'x', foodId: '__proto__', grams: 1e9, foodName: 'Gold', more: 1 }],
      steps: [' ', 7, 'Boil.'],
      more: 1,
    }
    expect(recipeOf(odd)).toEqual({
      ...SOUP,
      prepMinutes: null,
      source: null,
      stated: NOTHING_STATED,
      lines: [{ text: 'x', group: null, foodId: null, grams: null }],
    })
  })

  it('keeps no sign that hides or turns words, in a name, a line or a step', () => {
    const read = recipeOf({
      ...SOUP,
      name: 'So\u202eup\n1',
      lines: [{ text: '200\u00adg\u0000 lentils' }],
      steps: ['Bo\u200eil.\r\nStir.'],
    })
    expect([read.name, read.lines[0]?.text, read.steps]).toEqual(['Soup 1', '200g lentils', ['Boil.\nStir.']])
  })

  it.each(['http://user:secret@example.com/', 'file:///etc/passwd', 'data:text/html,x', 'soup', '', 7, null])(
    'links to no %s',
    source => expect(recipeOf({ ...SOUP, source }).source).toBeNull(),
  )

  it.each([
    [4.6, 5],
    [0.3, 1],
  ])('for %f people is for %i', (given, serves) => expect(recipeOf({ ...SOUP, serves: given }).serves).toBe(serves))
})

it.each([
  ['0123456789abcdef', true],
  ['0123456789ABCDEF', false],
  ['0123456789abcde', false],
  ['9000000301', false],
  ['../..//../../etc', false],
  [7, false],
])('%s may name a recipe: %s', (id, may) => expect(isPrivateId(id)).toBe(may))
