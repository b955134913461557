import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The table of what a good shop must have: every row has its place, and a test that is there.
const ROOT = dirname(import.meta.dirname)
const HOW_MANY = 33

const rows = readFileSync(join(ROOT, 'docs/musts-of-a-shop.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, no = '', must = '', where = '', named = ''] = line.split('|').map(cell => cell.trim())
    return /^\d+$/.test(no) ? [{ no: Number(no), must, where, named }] : []
  })
const tests = rows.flatMap(({ no, named }) =>
  [...named.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', name = '']) => ({ no, file, name })),
)
/** The name as the first thing that a call is given: `test('…'`, `it.each(…)('…'`. */
const isTest = (text: string, name: string) => ["'", '"', '`'].some(quote => text.includes(`(${quote}${name}${quote}`))

test('there are thirty-three, each once and in order, met with a test or plainly not there', () => {
  const numbers = rows.map(({ no }) => no)
  expect(numbers).toHaveLength(HOW_MANY)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  for (const { no, where } of rows) {
    if (!where.startsWith('Not there')) expect([no, tests.some(each => each.no === no)]).toEqual([no, true])
  }
})

test.each(tests)('$no: “$name” is a test of $file', ({ file, name }) => {
  expect(file).toMatch(/\.(?:test|spec)\.tsx?$/)
  expect(existsSync(join(ROOT, file)) && isTest(readFileSync(join(ROOT, file), 'utf8'), name)).toBe(true)
})
