import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSaid, test, visit } from './journey.ts'
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

test('a guest writes a list, ticks it, takes things off and puts what was bought into the cupboard @both', async ({
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
  await expectAccessible(page)

  // The whole line ticks.
  await page.getByText('Onions', { exact: true }).click()
  await expect(line(page, 'Onions')).toBeChecked()
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More about Kitchen foil' }).click()
  await expectAccessible(page)
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
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Onions/ }).click()
  await page.getByRole('radio', { name: 'A little' }).check()
  await page.getByRole('checkbox', { name: /^Staple/ }).check()
  await expectAccessible(page)
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
  await expect(page.getByText('needs 1 more')).toBeVisible()
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

test('a visitor looks at the sample member’s list and cannot change it', async ({ page }) => {
  await visit(page, LIST)
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(line(page, 'Kitchen foil')).toBeDisabled()
  await expectAccessible(page, ['light'])
})
