import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { dailyTotals, dayIntake, type OnDay, type Portion } from '#modules/nutrition/intake/day-intake.ts'
import { packIntake } from '#modules/nutrition/intake/written-intake.ts'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { asStated, cannotTell, libraryOf } from '#modules/recipes/random-days.fixture.ts'
import type { Reach } from './reaches.ts'

/** What is promised of adding up, beside a plain loop over typed arrays that does the same sums in the same run. */
const MOST_TIMES_PLAIN = 3
const MOST_YEAR_MS = 5
const MOST_SNAPSHOT_BYTES = 400
const MOST_LIBRARY_CPU_MS = 300

const YEAR_ENTRIES = 1_500
const YEAR_DAYS = 365
const WEEK_SERVINGS = 28
const CANDIDATE_WEEKS = 10_000
const RANDOM_DAYS = 150
const FIRST_DAY = dayOf('2026-01-01')
/** Most eat one serving, some half as much again or a half. */
const SERVINGS = [1, 1, 1.5, 1, 0.5]

type Plain = readonly [least: Float64Array, most: Float64Array, known: Float64Array]
type PlainPortion = readonly [rows: Plain, servings: number]

interface Work {
  readonly what: string
  /** How often it is done in a round, and how many rounds are measured. */
  readonly times: number
  readonly rounds: number
  readonly ours: () => unknown
  readonly plain: () => unknown
}

interface Measured {
  readonly oursMs: number
  readonly plainMs: number
  readonly timesPlain: number
}

/** Adds up a day, a week, a year and ten thousand weeks of our own dishes, prints them, and says what was promised. */
export function measureIntake(): Reach[] {
  const started = process.cpuUsage()
  const portions: Portion[] = ownRecipes().map(({ nutrition }, nth) => ({
    intake: nutrition.serving,
    added: nutrition.addedInServing,
    servings: SERVINGS[nth % SERVINGS.length] ?? 1,
  }))
  const { user, system } = process.cpuUsage(started)
  const libraryMs = (user + system) / 1000
  const bytes = Math.max(...portions.map(({ intake }) => packIntake(intake).length))
  const measured = works(portions).map(work => ({ ...work, ...middle(work) }))

  console.log('\nAdding up, milliseconds, beside a plain loop that does the same sums:')
  for (const { what, oursMs, plainMs, timesPlain } of measured) {
    console.log(
      `${what.padEnd(24)}${oursMs.toFixed(4).padStart(11)}${plainMs.toFixed(4).padStart(11)}${timesText(timesPlain)}`,
    )
  }
  console.log(
    `Snapshot of a serving: ${bytes} bytes. All ${portions.length} own dishes: ${libraryMs.toFixed(0)} ms of processor time.`,
  )
  printCannotTell()
  const year = measured.find(({ what }) => what === YEAR)?.oursMs ?? Number.POSITIVE_INFINITY
  return [
    ...measured.map(({ what, timesPlain }) =>
      atMost(`${what} added up`, timesPlain, MOST_TIMES_PLAIN, 'times a plain loop'),
    ),
    atMost(YEAR, year, MOST_YEAR_MS, 'ms'),
    atMost('A snapshot of a serving', bytes, MOST_SNAPSHOT_BYTES, 'bytes'),
    atMost('All own dishes made at start', libraryMs, MOST_LIBRARY_CPU_MS, 'ms of processor time'),
  ]
}

const atMost = (what: string, value: number, most: number, unit: string): Reach => ({
  what,
  measured: `${Number(value.toFixed(2))} ${unit}`,
  bound: `at most ${most}`,
  reached: value <= most,
})

/** How often nobody can tell whether a day meets a reference: with what the tables state, and with bounds. */
function printCannotTell() {
  const before = cannotTell(libraryOf(asStated(FOODS)), RANDOM_DAYS, 1)
  const after = cannotTell(libraryOf(FOODS), RANDOM_DAYS, 1)
  console.log(`\nOf ${RANDOM_DAYS} random days nobody can tell: as their own table states, with US figures and bounds`)
  for (const [key, count] of before) {
    console.log(`${key.padEnd(18)}${String(count).padStart(5)}${String(after.get(key)).padStart(5)}`)
  }
}

const YEAR = 'A year of 1,500 entries'

function works(portions: readonly Portion[]): Work[] {
  const eaten = (from: number, count: number) =>
    Array.from({ length: count }, (_, nth) => portions[(from + nth) % portions.length] as Portion)
  const plainOf = (lists: readonly (readonly Portion[])[]) => () => plainLists(lists).map(plainSum)
  const ofEach = (lists: readonly (readonly Portion[])[]) => ({
    ours: () => lists.map(list => dayIntake(list, [])),
    plain: plainOf(lists),
  })
  // As they come from a diary: entries of many days in one list. The plain loop is spared the sorting into days.
  const ofDiary = (days: readonly (readonly Portion[])[]) => {
    const entries = days.flatMap((list, nth) => list.map(portion => onDay(portion, addDays(FIRST_DAY, nth))))
    return { ours: () => dailyTotals(entries, []), plain: plainOf(days) }
  }
  const perDay = YEAR_ENTRIES / YEAR_DAYS
  const year = Array.from({ length: YEAR_DAYS }, (_, day) =>
    eaten(Math.floor(day * perDay), Math.floor((day + 1) * perDay) - Math.floor(day * perDay)),
  )
  const weeks = Array.from({ length: CANDIDATE_WEEKS }, (_, nth) => eaten(nth * 7, WEEK_SERVINGS))
  return [
    { what: 'One day', times: 1_000, rounds: 200, ...ofEach([eaten(0, 4)]) },
    { what: 'One week', times: 150, rounds: 200, ...ofDiary(Array.from({ length: 7 }, (_, day) => eaten(day * 4, 4))) },
    { what: YEAR, times: 2, rounds: 150, ...ofDiary(year) },
    { what: '10,000 candidate weeks', times: 1, rounds: 12, ...ofEach(weeks) },
  ]
}

const onDay = (portion: Portion, day: Day): Portion & OnDay<Day> => ({ ...portion, day })

const kept = new WeakMap<object, readonly (readonly PlainPortion[])[]>()

function plainLists(lists: readonly (readonly Portion[])[]): readonly (readonly PlainPortion[])[] {
  const found = kept.get(lists)
  if (found) return found
  const made = lists.map(list =>
    list.map(({ intake, servings }): PlainPortion => [[intake.lower, intake.upper, intake.knownGrams], servings]),
  )
  kept.set(lists, made)
  return made
}

function plainSum(parts: readonly PlainPortion[]): Plain {
  const count = NUTRIENT_KEYS.length
  const sum: Plain = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (const [part, servings] of parts) {
    for (let row = 0; row < 3; row += 1) {
      const [into, from] = [sum[row] as Float64Array, part[row] as Float64Array]
      for (let place = 0; place < count; place += 1)
        into[place] = (into[place] as number) + (from[place] as number) * servings
    }
  }
  return sum
}

/**
 * The middle of many short rounds, the two in turn, and the middle of how many times longer ours took than the plain loop
 * beside it: what else the machine does falls on some rounds, and on both alike; the compiler's first ones are slow.
 */
function middle({ times, rounds, ours, plain }: Work): Measured {
  const spell = (work: () => unknown) => {
    const from = performance.now()
    for (let nth = 0; nth < times; nth += 1) work()
    return (performance.now() - from) / times
  }
  const spells = Array.from({ length: rounds }, () => {
    const [plainMs, oursMs] = [spell(plain), spell(ours)]
    return { plainMs, oursMs, timesPlain: oursMs / plainMs }
  })
  const of = (key: keyof Measured) =>
    spells.map(each => each[key]).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  return { plainMs: of('plainMs'), oursMs: of('oursMs'), timesPlain: of('timesPlain') }
}

const timesText = (times: number) => `${times.toFixed(2).padStart(8)} times`
