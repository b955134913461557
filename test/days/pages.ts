import type { Page } from '@playwright/test'
import { addDays, type Day, weekdayOf } from '../../modules/calendar/day.ts'
import { periodText } from '../../modules/calendar/period-words.ts'
import { dateText, weekdayBriefly, weekdayName } from '../../modules/calendar/words.ts'
import { daysFrom, readPlace } from '../../modules/planner/planner-address.ts'
import { dateInYear, weekText } from '../../modules/planner/week-words.ts'
import type { Known } from './people.ts'

export interface DayPage {
  readonly path: string
  /** What it says of today, letter by letter. */
  readonly says?: (today: Day) => string
  /** What is marked as today: a link to the day, once. */
  readonly marked?: string
}

const wholeDate = (today: Day) => `${weekdayName(weekdayOf(today))} ${dateText(today)}`
const lastDays = (count: number) => (today: Day) => periodText(addDays(today, 1 - count), today)
const sevenDays = (today: Day) => {
  const { from } = readPlace(new URLSearchParams(), today, 'monday').place
  return weekText(from, daysFrom(from).at(-1) ?? from)
}
const byBoth = (day: Day) => `${weekdayName(weekdayOf(day))}${weekdayBriefly(day)} ${dateInYear(day)}`
const inPlanner = '.plan-days a:has-text(", today")'
const inMonth = '.plan-month-today'
const inStrip = '.log-strip a:has-text(", today")'
const inChart = '.calorie-bars a[aria-label^="today:"]'

/** What a visitor is shown of the sample member, and a member of theirs. */
export const PAGES: readonly DayPage[] = [
  { path: '/dashboard', says: wholeDate, marked: inChart },
  { path: '/dashboard?view=week', says: wholeDate, marked: inChart },
  { path: '/dashboard?view=month&chart=month', says: wholeDate, marked: inChart },
  { path: '/dashboard?view=30-days', says: wholeDate, marked: inChart },
  { path: '/dashboard/meal-planner', says: sevenDays, marked: inPlanner },
  { path: '/dashboard/meal-planner?view=week', says: sevenDays, marked: inPlanner },
  { path: '/dashboard/meal-planner?view=month', marked: inMonth },
  { path: '/dashboard/shopping-list' },
  { path: '/dashboard/cupboard' },
  { path: '/dashboard/supplements' },
  { path: '/dashboard/supplements/magnesium-complex' },
  { path: '/dashboard/supplements/sheet', says: dateText },
  { path: '/dashboard/health-goals' },
  { path: '/dashboard/nutrients' },
  { path: '/dashboard/targets', says: wholeDate },
  { path: '/dashboard/progress', says: lastDays(30) },
  { path: '/dashboard/progress?days=365&compare=yes&figures=weeks', says: lastDays(365) },
  { path: '/dashboard/progress/share' },
  { path: '/dashboard/daily-log', says: today => `Today, ${byBoth(today)}`, marked: inStrip },
  { path: '/dashboard/learn' },
  { path: '/dashboard/settings' },
  { path: '/dashboard/settings/data' },
  { path: '/dashboard/settings/addresses' },
  { path: '/dashboard/profile' },
  { path: '/dashboard/saved-recipes' },
  { path: '/dashboard/orders' },
  { path: '/dashboard/subscriptions' },
  { path: '/' },
]

/** What only a member has, and the days beside today. */
export const ownPages = ({ orderId, subscriptionId, record }: Known, today: Day): readonly DayPage[] => [
  { path: `/dashboard/orders/${orderId}` },
  { path: `/dashboard/subscriptions/${subscriptionId}` },
  { path: '/dashboard/profile?edit=yes' },
  {
    path: `/dashboard/daily-log?day=${addDays(today, -1)}`,
    says: () => `Yesterday, ${byBoth(addDays(today, -1))}`,
    marked: inStrip,
  },
  { path: `/dashboard/daily-log?day=${addDays(today, 1)}`, says: () => `Tomorrow, ${byBoth(addDays(today, 1))}` },
  { path: record },
]

/** The days that links of this kind lead to. */
export const markedOn = (page: Page, links: string): Promise<(string | null)[]> =>
  page.locator(links).evaluateAll(found =>
    found.map(link => {
      const leadsTo = new URL(link.getAttribute('href') ?? '', document.baseURI)
      return link.getAttribute('data-day') ?? leadsTo.searchParams.get('day')
    }),
  )
