import ts from 'typescript-6'
import { expect, it } from 'vitest'
import { openLookUps } from './check-outside-words.ts'

const ROOT = '/shop/'

const OPTIONS = { strict: true, noUncheckedIndexedAccess: true, lib: ['lib.es2023.d.ts'], noEmit: true, types: [] }
const host = ts.createCompilerHost(OPTIONS)
/** What every text is read with takes far longer to read than the text. */
const libraries = new Map<string, ts.SourceFile | undefined>()

function found(text: string, path = 'modules/cart/cart.ts', ours?: Parameters<typeof openLookUps>[2]) {
  const getSourceFile: typeof host.getSourceFile = (name, ...rest) => {
    if (name === ROOT + path) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
    if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, ...rest))
    return libraries.get(name)
  }
  return openLookUps(ts.createProgram([ROOT + path], OPTIONS, { ...host, getSourceFile }), ROOT, ours)
}

const TABLE = `const PRICES: { readonly [word: string]: number } = { one: 1 }\n`

it.each([
  ['const priceOf = (word: string) => PRICES[word]', 'PRICES[word]'],
  ['const priceOf = (word?: string) => PRICES[word ?? ""]', 'PRICES[word ?? ""]'],
  ['const priceOf = (word: string) => PRICES[word.trim() as "one"]', 'PRICES[word.trim() as "one"]'],
  ['const isThere = (word: string) => word in PRICES', 'word in PRICES'],
  [
    'const priceOf = (word: string) => ({ one: 1 } as Record<string, number>)[word]',
    '({ one: 1 } as Record<string, number>)[word]',
  ],
  ['function price(of: Record<string, number>, word: string) { of[word] = 1 }', 'of[word]'],
  ['const asks = (word: string) => Object.hasOwn({}, word) || PRICES[word] === 1', 'PRICES[word]'],
])('finds the look-up in %s', (text, written) => {
  expect(found(TABLE + text)).toEqual([
    `modules/cart/cart.ts:2: ${written} also finds 'constructor'; look it up in a Map, or ask Object.hasOwn before`,
  ])
})

it.each([
  ['a Map', 'const MAP = new Map([["one", 1]])\nconst priceOf = (word: string) => MAP.get(word)'],
  ['a question before', 'const priceOf = (word: string) => (Object.hasOwn(PRICES, word) ? PRICES[word] : 0)'],
  ['words that are known', 'const priceOf = (word: "one" | "two") => PRICES[word]'],
  [
    'a word that passed a door',
    'type Day = string & { readonly day: true }\nconst priceOf = (day: Day) => PRICES[day]',
  ],
  ['a place in a list', 'const nth = (all: readonly string[], at: number) => all[at]'],
])('leaves %s alone', (_, text) => expect(found(TABLE + text)).toEqual([]))

it('leaves tests, what is no part of the product and what is listed alone', () => {
  const text = `${TABLE}const priceOf = (word: string) => PRICES[word]`
  expect(found(text, 'modules/cart/cart.test.ts')).toEqual([])
  expect(found(text, 'scripts/cart.ts')).toEqual([])
  expect(found(text, 'modules/cart/cart.ts', new Map([['modules/cart/cart.ts', ['ours', 'PRICES[word]']]]))).toEqual([])
  expect(
    found(text, 'modules/cart/cart.ts', new Map([['modules/cart/cart.ts', ['ours', 'PRICES[day]']]])),
  ).toHaveLength(1)
})
