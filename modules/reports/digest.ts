import { addDays, type Day, daysBetween, type Weekday, weekOf } from '#modules/calendar/day.ts'
import { rangeText } from '#modules/calendar/words.ts'
import { startOfDay, type WallClock, type Zone } from '#modules/calendar/zone.ts'
import { readDays } from '#modules/gaps/eaten-week.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { weightChangeText } from '#modules/profile/units.ts'
import { energyWords, withHyphen } from '#modules/progress/figure-words.ts'
import { weightTrend } from '#modules/progress/progress-series.ts'
import type { MemberRecord } from '#modules/progress/record.ts'
import { shownProgress } from '#modules/progress/shown-progress.ts'

/** From this hour on a digest is read at breakfast, and nobody is woken by it. */
const FROM_HOUR = 7
/** A server that was down so long sends it all the same; later it is no news. */
const LATE_DAYS = 3

/**
 * The week whose digest is due on a clock: the one that ended last, from seven in the morning of the next one's first
 * day until that one's third day is over; null at any other time.
 */
export function dueWeek({ day, hour }: Pick<WallClock, 'day' | 'hour'>, first: Weekday): readonly Day[] | null {
  const [begun = day] = weekOf(day, first)
  const since = daysBetween(begun, day)
  if (since >= LATE_DAYS || (since === 0 && hour < FROM_HOUR)) return null
  return weekOf(addDays(begun, -1), first)
}

/** Whether somebody wanted to be told before the week was over: who asks later is told of the next. */
export function wantedInTime(since: Date, week: readonly Day[], zone: Zone): boolean {
  const last = week.at(-1)
  return last !== undefined && since < startOfDay(addDays(last, 1), zone)
}

export interface DigestRow {
  readonly label: string
  readonly detail: string
  readonly amount: string
}

/** A week as an e-mail tells it. */
export interface Digest {
  readonly from: Day
  /** '16 to 22 November 2026' */
  readonly days: string
  /** Null unless somebody chose to have health data in their e-mail. */
  readonly figures: readonly DigestRow[] | null
}

/** What an e-mail says of a week; null where nothing was logged in it. By the rules of the pages that it leads to. */
export function digestOf(
  record: MemberRecord,
  week: readonly Day[],
  { setup, hasFigures }: { readonly setup: Pick<MemberSetup, 'health' | 'units'>; readonly hasFigures: boolean },
): Digest | null {
  const [from, to] = [week[0], week.at(-1)]
  if (!from || !to) return null
  const inWeek = ({ day }: { readonly day: Day }) => day >= from && day <= to
  const isEmpty = ![record.entries, record.doses, record.measures, record.water].some(all => all.some(inWeek))
  if (isEmpty) return null
  return { from, days: rangeText(from, to), figures: hasFigures ? figuresOf(record, week, setup) : null }
}

function figuresOf(
  record: MemberRecord,
  week: readonly Day[],
  { health, units }: Pick<MemberSetup, 'health' | 'units'>,
): DigestRow[] {
  const [from, to] = [week[0] as Day, week.at(-1) as Day]
  const place = { from, to, period: null, compares: false, nutrient: 'fibreG', figures: 'periods' } as const
  const { completeDays, energy, protein, goalKcal } = shownProgress(record, { place, today: to, health })
  const diary = { entries: record.entries, days: record.marks }
  const { ledger } = readDays(week, diary, record.doses, { history: record.targets, health, today: to })
  const trend = weightTrend(record.measures, from, to)
  const [first, last] = [trend[0], trend.at(-1)]
  const weight = first && last && first !== last ? weightChangeText(last.value - first.value, units.weight) : null
  const row = (label: string, amount: string, detail = ''): DigestRow => ({ label, detail, amount })
  return [
    row('Days logged in full', `${completeDays.now} of ${completeDays.of}`),
    ...(energy.mean === null
      ? []
      : [
          row(
            'Calories',
            energyWords(energy.mean, units.energy),
            `A day; the goal is ${energyWords(goalKcal, units.energy)}`,
          ),
        ]),
    ...(protein.mean === null ? [] : [row('Protein', `${shortFigure(protein.mean, 0)} g`, 'A day')]),
    ...(ledger
      ? [
          row('References met', String(ledger.met.length)),
          row('Not met', String(ledger.notMet.length)),
          row('Cannot tell', String(ledger.cannotTell.length)),
        ]
      : []),
    ...(weight === null ? [] : [row('Weight, its trend', withHyphen(weight))]),
  ]
}
