import type { Page } from '@playwright/test'
import { addDays } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { quickEntry } from '../../modules/food-log/quick-entry.ts'
import { sendChange } from './changes.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectFits, expectSaid, test, visit } from './journey.ts'
import { asMember, asMemberAgain } from './people.ts'

const LOG = '/dashboard/daily-log'
const TODAY = dayIn(new Date(), LONDON)
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
const eaten = (nth: number, name: string, meal: string, kcal: number) =>
  quickEntry({ id: idOf(nth), day: TODAY, meal, place: nth, time: '08:00' }, name, { energyKcal: kcal })
const MAGNESIUM = {
  ...{ id: idOf(9), what: { kind: 'product', id: 'magnesium-complex' }, units: 2, times: ['21:00'] },
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...{ packs: [], addedOn: TODAY, pausedOn: null },
}

const row = (page: Page, name: string) => page.locator('[data-entry]').filter({ hasText: name })
const meal = (page: Page, key: string) => page.locator(`[data-meal="${key}"]`)
/** What is kept, as 'Porridge at breakfast', the day where it is not today. */
const kept = async (memberId: string) => {
  const rows = await sql<{ name: string; meal: string; day: string }>(
    "select what ->> 'name' as name, meal, day::text as day from diary_entry where member_id = $1",
    [memberId],
  )
  return rows.map(({ name, meal, day }) => `${name} at ${meal}${day === TODAY ? '' : ` on ${day}`}`).toSorted()
}

async function withBreakfast(page: Page) {
  const member = await asMember(page, 'ann')
  await visit(page, LOG)
  const put = [eaten(1, 'Porridge with apple', 'breakfast', 311), eaten(2, 'Black coffee', 'breakfast', 4)]
  await sendChange(page, 'diary-changed', { put, removed: [], agrees: true })
  await sendChange(page, 'cabinet-changed', { put: [MAGNESIUM], removed: [] })
  await visit(page, LOG)
  return member
}

test('a whole meal is copied to another meal and day, and kept as a meal of one’s own @both', async ({ page }) => {
  const ann = await withBreakfast(page)
  const before = await kept(ann.id)
  await page.getByRole('button', { name: 'More for breakfast' }).click()
  const sheet = page.getByRole('dialog', { name: 'Breakfast' })
  await expectAccessible(page)
  await expectFits(page)
  await sheet.getByRole('button', { name: 'Copy to other days or another meal' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy breakfast' })
  await copy.getByRole('checkbox', { name: 'Today' }).check()
  await copy.getByRole('checkbox', { name: 'Tomorrow' }).check()
  await copy.getByLabel('Meal').selectOption('snack')
  await expectAccessible(page)
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  await expectSaid(page, 'Copied to 2 days')
  await expect(meal(page, 'snack').locator('[data-entry]')).toHaveCount(2)
  const tomorrow = addDays(TODAY, 1)
  const copies = ['Black coffee', 'Porridge with apple'].flatMap(name => [
    `${name} at snack`,
    `${name} at snack on ${tomorrow}`,
  ])
  await expect.poll(() => kept(ann.id)).toEqual([...before, ...copies].toSorted())
  await page.keyboard.press('Control+z')
  await expect.poll(() => kept(ann.id)).toEqual(before)

  await page.getByRole('button', { name: 'More for breakfast' }).press('Enter')
  await sheet.getByRole('button', { name: 'Save as a meal of my own' }).press('Enter')
  await sheet.getByRole('textbox', { name: 'What is this meal called?' }).fill('Usual breakfast')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Usual breakfast saved')
  await page.getByRole('button', { name: 'Add to lunch' }).click()
  await page.getByRole('button', { name: 'Add Usual breakfast' }).click()
  await expectSaid(page, 'Usual breakfast added to lunch')
  await expect(meal(page, 'lunch').locator('[data-entry]')).toHaveCount(2)
})

test('a row is carried to another meal by mouse, and goes back with Undo @desktop', async ({ page }) => {
  const ann = await withBreakfast(page)
  const carrying = page.waitForResponse(/carry-rows/)
  await page.mouse.move(300, 300)
  await carrying
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await row(page, 'Black coffee').getByRole('heading').hover()
    await page.mouse.down()
    await meal(page, 'dinner').getByRole('heading').hover()
    await expect(page.locator('.plan-ghost')).toContainText('Move to dinner', { timeout: 2_000 })
    await page.mouse.up()
  }).toPass()
  await expectSaid(page, 'Black coffee moved to dinner')
  await expect.poll(() => kept(ann.id)).toEqual(['Black coffee at dinner', 'Porridge with apple at breakfast'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => kept(ann.id)).toEqual(['Black coffee at breakfast', 'Porridge with apple at breakfast'])
})

test('what a glass holds and which nutrients stand first is chosen, and taken back @both', async ({ page }) => {
  await withBreakfast(page)
  await page.getByRole('button', { name: 'Settings of your log' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings of your log' })
  await dialog.getByRole('textbox', { name: /^Your glass/ }).fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A glass holds from 50 ml to 2 litres.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Your glass/ }).fill('300')
  await dialog.getByRole('checkbox', { name: 'Iron' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Magnesium' }).check()
  await expect(dialog.getByText('Fibre, Salt, Saturates, Magnesium.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectSaid(page, 'Your log’s settings are saved')
  await expect(page.getByRole('button', { name: 'Add 300 ml of water' })).toBeVisible()
  const lines = page.locator('.log-lines dt')
  await expect(lines).toHaveText(['Fibre', 'Salt', 'Saturates', 'Magnesium'])
  await page.getByRole('button', { name: 'Add to lunch' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Meal' }).locator('.add-line').last()).toContainText('Magnesium')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(lines).toHaveText(['Fibre', 'Salt', 'Saturates', 'Iron'])
})

test('the evening adds what was had besides, and skips a dose that is not ticked; by keyboard alone @desktop', async ({
  page,
}) => {
  const ann = await withBreakfast(page)
  await page.getByRole('button', { name: 'Close the day' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How did today go?' })
  await dialog.getByRole('button', { name: 'Add 250 ml of water' }).press('Enter')
  await expect(dialog.getByText(/^0\.25 of /)).toBeVisible()
  const dose = dialog.getByRole('checkbox', { name: /Magnesium Complex/ })
  if (await dose.isChecked()) await dose.press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add something not planned' }).press('Enter')
  await page.getByRole('dialog', { name: 'Add Meal' }).getByRole('searchbox').fill('400 kcal pub lunch')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Already logged: 3 foods')).toBeVisible()
  await expect(dialog.getByText('Skips 1. The day counts as complete.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close the day' }).press('Enter')
  await expectSaid(page, 'is closed')
  await expect(page.getByText('Skipped', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 1 taken')).toBeVisible()
  const doses = () => sql('select units from supplement_dose where member_id = $1', [ann.id])
  await expect.poll(doses).toEqual([{ units: 0 }])
  await page.keyboard.press('Control+z')
  await expect.poll(doses).toEqual([])
  await expect(page.getByText('Due 21:00')).toBeVisible()
})

test('without a connection a recent food, a glass and a dose are logged on two devices, and nothing is there twice @phone', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed|Failed to fetch/)
  const ann = await withBreakfast(page)
  const before = await kept(ann.id)
  const other = await browser.newContext()
  const second = await other.newPage()
  await asMemberAgain(second, ann)
  for (const each of [page, second]) {
    await visit(each, LOG)
    // What was eaten before is kept here when the sheet is first opened.
    await each.getByRole('button', { name: 'Add to lunch' }).click()
    await expect(each.getByRole('button', { name: 'Add Porridge with apple' })).toBeVisible()
    await each.getByRole('button', { name: 'Close' }).click()
    await each.waitForLoadState('networkidle')
  }
  for (const [each, around] of [
    [page, context],
    [second, other],
  ] as const) {
    await around.setOffline(true)
    await each.getByRole('button', { name: 'Magnesium Complex at 21:00, taken' }).click()
    await each.getByRole('button', { name: 'Add 250 ml of water' }).click()
    await each.getByRole('button', { name: 'Add to lunch' }).click()
    await each.getByRole('button', { name: 'Add Porridge with apple' }).click()
    await each.getByRole('button', { name: 'Close' }).click()
    await expect(meal(each, 'lunch').locator('[data-entry]')).toHaveCount(1)
    await expect(each.getByText('No connection: what you log is kept here and sent later.')).toBeVisible()
  }
  expect(await kept(ann.id)).toEqual(before)
  await context.setOffline(false)
  await other.setOffline(false)
  for (const each of [page, second])
    await expect(each.getByText('No connection: what you log is kept here and sent later.')).toHaveCount(0)
  // Each device had a lunch and a glass of its own; the dose is one.
  const porridge = 'Porridge with apple at lunch'
  expect(await kept(ann.id)).toEqual([...before, porridge, porridge].toSorted())
  expect(await sql('select ml from diary_water where member_id = $1', [ann.id])).toHaveLength(2)
  expect(await sql('select units from supplement_dose where member_id = $1', [ann.id])).toEqual([{ units: 2 }])
  await visit(page, LOG)
  await expect(meal(page, 'lunch').locator('[data-entry]')).toHaveCount(2)
  await other.close()
})
