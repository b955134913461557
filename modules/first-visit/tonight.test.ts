import { describe, expect, test } from 'vitest'
import { suitability } from '#modules/profile/eating-rules.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import {
  answersInAddress,
  answersInWords,
  dinnersFor,
  missedDinner,
  readTonight,
  rulesInWords,
  rulesOf,
  type Tonight,
  tonightSearch,
  withAnswers,
} from './tonight.ts'
import { servingsText, TONIGHT_CHOICES, tonightView } from './tonight-view.ts'

const OURS = ownRecipes().map(dishOfOwn)
const read = (text: string) => readTonight(new URLSearchParams(text))
const ANYTHING = read('')
const [dal = OURS[0] as Dish] = OURS.filter(({ name }) => name === 'Red lentil dal')
const like = (id: string, rest: Partial<Dish>): Dish => ({ ...dal, ref: { kind: 'own', id }, ...rest })

describe('the address', () => {
  test('says what was answered, and no more', () => {
    const asked: Tonight = { eats: 'vegan', without: ['soya', 'nuts'], people: 3, minutes: 30, turn: 2 }
    expect(tonightSearch(asked)).toBe('?eats=vegan&without=soya&without=nuts&people=3&time=30&turn=2')
    expect(read(tonightSearch(asked))).toEqual(asked)
    expect(tonightSearch(ANYTHING)).toBe('')
  })
  test.each(['eats=high-protein&time=31&people=9&turn=-1', 'eats=&without=&people=0&time=&turn=1e2', 'without=salt'])(
    '%s asks for nothing that is offered',
    text => expect(read(text)).toEqual({ eats: null, without: [], people: null, minutes: null, turn: 0 }),
  )
})

test('what is answered, in words', () => {
  expect(rulesInWords(read('eats=gluten-free'))).toBe('gluten-free')
  expect(rulesInWords(read('eats=vegan&without=soya&without=nuts&without=eggs'))).toBe(
    'vegan, without eggs, soya or nuts',
  )
})

test('a planner is told all of it but which dinner was shown', () => {
  const asked = read('eats=vegan&without=soya&people=3&time=30&turn=2')
  expect(answersInAddress(asked)).toBe('eats=vegan&without=soya&people=3&time=30')
  expect(answersInWords(asked)).toBe('vegan, without soya, for 3, dinners in 30 minutes')
  expect([answersInAddress(ANYTHING), answersInWords(ANYTHING)]).toEqual(['', ''])
  expect(answersInWords(read('people=1'))).toBe('for 1')
})

test('whatever is answered, nothing is offered that breaks it', () => {
  for (const [eats] of [['', ''] as const, ...TONIGHT_CHOICES.eats])
    for (const [without] of TONIGHT_CHOICES.without) {
      const asked = read(`eats=${eats}&without=${without}&time=30`)
      for (const { dish } of dinnersFor(asked, OURS)) {
        expect(suitability(rulesOf(asked), dish).kind, dish.name).toBe('suits')
        expect(dish.minutes, dish.name).toBeLessThanOrEqual(30)
        expect(dish.meals, dish.name).toContain('dinner')
      }
      for (const dish of missedDinner(asked, OURS).dishes)
        expect(suitability(rulesOf(asked), dish).kind, dish.name).toBe('suits')
    }
})

test('what is not wholly known is offered to nobody who answered, and pine nuts go with nuts', () => {
  const unknown = like('1', { isWhole: false, diets: [], allergens: [] })
  const pesto = like('2', { nutLike: ['pine-nuts'] })
  const names = (text: string) => dinnersFor(read(text), [unknown, pesto]).map(({ dish }) => dish.ref.id)
  expect(names('without=nuts')).toEqual([])
  expect(names('without=soya')).toEqual(['2'])
  expect(names('').toSorted()).toEqual(['1', '2'])
})

test('where none fits it says by how much those miss that fit but for the time', () => {
  const [near, far] = [like('1', { minutes: 20 }), like('3', { minutes: 25 })]
  const asked = read('eats=vegan&without=soya&time=15')
  expect(missedDinner(asked, [far, near, like('2', { minutes: 20 })])).toMatchObject({
    words: 'No dinner of ours is vegan, without soya and ready in 15 minutes; these two miss by 5 minutes.',
    dishes: [{ ref: { id: '1' } }, { ref: { id: '2' } }],
  })
  expect(missedDinner(asked, [like('1', { minutes: 16 })]).words).toMatch(/; this one misses by 1 minute\.$/)
  expect(missedDinner(asked, [like('1', { minutes: 20, allergens: ['soya'] })]).words).toBe(
    'No dinner of ours is vegan, without soya and ready in 15 minutes.',
  )
  expect(missedDinner(read('eats=keto&without=eggs'), []).words).toBe('No dinner of ours is keto, without eggs.')
})

test('another one goes through all that fit and comes back to the first', () => {
  const first = tonightView(read('eats=keto&time=30'))
  const seen = new Set<string>()
  let view = first
  for (let turn = 0; turn < first.count; turn += 1) {
    seen.add(view.dinner?.id ?? '')
    view = tonightView(read(view.another?.split('?')[1] ?? ''))
  }
  expect(first.count).toBeGreaterThan(2)
  expect(seen.size).toBe(first.count)
  expect(view.dinner).toEqual(first.dinner)
  expect(first.others.map(({ id }) => id)).not.toContain(first.dinner?.id)
})

test('a planner keeps to the answers and to all that somebody told', () => {
  const told = { diets: ['pescatarian'], allergens: ['peanuts'] } as const
  expect(withAnswers(ANYTHING, told, false)).toEqual(told)
  expect(withAnswers(ANYTHING, told, true)).toEqual(told)
  const asked = read('eats=vegan&without=soya')
  expect(withAnswers(asked, told, false)).toEqual({ diets: ['vegan', 'pescatarian'], allergens: ['peanuts', 'soya'] })
  expect(withAnswers(asked, told, true)).toEqual({ diets: ['vegan'], allergens: ['soya'] })
})

test('servings for so many', () => {
  expect(servingsText(4, 48, null)).toBe('Makes 4 servings.')
  expect(servingsText(4, 48, 4)).toBe('Makes 4 servings.')
  expect(servingsText(4, 48, 2)).toBe('Makes 4 servings: 2 for tonight, and 2 that keep for 2 days.')
  expect(servingsText(2, 24, 1)).toBe('Makes 2 servings: 1 for tonight, and 1 that keeps for 1 day.')
  expect(servingsText(4, 0, 3)).toBe('Makes 4 servings: set its page to 3 for tonight.')
  expect(servingsText(2, 48, 6)).toBe('Makes 2 servings: for 6, set its page to 6 servings.')
})
