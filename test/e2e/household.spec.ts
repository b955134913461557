import type { Page } from '@playwright/test'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { FAR_YEAR } from '../later.ts'
import { expect, expectAccessible, expectFits, expectSaid, test, visit } from './journey.ts'
import { asMember } from './people.ts'

/** A week that is not past, whenever this is run. */
const WEEK = `/dashboard/meal-planner?from=${FAR_YEAR}-11-23&view=week`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const dialog = (page: Page) => page.getByRole('dialog')

async function tellOfSomebody(
  page: Page,
  name: string,
  more: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await button(page, 'More for this plan').click()
  await dialog(page).getByRole('button', { name: 'Who eats with you' }).click()
  await dialog(page).getByRole('button', { name: 'Add somebody' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await more(dialog(page))
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page)).toContainText('Please confirm that you may tell us this.')
  await dialog(page)
    .getByRole('checkbox', { name: /^I may tell/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expectSaid(page, `${name} eats with you`)
}

test('somebody who expects a child is planned for by what they need then', { tag: '@desktop' }, async ({ page }) => {
  const inDays = (days: number) => addDays(dayIn(new Date(), LONDON), days)
  await visit(page, '/dashboard/meal-planner?view=week')
  await button(page, 'Start with an empty week').click()
  await tellOfSomebody(page, 'Ana', async told => {
    await told.getByRole('textbox', { name: 'Year of birth' }).fill(String(new Date().getFullYear() - 31))
    await told.getByRole('combobox', { name: 'Sex' }).selectOption('female')
    await told.getByText('A baby, and oily fish').click()
    await told.getByLabel('Baby due on').fill(inDays(400))
    await expectAccessible(page)
    await told.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(told).toContainText('A baby is due within 40 weeks. Please check the date.')
    await told.getByLabel('Baby due on').fill(inDays(100))
  })
  await expect(dialog(page)).toContainText('baby due on')
  await page.keyboard.press('Escape')
  await button(page, 'Plan my week').click()
  await expect(page.getByRole('status').filter({ hasText: /^Planned in / })).toBeVisible()
  const gives = page.getByRole('region', { name: 'What the week gives' })
  await gives.getByRole('combobox', { name: 'For' }).selectOption('Ana')
  await expect(gives.getByText(/of 300 µg$/).first()).toBeVisible()
})

test('somebody eats along: a portion each, their own figures, and a warning for what is not for them', {
  tag: '@desktop',
}, async ({ page }) => {
  const bornYear = new Date().getFullYear() - 6
  await visit(page, WEEK)
  await button(page, 'Start with an empty week').click()
  await tellOfSomebody(page, 'Ana', async told => {
    await told.getByRole('textbox', { name: 'Year of birth' }).fill(String(bornYear))
    await told.getByRole('combobox', { name: 'Sex' }).selectOption('female')
    await told.getByText('Milk', { exact: true }).click()
  })
  await expect(dialog(page)).toContainText('1,480 kcal a day, the UK average for a girl of 6; no milk')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await button(page, 'Plan my week').click()
  await expectSaid(page, '28 meals planned')
  const cards = page.locator('.plan-board [data-entry]')
  await expect(cards.filter({ hasText: 'for 2' })).toHaveCount(28)
  await expect(page.getByText('Not for everybody at the table')).toHaveCount(0)

  await cards
    .first()
    .getByRole('button', { name: /^Change / })
    .click()
  const portion = dialog(page).getByRole('spinbutton', { name: 'Ana' })
  const had = Number(await portion.getAttribute('aria-valuenow'))
  await portion.press('ArrowUp')
  await expect(portion).toHaveAttribute('aria-valuenow', String(had + 0.25))
  await page.keyboard.press('Escape')

  const gives = page.getByRole('region', { name: 'What the week gives' })
  await expect(gives.getByText(/^[\d,]+ of 2,000 kcal$/)).toBeVisible()
  await gives.getByRole('combobox', { name: 'For' }).selectOption('Ana')
  // By then the girl has grown up.
  const grown = ukReference({ sex: 'female', ageYears: FAR_YEAR - bornYear }, 'energyKcal')?.amount ?? 0
  const kcal = (Math.round(grown / 10) * 10).toLocaleString('en-GB')
  await expect(gives.getByText(new RegExp(`^[\\d,]+ of ${kcal} kcal$`))).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  // Kept by the server, and said of what is put by hand.
  await visit(page, WEEK)
  await expect(cards.filter({ hasText: 'for 2' })).toHaveCount(28)
  await page.getByRole('button', { name: 'Add to Monday dinner' }).and(page.locator(':visible')).click()
  await dialog(page).getByRole('searchbox', { name: 'Search recipes' }).fill('halloumi')
  await dialog(page)
    .getByRole('button', { name: /^Add .*halloumi/i })
    .first()
    .click()
  const notice = page.getByRole('status').filter({ hasText: 'Not for everybody at the table' })
  await expect(notice).toContainText(/on Monday is not for Ana: contains .*milk.*; nothing of it is planned for them/)

  await button(page, 'More for this plan').click()
  await dialog(page).getByRole('button', { name: 'Who eats with you' }).click()
  await dialog(page).getByRole('button', { name: 'Remove Ana' }).click()
  await expectSaid(page, 'Ana no longer eats with you')
  await page.keyboard.press('Escape')
  await expect(cards.filter({ hasText: 'for 2' })).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(cards.filter({ hasText: 'for 2' })).toHaveCount(28)
})

test('an allergy that is told after a week was planned marks what was planned', { tag: '@core' }, async ({ page }) => {
  await asMember(page, 'ben')
  await visit(page, WEEK)
  await page.getByRole('button', { name: 'Add to Monday dinner' }).and(page.locator(':visible')).click()
  await dialog(page).getByRole('searchbox', { name: 'Search recipes' }).fill('halloumi')
  await dialog(page)
    .getByRole('button', { name: /^Add .*halloumi/i })
    .first()
    .click()
  const notice = page.getByRole('status').filter({ hasText: 'Not for you' })
  await expect(page.locator('.plan-week-view .plan-card')).toHaveCount(1)
  await expect(notice).toHaveCount(0)

  await visit(page, '/dashboard/profile?edit=yes')
  await page.getByText('Milk', { exact: true }).click()
  await page.getByLabel(/^I agree that Thymewell keeps/).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')

  await visit(page, WEEK)
  await expect(notice).toContainText(/on Monday is not for you: contains .*milk.*; a portion is planned all the same/)
  await expect(page.locator('.plan-card:visible, .plan-entry:visible').first()).toContainText(/Contains .*milk/)
  await expectAccessible(page)
  await expectFits(page)
  await notice.getByRole('button', { name: /^Swap .*halloumi.* on Monday$/i }).click()
  await expect(dialog(page)).toContainText(/^Something like/)
  await dialog(page).getByRole('listitem').getByRole('button').first().click()
  await expect(notice).toHaveCount(0)
})

test('all that an allergy marks is swapped in one press, and nothing else', async ({ page }) => {
  await asMember(page, 'ben')
  await visit(page, WEEK)
  await button(page, 'Plan my week').click()
  const cards = page.locator('.plan-week-view .plan-card')
  await expect(cards).toHaveCount(28)
  const planned = () => cards.evaluateAll(all => all.map(card => card.getAttribute('data-entry')))
  const before = await planned()

  await visit(page, '/dashboard/profile?edit=yes')
  // Of a week that chance planned, some meals hold one of them.
  for (const allergy of ['Milk', 'Eggs', 'Wheat']) await page.getByText(allergy, { exact: true }).click()
  await page.getByLabel(/^I agree that Thymewell keeps/).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')

  await visit(page, WEEK)
  const notice = page.getByRole('status').filter({ hasText: 'Not for you' })
  const swap = notice.getByRole('button', { name: /^Swap these \d+$/ })
  const count = Number(/\d+/.exec((await swap.textContent()) ?? '')?.[0])
  await expectAccessible(page)
  await expectFits(page)
  await swap.click()
  await expectSaid(page, `${count} meals swapped`)
  await expect(notice).toHaveCount(0)
  // Who pressed it by keyboard goes on from the head of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards).toHaveCount(28)
  const after = await planned()
  expect(before.filter(id => !after.includes(id))).toHaveLength(count)
  await button(page, 'Undo').click()
  await expect(notice).toBeVisible()
})
