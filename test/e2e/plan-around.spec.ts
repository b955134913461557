import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { sendChange } from './changes.ts'
import { expect, expectAccessible, expectFits, expectSaid, test, visit } from './journey.ts'
import { asGuest, asMember } from './people.ts'

const TONIGHT = '/tonight?eats=vegan&without=nuts&people=3&time=45'
const around = (page: Page) => page.getByRole('link', { name: 'Plan the week around it' })
const band = (page: Page) => page.getByRole('status').filter({ hasText: /^Planned in / })
const entries = (page: Page) => page.locator('.plan-board [data-entry]')
const names = (page: Page) => entries(page).evaluateAll(all => all.map(each => each.getAttribute('data-name') ?? ''))
const fitting = new Set(
  ownRecipes()
    .filter(({ diets, allergens }) => diets.includes('vegan') && !allergens.includes('nuts'))
    .map(({ name }) => name),
)

test('a week is planned around the dinner of a first visit, by its answers, and is nobody else’s', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, TONIGHT)
  const dish = (await page.locator('h2#dinner').textContent()) ?? ''
  await around(page).click()
  await expect(band(page)).toContainText(`${dish} is `)
  await expect(band(page)).not.toContainText('your cupboard')
  await expectSaid(page, ' more meals planned')
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  const planned = await names(page)
  expect(planned.length).toBeGreaterThan(20)
  expect(planned.filter(name => !fitting.has(name))).toEqual([])
  // A plan may have a dish twice: the one that was chosen is locked.
  const first = page
    .locator(`.plan-board [data-entry][data-name="${dish}"]`)
    .filter({ has: page.locator('[aria-label$=", locked"]') })
  await expect(first).toHaveCount(1)
  await expect(first).toContainText('2 guests')
  await expectAccessible(page)
  await expectFits(page)

  // It is kept, and looking again plans nothing anew.
  await page.reload()
  await expect(page.getByText('keep to your answers: vegan, without nuts, for 3, dinners in 45 minutes')).toBeVisible()
  expect((await names(page)).sort()).toEqual(planned.sort())
  await page.getByRole('button', { name: 'Plan again' }).click()
  await expect(band(page)).toBeVisible()
  await expect(first).toHaveCount(1)

  // Asked for twice, it is there once.
  await visit(page, TONIGHT)
  await around(page).click()
  await expect(band(page)).toContainText(`${dish} is `)
  await expect(first).toHaveCount(1)
})

for (const who of ['guest', 'member'] as const) {
  test(`a ${who}’s own week keeps what is in it when the rest is planned around a dinner, and one press takes it back`, async ({
    page,
  }) => {
    await (who === 'guest' ? asGuest(page) : asMember(page, 'ann'))
    const tomorrow = addDays(dayIn(new Date(), LONDON), 1)
    const [own] = ownRecipes().filter(({ meals, diets }) => meals.includes('dinner') && !diets.includes('vegan'))
    const name = own?.name ?? ''
    const what = { kind: 'dish', ref: { kind: 'own', id: own?.id ?? '' }, name, grams: null }
    const cell = { id: randomUUID(), day: tomorrow, meal: 'dinner', place: 0 }
    await visit(page, TONIGHT)
    const put = [{ ...cell, what, quarters: 4, guestQuarters: 0, time: null, isLocked: false }]
    await sendChange(page, 'plan-changed', { put, removed: [] })
    const dish = (await page.locator('h2#dinner').textContent()) ?? ''
    await around(page).click()
    await expect(band(page)).toContainText(`${dish} is `)
    const planned = await names(page)
    expect(planned).toEqual(expect.arrayContaining([name, dish]))
    expect(planned.length).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => names(page)).toEqual([name])
  })
}

test('an address that asks for it plans nothing by itself, and does with one press', async ({ page }) => {
  await visit(page, '/dashboard/meal-planner?without=peanuts&around=9000000301')
  const ask = page.getByRole('button', { name: 'Plan the week around it' })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan the week around Red lentil dal' })).toBeVisible()
  expect(await names(page)).toEqual([])
  await expectAccessible(page)
  await ask.click()
  await expect(band(page)).toContainText('Red lentil dal is ')
  await expect(ask).toHaveCount(0)

  await visit(page, '/dashboard/meal-planner?without=sesame&eats=keto&around=9000000301')
  await expect(page.getByText('Red lentil dal: not keto.')).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('what is suggested for an empty week is for whoever begins it, and not for the sample member', async ({
  page,
}) => {
  await visit(page, '/dashboard/meal-planner?view=day')
  await page.getByRole('button', { name: 'Start with an empty week' }).click()
  await expect(page).toHaveURL(/[?&]start=empty/)
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  const suggested = page.getByRole('region', { name: 'Suggested Recipes' })
  const offered = await suggested.getByRole('heading', { level: 3 }).allInnerTexts()
  // The sample member eats no meat: whoever has told nothing is offered the same as a guest who has told nothing.
  await page.goto('about:blank')
  await asGuest(page)
  await visit(page, '/dashboard/meal-planner?view=day')
  expect(await suggested.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(offered)
})
