import type { Page } from '@playwright/test'
import { person } from '../people.ts'
import { sendChange } from './changes.ts'
import { expect, expectAccessible, expectSaid, reload, test, visit } from './journey.ts'
import { asGuest, asMember } from './people.ts'

const SAVED = '/dashboard/saved-recipes'
const DAL = '9000000301'
const CHANA = '9000000331'
const MEATBALLS = '9000000603'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A list beside the recipes, or a row of chips above them. */
const collection = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^${name} \\d+`) })
    .or(page.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+ recipe`) }))
    .locator('visible=true')
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const editButton = (page: Page) => button(page, 'Edit collections').locator('visible=true')

const keep = (page: Page, id: string, marks: object) => sendChange(page, 'recipe-mark', { id, ...marks })
const put = (page: Page, id: string, ref: string) => sendChange(page, 'recipe-placed', { ref, recipe: id, isIn: true })
const note = (page: Page, text: string) => sendChange(page, 'recipe-note', { id: DAL, note: text })

/** Ann keeps three recipes: the dal for dinner and as a favorite, the others only saved. */
async function beAnn(page: Page) {
  await asMember(page, 'ann')
  for (const id of [DAL, CHANA, MEATBALLS]) await keep(page, id, { saved: true })
  await put(page, DAL, 'dinner')
  await put(page, DAL, 'favorites')
}

test.describe('a visitor without an account', () => {
  test('sees the sample member’s collections, to look at and not to change', async ({ page }) => {
    await visit(page, SAVED)
    await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', /^\/login/)
    for (const [name, count] of Object.entries({ Favorites: 12, Breakfast: 8, Lunch: 5, Dinner: 7, Desserts: 3 }))
      await expect(collection(page, name)).toContainText(String(count))
    await collection(page, 'Breakfast').click()
    await expect(page).toHaveURL(/collection=breakfast/)
    await expect(page.getByRole('article')).toHaveCount(8)
    for (const name of ['Organise', 'Edit collections', 'Share']) await expect(button(page, name)).toHaveCount(0)
    await expectAccessible(page)
    // Pressing the one that is shown shows all again.
    await collection(page, 'Breakfast').click()
    await expect(page.getByRole('article')).toHaveCount(23)
  })

  test('saves one of them and has a page of their own', async ({ page }) => {
    await visit(page, SAVED)
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await expect(page.getByText('Kept in this browser as a guest.')).toBeVisible()
    await visit(page, SAVED)
    await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('an account with nothing in it', () => {
  test('is told what to do next', async ({ page }) => {
    await asMember(page, 'cleo')
    await visit(page, SAVED)
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expectAccessible(page)
    await visit(page, `${SAVED}?collection=lunch`)
    await expect(page.getByRole('heading', { name: 'Nothing in Lunch yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Find recipes for it' }).click()
    await expect(page).toHaveURL(/\/recipes\?meal=lunch/)
  })

  test('a collection that is somebody else’s is none', async ({ page }) => {
    await asMember(page, 'cleo')
    await visit(page, `${SAVED}?collection=0190a5f0-1111-4222-8333-444455556666`)
    await expect(page.getByRole('heading', { name: 'There is no such collection' })).toBeVisible()
  })
})

test.describe('what is kept', () => {
  test('is searched and filtered, also with the back button', async ({ page }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search saved recipes' }).fill('LENTIL')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Red lentil dal')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search saved recipes' }).fill('no such thing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'No saved recipes match' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click()
    await expect(page).toHaveURL(/diet=vegan/)
    await expect(page.getByText('Filters, 1')).toBeVisible()
    await expect(card(page, 'meatballs')).toHaveCount(0)
  })

  test('is shown as a list, and stays so', async ({ page }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await page.getByRole('radio', { name: 'List' }).check({ force: true })
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await page.getByRole('link', { name: 'Red lentil dal' }).click()
    await expect(page).toHaveURL(`/recipes/${DAL}`)
  })

  test('is taken out and put back, with its collections and its note', async ({ page }) => {
    await beAnn(page)
    await note(page, 'less salt')
    await visit(page, SAVED)
    await button(page, 'Save Red lentil dal').click()
    await expect(page.getByText('Recipe removed from saved items')).toBeVisible()
    await expect(card(page, 'Red lentil dal')).toHaveCount(0)
    await expect(collection(page, 'Dinner')).toContainText('0')
    await button(page, 'Undo').click()
    await expect(card(page, 'Red lentil dal')).toContainText('less salt')
    await expect(card(page, 'Red lentil dal')).toContainText('Favorites, Dinner')
  })

  test('is left as it was when the shop fails', async ({ page, watch }) => {
    watch.allow(/api\/changes|status of 500/)
    await beAnn(page)
    await visit(page, SAVED)
    await page.route('**/api/changes', route => route.fulfill({ status: 500, json: { error: 'no' } }))
    await button(page, 'Save Red lentil dal').click()
    await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible()
    await expect(card(page, 'Red lentil dal')).toBeVisible()
  })
})

test.describe('organising', () => {
  test('puts a recipe into several collections, also a new one, and keeps a note', { tag: '@core' }, async ({
    page,
  }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await button(page, 'Organise Red lentil dal').click()
    const dialog = page.getByRole('dialog', { name: 'Red lentil dal' })
    await expect(dialog.getByRole('checkbox', { name: 'Dinner' })).toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Lunch' }).check()
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Picnics')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Picnics' })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('picnics')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('You have a collection of that name already.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('Lemon')
    await dialog.getByRole('button', { name: 'Keep note' }).click()
    await expectSaid(page, 'Note kept')
    await expectAccessible(page)
    // What is written and not yet kept is kept by whatever closes the dialog.
    for (const [written, close] of [
      ['Thrice the lemon', () => dialog.getByRole('button', { name: 'Done' }).click()],
      ['Twice the lemon <b>', () => page.keyboard.press('Escape')],
    ] as const) {
      await dialog.getByRole('textbox', { name: 'Your note' }).fill(written)
      await close()
      await expect(dialog).toBeHidden()
      await expect(card(page, 'Red lentil dal')).toContainText(written)
      await button(page, 'Organise Red lentil dal').click()
    }
    await dialog.getByRole('button', { name: 'Done' }).click()
    await reload(page)
    await expect(card(page, 'Red lentil dal')).toContainText('Favorites, Lunch, Dinner, Picnics')
    await expect(card(page, 'Red lentil dal')).toContainText('Twice the lemon <b>')
    await expect(collection(page, 'Picnics')).toContainText('1')
  })

  test('makes, renames, moves and deletes collections, with Undo', async ({ page }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await editButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Edit collections' })
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('  ')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('Give it a name.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Picnics')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByRole('textbox', { name: 'Name of Picnics' }).fill('Picnics and walks')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name of Picnics and walks' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Move Picnics and walks up' }).click()
    await expect(dialog.getByRole('listitem').nth(4)).toContainText(/^(?!Desserts)/)
    await expect(dialog.getByRole('listitem').nth(5)).toContainText('Desserts')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete Picnics and walks' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(6)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(collection(page, 'Picnics and walks')).toBeVisible()
  })

  test('collections are moved, renamed and deleted by keyboard: the focus stays, and each step is told', async ({
    page,
  }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await editButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit collections' })
    const told = dialog.getByRole('status').filter({ hasText: /\S/ })
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Picnics')
    await page.keyboard.press('Enter')
    await expect(told.getByText('Picnics made')).toHaveCount(1)
    const up = dialog.getByRole('button', { name: 'Move Picnics up' })
    await up.focus()
    for (const place of [5, 4, 3, 2, 1]) {
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(`Picnics is now ${place} of 6`)).toHaveCount(1)
      await expect(up).toBeFocused()
    }
    // At the end a press does nothing, and the focus is still there.
    await page.keyboard.press('Enter')
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect(up).toBeFocused()
    const name = dialog.getByRole('textbox', { name: 'Name of Picnics' })
    await name.fill('Walks')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Renamed to Walks')).toHaveCount(1)
    await expect(dialog.getByRole('textbox', { name: 'Name of Walks' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete Walks' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    await expect(dialog.getByRole('list', { name: 'Collections' })).toBeFocused()
    await expectAccessible(page, ['light'])
  })

  test('without a connection nothing is lost, and it is said that nothing was changed', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    await beAnn(page)
    await visit(page, SAVED)
    // Opened once, so that all of it is there.
    await button(page, 'Organise Chana masala').click()
    await page.getByRole('dialog', { name: 'Chana masala' }).waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await button(page, 'Organise Chana masala').click()
    const dialog = page.getByRole('dialog', { name: 'Chana masala' })
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('with rice')
    await dialog.getByRole('button', { name: 'Keep note' }).click()
    await expect(page.getByText('You are offline, so nothing was changed.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Lunch' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Lunch' })).not.toBeChecked()
    await context.setOffline(false)
    await expect(dialog.getByRole('textbox', { name: 'Your note' })).toHaveValue('with rice')
    await dialog.getByRole('button', { name: 'Keep note' }).click()
    await expectSaid(page, 'Note kept')
  })

  test('what cannot be fetched to be opened leaves the page as it is, and opens when it can', async ({
    page,
    watch,
  }) => {
    watch.allow(/request failed|ERR_FAILED|Failed to fetch/)
    await beAnn(page)
    await page.route('**/saved-dialogs*', route => route.abort('failed'))
    await visit(page, SAVED)
    await button(page, 'Organise Chana masala').click()
    await expectSaid(page, 'That could not be opened. Check your connection')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.unroute('**/saved-dialogs*')
    await button(page, 'Organise Chana masala').click()
    await expect(page.getByRole('dialog', { name: 'Chana masala' })).toBeVisible()
  })

  test('works for a guest too', async ({ page }) => {
    await asGuest(page)
    await page.goto('/robots.txt')
    await keep(page, DAL, { saved: true })
    await visit(page, SAVED)
    await button(page, 'Organise Red lentil dal').click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Breakfast' }).check()
    await page.keyboard.press('Escape')
    await collection(page, 'Breakfast').click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('is all reached by keyboard, and gives the focus back', async ({ page }) => {
    await beAnn(page)
    await visit(page, SAVED)
    await button(page, 'Organise Chana masala').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Chana masala' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Organise Chana masala')).toBeFocused()
  })
})

test.describe('a shared collection', () => {
  test('shows recipes alone, with a name only when it is chosen, until it is taken back', async ({
    page,
    browser,
    watch,
  }) => {
    watch.allow(/status of 404|status 404/)
    await beAnn(page)
    await note(page, 'nobody else reads this')
    await visit(page, `${SAVED}?collection=dinner`)
    await button(page, 'Share').click()
    const dialog = page.getByRole('dialog', { name: 'Share Dinner' })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue()
    await expectAccessible(page)

    const elsewhere = await browser.newContext()
    const friend = await elsewhere.newPage()
    await visit(friend, link)
    await expect(friend.getByRole('heading', { level: 1, name: 'Dinner' })).toBeVisible()
    await expect(friend.getByText('1 recipe, shared with you')).toBeVisible()
    await expect(friend.getByRole('link', { name: 'Red lentil dal' })).toBeVisible()
    expect(await friend.content()).not.toMatch(/nobody else reads this|Ann Teal/)
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessible(friend)

    await dialog.getByRole('checkbox', { name: 'Show my name, Ann Teal' }).check()
    const named = async () => {
      await friend.reload()
      return friend.getByText('shared by Ann Teal').count()
    }
    await expect.poll(named).toBe(1)
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
    expect((await friend.goto(link))?.status()).toBe(404)
    await elsewhere.close()
  })
})

test.describe('a guest who signs up', () => {
  test('finds everything in the account, and in another browser too', async ({ page, browser }) => {
    const ann = person('ann')
    await visit(page, `/recipes/${DAL}`)
    await button(page, 'Save').click()
    await button(page, 'Like').click()
    await expect(button(page, 'Liked')).toBeVisible()
    await expect(page.getByText('Kept in this browser as a guest.')).toBeVisible()
    for (const id of [CHANA, MEATBALLS]) await keep(page, id, { saved: true })
    await keep(page, CHANA, { stars: 4 })
    await note(page, 'less salt')
    await visit(page, '/login?mode=sign-up')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: 'Name' }).fill(ann.name)
    await form.getByRole('textbox', { name: 'E-mail' }).fill(ann.email)
    await form.getByLabel('Password').fill(ann.password)
    await form.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).not.toHaveURL(/login/)
    await seesAll(page)

    const elsewhere = await browser.newContext()
    const second = await elsewhere.newPage()
    await visit(second, '/login')
    await second.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(ann.email)
    await second.getByRole('main').getByLabel('Password').fill(ann.password)
    await second.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(second).not.toHaveURL(/login/)
    await seesAll(second)
    await elsewhere.close()
  })

  async function seesAll(page: Page) {
    await visit(page, SAVED)
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(collection(page, 'Favorites')).toContainText('1')
    await expect(card(page, 'Red lentil dal')).toContainText('less salt')
    await visit(page, `/recipes/${CHANA}`)
    await expect(button(page, 'Saved')).toBeVisible()
    await page.getByRole('heading', { name: 'Rate this Recipe' }).hover()
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  }
})
