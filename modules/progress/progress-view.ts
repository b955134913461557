import { addDays, type Day, daysBetween, isRecordDay } from '#modules/calendar/day.ts'
import { isNutrientKey, type NutrientKey } from '#modules/nutrition/nutrients.ts'

/** The periods that are offered, in days, in the words of the selector. */
export const PERIODS = { 7: '7 days', 30: 'Last 30 Days', 90: '90 days', 365: '365 days' } as const
export type PeriodDays = keyof typeof PERIODS

/** How the figures beneath the charts are laid out. */
export const FIGURE_VIEWS = { periods: 'Two periods', weeks: 'By week', days: 'By day' } as const
export type FigureView = keyof typeof FIGURE_VIEWS

/** What is shown, as its address says. */
export interface ProgressPlace {
  readonly from: Day
  readonly to: Day
  /** One of those offered; null where the days were chosen. */
  readonly period: PeriodDays | null
  /** The period before is drawn too. */
  readonly compares: boolean
  /** The nutrient of one's own choice. */
  readonly nutrient: NutrientKey
  readonly figures: FigureView
}

const USUAL_PERIOD: PeriodDays = 30
const USUAL_NUTRIENT: NutrientKey = 'fibreG'
const MOST_DAYS = 731

/** What the address asks for; the last thirty days where it asks for what there is not. */
export function readProgressPlace(search: URLSearchParams, today: Day): ProgressPlace {
  const nutrient = search.get('of') ?? ''
  const figures = search.get('figures') ?? ''
  return {
    ...daysAsked(search, today),
    compares: search.get('compare') === 'yes',
    nutrient: isNutrientKey(nutrient) ? nutrient : USUAL_NUTRIENT,
    figures: Object.hasOwn(FIGURE_VIEWS, figures) ? (figures as FigureView) : 'periods',
  }
}

function daysAsked(search: URLSearchParams, today: Day): Pick<ProgressPlace, 'from' | 'to' | 'period'> {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (isRecordDay(from) && isRecordDay(to) && from <= to && to <= today && daysBetween(from, to) < MOST_DAYS)
    return { from, to, period: null }
  const asked = Number(search.get('days'))
  const period = Object.hasOwn(PERIODS, asked) ? (asked as PeriodDays) : USUAL_PERIOD
  return { from: addDays(today, 1 - period), to: today, period }
}

/** The address of a place, as short as it can be said. */
export function progressSearch({ from, to, period, compares, nutrient, figures }: ProgressPlace): string {
  const asked = new URLSearchParams()
  if (period === null) for (const [name, day] of Object.entries({ from, to })) asked.set(name, day)
  else if (period !== USUAL_PERIOD) asked.set('days', String(period))
  if (compares) asked.set('compare', 'yes')
  if (nutrient !== USUAL_NUTRIENT) asked.set('of', nutrient)
  if (figures !== 'periods') asked.set('figures', figures)
  const said = asked.toString()
  return said === '' ? '/dashboard/progress' : `/dashboard/progress?${said}`
}

/** The days right before, as many. */
export function periodBefore({ from, to }: Pick<ProgressPlace, 'from' | 'to'>): {
  readonly from: Day
  readonly to: Day
} {
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}
