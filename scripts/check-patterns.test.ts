import { expect, it } from 'vitest'
import { growthOf, patternProblems, patternsIn } from './check-patterns.ts'

it.each([
  ['/^(a+)+$/', 'exponential'],
  ['/\\s+$/', 'square'],
  ['/x*\\s*[,;]?\\s*$/', 'square'],
  ['/^\\s*(?:about)?\\s*\\d/', 'square'],
  ['/(?<!\\s)\\s+$/', null],
  ['/^[a-z]+$/i', null],
  ['/[^\\p{L}]/gu', null],
])('%s grows as %s', (written, growth) => expect(growthOf(written)).toBe(growth))

it('finds an expression wherever it is, and says where', () => {
  const text = `const fine = /^a$/\nexport const slow = (text: string) => text.replace(/,+$/, '/\\\\s+$/')\n`
  const [problem, ...others] = patternProblems(patternsIn('modules/cart/seeded.ts', text))
  expect(problem).toMatch(/^modules\/cart\/seeded\.ts:2: \/,\+\$\/ can take the square/)
  expect(others).toEqual([])
})

it('lets a square pass where the text is short, and what is exponential nowhere', () => {
  const within = (pattern: string) => patternProblems(patternsIn('modules/nutrition/lines/seeded.ts', `x = ${pattern}`))
  expect(within('/,+$/')).toEqual([])
  expect(within('/(a+)+$/')).toHaveLength(1)
})
