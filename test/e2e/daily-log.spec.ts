import type { Page } from '@playwright/test'
import { addDays, dayOf } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { sendChange } from './changes.ts'
import { sql } from './database.ts'
import { everythingSent, expect, expectAccessible, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember, asMemberAgain } from './people.ts'

const LOG = '/dashboard/daily-log'
const TODAY = dayIn(new Date(), LONDON)
/** Whose time has passed whenever the journey is made. */
const YESTERDAY = addDays(TODAY, -1)
const DAL = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
const APPLE = { kind: 'dish', ref: { kind: 'food', id: 'apple' }, name: 'Apple', grams: 150 }
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`

const planned = (nth: number, change: object) => ({
  ...{ id: idOf(nth), day: YESTERDAY, meal: 'dinner', place: 0, what: DAL, quarters: 4, guestQuarters: 0 },
  ...{ time: null, isLocked: false, done: null, ...change },
})
const row = (page: Page, name: string | RegExp) => page.locator('[data-entry]').filter({ hasText: name })
const open = (page: Page, name: string | RegExp) => page.locator('[data-planned]').filter({ hasText: name })
const kcal = (page: Page) => page.getByRole('progressbar', { name: 'Calories' }).and(page.locator(':visible'))

/** Agrees, which is asked once. */
async function agree(page: Page) {
  await page.getByRole('button', { name: 'I agree, and keep it' }).click()
}

async function withPlan(page: Page) {
  const member = await asMember(page, 'ann')
  await visit(page, LOG)
  await sendChange(page, 'plan-changed', {
    put: [planned(1, {}), planned(2, { meal: 'snack', what: APPLE })],
    removed: [],
  })
  await visit(page, `${LOG}?day=${YESTERDAY}`)
  return member
}

test('a visitor reads the sample member’s day, and their first glass begins a log of their own', async ({ page }) => {
  await visit(page, LOG)
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(kcal(page)).toHaveAttribute('aria-valuetext', '1840 of 2000 kcal')
  await expectWellAtBothWidths(page)
  // A tap that is the first sign of somebody is no lost tap.
  await page.getByRole('button', { name: 'Add 250 ml of water' }).click()
  await agree(page)
  await expectSaid(page, '250 ml of water added')
  await expect(page.getByText('0.25 of 2 L')).toBeVisible()
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nothing logged today yet' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('0 of 2 L')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('what was planned is eaten with one tap, changed, removed and taken back; planner and log agree', {
  tag: ['@core', '@firefox'],
}, async ({ page }) => {
  const { id } = await withPlan(page)
  /** How often it is in the diary as it is kept: a press is sent after it was shown. */
  const keptDals = async () =>
    (await sql("select 1 from diary_entry where member_id = $1 and what -> 'ref' ->> 'id' = '9000000301'", [id])).length
  await open(page, 'red lentil dal')
    .getByRole('button', { name: /^I ate this/ })
    .click()
  await agree(page)
  await expectSaid(page, 'Red lentil dal logged as eaten')
  await expect(row(page, 'red lentil dal')).toContainText('1 serving')
  const eaten = await kcal(page).getAttribute('aria-valuetext')
  await expectWellAtBothWidths(page)

  await page.getByRole('button', { name: 'Change Red lentil dal' }).click()
  const sheet = page.getByRole('dialog', { name: 'Red lentil dal' })
  await sheet.getByLabel('Amount (servings)').fill('1.5')
  await expectWellAtBothWidths(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'red lentil dal')).toContainText('1½ servings')
  await page.getByRole('button', { name: 'Change Red lentil dal' }).click()
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect(open(page, 'red lentil dal')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(row(page, 'red lentil dal')).toContainText('1½ servings')

  // The planner says so, and takes it back.
  await visit(page, `/dashboard/meal-planner?day=${YESTERDAY}&view=day`)
  const button = page.getByRole('button', { name: 'Eaten, Red lentil dal' }).and(page.locator(':visible'))
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.poll(keptDals).toBe(0)
  await visit(page, `${LOG}?day=${YESTERDAY}`)
  await expect(row(page, 'red lentil dal')).toHaveCount(0)
  await visit(page, `/dashboard/meal-planner?day=${YESTERDAY}&view=day`)
  await button.click()
  await expect.poll(keptDals).toBe(1)
  await visit(page, `${LOG}?day=${YESTERDAY}`)
  await expect(row(page, 'red lentil dal')).toContainText('1 serving')
  await expect(kcal(page)).toHaveAttribute('aria-valuetext', eaten ?? '')
})

test('a day is closed by keyboard without a connection, on two devices, and each meal is logged once @desktop', async ({
  page,
  context,
  browser,
  watch,
}) => {
  const ann = await withPlan(page)
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed|Failed to fetch/)
  await page.getByRole('button', { name: 'Add 250 ml of water' }).click()
  await agree(page)
  await expectSaid(page, '250 ml of water added')
  const other = await browser.newContext()
  const second = await other.newPage()
  await asMemberAgain(second, ann)
  await visit(second, `${LOG}?day=${YESTERDAY}`)

  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: 'Close the day' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^How did / })
  await expect(dialog.getByText('Adds 2 meals. The day counts as complete.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Apple/ }).press('Space')
  await expect(dialog.getByText('Adds 1 meal, skips 1. The day counts as complete.')).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Close the day' }).press('Enter')
  await expect(row(page, 'red lentil dal')).toBeVisible()
  const closed = page.getByRole('dialog', { name: / is closed$/ })
  await expect(closed.getByText('skipped')).toBeVisible()
  await expectAccessible(page)
  await closed.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(
    page.getByText('No connection. What you log is kept here and sent when you’re back online.'),
  ).toBeVisible()

  await second.mouse.move(300, 300)
  await second.getByRole('button', { name: 'Close the day' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click()
  await expect(second.getByRole('dialog', { name: / is closed$/ })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Reopen the day' })).toBeVisible()
  await context.setOffline(false)
  await expect(
    page.getByText('No connection. What you log is kept here and sent when you’re back online.'),
  ).toHaveCount(0)

  for (const each of [page, second]) await everythingSent(each)
  const ids = await sql<{ id: string }>('select id from diary_entry where member_id = $1', [ann.id])
  expect(ids.filter(({ id }) => id === idOf(1))).toHaveLength(1)
  expect(ids.length).toBeLessThanOrEqual(2)
  await visit(second, `${LOG}?day=${YESTERDAY}`)
  await expect(row(second, 'red lentil dal')).toHaveCount(1)
  await expect(second.getByRole('radio', { name: 'Complete' })).toBeChecked()
  // The arrow keys and the strip open other days, and the address holds the day.
  await page.locator('body').press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`day=${addDays(dayOf(YESTERDAY), -1)}`))
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/daily-log$/)
  await other.close()
})
