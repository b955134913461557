import { addDays, type Day, partsOf, weekOf } from '#modules/calendar/day.ts'
import type { FirstDayOfWeek } from '#modules/calendar/words.ts'

/** Over which days the dashboard tells, in the order and words of the selector. */
export const OVERVIEW_VIEWS = {
  today: 'Today',
  week: 'This Week',
  month: 'This Month',
  '30-days': 'Last 30 Days',
} as const

export type OverviewView = keyof typeof OVERVIEW_VIEWS

/** Which days the calorie chart shows. */
export const CHART_SPANS = { week: 'Week', month: 'Month' } as const
export type ChartSpan = keyof typeof CHART_SPANS

export interface OverviewPlace {
  readonly view: OverviewView
  readonly span: ChartSpan
}

/** What the address asks for: today and the week unless it says otherwise. */
export function readOverviewPlace(search: URLSearchParams): OverviewPlace {
  const view = search.get('view') ?? ''
  return {
    view: Object.hasOwn(OVERVIEW_VIEWS, view) ? (view as OverviewView) : 'today',
    span: search.get('chart') === 'month' ? 'month' : 'week',
  }
}

/** The address of the dashboard, as short as it can be said. */
export function overviewSearch({ view, span }: OverviewPlace): string {
  const asked = [...(view === 'today' ? [] : [`view=${view}`]), ...(span === 'week' ? [] : ['chart=month'])]
  return asked.length === 0 ? '/dashboard' : `/dashboard?${asked.join('&')}`
}

const LAST_DAYS = 30

/** The first day that a view tells of; the last is today. */
export function firstDayOf(view: OverviewView, today: Day, firstDayOfWeek: FirstDayOfWeek): Day {
  if (view === 'today') return today
  if (view === '30-days') return addDays(today, 1 - LAST_DAYS)
  if (view === 'month') return addDays(today, 1 - partsOf(today)[2])
  return weekOf(today, firstDayOfWeek)[0] ?? today
}

/** The days of the chart, also those that are still to come. */
export function chartDays(span: ChartSpan, today: Day, firstDayOfWeek: FirstDayOfWeek): Day[] {
  if (span === 'week') return [...weekOf(today, firstDayOfWeek)]
  const first = firstDayOf('month', today, firstDayOfWeek)
  const month = first.slice(0, 7)
  const days = Array.from({ length: 31 }, (_, nth) => addDays(first, nth))
  return days.filter(day => day.startsWith(month))
}
