import { expect, test } from 'vitest'
import { dayOf } from './day.ts'
import { periodBriefly, periodText } from './period-words.ts'

test.each([
  ['2026-11-24', '2026-11-24', 'Tue 24 November'],
  ['2026-12-28', '2027-01-03', 'Mon 28 December to Sun 3 January'],
  ['2026-01-01', '2026-12-31', 'Thu 1 January to Thu 31 December'],
  ['2026-08-01', '2027-01-30', 'Sat 1 August to Sat 30 January'],
  // A year: neither the month alone nor both without their years say it.
  ['2025-11-28', '2026-11-27', 'Fri 28 November 2025 to Fri 27 November 2026'],
  ['2025-10-01', '2026-09-30', 'Wed 1 October 2025 to Wed 30 September 2026'],
])('from %s to %s: %s', (from, to, words) => expect(periodText(dayOf(from), dayOf(to))).toBe(words))

test('where there is little room the weekdays are left out', () => {
  expect(periodBriefly(dayOf('2026-08-30'), dayOf('2026-11-27'))).toBe('30 Aug to 27 Nov')
  expect(periodBriefly(dayOf('2026-12-28'), dayOf('2027-01-03'))).toBe('28 Dec to 3 Jan')
  expect(periodBriefly(dayOf('2025-11-28'), dayOf('2026-11-27'))).toBe('28 Nov 2025 to 27 Nov 2026')
})
