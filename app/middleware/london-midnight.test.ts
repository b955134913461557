import { expect, test } from 'vitest'
import { londonMidnightAfter } from './london-midnight.ts'

test.each([
  ['in winter', '2026-11-21T23:55:00.123Z', '2026-11-22T00:00:00Z'],
  ['at midnight itself the next one', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['in summer an hour before that of Greenwich', '2026-07-01T22:59:59.999Z', '2026-07-01T23:00:00Z'],
  ['on the evening before the clocks go forward', '2026-03-28T23:50:00Z', '2026-03-29T00:00:00Z'],
  ['on the evening of the day they went forward', '2026-03-29T22:50:00Z', '2026-03-29T23:00:00Z'],
  ['on the evening of the day they went back', '2026-10-25T23:50:00Z', '2026-10-26T00:00:00Z'],
])('%s', (_, now, midnight) => {
  expect(new Date(londonMidnightAfter(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString())
})
