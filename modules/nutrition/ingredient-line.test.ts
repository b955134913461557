import { describe, expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from './food-index.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { UK_LINES } from './uk-lines.fixture.ts'
import { US_LINES } from './us-lines.fixture.ts'

const index = foodIndex(FOODS)

interface Expected {
  line: string
  parts: string[]
}

const LINES: Expected[] = `${UK_LINES.trim()}\n${US_LINES.trim()}`.split('\n').map(row => {
  const bar = row.lastIndexOf(' | ')
  return { line: row.slice(0, bar), parts: row.slice(bar + 3).split(' && ') }
})

/** Whether what was read is what is expected: food, amount, unit, and grams within 1 %. */
function isRight(read: IngredientLine | undefined, expected: string): boolean {
  const [food, amount = '-', unit, grams = '?'] = expected.split(' ')
  if (!read || (read.food?.id ?? '?') !== food || (read.unit ?? '-') !== unit) return false
  if (!isAmount(read.amount, amount)) return false
  if (grams === '?') return read.grams.kind === 'unknown'
  return read.grams.kind === 'known' && near(read.grams.grams, figureOf(grams))
}

function isAmount(read: IngredientLine['amount'], expected: string): boolean {
  if (expected === '-') return read === null
  const [min = '', max = min] = expected.split('-')
  return read !== null && near(read.min, figureOf(min)) && near(read.max, figureOf(max))
}

/** '1/3' as well as '0.5'. */
function figureOf(text: string): number {
  const [above = '', below = '1'] = text.split('/')
  return Number(above) / Number(below)
}

/** Within 1 %, and what the decimal of the fixture rounds off. */
function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.01 * Math.abs(other), 0.051)
}

function wrongLines(): string[] {
  return LINES.flatMap(({ line, parts }) => {
    const read = readIngredientLine(line, index)
    const right = read.length === parts.length && parts.every((part, nth) => isRight(read[nth], part))
    return right ? [] : [`${line} | ${read.map(shown).join(' && ')} | wanted ${parts.join(' && ')}`]
  })
}

function shown({ food, amount, unit, grams }: IngredientLine): string {
  const many = amount ? `${amount.min}-${amount.max}` : '-'
  return `${food?.id ?? '?'} ${many} ${unit ?? '-'} ${grams.kind === 'known' ? grams.grams : `? ${grams.why}`}`
}

describe('lines of recipes', () => {
  test('there are 400 of them, no two alike', () => {
    expect(new Set(LINES.map(({ line }) => line)).size).toBe(LINES.length)
    expect(LINES.length).toBeGreaterThanOrEqual(400)
  })

  test('at least 97 % are read as a cook reads them', () => {
    const wrong = wrongLines()
    expect(wrong.length / LINES.length, wrong.join('\n')).toBeLessThanOrEqual(0.03)
  })
})
