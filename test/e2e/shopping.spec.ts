import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asGuest, asMember } from './people.ts'

const LIST = '/dashboard/shopping-list'

const line = (page: Page, name: string) => page.getByRole('checkbox', { name })
const field = (page: Page) => page.getByLabel('Add to the list')

async function add(page: Page, typed: string) {
  await field(page).fill(typed)
  await page
    .locator('form')
    .filter({ has: field(page) })
    .getByRole('button')
    .click()
}

/** Plans 150 g of onion for today, so many times, as the planner does. */
async function planOnions(page: Page, id: string, quarters: number) {
  const status = await page.evaluate(
    async ([id, quarters]) => {
      const day = new Date().toLocaleDateString('sv-SE')
      const what = { kind: 'dish', ref: { kind: 'food', id: 'onion' }, name: 'Onion', grams: 150 }
      const entry = { id, day, meal: 'dinner', place: 0, what, quarters, guestQuarters: 0, time: null, isLocked: false }
      const change = {
        id: crypto.randomUUID(),
        day,
        at: new Date().toISOString(),
        kind: 'plan-changed',
        body: { put: [entry], removed: [] },
      }
      const body = JSON.stringify({ sentAt: new Date().toISOString(), changes: [change] })
      const answer = await fetch('/api/changes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await answer.json()).outcomes[0].ok
    },
    [id, quarters] as const,
  )
  expect(status).toBe(true)
}

test('a guest writes a list, ticks it, takes things off and puts what was bought into the cupboard', async ({
  page,
}) => {
  await asGuest(page)
  await visit(page, LIST)
  await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible()
  await field(page).fill('2 onions, kitchen foil, 200g feta')
  await expect(page.getByRole('list', { name: 'What was understood' })).toContainText('1 block Feta')
  await page.getByRole('button', { name: 'Add 3 lines' }).click()
  await expect(line(page, 'Onions')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Household' })).toBeVisible()
  await expectWellAtBothWidths(page)

  // The whole line ticks.
  await page.getByText('Onions', { exact: true }).click()
  await expect(line(page, 'Onions')).toBeChecked()
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More about Kitchen foil' }).click()
  await expectWellAtBothWidths(page)
  await page.getByLabel('Note').fill('The wide one')
  await page.getByLabel('Note').blur()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('The wide one')).toBeVisible()

  await page.getByRole('button', { name: 'More about Feta' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, 'Feta removed')
  await expect(line(page, 'Feta')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Feta')).toBeVisible()

  await page.getByRole('button', { name: 'Move 1 ticked to the cupboard' }).click()
  const kept = page.waitForResponse(/\/api\/changes/)
  await page.getByRole('button', { name: 'Put in 1' }).click()
  await kept
  await visit(page, '/dashboard/cupboard')
  await expect(page.getByRole('button', { name: /^Onions/ })).toBeVisible()
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: /^Onions/ }).click()
  await page.getByRole('radio', { name: 'A little' }).check()
  await page.getByRole('checkbox', { name: /^Staple/ }).check()
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('a little')).toBeVisible()
})

test('two phones without a connection tick, add and remove at once; joined, nothing is lost @phone', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed: .*\/api\//)
  await asMember(page, 'ann')
  await visit(page, LIST)
  await add(page, 'wholemeal bread, 200g feta')
  await expect(line(page, 'Feta')).toBeVisible()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share list' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('The link').inputValue()
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Anna')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Shared live')).toBeVisible()

  const other = await browser.newContext()
  const toms = await other.newPage()
  await visit(toms, new URL(link).pathname)
  await expect(line(toms, 'Feta')).toBeVisible()
  await toms.getByRole('button', { name: 'More for this list' }).click()
  await toms.getByRole('button', { name: 'My name' }).click()
  await toms.getByRole('textbox', { name: /^Your name/ }).fill('Tom')
  await toms.getByRole('button', { name: 'Done' }).click()

  await page.context().setOffline(true)
  await other.setOffline(true)
  await page.getByText('Wholemeal bread', { exact: true }).click()
  await expect(page.getByText('You, waiting to join')).toBeVisible()
  await add(page, 'kitchen foil')
  await add(toms, '6 eggs')
  await toms.getByRole('button', { name: 'More about Feta' }).click()
  await toms.getByRole('button', { name: 'Remove' }).click()
  await expect(toms.getByText('No signal.')).toBeVisible()

  await page.context().setOffline(false)
  await other.setOffline(false)
  for (const one of [page, toms]) {
    await expect(line(one, 'Wholemeal bread')).toBeChecked()
    await expect(line(one, 'Kitchen foil')).toBeVisible()
    await expect(line(one, 'Eggs')).toBeVisible()
    await expect(line(one, 'Feta')).toHaveCount(0)
  }
  await expect(toms.getByText(/^Anna, /)).toBeVisible()
  await other.close()
})

test('a plan that changes while somebody shops brings a ticked line back with what is missing @phone', async ({
  page,
}) => {
  await asMember(page, 'ann')
  await visit(page, LIST)
  const id = await page.evaluate(() => crypto.randomUUID())
  await planOnions(page, id, 4)
  await visit(page, LIST)
  await page.getByText('Onion', { exact: true }).click()
  await expect(line(page, 'Onion')).toBeChecked()
  await expect(page.getByText(/^Bought/)).toBeVisible()
  await planOnions(page, id, 8)
  await visit(page, LIST)
  await expect(line(page, 'Onion')).not.toBeChecked()
  const changed = page.getByRole('region', { name: 'The plan has changed' })
  await expect(changed.getByRole('listitem')).toHaveText(/Onions more\s*1 to 2\s*needs 1 more/)
  await expectAccessible(page)
  await changed.getByRole('button', { name: 'Got it' }).click()
  await expect(changed).toHaveCount(0)
  await expect(line(page, 'Onion')).not.toBeChecked()
  await expect(page.getByText('needs 1 more')).toBeVisible()
})

test('aisles come in the order of the shop, changed by button, keyboard, mouse and finger; two shops have two @both', async ({
  page,
}) => {
  await asGuest(page)
  await visit(page, LIST)
  await add(page, 'foil, 2 onions, 200g feta')
  await expect(line(page, 'Feta')).toBeVisible()
  const headings = () => page.locator('.shop-aisle h2').allTextContents()
  const first = async (name: string) => {
    await expect.poll(async () => (await headings())[0]).toMatch(name)
  }
  // One after the other: what is pressed next is later than what was answered.
  const kept = async (press: () => Promise<void>) => {
    const answered = page.waitForResponse(/\/api\/changes/)
    await press()
    await answered
  }
  await first('Fruit and vegetables')
  await page.getByRole('button', { name: 'Add a shop of your own' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aisles and shops' })
  await dialog.getByLabel('A shop of your own').fill('Big shop')
  await kept(() => dialog.getByRole('button', { name: 'Add the shop' }).click())
  await expect(dialog.getByRole('button', { name: 'Big shop' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  const order = dialog.getByRole('listitem')
  await kept(() => dialog.getByRole('button', { name: 'Household up' }).click())
  await expect(order.nth(11)).toHaveText('Household')
  await kept(() => dialog.getByRole('button', { name: /^Move Household/ }).press('ArrowUp'))
  await expect(order.nth(10)).toHaveText('Household')
  await expect(dialog.getByRole('button', { name: /^Move Household, 11 of 14/ })).toBeFocused()
  await expect(dialog.getByText('Household is 11 of 14')).toHaveRole('status')

  const from = await dialog.getByRole('button', { name: /^Move Chilled/ }).boundingBox()
  const to = await dialog.getByRole('button', { name: /^Move Fruit/ }).boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 2, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(order.nth(0)).toHaveText('Fruit and vegetables')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 2, { steps: 4 })
  await kept(() => page.mouse.up())
  await expect(order.nth(0)).toHaveText('Chilled')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await first('Chilled')

  await page.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByLabel('Another shop').fill('Corner shop')
  await kept(() => dialog.getByRole('button', { name: 'Add the shop' }).click())
  await kept(() => dialog.getByRole('button', { name: 'Chilled down' }).click())
  await expect(order.nth(1)).toHaveText('Chilled')
  await dialog.getByLabel('Name of the shop').fill('Greengrocer')
  await kept(() => dialog.getByRole('button', { name: 'Rename' }).click())
  await dialog.getByRole('button', { name: 'Close' }).click()
  await first('Fruit and vegetables')

  // The shop that this device is in is kept, and so is each order.
  await visit(page, LIST)
  await expect(page.getByRole('button', { name: 'Greengrocer' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Big shop' }).click()
  await first('Chilled')
  await page.getByRole('button', { name: 'Most shops' }).click()
  await first('Fruit and vegetables')
  await page.getByRole('button', { name: 'Big shop' }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await kept(() => dialog.getByRole('button', { name: 'Remove this shop' }).click())
  await expect(dialog.getByRole('button', { name: 'Big shop' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: 'Big shop' })).toHaveAttribute('aria-pressed', 'true')
})

test('a cupboard takes what is typed without a connection, and asks what past days have cooked @phone', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed: .*\/(?:api|assets)\//)
  await asMember(page, 'ann')
  await visit(page, '/dashboard/cupboard')
  const typed = page.getByLabel('Search the cupboard, or add to it')
  await page.context().setOffline(true)
  await typed.fill('600g basmati rice')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Just added' })).toBeVisible()
  await expect(page.getByText('Your 1 change is kept on this device and joins the cupboard')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Basmati rice/ })).toContainText('600 g')
  await expect(page.getByRole('heading', { name: 'Just added' })).toHaveCount(0)

  // It is there since three days, and was cooked with yesterday.
  await page.evaluate(async () => {
    // Of the calendar: a day on which clocks change has no 24 hours.
    const dayAgo = (days: number) => {
      const date = new Date()
      date.setDate(date.getDate() - days)
      return date.toLocaleDateString('sv-SE')
    }
    const send = (kind: string, body: object) => {
      const at = new Date().toISOString()
      const changes = [{ id: crypto.randomUUID(), day: dayAgo(0), at, kind, body }]
      const headers = { 'content-type': 'application/json' }
      return fetch('/api/changes', { method: 'POST', headers, body: JSON.stringify({ sentAt: at, changes }) })
    }
    const item = { name: 'Basmati rice', level: 'plenty', grams: 600, since: dayAgo(3), useBy: null, isStaple: false }
    await send('cupboard-set', { items: [{ key: 'food:basmati-rice', item }] })
    const what = { kind: 'dish', ref: { kind: 'food', id: 'basmati-rice' }, name: 'Rice', grams: 175 }
    const entry = { id: crypto.randomUUID(), day: dayAgo(1), meal: 'dinner', place: 0, what, quarters: 4 }
    await send('plan-changed', { put: [{ ...entry, guestQuarters: 0, time: null, isLocked: false }], removed: [] })
  })
  await visit(page, LIST)
  await expect(page.getByText('The plan has cooked with 1 thing since.')).toBeVisible()
  await visit(page, '/dashboard/cupboard')
  const asked = page.getByRole('region', { name: 'Was this cooked?' })
  await expect(asked.getByRole('listitem')).toContainText('about 425 g left')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Take 1 off' }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Basmati rice/ })).toContainText('425 g')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Basmati rice/ })).toContainText('600 g')
  await asked.getByRole('button', { name: 'It is all still there' }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Basmati rice/ })).toContainText('600 g')
})

test('what is at home leads to recipes, staples are chosen once', async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, '/dashboard/cupboard')
  await page.getByRole('button', { name: 'Choose staples' }).click()
  await page.getByRole('checkbox', { name: 'Salt', exact: true }).check()
  await page.getByRole('button', { name: 'Put in 1' }).click()
  await expect(page.getByRole('button', { name: /^Salt/ })).toBeVisible()
  await page.getByLabel('Search the cupboard, or add to it').fill('500g red lentils')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Dried red lentils/ })).toBeVisible()
  await page.getByRole('link', { name: 'Cook with what I have' }).click()
  await expect(page).toHaveURL(/have=dried\+red\+lentils/)
  await visit(page, '/recipes')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('link', { name: 'From my cupboard' }).click()
  await expect(page).toHaveURL(/have=dried\+red\+lentils/)
})

test('things are picked from the aisles instead of typed, what was bought before first @phone', async ({ page }) => {
  await asGuest(page)
  await visit(page, LIST)
  await page.getByRole('button', { name: 'Browse the aisles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Browse the aisles' })
  await dialog.locator('summary', { hasText: /^Chilled/ }).click()
  await dialog.getByRole('checkbox', { name: 'Feta', exact: true }).check()
  await dialog.getByLabel('Find in the aisles').fill('red lentils')
  await dialog.getByRole('checkbox', { name: 'Dried red lentils' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2' }).click()
  await expect(line(page, 'Dried red lentils')).toBeVisible()
  await expect(line(page, 'Feta')).toBeVisible()
  // Understood, so that the next answer is the tick's.
  await expect(page.getByRole('heading', { name: /^Chilled/ })).toBeVisible()
  const ticked = page.waitForResponse(/\/api\/changes/)
  await page.getByText('Feta', { exact: true }).click()
  await ticked
  await page.getByRole('button', { name: 'Browse the aisles' }).click()
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName('Feta')
  await dialog.locator('summary', { hasText: /^Rice/ }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Dried red lentils/ })).toBeDisabled()
})

test('a visitor looks at the sample member’s list, cannot change it, and makes it their own', async ({ page }) => {
  await visit(page, LIST)
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(line(page, 'Kitchen foil')).toBeDisabled()
  await expectAccessible(page, ['light'])
  await page.getByRole('button', { name: 'Make this list mine' }).click()
  await expect(line(page, 'Kitchen foil')).toBeEnabled()
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  await page.getByText('Kitchen foil', { exact: true }).click()
  await expect(line(page, 'Kitchen foil')).toBeChecked()
  await visit(page, '/dashboard/meal-planner')
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
})

test('a visitor starts with an empty cupboard of their own', async ({ page }) => {
  await visit(page, '/dashboard/cupboard')
  await page.getByRole('button', { name: 'Start a cupboard of my own' }).click()
  await expect(page.getByRole('heading', { name: 'Your cupboard is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose staples' })).toBeVisible()
})
