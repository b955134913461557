import { describe, expect, it } from 'vitest'
import type { Measured } from '../measure-words.ts'
import { ownRecipeOf, ownRecipes } from '../own-library.ts'
import { stepLines } from './step-lines.ts'
import { cookedSteps } from './step-parts.ts'

const line = (amount: number | null, unit: string, words: string): Measured => ({
  amount,
  unit,
  words,
  gramsPerMl: null,
})
const shown = (step: string, lines: Measured[], factor = 1) => cookedSteps([step], lines, factor, 'metric')[0]?.text
const amounts = (step: string, lines: Measured[], factor = 1) =>
  cookedSteps([step], lines, factor, 'metric')[0]?.parts.flatMap(({ kind, text }) => (kind === 'amount' ? [text] : []))

describe('the amounts in a sentence', () => {
  it.each([
    ['Heat the oil.', [line(2, 'tbsp', 'olive oil')], 1.5, 'Heat the 3 tbsp oil.'],
    ['Stir in the garlic.', [line(4, 'clove', 'garlic cloves, crushed')], 1.5, 'Stir in the 6 cloves of garlic.'],
    ['Add the onion.', [line(1, 'medium', 'onion, chopped')], 2, 'Add the 2 onions.'],
    ['Add the onions.', [line(2, 'medium', 'onions, chopped')], 0.5, 'Add the 1 onion.'],
    ['Add the tomato.', [line(1, 'whole', 'large tomato')], 2, 'Add the 2 tomatoes.'],
    ['Boil the rice.', [line(240, 'g', 'basmati rice, rinsed')], 2, 'Boil the 480 g rice.'],
  ])('%s', (step, lines, factor, text) => expect(shown(step, lines, factor)).toBe(text))

  it.each([
    ['half of it goes in', 'Add half the oil.', line(2, 'tbsp', 'olive oil')],
    ['a rest of it goes in', 'Add the rest of the oil.', line(2, 'tbsp', 'olive oil')],
    ['something is made of it', 'Stir the bean mixture.', line(400, 'g', 'beans')],
    ['it would not read well', 'Add an onion.', line(1, 'medium', 'onion')],
    ['the line divides it', 'Add the chilli.', line(2, 'medium', 'chilli, 1 chopped and 1 sliced')],
    ['nobody says how much', 'Add the salt.', line(null, '', 'salt')],
    ['it is a piece of something else', 'Add the cinnamon.', line(1, 'piece', 'cinnamon stick')],
  ])('are left out where %s', (_, step, of) => expect(shown(step, [of])).toBe(step))

  it('stand once, where the sentence says one itself', () => {
    const oil = [line(3, 'tbsp', 'olive oil')]
    expect(amounts('Heat 2 tablespoons of the oil.', oil)).toEqual(['2 tablespoons'])
    expect(amounts('Heat 2 tablespoons of the oil.', oil, 2)).toEqual(['4 tbsp'])
  })

  it('are in the measures of the cook', () => {
    const [step] = cookedSteps(
      ['Add the rice and 500 ml water.'],
      [{ ...line(240, 'g', 'rice'), gramsPerMl: 0.8 }],
      1,
      'us',
    )
    expect(step?.text).toBe('Add the 1¼ cups rice and 2 cups water.')
  })
})

describe('what a step needs', () => {
  it('says of which lines other steps need some too', () => {
    const lines = [line(3, 'tbsp', 'olive oil'), line(2, 'medium', 'onion')]
    const steps = ['Heat half the oil and add the onion.', 'Stir in the rest of the oil.']
    expect(cookedSteps(steps, lines, 1, 'metric').map(step => step.shared)).toEqual([[0], [0]])
    expect(cookedSteps(['Heat the oil.', 'Add the onion.'], lines, 1, 'metric').map(step => step.shared)).toEqual([
      [],
      [],
    ])
  })

  it('names each ingredient where it goes in, and one that is shared wherever it does', () => {
    const lines = [line(2, 'tbsp', 'olive oil'), line(1, 'medium', 'onion'), line(1, 'tsp', 'salt')]
    const steps = [
      'Heat the oil and add half the salt.',
      'Add the onion.',
      'Turn the onion and add the rest of the salt.',
    ]
    expect(stepLines(steps, lines).map(({ lines: needed }) => needed)).toEqual([[0, 2], [1], [2]])
  })

  it('tells two of a name apart', () => {
    const lines = [line(1, 'tsp', 'ground coriander'), line(15, 'g', 'fresh coriander, chopped')]
    const steps = [
      'Add the ground coriander.',
      'Stir in half the fresh coriander.',
      'Finish with the rest of the coriander.',
    ]
    expect(stepLines(steps, lines).map(({ lines: needed }) => needed)).toEqual([[0], [1], [1]])
  })

  it('is everything that is left, where a step says so', () => {
    const lines = [line(1, '', 'egg'), line(2, '', 'apples'), line(1, 'tsp', 'salt')]
    expect(
      stepLines(['Beat the egg.', 'Add the remaining of the ingredients, or all the ingredients.'], lines)[1]?.lines,
    ).toEqual([1, 2])
  })

  it('finds a step for nearly every ingredient of the library', () => {
    const recipes = ownRecipes().map(({ steps, ingredients }) => ({ steps, ingredients }))
    const all = recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0)
    const placed = recipes.reduce(
      (sum, { steps, ingredients }) => sum + new Set(stepLines(steps, ingredients).flatMap(({ lines }) => lines)).size,
      0,
    )
    expect(placed / all).toBeGreaterThan(0.98)
  })

  it('changes no word of a step but amounts', () => {
    const dal = ownRecipeOf('9000000301')
    if (!dal) throw new Error('no dal')
    const lines = dal.ingredients.map(({ amount, unit, words }) => line(amount, unit, words))
    const [, , third] = cookedSteps(dal.steps, lines, 1.5, 'metric')
    expect(third?.text).toBe(
      'Add the 1½ onions and cook for 10 minutes, until deep golden. Stir in the 6 cloves of garlic, 30 g ginger and 1½ chillies and fry for 2 minutes more.',
    )
    expect(third?.parts.flatMap(({ kind, text }) => (kind === 'time' ? [text] : []))).toEqual([
      '10 minutes',
      '2 minutes',
    ])
  })
})
