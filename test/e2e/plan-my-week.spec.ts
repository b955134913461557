import type { Page } from '@playwright/test'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { FAR_YEAR } from '../later.ts'
import { expect, expectAccessible, expectFits, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'

/** A week that is not past, whenever this is run. */
const DAYS = `/dashboard/meal-planner?from=${FAR_YEAR}-11-23`
const WEEK = `${DAYS}&view=week`
const TUESDAY = `${FAR_YEAR}-11-24`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const shown = (page: Page) =>
  page
    .locator('.plan-board [data-entry]')
    .evaluateAll(all =>
      all.map(each => `${each.closest('[data-day]')?.getAttribute('data-day')} ${each.getAttribute('data-name')}`),
    )
const onTuesday = async (page: Page) => (await shown(page)).filter(each => each.startsWith(TUESDAY))
/** How often what was planned is not to be seen for a moment. */
const watchVanishing = (page: Page) =>
  page.evaluate(() => {
    let before = 0
    Object.assign(window, { vanished: 0 })
    new MutationObserver(() => {
      const now = document.querySelectorAll('.plan-board [data-entry]').length
      if (now < before) (window as unknown as { vanished: number }).vanished += 1
      before = now
    }).observe(document.body, { childList: true, subtree: true })
  })
const vanished = (page: Page) => page.evaluate(() => (window as unknown as { vanished: number }).vanished)
const band = (page: Page) => page.getByRole('status').filter({ hasText: /^Planned in / })

test('an empty week is planned, judged, locked in part and planned again', async ({ page }) => {
  await visit(page, WEEK)
  await button(page, 'Start with an empty week').click()
  await expect.poll(() => shown(page)).toEqual([])
  await expect(page.getByText('Nothing is planned yet, so there is nothing to add up.')).toBeVisible()
  await watchVanishing(page)
  const kept = page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith('/meal-planner.data'))

  await button(page, 'Plan my week').click()
  await expect(band(page)).toContainText(/\d+ of \d+ goals met/)
  await expectSaid(page, '28 meals planned')
  const first = await shown(page)
  expect(first.length).toBe(28)
  // Nothing more than twice, leftovers counted.
  const times = Map.groupBy(first, each => each.slice(11))
  expect(Math.max(...[...times.values()].map(all => all.length))).toBeLessThanOrEqual(2)
  const energy = page.getByRole('region', { name: 'What the week gives' }).getByText(/^[\d,]+ of 2,000 kcal$/)
  await expect(energy).toBeVisible()
  await kept
  await expectWellAtBothWidths(page)
  expect(await vanished(page)).toBe(0)

  const iron = page.getByRole('group').filter({ hasText: /^Iron/ })
  await iron.locator('summary').first().click()
  await iron.locator('.verdict-dish summary').first().click()
  await expect(iron.getByText(/^\d+ %$/).first()).toBeVisible()

  await visit(page, `${DAYS}&day=${TUESDAY}&view=day`)
  await button(page, 'Lock Tuesday').click()
  await expectSaid(page, 'Tuesday locked')
  await visit(page, WEEK)
  expect((await shown(page)).sort()).toEqual(first.sort())
  const tuesday = await onTuesday(page)
  await expect(page.locator(`a[data-day="${TUESDAY}"]`).first()).toContainText('locked')
  await button(page, 'Plan again').click()
  await expect(band(page)).toBeVisible()
  expect(await onTuesday(page)).toEqual(tuesday)
  await expect.poll(async () => (await shown(page)).sort()).not.toEqual(first.sort())
  expect((await shown(page)).length).toBe(28)
  await button(page, 'Undo').click()
  await expect.poll(async () => (await shown(page)).sort()).toEqual(first.sort())
  await expect(band(page)).toHaveCount(0)
})

test('after a change by hand one press balances the rest, and another takes it back', {
  tag: ['@core', '@firefox'],
}, async ({ page }) => {
  await visit(page, `${DAYS}&day=${TUESDAY}&view=day&start=empty`)
  const rest = page.getByRole('button', { name: 'Balance the rest again' })
  await expect(page.getByRole('button', { name: 'Start with an empty week' })).toHaveCount(0)
  await button(page, 'Plan my week').click()
  await expectSaid(page, '28 meals planned')
  await expect(rest).toHaveCount(0)
  const here = page.locator('.plan-day-view')
  const first = await here.locator('[data-entry]').evaluateAll(all => all.map(each => each.getAttribute('data-entry')))
  const lunch = here.locator('[data-meal="lunch"]')
  await lunch.getByRole('button', { name: /^Change / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectSaid(page, ' removed from Tuesday lunch')
  const offered = page.getByRole('status').filter({ hasText: 'The other meals can make up for what you changed.' })
  await expect(offered).toBeVisible()
  await expect(rest).toBeInViewport()
  expect((await rest.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await expectFits(page)
  await rest.click()
  const balanced = page.getByRole('status').filter({ hasText: /^Balanced in / })
  await expect(balanced).toContainText('what you changed stays as it is')
  // 'One other meal changed', '7 other meals changed', or a week that is as good without that lunch.
  const isChanged = !(await balanced.textContent())?.includes('No other meal had to change')
  if (isChanged) {
    await expectSaid(page, ' changed')
    await expect(rest).toHaveCount(0)
  }
  await expect(lunch.locator('[data-entry]')).toHaveCount(0)
  // Taken back: what was changed by hand is, and the offer with it.
  if (isChanged) {
    await button(page, 'Undo').click()
    await expect(rest).toBeVisible()
  }
  await button(page, 'Undo').click()
  await expect(rest).toHaveCount(0)
  expect(
    await here.locator('[data-entry]').evaluateAll(all => all.map(each => each.getAttribute('data-entry'))),
  ).toEqual(first)
})

test('a week is planned without a connection once the page was used, and kept when there is one', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  const fetched = Promise.all([
    page.waitForResponse(/\/api\/plan-dishes/),
    page.waitForEvent('worker'),
    page.waitForResponse(/\/api\/plan-before/),
  ])
  await visit(page, WEEK)
  await page.mouse.move(300, 300)
  await fetched
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, 'Plan again').click()
  await expect(band(page)).toBeVisible()
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toBeVisible()
  const here = (await shown(page)).sort()
  await context.setOffline(false)
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toHaveCount(0)
  await visit(page, WEEK)
  expect((await shown(page)).sort()).toEqual(here)
})

test('answers of a first visit carry over to the week that is planned', async ({ page }) => {
  await visit(page, '/tonight?eats=vegan&without=soya&people=3&time=45')
  await expectAccessible(page)
  await visit(page, '/dashboard/meal-planner?eats=vegan&without=soya&people=3&time=45')
  const kept = page.getByText('keep to your answers: vegan, without soya, for 3, dinners in 45 minutes')
  await expect(kept).toBeVisible()
  // They stay from week to week, for the way back, and when the page is loaded anew.
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/people=3&time=45&from=/)
  await expect(kept).toBeVisible()
  await page.reload()
  await expect(kept).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/people=3&time=45$/)
  await expect(kept).toBeVisible()
  await expectAccessible(page)

  // What they answered makes the week their own: nothing of the sample member's is in it.
  await visit(page, `${WEEK}&eats=vegan&without=soya&people=3&time=45`)
  await expect(button(page, 'Start with an empty week')).toHaveCount(0)
  expect(await shown(page)).toEqual([])
  await button(page, 'Plan my week').click()
  await expect(band(page)).toContainText(/\d+ of \d+ goals met/)
  const fits = ownRecipes().filter(({ diets, allergens }) => diets.includes('vegan') && !allergens.includes('soya'))
  const names = (await shown(page)).map(each => each.slice(11))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(name => !fits.some(recipe => recipe.name === name))).toEqual([])
  await expect(page.locator('.plan-board [data-entry]').first()).toContainText('2 guests')
  await page.getByRole('link', { name: 'leave them out' }).click()
  await expect(kept).toBeHidden()
})
