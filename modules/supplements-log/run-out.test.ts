import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, daysBetween, WEEKDAYS, weekdayOf } from '#modules/calendar/day.ts'
import { dose, item, ours } from './cabinet.fixture.ts'
import type { CabinetItem, Dose } from './cabinet.ts'
import { PROMPT_DAYS, runOut } from './run-out.ts'

const MAGNESIUM = ours('magnesium-complex')

/** The same by walking: each day opens packs, takes what was ticked, and from today on what is due. */
function walked(own: CabinetItem, doses: readonly Dose[], today: Day): { left: number; lastDay: Day | null } {
  let left = 0
  for (const each of own.packs) if (each.from <= today) left += each.units
  const first = own.packs.map(({ from }) => from).sort()[0] as Day
  let last: Day | null = null
  for (let day = first; day <= today; day = addDays(day, 1))
    for (const each of doses)
      if (each.day === day) {
        left -= each.units
        last = day
      }
  const leftNow = Math.max(0, left)
  if (own.pausedOn !== null) return { left: leftNow, lastDay: null }
  let rest = leftNow
  for (let day = today; ; day = addDays(day, 1)) {
    if (!own.weekdays.includes(weekdayOf(day)) || day < own.addedOn) continue
    const open = own.times.length - doses.filter(each => each.day === day).length
    for (let each = 0; each < open; each += 1) {
      if (rest < own.units) return { left: leftNow, lastDay: last }
      rest -= own.units
      last = day
    }
  }
}

// Around both changes of the clocks in London, and a leap day.
const firstDay = fc.constantFrom('2026-03-20', '2026-10-15', '2028-02-20').map(dayOf)

const history = firstDay.chain(from =>
  fc
    .record({
      units: fc.constantFrom(1, 1.5, 2, 3),
      times: fc.constantFrom(['08:00'], ['08:00', '21:00']),
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      packs: fc.array(
        fc.record({ units: fc.integer({ min: 0, max: 60 }), from: fc.nat(20).map(days => addDays(from, days)) }),
        { minLength: 1, maxLength: 3 },
      ),
      isPaused: fc.boolean(),
      ahead: fc.integer({ min: 20, max: 40 }),
      skipped: fc.array(fc.boolean(), { minLength: 90, maxLength: 90 }),
    })
    .map(({ ahead, skipped, isPaused, ...change }) => {
      const today = addDays(from, ahead)
      const own = item(1, MAGNESIUM, { ...change, addedOn: from, pausedOn: isPaused ? today : null })
      const since = own.packs.map(pack => pack.from).toSorted()[0] as Day
      const days = Array.from({ length: daysBetween(since, today) + 1 }, (_, days) => addDays(since, days))
      const doses = days.flatMap((day, place) =>
        own.times.flatMap((time, slot) =>
          own.weekdays.includes(weekdayOf(day)) && !skipped[place * 2 + slot] ? [dose(own, day, { slot, time })] : [],
        ),
      )
      return { own, doses, today }
    }),
)

test('equals a walk from day to day, over days left out, several packs and changes of the clocks', () => {
  fc.assert(
    fc.property(history, ({ own, doses, today }) => {
      const found = runOut(own, { doses, before: 0 }, today)
      const by = walked(own, doses, today)
      expect({ left: found?.left, lastDay: found?.lastDay }).toEqual(by)
      // What was taken before the doses that are known one by one counts as if it were known.
      const [early, late] = [
        doses.filter(({ day }) => day < addDays(today, -5)),
        doses.filter(({ day }) => day >= addDays(today, -5)),
      ]
      const before = early.reduce((sum, { units }) => sum + units, 0)
      expect(runOut(own, { doses: late, before }, today)?.left).toBe(by.left)
    }),
    { numRuns: 200 },
  )
})

const TODAY = dayOf('2026-11-22')
const START = dayOf('2026-11-01')
const taken = (own: CabinetItem, days: number) =>
  Array.from({ length: days }, (_, ago) => dose(own, addDays(TODAY, -ago)))
const own = (change: Partial<CabinetItem> = {}) =>
  item(1, MAGNESIUM, { units: 2, times: ['21:00'], packs: [{ units: 90, from: START }], ...change })

test('a new pack is offered from two weeks before the last dose on', () => {
  const clock = (units: number) =>
    runOut(own({ packs: [{ units: units + 2, from: START }] }), { doses: taken(own(), 1), before: 0 }, TODAY)
  expect(clock(28)).toEqual({ left: 28, of: 30, lastDay: addDays(TODAY, PROMPT_DAYS), isPrompted: true })
  expect(clock(30)).toMatchObject({ lastDay: addDays(TODAY, PROMPT_DAYS + 1), isPrompted: false })
})

test('nobody is asked to buy what is paused, what they stopped taking, or what they do not count', () => {
  const near = { packs: [{ units: 10, from: START }] }
  expect(runOut(own(near), { doses: taken(own(), 2), before: 0 }, TODAY)?.isPrompted).toBe(true)
  expect(runOut(own({ ...near, pausedOn: TODAY }), { doses: taken(own(), 2), before: 0 }, TODAY)?.isPrompted).toBe(
    false,
  )
  const longAgo = taken(own(), 1).map(each => ({ ...each, day: START }))
  expect(runOut(own(near), { doses: longAgo, before: 0 }, TODAY)?.isPrompted).toBe(false)
  expect(runOut(own({ packs: [] }), { doses: [], before: 0 }, TODAY)).toBeNull()
  // Just put in: nobody can have stopped yet.
  expect(runOut(own({ ...near, addedOn: TODAY }), { doses: [], before: 0 }, TODAY)?.isPrompted).toBe(true)
})
