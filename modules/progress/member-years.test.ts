import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { daySums, sumOf } from '#modules/food-log/day-balance.ts'
import type { DayState } from '#modules/food-log/day-state.ts'
import type { DiaryEntry, Water } from '#modules/food-log/diary.ts'
import { withNutrients } from '#modules/food-log/exported-entry.ts'
import { openPlanned } from '#modules/food-log/open-planned.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { figuresOf } from '#modules/planner/plan-dish.ts'
import { totalsOf } from '#modules/planner/totals.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { cases } from '#test/cases.ts'
import { addedUp, completeDays } from './counted-days.ts'
import { live, type Said } from './member-years.fixture.ts'
import { overviewOf } from './overview.ts'
import { DISHES, FIGURES, FIRST, MAGNESIUM_MG, PLAN, press, YEAR } from './presses.fixture.ts'
import { nutrientSeries } from './progress-series.ts'
import { namedDoses } from './record.ts'

/** What a plain array holds of a kind: of each thing what was said of it last. */
function held<Value>(said: readonly Said[], kind: string): Value[] {
  const last = new Map<string, Said>()
  for (const each of said) {
    if (!each.subject.startsWith(kind)) continue
    const known = last.get(each.subject)
    if (!known || known.at <= each.at) last.set(each.subject, each)
  }
  return [...last.values()].flatMap(({ value }) => (value === null ? [] : [value as Value]))
}

const plainFigures = new Map<string, readonly number[]>()
/** What one of an entry gives, read once: three numbers. */
function oneOf({ one }: Pick<DiaryEntry, 'one'>): readonly number[] {
  const known = plainFigures.get(one)
  if (known) return known
  const intake = readIntake(one)
  const figures = FIGURES.map(key => figureOf(intake, key).amount)
  plainFigures.set(one, figures)
  return figures
}
const sum = (all: readonly number[]) => all.reduce((so, each) => so + each, 0)

const figures = new Map([...DISHES].map(([key, dish]) => [key, figuresOf(dish)]))
const known = (value: number) => Math.round(value * 1e6) / 1e6

/** Log, dashboard, planner and export of a day, beside the plain array. */
function expectAgreement(state: DayState, said: readonly Said[], day: Day): void {
  const on = <Each extends { readonly day: Day }>(all: readonly Each[]) => all.filter(each => each.day === day)
  const entries = on(held<DiaryEntry>(said, 'diary-changed'))
  const doses = on(held<Dose>(said, 'dose-taken'))
  const plain = FIGURES.map((_, place) =>
    known(sum(entries.map(each => (oneOf(each)[place] ?? 0) * each.amount.times))),
  )
  const here = on(state.entries)
  const taken = namedDoses(on(state.doses))

  const sums = daySums(here, taken, openPlanned(state, day), { plan: state.plan, figures })
  const rows = here.map(({ one, amount }) => withNutrients({ one, amount_times: amount.times }))
  const exported = FIGURES.map(key => sum(rows.map(row => Number(row[key]))))
  const seen = overviewOf({
    ...addedUp({ entries: here, doses: taken, marks: state.days }),
    ...{ water: on(state.water), measures: [], today: day, from: day, goalKcal: 2000 },
    nutrients: [{ key: 'ironMg', least: 8.7 }],
  })
  const { intake } = totalsOf(state.plan, day, figures)
  const planned = on([
    ...new Map([...PLAN, ...held<PlannedEntry>(said, 'plan-changed')].map(each => [each.id, each])).values(),
  ])
  const toEat = planned.filter(({ done }) => done !== 'skipped')

  // One question for all of it: there are tens of thousands of such days, and asking takes longer than what is asked about.
  expect({
    log: FIGURES.map(key => known(sumOf(sums, key).eaten.amount)),
    logMagnesium: known(sumOf(sums, 'magnesiumMg').eaten.amount),
    exportIsClose: exported.map((figure, place) => Math.abs(figure - (plain[place] ?? 0)) < 0.005),
    dashboard: known(seen.energy?.amount ?? 0),
    dashboardSources: known(sum(seen.energy?.sources.map(({ amount }) => amount) ?? [])),
    dashboardIron: known(seen.nutrients[0]?.amount ?? 0),
    dashboardWater: seen.waterMl,
    planner: known(figureOf(intake.food, 'energyKcal').amount),
  }).toEqual({
    log: plain,
    logMagnesium: known(doses.length * MAGNESIUM_MG),
    exportIsClose: plain.map(() => true),
    dashboard: plain[0],
    dashboardSources: plain[0],
    dashboardIron: plain[2],
    dashboardWater: sum(on(held<Water>(said, 'water-drunk')).map(({ ml }) => ml)),
    planner: sum(toEat.map(({ quarters }) => (412 * quarters) / 4)),
  })
}

const PRESSES = 60

test('in 500 years of a member, on two devices, every page and the export say what a plain array says, at every step', () => {
  fc.assert(
    fc.property(fc.array(press, { minLength: PRESSES, maxLength: PRESSES }), presses => {
      const { state, said } = live(presses, (now, so, touched) => {
        for (const day of new Set(touched)) expectAgreement(now, so, day)
      })
      // And the year as a whole: what is averaged, and every day of it.
      const marks = held<string>(said, 'diary-day-set').filter(status => status === 'complete').length
      const to = addDays(FIRST, YEAR - 1)
      const logged = addedUp({ entries: state.entries, doses: namedDoses(state.doses), marks: state.days })
      expect(completeDays(logged, FIRST, to)).toHaveLength(marks)
      const energy = nutrientSeries(logged, 'energyKcal', FIRST, to)
      const entries = held<DiaryEntry>(said, 'diary-changed')
      const eatenOn = (day: Day) => entries.filter(each => each.day === day)
      expect(energy.points.map(({ day, value }) => ({ day, value: known(value) }))).toEqual(
        energy.points.map(({ day }) => ({
          day,
          value: known(sum(eatenOn(day).map(each => (oneOf(each)[0] ?? 0) * each.amount.times))),
        })),
      )
      expect(state.entries).toHaveLength(entries.length)
    }),
    { numRuns: cases(500) },
  )
})
