import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { quickEntry } from '../../modules/food-log/quick-entry.ts'
import { sendChange } from './changes.ts'
import { sql } from './database.ts'
import { finger, middle, stillness } from './finger.ts'
import {
  everythingSent,
  expect,
  expectAccessible,
  expectSaid,
  expectWellAtBothWidths,
  fileThere,
  test,
  visit,
} from './journey.ts'
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

test('a whole meal is copied to another meal and day, and kept as a meal of one’s own', async ({ page }) => {
  const ann = await withBreakfast(page)
  const before = await kept(ann.id)
  // Both rows tell their energy alone: of macros nothing is known, in the meal and in the day.
  const head = meal(page, 'breakfast').locator('.log-meal-head')
  await expect(head.locator('[aria-label="Protein not known"]')).toBeAttached()
  const totals = page.getByRole('region', { name: 'Totals of the day' })
  await expect(totals.getByRole('img', { name: 'Not known' })).toHaveCount(3)
  await expect(totals).toContainText(/Up to [\d,]+ g left/)
  await page.getByRole('button', { name: 'More for breakfast' }).click()
  const sheet = page.getByRole('dialog', { name: 'Breakfast' })
  await expectWellAtBothWidths(page)
  await sheet.getByRole('button', { name: 'Copy to other days or another meal' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy breakfast' })
  await copy.getByRole('checkbox', { name: 'Today' }).check()
  await copy.getByRole('checkbox', { name: 'Tomorrow' }).check()
  await copy.getByLabel('Meal').selectOption('snack')
  await expectWellAtBothWidths(page)
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
  await page.mouse.move(300, 300)
  await fileThere(page, 'carry-rows')
  await page.waitForLoadState('networkidle')
  await row(page, 'Black coffee').evaluate(each => each.scrollIntoView({ block: 'center' }))
  await stillness(page)
  // What carries is there a moment after it was fetched: until then a press takes nothing up.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.mouse.up()
    const [from, to] = [
      await middle(page, '[data-entry][data-name="Black coffee"]'),
      await middle(page, '[data-meal="lunch"]'),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(page.locator('.plan-ghost-label')).toHaveText('Move to lunch', { timeout: 10_000 })
  }).toPass()
  await page.mouse.up()
  await expectSaid(page, 'Black coffee moved to lunch')
  await expect.poll(() => kept(ann.id)).toEqual(['Black coffee at lunch', 'Porridge with apple at breakfast'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => kept(ann.id)).toEqual(['Black coffee at breakfast', 'Porridge with apple at breakfast'])
})

test('a finger that rests on a row carries it to another meal, and one that wipes opens the day before @phone', async ({
  page,
}) => {
  const ann = await withBreakfast(page)
  await page.getByRole('heading', { level: 1 }).tap()
  await fileThere(page, 'carry-rows')
  await page.waitForLoadState('networkidle')
  const hand = await finger(page)
  await row(page, 'Black coffee').evaluate(each => each.scrollIntoView({ block: 'center' }))
  await stillness(page)
  const from = await middle(page, '[data-entry][data-name="Black coffee"]')
  await hand.down(from.x, from.y)
  await expect(page.locator('.plan-ghost')).toBeAttached()
  const lunch = await middle(page, '[data-meal="lunch"]')
  for (const share of [0.25, 0.5, 0.75, 1])
    await hand.to(from.x + share * (lunch.x - from.x), from.y + share * (lunch.y - from.y))
  await expect(page.locator('.plan-ghost-label')).toHaveText('Move to lunch')
  await hand.up()
  await expectSaid(page, 'Black coffee moved to lunch')
  await expect.poll(() => kept(ann.id)).toEqual(['Black coffee at lunch', 'Porridge with apple at breakfast'])
  await expect(page).toHaveURL(/daily-log$/)

  await page.locator('.log-meals-head').evaluate(each => each.scrollIntoView({ block: 'center' }))
  await stillness(page)
  const head = await middle(page, '.log-meals-head h2')
  await hand.down(head.x, head.y)
  for (const far of [20, 60, 100]) await hand.to(head.x + far, head.y)
  await hand.up()
  await expect(page).toHaveURL(new RegExp(`day=${addDays(TODAY, -1)}`))
})

test('what a glass holds and which nutrients stand first is chosen, and taken back', async ({ page }) => {
  await withBreakfast(page)
  await page.getByRole('button', { name: 'Log settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log settings' })
  await dialog.getByRole('textbox', { name: /^Your glass/ }).fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a glass from 50 ml to 2 litres.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Your glass/ }).fill('300')
  for (const name of ['Iron', 'Salt']) await dialog.getByRole('checkbox', { name }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Magnesium' }).check()
  await expect(dialog.getByText('Fibre, Saturates, Magnesium.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectSaid(page, 'Your log’s settings are saved')
  await expect(page.getByRole('button', { name: 'Add 300 ml of water' })).toBeVisible()
  const lines = page.locator('.log-lines dt')
  await expect(lines).toHaveText(['Fibre', 'Saturates', 'Magnesium'])
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
  await expect(page.getByRole('dialog', { name: / is closed$/ })).toBeVisible()
  await expect(page.getByText('Skipped', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 1 taken')).toBeVisible()
  const doses = () => sql('select units from supplement_dose where member_id = $1', [ann.id])
  await expect.poll(doses).toEqual([{ units: 0 }])
  await page.keyboard.press('Control+z')
  await expect.poll(doses).toEqual([])
  await expect(page.getByText('Due 21:00')).toBeVisible()
})

test('a supplement that is typed with food ticks its dose once, and goes back with it', async ({ page }) => {
  const ann = await withBreakfast(page)
  const before = await kept(ann.id)
  const doses = () => sql('select units from supplement_dose where member_id = $1', [ann.id])
  await page.getByRole('button', { name: 'Add to lunch' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Meal' })
  const box = sheet.getByRole('searchbox', { name: 'Food and amount' })
  await box.fill('banana, magnesium complex')
  await expect(sheet.getByText('2 capsules: adding it ticks the dose')).toBeVisible()
  await expectWellAtBothWidths(page)
  await box.press('Enter')
  await expectSaid(page, 'Banana and Magnesium Complex added to lunch')
  await expect(page.getByText('1 of 1 taken')).toBeVisible()
  await expect.poll(doses).toEqual([{ units: 2 }])

  await page.getByRole('button', { name: 'Add to dinner' }).click()
  await box.fill('magnesium complex')
  await expect(sheet.getByText('It’s already ticked for this day, and counts once.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(doses).toEqual([])
  await expect.poll(() => kept(ann.id)).toEqual(before)
})

test('a note is kept by leaving its day or its page, though its field is never left', async ({ page }) => {
  const ann = await withBreakfast(page)
  const notes = () =>
    sql('select day::text as day, note from diary_day where member_id = $1 and note <> $2 order by day', [ann.id, ''])
  const box = page.getByRole('textbox', { name: 'Note' })
  await box.fill('Slept well')
  // A tap on a phone follows a link and leaves the focus where it is.
  const press = (link: Locator) => link.evaluate((there: HTMLElement) => there.click())
  await press(page.locator(`a[data-day="${addDays(TODAY, -1)}"]`))
  await expect(page).toHaveURL(/day=/)
  await expect.poll(notes).toEqual([{ day: TODAY, note: 'Slept well' }])
  await expect(box).toHaveValue('')
  await box.fill('Tea at ten')
  await press(page.locator('a[href="/dashboard/progress"]').first())
  await expect.poll(notes).toEqual([
    { day: addDays(TODAY, -1), note: 'Tea at ten' },
    { day: TODAY, note: 'Slept well' },
  ])
})

test('notes are searched, and answered with days that open', async ({ page }) => {
  await withBreakfast(page)
  await page.getByRole('button', { name: 'Search your notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search your notes' })
  await expect(dialog.getByText('You haven’t written any notes yet. There’s room for one a day.')).toBeVisible()
  const monday = addDays(TODAY, -40)
  await sendChange(page, 'diary-day-set', { days: [{ day: monday, note: 'Slept badly after late coffee' }] })
  const box = dialog.getByRole('searchbox', { name: 'Words in a note' })
  await box.fill('tea')
  await expect(dialog.getByText('No note has “tea”.')).toBeVisible()
  await box.fill('COFFEE slept')
  await expect(dialog.getByText('One day', { exact: true })).toBeVisible()
  await expectWellAtBothWidths(page)
  await dialog.getByRole('link').press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${monday}`))
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Slept badly after late coffee')
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
    await each.getByRole('button', { name: 'Close', exact: true }).click()
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
    await each.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(meal(each, 'lunch').locator('[data-entry]')).toHaveCount(1)
    await expect(
      each.getByText('No connection. What you log is kept here and sent when you’re back online.'),
    ).toBeVisible()
  }
  expect(await kept(ann.id)).toEqual(before)
  await context.setOffline(false)
  await other.setOffline(false)
  for (const each of [page, second])
    await expect(
      each.getByText('No connection. What you log is kept here and sent when you’re back online.'),
    ).toHaveCount(0)
  for (const each of [page, second]) await everythingSent(each)
  // Each device had a lunch and a glass of its own; the dose is one.
  const porridge = 'Porridge with apple at lunch'
  expect(await kept(ann.id)).toEqual([...before, porridge, porridge].toSorted())
  expect(await sql('select ml from diary_water where member_id = $1', [ann.id])).toHaveLength(2)
  expect(await sql('select units from supplement_dose where member_id = $1', [ann.id])).toEqual([{ units: 2 }])
  await visit(page, LOG)
  await expect(meal(page, 'lunch').locator('[data-entry]')).toHaveCount(2)
  await other.close()
})
