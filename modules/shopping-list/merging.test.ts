import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { FOODS, FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { buyingWords } from './amount-words.ts'
import { shoppingOfWords } from './dish-lines.ts'
import { MERGING_CASES } from './merging-cases.fixture.ts'
import { needsOf } from './needs.ts'
import { type ListRow, rowsOf } from './rows.ts'

const MONDAY = dayOf('2026-11-23')
const index = foodIndex(FOODS)

function boughtFor(lines: readonly string[]): string[] {
  const entries = lines.map((line, nth) => ({
    id: String(nth),
    day: MONDAY,
    meal: 'dinner',
    what: { kind: 'dish' as const, ref: { kind: 'own' as const, id: line }, name: line, grams: null },
    quarters: 4,
    guestQuarters: 0,
  }))
  const { needs } = needsOf(entries, { from: MONDAY, to: MONDAY }, ({ what }) =>
    what.kind === 'dish' ? shoppingOfWords(what.name, [what.ref.id], 1, index) : null,
  )
  return rowsOf({ needs, lines: [], cupboard: [], edits: new Map() }, FOODS_BY_ID).rows.map(inWords)
}

function inWords({ name, buying }: ListRow): string {
  if (!buying) return name
  const { main, of } = buyingWords(buying)
  return `${name}: ${main}${of && ` ${of}`}${buying.isNearEnough ? ', near enough' : ''}`
}

test('there are at least 300 cases', () => {
  expect(new Set(MERGING_CASES.map(([asked]) => asked)).size).toBeGreaterThanOrEqual(300)
})

test.each(MERGING_CASES)('%s', (asked, ...bought) => {
  expect(boughtFor(asked.split(' + '))).toEqual(bought)
})

test('the order in which meals ask changes nothing', () => {
  for (const [asked] of MERGING_CASES) {
    const lines = asked.split(' + ')
    expect(boughtFor(lines.toReversed()).sort(), asked).toEqual(boughtFor(lines).sort())
  }
})
