import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEALS } from '#content/recipes/recipe-content.ts'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import {
  filterCount,
  isNarrowed,
  KCAL,
  MINUTES,
  NO_QUERY,
  PROTEIN_G,
  querySearch,
  readQuery,
  SORTS,
  type Sort,
} from './recipe-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))

describe('a query in the address', () => {
  it('is nothing when nothing is asked', () => {
    expect(read('')).toEqual(NO_QUERY)
    expect(querySearch(NO_QUERY)).toBe('')
    expect(isNarrowed(NO_QUERY)).toBe(false)
  })

  it('comes back as it went', () => {
    const one = <V>(values: readonly V[]) => fc.option(fc.constantFrom(...values))
    const some = <K extends string>(of: Record<K, unknown>) => fc.subarray(Object.keys(of) as K[])
    const text = fc.string({ maxLength: 60 }).map(words => words.trim())
    const query = fc.record({
      q: text,
      meal: one(MEALS),
      diets: some<Diet>(DIETS),
      minutes: one(MINUTES),
      kcal: one(KCAL),
      protein: one(PROTEIN_G),
      allergens: some<Allergen>(ALLERGENS),
      leavesNutLike: fc.constant(true),
      eatsAny: fc.constant(false),
      no: text,
      have: text,
      sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(query, asked => {
        expect(read(querySearch(asked))).toEqual(asked)
      }),
    )
  })

  it.each(['0', '-1', '1e9', 'text', '1.5', '', ' 2', '９', '99999999999'])('takes page %j for the first', page =>
    expect(read(`page=${encodeURIComponent(page)}`).page).toBe(1),
  )

  it('has a last page', () => expect(read('page=999999').page).toBe(1000))

  it('leaves out pine nuts and chestnuts with nuts, unless the box was turned off', () => {
    expect(read('without=nuts').leavesNutLike).toBe(true)
    expect(read('without=nuts&nuts=law&nuts=all').leavesNutLike).toBe(true)
    expect(read('without=nuts&nuts=law').leavesNutLike).toBe(false)
    expect(querySearch(read('without=nuts&nuts=law'))).toBe('?without=nuts&nuts=law')
    expect(querySearch(read('without=milk&nuts=law'))).toBe('?without=milk')
  })

  it('remembers that somebody took off their own diets and allergens, until they set others', () => {
    expect(querySearch(read('q=pie&eats=any'))).toBe('?q=pie&eats=any')
    expect(querySearch(read('diet=vegan&eats=any'))).toBe('?diet=vegan')
  })

  it('ignores what nobody offers', () => {
    expect(read('meal=tea&diet=sun&diet=vegan&time=7&kcal=-1&protein=NaN&without=everything&sort=constructor')).toEqual(
      {
        ...NO_QUERY,
        diets: ['vegan'],
      },
    )
  })

  it('counts filters, not words, order or page', () => {
    expect(filterCount(read('q=dal&sort=name&page=3'))).toBe(0)
    expect(filterCount(read('meal=lunch&diet=vegan&diet=keto&time=30&without=milk&have=rice'))).toBe(6)
  })
})
