import { expect, it } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { begunBy, type Named, searchFoods, searchLists } from './food-search.ts'

const found = (typed: string) => searchFoods(FOODS, typed, 8).map(({ id }) => id)

it.each([
  ['butter', 'butter'],
  ['olive oil', 'olive-oil'],
  ['oliv', 'olive'],
  ['zucchini', 'courgette'],
  ['red lentils', 'red-lentils'],
  ['ONION', 'onion'],
  ['apple', 'apple'],
  ['wine', 'red-wine'],
  ['tea', 'tea'],
  ['salmon tin', 'salmon'],
])('%j finds %j first', (typed, first) => expect(found(typed)[0]).toContain(first))

it.each(['', '  ', 'unobtainium', "'; drop table food; --", '🍝', 'x'.repeat(1_000)])('%j finds nothing', typed => {
  expect(found(typed)).toEqual([])
})

it.each([
  ['milk', "Goats' milk", 'Milk chocolate'],
  ['banana', 'Banana chips', 'Shallot'],
  ['tea', 'Green tea', 'Wild duck'],
  ['tom', 'Tomato juice', 'Port Salut'],
  ['apple', 'Apple pie', 'Banana'],
])('%j finds %s before %s, of which only another name or what it is made of has the word', (typed, first, later) => {
  const names = searchFoods(FOODS, typed, FOODS.length).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([first, later]))
  expect(names.indexOf(first)).toBeLessThan(names.indexOf(later))
})

it('gives no more than are asked for', () => expect(searchFoods(FOODS, 'c', 3)).toHaveLength(3))

it('of two lists the first comes first where both are as likely', () => {
  const [ours, theirs] = ['ours', 'theirs'].map(id => ({ id, name: 'Oat bar', synonyms: [] }))
  expect(
    searchLists<Named & { id?: string }>(
      [[ours ?? (FOODS[0] as Named)], [theirs as Named, ...FOODS]],
      'oat bar',
      2,
    ).map(({ id }) => id),
  ).toEqual(['ours', 'theirs'])
})

it('a word is looked for among the few names that begin with it, and nothing is missed by that', () => {
  const words = ['carrot', 'wine', 'xylophone', 'salmon', 'chocolate', 'of', 'zest']
  for (const word of words) {
    const begun = begunBy(FOODS, [word])
    expect(begun.length).toBeLessThan(FOODS.length / 4)
    const having = FOODS.filter(({ name, synonyms }) =>
      [name, ...synonyms].some(each =>
        each
          .toLowerCase()
          .split(/[^a-z]+/)
          .includes(word),
      ),
    )
    expect(begun).toEqual(expect.arrayContaining(having))
  }
  // The rarer word is the one that is gone by.
  expect(begunBy(FOODS, ['canned', 'quinoa']).length).toBe(begunBy(FOODS, ['quinoa']).length)
})
