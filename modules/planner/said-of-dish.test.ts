import { describe, expect, test } from 'vitest'
import { adviceFor, adviceNamed } from '#modules/nutrition/advice/table.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { dishKey } from './cooked.ts'
import { dish, entry, idOf } from './plan.fixture.ts'
import { NO_RULES_SETUP } from './planning.fixture.ts'
import { shownDish } from './queries/dishes.ts'
import { advisedLast, saidOfEntry, withAdvice } from './said-of-dish.ts'
import { loggedWords, saidTogether } from './said-words.ts'

const [PAD_THAI, FRITTATA, DAL] = ['9000000304', '9000000368', '9000000301']
const shown = (id: string) => {
  const recipe = ownRecipeOf(id)
  if (!recipe) throw new Error(`There is no recipe ${id}`)
  return shownDish(dishOfOwn(recipe), null)
}
const dishes = new Map([PAD_THAI, FRITTATA, DAL].map(id => [dishKey(dish(id)), shown(id)]))
const rules = { diets: [], allergens: ['peanuts'] } as const
const advice = adviceFor({ ...NO_RULES_SETUP.eater, pregnancy: { trimester: 2 } })
const BRIE = adviceNamed('white-rind-cheese').sentence

describe('what is said of something planned', () => {
  const said = (number: number, ...entries: ReturnType<typeof entry>[]) => {
    const asked = entries.find(({ id }) => id === idOf(number))
    return asked && saidOfEntry(entries, asked, dishes, { rules, advice })
  }
  test('is why it is not for its eater, and what they are advised of it', () => {
    expect(said(1, entry(1, { what: dish(PAD_THAI) }))).toEqual({
      notFor: 'contains peanuts',
      advised: [adviceNamed('sprouts').sentence],
    })
    expect(said(1, entry(1, { what: dish(FRITTATA) }))).toEqual({ notFor: null, advised: [BRIE] })
    expect(said(1, entry(1, { what: dish(DAL) }))).toEqual({ notFor: null, advised: [] })
  })
  test('is said of leftovers too, and of what nobody knows; a meal out and a note are silent', () => {
    const left = entry(2, { what: { kind: 'leftovers', of: idOf(1) } })
    expect(said(2, entry(1, { what: dish(PAD_THAI) }), left)?.notFor).toBe('contains peanuts')
    expect(said(2, left)).toEqual({ notFor: 'nobody knows all that is in it', advised: [] })
    for (const what of [
      { kind: 'eating-out', words: 'Satay', keptKcal: null },
      { kind: 'note', words: 'Peanuts' },
    ] as const)
      expect(said(1, entry(1, { what }))).toEqual({ notFor: null, advised: [] })
  })
})

describe('dishes to choose from', () => {
  const all = [FRITTATA, DAL].map(shown)
  test('carry what whoever plans is advised of them, and nothing for others', () => {
    expect(withAdvice(all, advice).map(({ advised }) => advised)).toEqual([[BRIE], undefined])
    expect(withAdvice(all, adviceFor(NO_RULES_SETUP.eater))).toEqual(all)
  })
  test('come last where a plan would leave them out', () => {
    expect(advisedLast(all, advice).map(({ ref }) => ref.id)).toEqual([DAL, FRITTATA])
    expect(advisedLast(all, adviceFor(NO_RULES_SETUP.eater)).map(({ ref }) => ref.id)).toEqual([FRITTATA, DAL])
  })
})

test('what was logged says why it is not for its eater, and a meal says each once', () => {
  expect(loggedWords('Tofu pad Thai logged as eaten', 'contains peanuts')).toBe(
    'Tofu pad Thai logged as eaten. Contains peanuts.',
  )
  expect(loggedWords('Dal logged as eaten', null)).toBe('Dal logged as eaten')
  const said = { notFor: 'contains peanuts', advised: [BRIE] }
  expect(saidTogether([{ said }, { said }, { said: { notFor: null, advised: [] } }])).toEqual(said)
})
