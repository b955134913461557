import { expect, it } from 'vitest'
import { saidOfWords, type WordsFound } from './words-found.ts'

const all: WordsFound = { meant: null, nowhere: [], kept: ['lentil', 'dal'], best: 4, total: 4, ordered: null }

it.each<[string, Partial<WordsFound>, string[]]>([
  ['all in all', {}, []],
  ['some have all', { total: 9 }, ['4 with “lentil” and “dal”, then what has some of it.']],
  ['either of two', { kept: ['trout'], best: 3, total: 15 }, ['3 with “trout”, then what has some of it.']],
  [
    'a word that none has',
    { nowhere: ['leftover'], kept: ['rice'], best: 12, total: 12 },
    ['Nothing with “leftover”; 12 with “rice”.'],
  ],
  ['a slip', { meant: 'chicken' }, ['Nothing is written quite like that. These are for “chicken”.']],
  ['an order', { ordered: 'The most iron first' }, ['The most iron first.']],
])('what was found of the words is said: %s', (_, found, said) => {
  expect(saidOfWords({ ...all, ...found })).toEqual(said)
})
