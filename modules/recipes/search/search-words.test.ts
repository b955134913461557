import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlipOf, searchable, slips, wordsToFind } from './search-words.ts'
import { typedMinutes } from './typed-minutes.ts'

const shares = (one: string, other: string) => slips(one).some(slip => slips(other).includes(slip))

describe('words', () => {
  it.each([
    ['Crème brûlée!', 'creme brulee'],
    ['  Shepherd’s   PIE ', 'shepherds pie'],
    ['½ lemon', '1 2 lemon'],
    ['日本 🍕', ''],
    ["'; drop table recipe; --", 'drop table recipe'],
  ])('%s is %s', (text, words) => expect(searchable(text)).toBe(words))

  it('takes each once, none that is said of all, and not too many', () => {
    expect(wordsToFind('Lentil recipes, lentil DAL')).toEqual(['lentil', 'dal'])
    expect(wordsToFind(Array.from({ length: 99 }, (_, nth) => `w${nth}`).join(' '))).toHaveLength(12)
    expect(wordsToFind('what can I do with half a tin of tomatoes today')).toEqual(expect.not.arrayContaining(['half']))
    expect(wordsToFind('x'.repeat(500))).toEqual(['x'.repeat(40)])
  })
})

describe('slips', () => {
  const word = fc.stringMatching(/^[a-z]{5,16}$/)
  const letter = fc.stringMatching(/^[a-z]$/)
  it('one letter too many, too few, another, or two in the wrong order is found', () => {
    fc.assert(
      fc.property(word, letter, fc.nat(), (right, other, somewhere) => {
        const at = somewhere % (right.length - 1)
        const rest = right.slice(at + 1)
        const wrong = [
          right.slice(0, at) + other + right.slice(at),
          right.slice(0, at) + rest,
          right.slice(0, at) + other + rest,
          right.slice(0, at) + rest.slice(0, 1) + right.slice(at, at + 1) + rest.slice(1),
        ].filter(typed => typed.length <= 16)
        for (const typed of wrong) expect([typed, shares(typed, right)]).toEqual([typed, true])
      }),
    )
  })

  it.each([
    ['chiken', 'chicken'],
    ['nions', 'onions'],
    ['tfou', 'tofu'],
    ['xonions', 'onions'],
    ['brocolli', 'broccoli'],
    ['halumi', 'halloumi'],
  ])('%s may be %s', (typed, meant) => expect(isSlipOf(typed, meant)).toBe(true))

  it.each([
    ['gift', 'grit'],
    ['pigs', 'figs'],
    ['picky', 'spicy'],
    ['creatine', 'gelatine'],
    ['marks', 'makes'],
  ])('%s is no %s', (typed, meant) => expect(isSlipOf(typed, meant)).toBe(false))

  it('short words and numbers are what they are', () => {
    expect(slips('pea')).toEqual([])
    expect(slips('2024')).toEqual([])
    expect(shares('chicken', 'lentils')).toBe(false)
  })
})

describe('a time among the words', () => {
  it.each([
    ['fifteen minutes', '', 15],
    ['30 min', '', 30],
    ['lentils in 20 minutes or less', 'lentils', 20],
    ['under an hour vegan', 'vegan', 60],
    ['half an hour', '', 30],
    ['2 hours stew', 'stew', 120],
    ['lentils', 'lentils', null],
    ['five spice', 'five spice', null],
    ['0 minutes', '', null],
  ])('%s', (text, words, minutes) => expect(typedMinutes(text)).toEqual({ words, minutes }))
})
