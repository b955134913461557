import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import {
  everythingSent,
  expect,
  expectAccessible,
  expectSaid,
  expectWellAtBothWidths,
  reload,
  test,
  visit,
} from './journey.ts'
import { asMember } from './people.ts'

const DAL = '/recipes/9000000301'
const CHANA = '/recipes/9000000331'
const GUEST = 'Kept in this browser as a guest. Sign up to have it everywhere.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stars = (page: Page, count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true })
/** Alone, or together with what else of a member the page asks for at that moment. */
const asksForMarks = (address: string) => decodeURIComponent(address).includes('/api/recipe-marks')
const marksCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', request => {
    if (asksForMarks(request.url())) calls.push(request.method())
  })
  return calls
}

test.describe('a visitor', () => {
  test('saves, likes and rates, is told where it is kept, and finds it again', { tag: '@core' }, async ({ page }) => {
    await visit(page, DAL)
    await button(page, 'Save').click()
    await expectSaid(page, 'Recipe saved to your collection')
    await expect(page.getByText(GUEST)).toBeVisible()
    await button(page, 'Like').click()
    await expectSaid(page, 'Added to favorites')
    await stars(page, 4).click({ force: true })
    await expectSaid(page, 'You rated this recipe 4 stars!')
    await expect(page.getByText(/out of 5, from \d+ rating/).last()).toBeVisible()
    await reload(page)
    await expect(button(page, 'Saved')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Liked')).toHaveAttribute('aria-pressed', 'true')
    await expect(stars(page, 4)).toBeChecked()
    await expectWellAtBothWidths(page)
    await visit(page, CHANA)
    await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText(GUEST)).toHaveCount(0)
  })

  test('who never kept anything is asked about on no page', async ({ page }) => {
    const calls = marksCalls(page)
    await visit(page, '/recipes')
    await visit(page, '/')
    await visit(page, DAL)
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })

  test('presses in two tabs at the same moment and is one guest', async ({ page, context }) => {
    const other = await context.newPage()
    await visit(page, DAL)
    await visit(other, CHANA)
    await Promise.all([button(page, 'Save').click(), button(other, 'Save').click()])
    for (const tab of [page, other]) await expect(button(tab, 'Saved')).toBeVisible()
    await everythingSent(page)
    await visit(page, '/dashboard/saved-recipes')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    const numbers = (await context.cookies()).filter(({ name }) => name === 'thymewell-first-change')
    expect(numbers).toHaveLength(1)
  })

  test('presses two cards quickly and is one guest', async ({ page }) => {
    await visit(page, '/recipes')
    let kept = 0
    page.on('response', async response => {
      if (response.request().method() === 'POST' && response.ok()) kept++
    })
    const toggles = page.getByRole('main').getByRole('button', { name: /^Save / })
    await toggles.nth(1).evaluate((first: HTMLElement) => {
      first.click()
      const all = [...document.querySelectorAll<HTMLElement>('main .recipe-save')]
      all[2]?.click()
      all[3]?.click()
    })
    await expect(page.getByText(GUEST)).toBeVisible()
    // All that is pressed at once travels together.
    await expect.poll(() => kept).toBeGreaterThan(0)
    await everythingSent(page)
    await page.reload()
    for (const nth of [1, 2, 3]) await expect(toggles.nth(nth)).toHaveAttribute('aria-pressed', 'true')
    await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'false')
  })

  test('finds what this browser kept before there were accounts', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('once')) return
      sessionStorage.setItem('once', '1')
      const old = { saved: ['9000000301'], liked: [], ratings: { '9000000301': 3 } }
      localStorage.setItem('recipe-marks', JSON.stringify(old))
    })
    await visit(page, DAL)
    await expect(button(page, 'Saved')).toBeVisible()
    await reload(page)
    await expect(button(page, 'Saved')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('recipe-marks'))).toBeNull()
  })
})

test.describe('a member', () => {
  test('takes a recipe out and puts it back', async ({ page }) => {
    await asMember(page, 'ann')
    await visit(page, DAL)
    await button(page, 'Save').click()
    await expectSaid(page, 'Recipe saved to your collection')
    await button(page, 'Saved').click()
    await expect(page.getByText('Recipe removed from saved items')).toBeVisible()
    await expect(button(page, 'Save')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(button(page, 'Saved')).toBeVisible()
    await reload(page)
    await expect(button(page, 'Saved')).toBeVisible()
    await expect(page.getByText(GUEST)).toHaveCount(0)
  })

  test('takes a rating back, which leaves everybody’s without it', async ({ page }) => {
    await asMember(page, 'ann')
    await visit(page, '/recipes/9000000602')
    const everybodys = page.getByRole('region', { name: 'Rate this Recipe' }).getByText(/out of 5|Nobody/)
    await stars(page, 2).click({ force: true })
    await expect(everybodys).toContainText('out of 5')
    await button(page, 'Take back').click()
    await expectSaid(page, 'Your rating was taken back')
    await expect(stars(page, 2)).not.toBeChecked()
  })

  test('sees the same in two tabs', async ({ page, context }) => {
    await asMember(page, 'ben')
    const other = await context.newPage()
    await visit(page, DAL)
    await visit(other, DAL)
    await button(page, 'Like').click()
    await expect(button(other, 'Liked')).toBeVisible()
    await button(other, 'Liked').click()
    await expect(button(page, 'Like')).toBeVisible()
    await visit(other, '/dashboard/saved-recipes')
    await expect(other.getByText('Nothing saved yet')).toBeVisible()
    await button(page, 'Save').click()
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  test('sees all the cards of a page marked by one call', async ({ page }) => {
    await asMember(page, 'ann')
    await visit(page, '/recipes')
    const toggles = page.getByRole('main').getByRole('button', { name: /^Save / })
    await toggles.nth(2).click()
    await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expectSaid(page, 'Recipe saved to your collection')
    await everythingSent(page)
    await page.waitForLoadState('networkidle')
    const calls = marksCalls(page)
    await page.reload()
    await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'true')
    expect(calls).toEqual(['GET'])
  })

  test('presses without a connection: it waits, says so, outlives the page, and is saved when there is one', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/api\/changes|ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|request failed: .*\/(assets|api)\//)
    const { id } = await asMember(page, 'ann')
    const asked = page.waitForResponse(answer => asksForMarks(answer.url()))
    await visit(page, DAL)
    await asked
    await context.setOffline(true)
    await button(page, 'Save').click()
    await expectSaid(page, 'You are offline. This is kept here, and sent when')
    await expect(button(page, 'Saved')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expectSaid(page, 'You’re back online, and your changes are saved.')
    await page.reload()
    await expect(button(page, 'Saved')).toBeVisible()

    // The server did it, and its answer was lost, more often than a page tries: the next page sends it again.
    await page.route('**/api/changes', async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await button(page, 'Like').click()
    await expectSaid(page, 'We can’t be reached at the moment.')
    await page.unroute('**/api/changes')
    await visit(page, CHANA, { leaving: true })
    await everythingSent(page)
    await visit(page, DAL)
    await expect(button(page, 'Liked')).toBeVisible()
    const applied = await sql("select kind from applied_change where member_id = $1 and kind = 'recipe-mark'", [id])
    expect(applied.length).toBe(2)
  })

  test('signs out while a press waits: it is given to nobody else, and that is said', async ({ page, watch }) => {
    watch.allow(/api\/changes|ERR_FAILED|request failed: .*\/api\//)
    const { id } = await asMember(page, 'ann')
    await page.route('**/api/changes', route => route.abort('failed'))
    await visit(page, DAL)
    await button(page, 'Save').click()
    await expectSaid(page, 'We can’t be reached at the moment.')
    const ben = await asMember(page, 'ben')
    // Not before: the press would be sent again while its maker is still signed in.
    await page.unroute('**/api/changes')
    await visit(page, CHANA, { leaving: true })
    await expectSaid(page, 'You signed out before everything was sent')
    await visit(page, DAL)
    await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false')
    for (const member of [id, ben.id])
      expect(await sql('select recipe_id from saved_recipe where member_id = $1', [member])).toEqual([])
  })

  test('is told when the shop fails', async ({ page, watch }) => {
    watch.allow(/api\/changes|status of 500/)
    await asMember(page, 'ann')
    await visit(page, DAL)
    await page.route('**/api/changes', route => route.fulfill({ status: 500, json: { error: 'no' } }))
    await button(page, 'Like').click()
    await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible()
    await expect(button(page, 'Like')).toHaveAttribute('aria-pressed', 'false')
  })

  test('does it all by keyboard', async ({ page }) => {
    await asMember(page, 'cleo')
    await visit(page, DAL)
    await button(page, 'Save').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Saved')).toBeFocused()
    await stars(page, 1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(stars(page, 2)).toBeChecked()
    await expectSaid(page, 'You rated this recipe 2 stars!')
  })

  test('sees nothing move while the marks arrive', { tag: '@both' }, async ({ page }) => {
    await asMember(page, 'ann')
    const marks = /\/api\/(recipe-marks|member-parts)\?/
    const seen = Promise.withResolvers<void>()
    await page.route(marks, async route => {
      await seen.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value,
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const asked = page.waitForRequest(request => marks.test(request.url()))
    await visit(page, DAL)
    const late = (await asked).response()
    // Without them the page is there; with them it must not move.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    seen.resolve()
    await (await late)?.finished()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
  })
})
