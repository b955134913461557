import { expect, it, vi } from 'vitest'
import { bestFitting, spelt, tellingWords } from './site-words.ts'

/** A thing that counts how often its words are gone through. */
function counted(title: string) {
  let looked = 0
  const { words, ...rest } = spelt(title, { title, more: '' })
  const counting = new Proxy(words, {
    get(all, key, self) {
      if (key === 'some') looked++
      return Reflect.get(all, key, self)
    },
  })
  return { thing: { ...rest, words: counting }, looked: () => looked }
}

const letters = (nth: number) => 'abcdefghijklmnopqrst'.charAt(nth)
const typed = (count: number) => Array.from({ length: count }, (_, nth) => `quag${letters(nth)}${letters(nth)}mire`)

it('of a long search so many words are looked for in all that there is', () => {
  expect(tellingWords(typed(9).join(' '))).toHaveLength(9)
  expect(tellingWords(typed(20).join(' '))).toHaveLength(12)
  const work = (words: number) => {
    const { thing, looked } = counted('Zinc and the immune system')
    bestFitting([thing], tellingWords(typed(words).join(' ')))
    return looked()
  }
  expect(work(20)).toBeLessThanOrEqual(12 * work(2))
  expect(work(20)).toBe(work(12))
})

it('the words of ours are taken apart once, and not for each word that somebody types', () => {
  const all = Array.from({ length: 200 }, (_, nth) => {
    const title = `${letters(nth % 20)}inc tablets ${letters(nth % 7)}lowing running boxes`
    return spelt(title, { title, more: 'studies of remedies' })
  })
  const replaced = vi.spyOn(String.prototype, 'replace')
  const work = (words: number) => {
    replaced.mockClear()
    bestFitting(all, typed(words))
    return replaced.mock.calls.length
  }
  const [little, much] = [work(1), work(10)]
  replaced.mockRestore()
  expect(much).toBeLessThanOrEqual(12 * little)
  expect(much).toBeLessThan(all.length)
})
