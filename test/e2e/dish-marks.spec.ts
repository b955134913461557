import type { Page } from '@playwright/test'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { eaten, idOf } from '#modules/food-log/diary.fixture.ts'
import { NO_STATE } from '#modules/goals/state.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { ADVICE_MARK } from '#modules/planner/said-words.ts'
import { sendChange } from './changes.ts'
import { sql } from './database.ts'
import { expect, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const PAD_THAI = { kind: 'dish', ref: { kind: 'own', id: '9000000304' }, name: 'Tofu pad Thai', grams: null } as const
const FRITTATA = {
  ...PAD_THAI,
  ref: { kind: 'own', id: '9000000368' },
  name: 'Spinach, pea and goat’s cheese frittata',
}
const BRIE = adviceNamed('white-rind-cheese').sentence
const today = () => dayIn(new Date(), LONDON)

const plan = (page: Page, ...dishes: readonly (typeof PAD_THAI | typeof FRITTATA)[]) =>
  sendChange(page, 'plan-changed', {
    put: dishes.map((what, nth) => ({
      ...{ id: idOf(nth + 1), day: today(), meal: 'dinner', place: nth, what, quarters: 4, guestQuarters: 0 },
      ...{ time: null, isLocked: false },
    })),
    removed: [],
  })

test('what somebody must not eat is one press from the diary, and the press says so', async ({ page }) => {
  const ann = await asMember(page, 'ann')
  await sql(
    `insert into health_profile (member_id, activity, diets, allergies, changed_at) values ($1, 'light', '{}', '{peanuts}', now())`,
    [ann.id],
  )
  await visit(page, '/')
  await sendChange(page, 'diary-changed', { put: [eaten(9, { day: today() })], removed: [], agrees: true })
  await plan(page, PAD_THAI)
  await visit(page, '/')
  await expect(page.getByRole('main').getByText('Contains peanuts').first()).toBeVisible()
  await page.getByRole('button', { name: 'I ate this: Tofu pad Thai' }).click()
  await expectSaid(page, 'Tofu pad Thai is in your diary. Contains peanuts.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'I ate this: Tofu pad Thai' })).toBeVisible()

  await visit(page, '/dashboard/daily-log')
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: 'I ate this: Tofu pad Thai' }).click()
  await expectSaid(page, 'Tofu pad Thai logged as eaten. Contains peanuts.')
  await expect(page.locator('[data-entry]').getByText('Contains peanuts')).toBeVisible()

  await visit(page, '/recipes/9000000304')
  await page.getByRole('button', { name: 'I ate this: Tofu pad Thai' }).click()
  const dialog = page.getByRole('dialog', { name: 'I ate this' })
  await expect(dialog.getByText('Contains peanuts')).toBeVisible()
  await dialog.getByRole('button', { name: /^Log / }).click()
  await expectSaid(page, 'Tofu pad Thai logged. Contains peanuts.')
})

test('what somebody is advised of a dish is said before it is planned, opened or logged', async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, '/')
  const state = { ...NO_STATE, hasWeakImmunity: true }
  const choices = { ...NO_CHOICES, state }
  await sendChange(page, 'targets-set', { fromDay: today(), choices, agrees: true })
  await plan(page, FRITTATA)
  await visit(page, `/dashboard/meal-planner?day=${today()}&view=day`)
  const planned = page.locator(`.plan-day-view [data-entry="${idOf(1)}"]:visible`)
  await expect(planned.getByText(ADVICE_MARK)).toBeVisible()
  await planned.getByRole('button', { name: /^Change / }).click()
  await expect(page.getByRole('dialog').getByText(BRIE)).toBeVisible()
  await expectWellAtBothWidths(page)
  await visit(page, '/dashboard/daily-log')
  await page.getByRole('button', { name: /^More for Spinach/ }).click()
  await expect(page.getByRole('dialog').getByText(BRIE)).toBeVisible()

  // The page for tonight is the same for everybody, and asks what its dish is to who reads it.
  await visit(page, '/tonight?eats=keto')
  const another = page.getByRole('link', { name: 'Another one' })
  while (!/goat's cheese frittata/.test((await page.locator('#dinner').textContent()) ?? '')) {
    const name = (await page.locator('#dinner').textContent()) ?? ''
    await another.click()
    await expect(page.locator('#dinner')).not.toHaveText(name)
  }
  await expect(page.getByRole('heading', { name: ADVICE_MARK })).toBeVisible()
  await expect(page.getByRole('main').getByText(BRIE)).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('a browser that has lost what it knew of its member marks dishes again without loading a page twice', async ({
  page,
}) => {
  const ann = await asMember(page, 'ann')
  await sql(
    `insert into health_profile (member_id, activity, diets, allergies, changed_at) values ($1, 'light', '{}', '{peanuts}', now())`,
    [ann.id],
  )
  const loaded: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) loaded.push(pathname + search)
  })
  for (const path of ['/recipes/9000000304', '/shop/supplements/biotin']) {
    await page.evaluate(() => localStorage.removeItem('energy'))
    await page.evaluate(() => localStorage.removeItem('eats'))
    await visit(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-eats', 'peanuts')
  }
  expect(loaded).toEqual(['/recipes/9000000304', '/shop/supplements/biotin'])

  // A search for anybody is another's page.
  await page.evaluate(() => localStorage.removeItem('energy'))
  await page.evaluate(() => localStorage.removeItem('eats'))
  await visit(page, '/recipes')
  await expect(page).toHaveURL(/\/recipes\?without=peanuts/)
})
