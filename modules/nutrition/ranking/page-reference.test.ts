import { describe, expect, it } from 'vitest'
import { type NutrientPage, nutrientPageOf, nutrientPages } from './nutrient-pages.ts'
import { pageReference, readerReference, referenceBands } from './page-reference.ts'

const page = (slug: string) => nutrientPageOf(slug) as NutrientPage

describe('the pages', () => {
  it('are 13 vitamins, 10 minerals and four that are watched, each at an address of its own', () => {
    const groups = nutrientPages().map(({ group }) => group)
    expect(groups.filter(group => group === 'vitamin')).toHaveLength(13)
    expect(groups.filter(group => group === 'mineral')).toHaveLength(10)
    expect(new Set(nutrientPages().map(({ slug }) => slug)).size).toBe(27)
  })
})

describe('what a day is held beside', () => {
  it('is the UK reference of the reader, in the unit of the page', () => {
    expect(readerReference(page('iron'), 'women')).toEqual({ amount: 14.8, of: 'women 19 to 49' })
    expect(readerReference(page('iron'), 'men')?.amount).toBe(8.7)
    expect(readerReference(page('salt'), 'boys')?.amount).toBe(6)
    expect(readerReference(page('saturates'), 'men')?.amount).toBe(30)
  })

  it('is a label where the UK sets none', () => {
    expect(readerReference(page('biotin'), 'girls')).toEqual({ amount: 50, of: 'a label’s 100 %' })
    expect(referenceBands(page('vitamin-e'))).toEqual([])
  })

  it('is free sugars by age, and nothing under four', () => {
    expect([3, 4, 7, 11, 40].map(age => pageReference(page('free-sugars'), 'female', age))).toEqual([
      null,
      19,
      24,
      30,
      30,
    ])
  })

  it('comes in as few bands of age as there are changes', () => {
    expect(referenceBands(page('iron'))).toEqual([
      { from: 1, to: 3, female: 6.9, male: 6.9 },
      { from: 4, to: 6, female: 6.1, male: 6.1 },
      { from: 7, to: 10, female: 8.7, male: 8.7 },
      { from: 11, to: 18, female: 14.8, male: 11.3 },
      { from: 19, to: 49, female: 14.8, male: 8.7 },
      { from: 50, to: null, female: 8.7, male: 8.7 },
    ])
    expect(referenceBands(page('fibre')).map(({ from, female }) => [from, female])).toEqual([
      [2, 15],
      [5, 20],
      [11, 25],
      [17, 30],
    ])
  })
})
