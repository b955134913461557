import type { Page } from '@playwright/test'
import { addDays, type Day, weekOf } from '../../modules/calendar/day.ts'
import { FIVE_YEARS, longestWords } from '../../modules/calendar/longest-words.fixture.ts'
import { periodText } from '../../modules/calendar/period-words.ts'
import { dateText } from '../../modules/calendar/words.ts'
import { shownWeek } from '../../modules/gaps/week-view.ts'
import { daysFrom } from '../../modules/planner/planner-address.ts'
import { dateInYear, weekText } from '../../modules/planner/week-words.ts'
import { expect, expectFits, test, visit } from './journey.ts'
import { spaceOut } from './spaced-out.ts'

// The heads that name a day, a week or a span of days, where the name is as long as it gets in five years. What says
// today's date is looked at on such a day in `test/days`.

const sevenFrom = (from: Day) => weekText(from, daysFrom(from).at(-1) ?? from)
const isWithin = (length: number) => (from: Day) => from.slice(0, length) === addDays(from, 6).slice(0, length)
const [YEAR, MONTH] = [isWithin(4), isWithin(7)]
const longestWeek = (is: (from: Day) => boolean) => longestWords(sevenFrom, FIVE_YEARS.filter(is))

const PAST = FIVE_YEARS.map(day => addDays(day, -5 * 366))
const LAST_OF_ALL = PAST.at(-1) ?? (PAST[0] as Day)
const ledgerWeek = (day: Day) => {
  const { heading, name } = shownWeek(day, LAST_OF_ALL, 'monday')
  return heading + name
}
/** The days that end on one, as many as are asked for. */
const ending = (days: number) => (to: Day) => periodText(addDays(to, 1 - days), to)

const planner = (from: Day) => `/dashboard/meal-planner?from=${from}`
const progress = (days: number) => {
  const { day } = longestWords(ending(days), PAST)
  return `/dashboard/progress?from=${addDays(day, 1 - days)}&to=${day}`
}

const PLACES: readonly [what: string, path: string, words?: string][] = [
  ...[
    longestWeek(MONTH),
    longestWeek(from => YEAR(from) && !MONTH(from)),
    longestWeek(from => !YEAR(from)),
    longestWeek(from => YEAR(from) && weekOf(from, 'monday')[0] === from),
  ].map(({ day, words }): [string, string, string] => [`the planner of ${words}`, planner(day), words]),
  [
    'the longest month of the planner',
    `/dashboard/meal-planner?view=month&day=${longestWords(day => dateText(day).replace(/^\d+/, '')).day}`,
  ],
  ['a day of the log', `/dashboard/daily-log?day=${longestWords(dateInYear, PAST).day}`],
  ['the nutrients of a week', `/dashboard/nutrients?week=${longestWords(ledgerWeek, PAST).day}`],
  ['progress over 30 days', progress(30)],
  ['progress over two years', progress(731)],
]

const NARROW = { width: 320, height: 640 }

for (const [what, path, words] of PLACES) {
  test(`${what} fits a narrow phone, spaced out too`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await visit(page, path)
    if (words) await expect(page.locator('.plan-weeks')).toContainText(words)
    await expectHeadWell(page)
    await spaceOut(page)
    await expectHeadWell(page)
  })
}

/** Nothing is wider than the page, and what is turned over stands between its two arrows. */
async function expectHeadWell(page: Page) {
  await expectFits(page)
  const arrows = page.getByRole('main').getByRole('link', { name: /^(Previous|Next) |^The (day|week) (before|after)$/ })
  const middles = await arrows.evaluateAll(links =>
    links.map(link => link.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
  )
  expect(new Set(middles).size, `arrows at ${middles.join(' and ')} px`).toBeLessThanOrEqual(1)
}

test('where there is room, and on paper, the week and the day are named on one line', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [path, name] of [
    [planner(longestWeek(from => !YEAR(from)).day), '.plan-weeks > span'],
    [`/dashboard/daily-log?day=${longestWords(dateInYear, PAST).day}`, '.log-date'],
  ] as const)
    for (const media of ['screen', 'print'] as const) {
      await visit(page, path)
      await page.emulateMedia({ media })
      const { height, line } = await page.locator(name).evaluate(named => ({
        height: named.getBoundingClientRect().height,
        line: Number.parseFloat(getComputedStyle(named).lineHeight),
      }))
      expect(height, `${path} in ${media}`).toBeLessThan(2 * line)
    }
})
