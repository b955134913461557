import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayOf, partsOf, weekOf } from '#modules/calendar/day.ts'
import { FIVE_YEARS, longestWords } from '#modules/calendar/longest-words.fixture.ts'
import { FIRST_DAYS_OF_WEEK } from '#modules/calendar/words.ts'
import { daysFrom, readPlace } from './planner-address.ts'
import { weekText } from './week-words.ts'

const named = (from: Day) => weekText(from, daysFrom(from).at(-1) ?? from)

test.each([
  ['2026-11-23', '23 to 29 November'],
  ['2026-11-30', '30 November to 6 December'],
  ['2026-12-28', '28 December 2026 to 3 January 2027'],
])('the week from %s is %s', (from, words) => expect(named(dayOf(from))).toBe(words))

/** How a week lies in the calendar decides how it is named. */
const KINDS: { readonly [name: string]: (from: Day, to: Day) => boolean } = {
  'within a month': (from, to) => from.slice(0, 7) === to.slice(0, 7),
  'across months': (from, to) => from.slice(0, 4) === to.slice(0, 4) && from.slice(0, 7) !== to.slice(0, 7),
  'across years': (from, to) => from.slice(0, 4) !== to.slice(0, 4),
}
const weeksOf = (kind: string, days: readonly Day[]) => days.filter(from => KINDS[kind]?.(from, addDays(from, 6)))

describe.each(FIRST_DAYS_OF_WEEK)('of all weeks of five years that begin on a %s', first => {
  // What the page shows without an address, and what its arrows lead to: near its end, seven days from any day.
  const opened = FIVE_YEARS.map(today => readPlace(new URLSearchParams(), today, first).place.from)
  const calendar = FIVE_YEARS.map(day => weekOf(day, first)[0] ?? day)
  const all = [...new Set([...opened, ...calendar])].sort()

  // test/e2e/longest-dates.spec.ts and test/days look at pages on which these stand.
  test.each([
    ['within a month', '21 to 27 September'],
    ['across months', '25 September to 1 October'],
    ['across years', '26 December 2026 to 1 January 2027'],
  ])('%s none has a longer name than “%s”', (kind, words) => {
    const longest = longestWords(named, weeksOf(kind, all))
    expect(longest.words).toHaveLength(words.length)
  })

  test('each is named once, by the days it has', () => {
    for (const from of all) {
      const to = addDays(from, 6)
      const words = named(from)
      expect(words).toContain(String(partsOf(from)[2]))
      expect(words.match(/\d{4}/g)?.map(Number) ?? []).toEqual(
        partsOf(from)[0] === partsOf(to)[0] ? [] : [partsOf(from)[0], partsOf(to)[0]],
      )
    }
  })
})
