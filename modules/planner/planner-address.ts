import { addDays, type Day, isDay, partsOf, weekOf } from '#modules/calendar/day.ts'
import type { FirstDayOfWeek } from '#modules/calendar/words.ts'
import { isPlanDay } from './plan-limits.ts'

export const PLANNER_VIEWS = ['day', 'week', 'month'] as const
export type PlannerView = (typeof PLANNER_VIEWS)[number]

/** Which part of a plan somebody looks at. */
export interface PlannerPlace {
  /** The first of the seven. */
  readonly from: Day
  /** The one that is chosen, one of the seven. */
  readonly day: Day
  /** Null leaves it to the width of the screen: the week where there is room for it, else the day. */
  readonly view: PlannerView | null
  /** What somebody answered before they had a plan, as it is in the address: it goes along from week to week. */
  readonly answers?: string
  /** A visitor begins with nothing, and not with the sample member's week. */
  readonly startsEmpty?: boolean
}

/** Under what the address says so, and under what it names a dish that the week is to be planned around. */
const START = 'start'
const EMPTY = 'empty'
export const AROUND = 'around'
/** What is asked on a first visit; any of it makes the week one's own. */
const ANSWERS = ['eats', 'without', 'people', 'time']

/** Whether a visitor who has no plan sees one of their own at this address, and nothing of the sample member's. */
export const beginsOwn = (search: URLSearchParams): boolean =>
  search.get(START) === EMPTY || [AROUND, ...ANSWERS].some(key => Boolean(search.get(key)))

export const DAYS_SHOWN = 7

/** With fewer days than these left of a week, the seven from today are what there is to plan. */
const FEWEST_LEFT = 4

export const daysFrom = (from: Day): Day[] => Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(from, index))

const MONTH_ROWS = 6

/** The days that a view shows: the seven, or of a month the six weeks that hold all of it. */
export function daysOf({ from, day, view }: PlannerPlace, firstDayOfWeek: FirstDayOfWeek): Day[] {
  if (view !== 'month') return daysFrom(from)
  const first = addDays(day, 1 - partsOf(day)[2])
  const start = weekOf(first, firstDayOfWeek)[0] ?? first
  return Array.from({ length: MONTH_ROWS * DAYS_SHOWN }, (_, index) => addDays(start, index))
}

/** The day whose eater the shown days are judged for: today where it is among them, else the first. */
export const judgedDay = (days: readonly Day[], today: Day): Day => (days.includes(today) ? today : (days[0] ?? today))

export interface ReadPlace {
  readonly place: PlannerPlace
  /** What the address asks for and no plan has, as it was written; null where all of it can be shown. */
  readonly noDay: string | null
}

/**
 * Reads the address. Without a date it is the member's own week, or the seven days from today where that is nearly over;
 * a date that does not exist is told, and is not shown.
 */
export function readPlace(search: URLSearchParams, today: Day, firstDayOfWeek: FirstDayOfWeek): ReadPlace {
  const asked = ['from', 'day'].map(key => search.get(key)).filter(text => text !== null && text !== '')
  const noDay = asked.find(text => text !== null && !(isPlanDay(text) && isPlanDay(addDays(text, DAYS_SHOWN)))) ?? null
  const [from, day] = ['from', 'day'].map(key => {
    const text = search.get(key) ?? ''
    return isDay(text) && text !== noDay ? text : null
  })
  const first = from ?? (day ? (weekOf(day, firstDayOfWeek)[0] ?? day) : weekAhead(today, firstDayOfWeek))
  const days = daysFrom(first)
  const chosen = [day, today].find(each => each && days.includes(each)) ?? first
  const view = PLANNER_VIEWS.find(each => each === search.get('view')) ?? null
  const startsEmpty = search.get(START) === EMPTY
  return { place: { from: first, day: chosen, view, ...(startsEmpty && { startsEmpty }) }, noDay }
}

function weekAhead(today: Day, firstDayOfWeek: FirstDayOfWeek): Day {
  const week = weekOf(today, firstDayOfWeek)
  return week.length - week.indexOf(today) < FEWEST_LEFT ? today : (week[0] ?? today)
}

/** What stays as it is when other days are shown. */
export const keptOf = ({ view, answers, startsEmpty }: PlannerPlace): Partial<PlannerPlace> => ({
  ...(answers !== undefined && { answers }),
  ...(startsEmpty && { startsEmpty }),
  ...(view && { view }),
})

/** The search part of the address of this part of a plan. */
export function placeSearch({ from, day, view, answers, startsEmpty }: Partial<PlannerPlace>): string {
  const search = new URLSearchParams(answers)
  if (startsEmpty) search.set(START, EMPTY)
  if (from) search.set('from', from)
  if (day) search.set('day', day)
  if (view) search.set('view', view)
  return `?${search}`
}
