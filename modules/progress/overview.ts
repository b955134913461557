import { addDays, type Day } from '#modules/calendar/day.ts'
import type { Measure, Water } from '#modules/food-log/diary.ts'
import type { DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { type Figure, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { type AddedUp, completeDays, figureIn, meanOf } from './counted-days.ts'
import { foldedSources, namedPortions, type Source, sourcesOf } from './sources.ts'

/** A nutrient beside what is advised a day, in its unit. */
export interface NutrientTarget {
  readonly key: NutrientKey
  readonly least: number
}

/** What the dashboard is worked out from. */
export interface OverviewRecord extends AddedUp {
  readonly water: readonly Water[]
  readonly measures: readonly Measure[]
  readonly today: Day
  /** The first day of the view; the last is today. */
  readonly from: Day
  readonly goalKcal: number
  readonly nutrients: readonly NutrientTarget[]
}

export interface Told {
  /** The known part, a day. */
  readonly amount: number
  /** More may have been eaten than is known. */
  readonly isPart: boolean
  readonly sources: readonly Source[]
}

/** Whether nothing is known of it at the decimals that are shown: '0 or more' would be read as nought. */
export const isUnknown = ({ amount, isPart }: Pick<Told, 'amount' | 'isPart'>, decimals = 0): boolean =>
  isPart && roundTo(amount, decimals) === 0

export const MACROS = [
  { key: 'proteinG', name: 'Protein', look: 'protein', kcalPerG: 4 },
  { key: 'carbohydrateG', name: 'Carbs', look: 'carbohydrate', kcalPerG: 4 },
  { key: 'fatG', name: 'Fat', look: 'fat', kcalPerG: 9 },
] as const

export type MacroLook = (typeof MACROS)[number]['look']

export interface MacroTold extends Told {
  readonly look: MacroLook
  readonly name: string
  /** Of the energy of the three; they add up to 100. */
  readonly percent: number
}

export interface NutrientTold extends Told {
  readonly key: NutrientKey
  readonly name: string
  readonly target: number
  readonly unit: string
  readonly decimals: number
  /** Whole per cent of the target, at the least. */
  readonly percent: number
  /** Of the last seven days beside the seven before; null where one of the two has no complete day. */
  readonly trend: 'more' | 'less' | 'as before' | null
}

export interface Overview {
  /** The days that are told of: today, or the complete ones of the view. */
  readonly countedDays: number
  readonly energy: Told | null
  readonly macros: readonly MacroTold[]
  readonly nutrients: readonly NutrientTold[]
  /** A day, in ml. */
  readonly waterMl: number
  readonly activeMinutes: number
}

/** Per cent of a target from which its bar is green. */
export const REACHED_PERCENT = 90
const WEEK = 7
/** Before today: what the trends are told of. */
export const TREND_DAYS = 2 * WEEK

/** What somebody ate, drank and did, today or on average over the complete days of a view. */
export function overviewOf(record: OverviewRecord): Overview {
  const { today, from, entries, doses, totals } = record
  const days = from === today ? [today] : completeDays(record, from, today)
  const mean = meanOf(totals, days)
  const eaten = namedPortions(entries.filter(({ day }) => days.includes(day)))
  const taken = doses.filter(({ day }) => days.includes(day))
  const tell = (key: NutrientKey): Told | null =>
    mean && told(figureIn(mean, key), foldedSources(sourcesOf(eaten, taken, key, days.length)))
  const weeks = lastWeeks(today).map(([first, last]) => meanOf(totals, completeDays(record, first, last)))
  return {
    countedDays: mean ? days.length : 0,
    energy: tell('energyKcal'),
    macros: macrosOf(tell),
    nutrients: record.nutrients.flatMap(target => {
      const figure = tell(target.key)
      return figure ? [nutrientTold(target, figure, weeks)] : []
    }),
    waterMl: perDay(record.water, days, ({ ml }) => ml),
    activeMinutes: perDay(
      record.measures.filter(({ kind }) => kind === 'activity'),
      days,
      ({ value }) => value,
    ),
  }
}

const lastWeeks = (today: Day) =>
  [1, 1 + WEEK].map(ago => [addDays(today, 1 - ago - WEEK), addDays(today, -ago)] as const)

const told = (figure: Figure, sources: readonly Source[]): Told => ({
  amount: figure.amount,
  isPart: knowledgeOf(figure) !== 'known',
  sources,
})

function perDay<Each extends { readonly day: Day }>(
  all: readonly Each[],
  days: readonly Day[],
  of: (each: Each) => number,
) {
  const sum = all.filter(({ day }) => days.includes(day)).reduce((so, each) => so + of(each), 0)
  return days.length === 0 ? 0 : Math.round(sum / days.length)
}

function macrosOf(tell: (key: NutrientKey) => Told | null): MacroTold[] {
  const all = MACROS.flatMap(macro => {
    const figure = tell(macro.key)
    return figure ? [{ ...figure, look: macro.look, name: macro.name, kcal: figure.amount * macro.kcalPerG }] : []
  })
  const percents = wholePercents(all.map(({ kcal }) => kcal))
  return all.map(({ kcal: _, ...macro }, index) => ({ ...macro, percent: percents[index] ?? 0 }))
}

/** Whole per cents that add up to 100, each less than one from its true share; all 0 of nothing. */
export function wholePercents(parts: readonly number[]): number[] {
  const sum = parts.reduce((so, part) => so + part, 0)
  if (sum === 0) return parts.map(() => 0)
  const shares = parts.map(part => (part / sum) * 100)
  const missing = 100 - shares.reduce((so, share) => so + Math.floor(share), 0)
  const raised = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index)
  return shares.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0))
}

/** What is less of a change is none: a diary is no finer. */
const SAME_WITHIN = 0.05

function nutrientTold(
  { key, least }: NutrientTarget,
  figure: Told,
  [lately, before]: readonly (DayIntake | null)[],
): NutrientTold {
  const { name, unit, decimals } = NUTRIENTS[key]
  const change = lately && before ? figureIn(lately, key).amount - figureIn(before, key).amount : null
  const trend =
    change === null ? null : Math.abs(change) <= least * SAME_WITHIN ? 'as before' : change > 0 ? 'more' : 'less'
  return {
    ...figure,
    ...{ key, name, unit, decimals, trend },
    target: roundTo(least, decimals),
    // Rounded down: nothing is called reached that is not.
    percent: Math.floor((figure.amount / least) * 100),
  }
}
