import { expect, it } from 'vitest'
import { typedParts } from './typed-parts.ts'

const texts = (typed: string, ...names: string[]) =>
  typedParts(typed, text => names.includes(text.toLowerCase())).map(({ text }) => text)

it.each([
  ['toast, butter and jam', ['toast', 'butter', 'jam']],
  ['toast with butter', ['toast', 'butter']],
  ['oats + milk & honey\n1 apple; tea', ['oats', 'milk', 'honey', '1 apple', 'tea']],
  ['beans on toast', ['beans', 'toast']],
  ['apple, and a pear', ['apple', 'a pear']],
  ['one and a half bananas', ['one and a half bananas']],
  ['1 and 1/2 bananas', ['1 and 1/2 bananas']],
  ['1,000 kcal', ['1,000 kcal']],
  ['brandy', ['brandy']],
  ['burger in a bun', ['burger', 'a bun']],
])('%j is %j', (typed, parts) => expect(texts(typed)).toEqual(parts))

it('takes no name apart, however many pieces it has', () => {
  expect(texts('mac and cheese, tea', 'mac and cheese')).toEqual(['mac and cheese', 'tea'])
  expect(texts('bacon, lettuce and tomato sandwich with crisps', 'bacon, lettuce and tomato sandwich')).toEqual([
    'bacon, lettuce and tomato sandwich',
    'crisps',
  ])
})

it('says what joins a part to the one before', () => {
  const joined = typedParts('toast with butter and jam, tea on ice', () => false).map(part => part.joined)
  expect(joined).toEqual([null, 'with', 'and', null, 'on'])
})

it('is one thing with what only describes it, and with what both are in', () => {
  const describes = (text: string) => text === 'drained'
  const parts = typedParts('tuna in brine, drained, ham and cheese toastie and tea', () => false, describes)
  expect(parts.map(({ text }) => text)).toEqual(['tuna in brine, drained', 'ham and cheese toastie', 'tea'])
  expect(typedParts('ham and a pie', () => false)).toHaveLength(2)
})
