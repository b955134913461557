import type { Page } from '@playwright/test'
import { addDays, dayOf, WEEKDAYS, weekdayOf } from '../../modules/calendar/day.ts'
import { dateText } from '../../modules/calendar/words.ts'
import { FAR_YEAR } from '../later.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { finger, middle, stillness } from './finger.ts'
import { expect, expectAccessible, expectFits, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const WEEK = `/dashboard/meal-planner?from=${FAR_YEAR}-11-23`
const DAY = `${WEEK}&day=${FAR_YEAR}-11-26&view=day`
const DAL = '9000000301'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first()
const meal = (page: Page, day: string, name: string) =>
  page.locator(`[data-meal="${name}"][data-day="${FAR_YEAR}-11-${day}"]:visible`)
const entry = (page: Page, name: string) => page.locator(`[data-entry][data-name="${name}"]:visible`)

/** What is planned for a meal, from the server, as another browser of the same person would see it. */
async function planned(page: Page, day: string, name: string) {
  await visit(page, WEEK)
  return meal(page, day, name).locator('[data-entry]')
}

test('a visitor fills a day of their own without an account @both', { tag: ['@core', '@firefox'] }, async ({
  page,
}) => {
  await visit(page, DAY)
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(entry(page, 'Eating out')).toBeVisible()
  await button(page, 'Start with an empty week').click()
  await expect(page.getByText('No meals planned. Click + to add a meal.').and(page.locator(':visible'))).toHaveCount(4)
  await expectAccessible(page)

  await button(page, 'Add to Thursday dinner').click()
  const sheet = page.getByRole('dialog', { name: 'Add to Thursday’s dinner' })
  await expect(sheet.getByText('2,000 kcal left on Thursday')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Suggested Recipes' })).toBeVisible()
  for (const chip of ['Vegan', '30 min']) await sheet.getByRole('button', { name: chip, exact: true }).click()
  await sheet.getByRole('searchbox', { name: 'Search recipes' }).fill('black bean')
  await expect(sheet.getByRole('button', { name: /^Add / }).first()).toHaveText(/Black bean and sweetcorn rice/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Add Black bean and sweetcorn rice/ }).click()
  await expectSaid(page, 'Black bean and sweetcorn rice added to Thursday')
  await expect(page.getByRole('progressbar', { name: 'Calories' })).toHaveAttribute(
    'aria-valuetext',
    '517 of 2,000 kcal',
  )

  await button(page, /^Change Black bean/).click()
  const menu = page.getByRole('dialog', { name: 'Black bean and sweetcorn rice' })
  await menu.getByRole('spinbutton', { name: 'Servings' }).press('ArrowUp')
  await expect(menu.getByRole('spinbutton', { name: 'Servings' })).toHaveAttribute('aria-valuetext', '1¼ servings')
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, 'Black bean and sweetcorn rice removed from Thursday dinner')
  await expect(entry(page, 'Black bean and sweetcorn rice')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(entry(page, 'Black bean and sweetcorn rice')).toContainText('1¼ servings')
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)

  // It is theirs, on the server too.
  await visit(page, DAY)
  await expect(entry(page, 'Black bean and sweetcorn rice')).toContainText('1¼ servings')
})

test('what is cooked and eaten is told with one tap each, stays when planned again, and is bought no more @phone', async ({
  page,
}) => {
  await visit(page, '/dashboard/meal-planner')
  await button(page, 'Start with an empty week').click()
  await button(page, /^Add to .* dinner$/).click()
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('black bean')
  await page.getByRole('button', { name: /^Add Black bean and sweetcorn rice/ }).click()
  await expectSaid(page, 'Black bean and sweetcorn rice added')
  const rice = entry(page, 'Black bean and sweetcorn rice')
  await rice.getByRole('button', { name: 'Cooked, Black bean and sweetcorn rice', exact: true }).click()
  await expectSaid(page, 'Black bean and sweetcorn rice: cooked')
  await expect(rice.getByRole('button', { name: 'Cooked' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expectFits(page)
  const kept = page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith('/meal-planner.data'))
  await rice.getByRole('button', { name: 'Eaten' }).click()
  await expectSaid(page, 'Black bean and sweetcorn rice: eaten')
  // A diary is kept by nobody who does not want one; the plan says so all the same.
  await button(page, 'Not now').click()
  await kept
  await visit(page, '/dashboard/shopping-list')
  await expect(page.getByText('0 meals from the plan')).toBeVisible()
  await expect(page.getByText('Black bean and sweetcorn rice')).toHaveCount(0)

  await visit(page, '/dashboard/meal-planner')
  await button(page, 'Plan my week').click()
  await expect(page.getByRole('status').filter({ hasText: /^Planned in / })).toBeVisible()
  await button(page, 'Plan again').click()
  await expectSaid(page, 'meals planned')
  await expect(rice.first()).toContainText('Eaten')
})

test('what is no recipe is planned too: a food, leftovers, eating out, a note', async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, DAY)
  const add = async (mealName: string, tab: string) => {
    await button(page, `Add to Thursday ${mealName}`).click()
    await page.getByRole('tab', { name: tab }).click()
    return page.getByRole('tabpanel')
  }
  const food = await add('snack', 'Food')
  await food.getByRole('searchbox').fill('apple')
  await food
    .getByRole('button', { name: /^Apple\b/ })
    .first()
    .click()
  await food.getByLabel(/How much apple/).fill('150')
  await food.getByRole('button', { name: 'Add' }).click()
  await expect(entry(page, 'Apple')).toContainText('77 kcal')
  const out = await add('dinner', 'Eating out')
  await out.getByLabel(/Where/).fill('With Priya')
  await out.getByLabel(/Keep free/).fill('700')
  await out.getByRole('button', { name: 'Add' }).click()
  await expect(
    page.getByText('77 of 1,300 kcal, 700 kcal kept free').and(page.locator(':visible')).first(),
  ).toBeVisible()
  const note = await add('lunch', 'Note')
  await note.getByLabel('Note').fill('Buy candles')
  await note.getByRole('button', { name: 'Add' }).click()
  await expect(entry(page, 'Buy candles')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('meals are carried by mouse and by keys, and taken back @desktop', async ({ page }) => {
  await visit(page, WEEK)
  await expectAccessible(page)
  const chilli = meal(page, '27', 'dinner').locator('[data-entry]')
  await expect(chilli).toHaveAttribute('data-name', 'Three-bean chilli')
  // What carries is fetched with the first sign of somebody.
  await page.mouse.move(400, 400)
  await expect(page.locator('.planner > [aria-live=assertive]')).toBeAttached()
  await chilli.scrollIntoViewIfNeeded()
  await chilli.hover()
  await page.mouse.down()
  const target = await meal(page, '28', 'snack').boundingBox()
  if (!target) throw new Error('There is no such meal')
  await page.mouse.move(target.x + 60, target.y + 40, { steps: 12 })
  await expect(page.locator('.plan-ghost-label')).toHaveText(
    'Swap Three-bean chilli and Beetroot houmous with chickpeas',
  )
  await page.mouse.up()
  await expect(meal(page, '28', 'snack').locator('[data-entry]')).toHaveAttribute('data-name', 'Three-bean chilli')
  await expect(page).toHaveURL(/meal-planner/)

  const dal = meal(page, '23', 'dinner').locator('[data-lift]')
  await dal.focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(meal(page, '24', 'snack').locator('[data-entry]')).toHaveAttribute('data-name', 'Red lentil dal')
  await expect(meal(page, '24', 'snack').locator('[data-lift]')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(meal(page, '24', 'snack').locator('[data-entry]')).toHaveAttribute('data-name', 'Red lentil dal')

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(meal(page, '23', 'dinner').locator('[data-entry]')).toHaveAttribute('data-name', 'Red lentil dal')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(chilli).toHaveAttribute('data-name', 'Three-bean chilli')
  await expect(await planned(page, '27', 'dinner')).toHaveAttribute('data-name', 'Three-bean chilli')
})

test('a finger that rests on a meal carries it to another meal and to another day; one that moves at once does not @phone', async ({
  page,
}) => {
  await visit(page, `${WEEK}&day=${FAR_YEAR}-11-27&view=day`)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(page.locator('.planner > [aria-live=assertive]')).toBeAttached()
  const hand = await finger(page)
  const chilli = entry(page, 'Three-bean chilli')
  const ghost = page.locator('.plan-ghost-label')
  const held = async () => {
    await chilli.evaluate(card => card.scrollIntoView({ block: 'center' }))
    await stillness(page)
    const at = await middle(page, '[data-entry][data-name="Three-bean chilli"]')
    await hand.down(at.x, at.y)
    await expect(page.locator('.plan-ghost')).toBeAttached()
    return at
  }

  // Who scrolls takes nothing along.
  await chilli.evaluate(card => card.scrollIntoView({ block: 'center' }))
  await stillness(page)
  const start = await middle(page, '[data-entry][data-name="Three-bean chilli"]')
  await hand.down(start.x, start.y)
  for (const far of [20, 60, 120, 180]) await hand.to(start.x, start.y - far)
  await hand.up()
  await expect(page.locator('.plan-ghost')).toHaveCount(0)
  await stillness(page)
  await expect(meal(page, '27', 'dinner').locator('[data-entry]')).toHaveAttribute('data-name', 'Three-bean chilli')

  const from = await held()
  const lunch = await middle(page, `[data-meal="lunch"][data-day="${FAR_YEAR}-11-27"] [data-entry]`)
  for (const share of [0.25, 0.5, 0.75, 1])
    await hand.to(from.x + share * (lunch.x - from.x), from.y + share * (lunch.y - from.y))
  await expect(ghost).toHaveText(/^Swap Three-bean chilli and Lentil salad/)
  await hand.up()
  await expectSaid(page, 'swapped')
  await expect(meal(page, '27', 'lunch').locator('[data-entry]')).toHaveAttribute('data-name', 'Three-bean chilli')

  // Held at the upper edge the page comes along, until the days can be reached.
  const again = await held()
  await hand.to(again.x, again.y - 30)
  await hand.to(again.x, 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const thursday = await middle(page, `.plan-day[data-day="${FAR_YEAR}-11-26"]`)
  await hand.to(thursday.x, thursday.y)
  await expect(ghost).toHaveText('Move to Thursday lunch')
  await hand.up()
  await expectSaid(page, 'Three-bean chilli moved to Thursday lunch')
  await expect(chilli).toHaveCount(0)

  // A finger that wipes to the side opens the next day.
  const day = await middle(page, '.plan-day-head')
  await hand.down(day.x, day.y)
  for (const far of [20, 60, 100]) await hand.to(day.x + far, day.y)
  await hand.up()
  await expect(page).toHaveURL(new RegExp(`day=${FAR_YEAR}-11-26`))
  await expect(meal(page, '26', 'lunch').locator('[data-name="Three-bean chilli"]')).toBeVisible()
})

test('a cook that is moved behind its leftovers asks what becomes of them @desktop', async ({ page }) => {
  await visit(page, WEEK)
  await button(page, /^Change Red lentil dal, Monday dinner/).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Move or swap' }).click()
  await sheet.getByLabel('Day').selectOption(`${FAR_YEAR}-11-26`)
  await sheet.getByRole('button', { name: 'Move here' }).click()
  const question = page.getByRole('dialog', { name: 'What about the leftovers?' })
  await expect(question).toContainText('Red lentil dal is left over for Tuesday, but would be cooked on Thursday.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Put it back' }).click()
  await expect(meal(page, '23', 'dinner').locator('[data-entry]')).toHaveAttribute('data-name', 'Red lentil dal')

  await page.mouse.move(400, 400)
  // A line leads from the cook to what is left over, for the one that somebody looks at.
  const line = page.locator('.plan-leftover-lines path')
  await meal(page, '24', 'lunch').locator('[data-entry]').hover()
  await expect(line).toHaveCount(1)
  const [cooked, left, drawn] = await Promise.all(
    [meal(page, '23', 'dinner').locator('[data-entry]'), meal(page, '24', 'lunch').locator('[data-entry]'), line].map(
      each => each.boundingBox(),
    ),
  )
  // Half of its width stands over at both ends.
  const strokePx = 1
  expect(drawn?.x).toBeCloseTo((cooked?.x ?? 0) + (cooked?.width ?? 0) - strokePx, 0)
  expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeCloseTo((left?.x ?? 0) + strokePx, 0)
  await meal(page, '25', 'lunch').locator('[data-entry]').hover()
  await expect(line).toHaveCount(0)

  const dal = meal(page, '23', 'dinner').locator('[data-lift]')
  await dal.focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space'])
    await page.keyboard.press(key)
  await question.getByRole('button', { name: 'Move them along, to Friday' }).click()
  await expectSaid(page, 'and its leftovers with it')
  await expect(meal(page, '26', 'snack').locator('[data-name="Red lentil dal"]')).toContainText('Cook 1¾, keep ¾')
  await expect(meal(page, '27', 'lunch').locator('[data-name="Red lentil dal"]')).toContainText('Left from Thursday')
})

test('what is left for longer than the fridge keeps it goes to the freezer, and both evenings say so', async ({
  page,
}) => {
  await visit(page, `${WEEK}&day=${FAR_YEAR}-11-24&view=day`)
  await button(page, /^Change Red lentil dal, Tuesday lunch/).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Move or swap' }).click()
  await sheet.getByLabel('Day').selectOption(`${FAR_YEAR}-11-26`)
  await sheet.getByRole('button', { name: 'Move here' }).click()
  await expectSaid(page, 'Red lentil dal')
  const on = (day: string) => visit(page, `${WEEK}&day=${FAR_YEAR}-11-${day}&view=day`)
  await on('26')
  await expect(entry(page, 'Red lentil dal')).toContainText('Left from Monday, from the freezer')
  await on('25')
  const evening = page.getByRole('region', { name: 'The evening before' }).and(page.locator(':visible')).first()
  await expect(evening).toContainText('Move it from the freezer to the fridge to thaw.')
  await on('23')
  await expect(entry(page, 'Red lentil dal')).toContainText('Cook 1¾, freeze ¾, thaw on Wednesday')
  await expect(evening).toContainText('Freeze ¾ serving.')
  await button(page, /^Change Red lentil dal/).click()
  await sheet.getByRole('button', { name: /^Leftovers/ }).click()
  await sheet.getByLabel('Eaten on').selectOption(`${FAR_YEAR}-11-28`)
  await expect(sheet.getByText('freeze it once it has cooled, and thaw it in time')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Eaten on').selectOption(`${FAR_YEAR}-11-25`)
  await expect(sheet.getByText('freeze it once it has cooled')).toHaveCount(0)
})

test('what is baked comes by the tin, on the card and on the list; the size of meals is chosen once', async ({
  page,
}) => {
  await asMember(page, 'ann')
  await visit(page, '/recipes/9000000831')
  for (const name of ['breakfast', 'snack']) {
    await button(page, 'Add to plan: Fruit scones').click()
    const dialog = page.getByRole('dialog', { name: 'Add to plan' })
    await dialog.getByLabel('Meal').selectOption(name)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expectSaid(page, 'Fruit scones added to today')
  }
  await visit(page, '/dashboard/meal-planner')
  await expect(entry(page, 'Fruit scones').first()).toContainText('Bake all 8, freeze 7')
  await expect(entry(page, 'Fruit scones').last()).toContainText('Baked on')
  await page.getByText('Change the rules').click()
  const any = page.getByRole('switch', { name: 'Meals of any size' })
  await expect(any).not.toBeChecked()
  await any.click()
  await expectSaid(page, 'Meals may be of any size')
  await expectAccessible(page)
  await visit(page, '/dashboard/shopping-list')
  await expect(page.getByRole('listitem').filter({ hasText: 'Self-raising flour' })).toContainText('Fruit scones 350 g')
  await visit(page, '/dashboard/meal-planner')
  await page.getByText('Change the rules').click()
  await expect(any).toBeChecked()
})

test('without a connection a plan is changed all the same, and sent later; another tab follows @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  await asMember(page, 'ann')
  await visit(page, `/recipes/${DAL}`)
  await button(page, 'Add to plan: Red lentil dal').click()
  const dialog = page.getByRole('dialog', { name: 'Add to plan' })
  await dialog.getByLabel('Meal').selectOption('lunch')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expectSaid(page, 'Red lentil dal added to today')
  await visit(page, '/dashboard/meal-planner')
  const other = await context.newPage()
  await visit(other, '/dashboard/meal-planner')
  const here = entry(page, 'Red lentil dal')
  await expect(here).toBeVisible()
  // Whatever a press needs is fetched by now.
  await button(page, /^Change Red lentil dal/).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(true)
  await button(page, /^Change Red lentil dal/).click()
  await page.getByRole('spinbutton', { name: 'Servings' }).press('ArrowUp')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(here).toContainText('×1¼')
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toHaveCount(0)
  await expect(entry(other, 'Red lentil dal')).toContainText('×1¼')
})

test('a dish gives way to something like it, and an evening says what is begun for tomorrow', async ({ page }) => {
  await visit(page, `${WEEK}&day=${FAR_YEAR}-11-23&view=day`)
  const evening = page.getByRole('region', { name: 'The evening before' })
  await expect(evening).toContainText('Bircher muesli')
  await expect(evening).toContainText('For Tuesday, 10 min')
  await button(page, /^Change Red lentil dal/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Something like it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Something like Red lentil dal' })
  const choices = sheet.getByRole('button', { name: /^Take / })
  await expect(choices.first()).toContainText(/protein/)
  await expectAccessible(page)
  const name = ((await choices.first().locator('.plan-found-name').textContent()) ?? '').replace(/^Take\s*/, '')
  await choices.first().click()
  await expectSaid(page, `${name} in place of Red lentil dal`)
  // What is left over is left over from it now.
  await expect(entry(page, name)).toContainText('Cook 1¾, keep ¾')
  await button(page, new RegExp(`^Change ${name}`)).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Something like it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pick one for me' }).click()
  await expectSaid(page, `in place of ${name}`)
  await expect(entry(page, name)).toHaveCount(0)
})

test('a week is printed on one sheet, without what is around it @desktop', async ({ page }) => {
  await visit(page, WEEK)
  await page.emulateMedia({ media: 'print' })
  for (const around of ['.sidebar', '.dashboard-top', 'footer', '.plan-actions', '.plan-one-day', '.plan-below'])
    await expect(page.locator(around).first()).toBeHidden()
  await expect(meal(page, '27', 'dinner').getByText('Three-bean chilli')).toBeVisible()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a week is kept under a name and laid on later days; a month shows it @desktop', async ({ page }) => {
  await visit(page, WEEK)
  const tools = async (name: string) => {
    await button(page, 'More for this plan').click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await tools('Save these days, or use saved ones')
  await page.getByLabel('Keep this week under a name').fill('Autumn')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expectSaid(page, 'Kept as Autumn')
  await tools('Save these days, or use saved ones')
  await page.getByRole('button', { name: /^Autumn/ }).click()
  await page.getByLabel('From').fill(`${FAR_YEAR}-12-07`)
  await page.getByLabel('To', { exact: true }).fill(`${FAR_YEAR}-12-20`)
  await page.getByRole('button', { name: 'Use Autumn here' }).click()
  await expectSaid(page, 'Autumn laid on 7 to 20 December')
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  await visit(page, `/dashboard/meal-planner?day=${FAR_YEAR}-12-10&view=month`)
  await expect(page.getByRole('link', { name: new RegExp(`^18 December ${FAR_YEAR}:.*Bircher muesli`) })).toBeVisible()
  await expect(
    page.getByRole('link', { name: new RegExp(`^21 December ${FAR_YEAR}:\\s*nothing planned`) }),
  ).toBeVisible()
  await expectAccessible(page)
})

test.describe('in a browser far from the member’s calendar', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('a meal planned for Tuesday is on Tuesday, and stays there when the member moves @desktop', async ({ page }) => {
    const ann = await asMember(page, 'ann')
    const livesIn = (zone: string) =>
      sql(
        `insert into member_calendar (member_id, zone, zone_is_chosen, first_day_of_week, changed_at)
         values ($1, $2, true, 'monday', ${sqlNow()}) on conflict (member_id) do update set zone = excluded.zone`,
        [ann.id, zone],
      )
    await livesIn('Pacific/Auckland')
    await visit(page, '/dashboard/meal-planner')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' })
    const shownAsToday = () => page.locator('.plan-day', { hasText: ', today' }).getAttribute('data-day')
    // Midnight may pass between the two.
    await expect.poll(async () => (await shownAsToday()) === today.format(new Date())).toBe(true)

    // Clocks go forward in London on the last Sunday of March, and back in Auckland on the Sunday after.
    const end = dayOf(`${new Date().getUTCFullYear() + 1}-03-31`)
    const monday = addDays(end, 1 - WEEKDAYS.indexOf(weekdayOf(end)))
    const tuesday = addDays(monday, 1)
    const week = `/dashboard/meal-planner?from=${monday}&day=${tuesday}`
    await visit(page, week)
    await button(page, 'Add to Tuesday dinner').click()
    await page.getByRole('tab', { name: 'Note' }).click()
    const note = page.getByRole('tabpanel')
    await note.getByLabel('Note').fill('Fish from the van')
    await note.getByRole('button', { name: 'Add' }).click()
    await expect(entry(page, 'Fish from the van')).toBeVisible()
    for (const zone of ['Pacific/Auckland', 'Europe/London', 'America/Los_Angeles']) {
      await livesIn(zone)
      await visit(page, week)
      const cell = page.locator('[data-meal="dinner"]:visible', { hasText: 'Fish from the van' })
      await expect(cell).toHaveAttribute('data-day', tuesday)
      await expect(cell).toHaveAttribute('data-where', 'Tuesday dinner')
      await visit(page, `${week}&view=day`)
      await expect(page.getByRole('heading', { name: `Tuesday ${dateText(tuesday).slice(0, -5)}` })).toBeVisible()
      await expect(entry(page, 'Fish from the van')).toBeVisible()
      await visit(page, `${week}&view=month`)
      await expect(
        page.getByRole('link', { name: new RegExp(`^${dateText(tuesday)}:.*Fish from the van`) }),
      ).toBeVisible()
    }
  })
})
