import { expect, expectAccessible, expectFits, test, visit } from './journey.ts'

const card = (page: import('@playwright/test').Page, name: string) => page.getByRole('region', { name, exact: true })

test('a visitor sees a day and a month of the sample member, and where each figure comes from', async ({ page }) => {
  await visit(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Nutrition Dashboard' })).toBeVisible()
  await expect(card(page, 'Daily Calories')).toContainText('1,840 of 2,000 kcal')
  await expect(card(page, 'Daily Calories')).toContainText('Goal progress 92 %')
  await expect(card(page, 'Water Intake')).toContainText('1.8 of 2.5 L')
  await expect(card(page, 'Activity Level')).toContainText('Moderate')
  await expectAccessible(page)

  await card(page, 'Daily Calories').getByText('Where the calories come from').click()
  await expect(page.getByRole('list', { name: 'What gave energy' }).getByRole('listitem').first()).toContainText('kcal')
  const meals = card(page, 'Today’s Meals')
  await meals.getByText('Details').first().click()
  await expect(meals.getByRole('columnheader', { name: 'Protein' }).first()).toBeVisible()
  await card(page, 'Nutrient goals').getByText('Iron').click()
  await expect(page.getByRole('list', { name: 'What gave iron' })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'Calories by day' }).getByRole('row')).toHaveCount(8)
  await expectAccessible(page)
  await expectFits(page)

  // Each choice has an address, so that the back button takes it back.
  await page.getByRole('link', { name: 'Last 30 Days' }).click()
  await expect(card(page, 'Daily Calories')).toContainText('1,950 of 2,000 kcal')
  await expect(card(page, 'Daily Calories')).toContainText('On target')
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Calories this month' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last 30 Days' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Calories this week' })).toBeVisible()
  await page.goBack()
  await expect(card(page, 'Daily Calories')).toContainText('1,840 of 2,000 kcal')

  // By keyboard: a bar of the chart leads to its day.
  const bar = page.getByRole('navigation', { name: 'Calories by day' }).getByRole('link').first()
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/daily-log\?day=\d{4}-\d\d-\d\d$/)
})

test('progress: the weight and its trend, days of one’s choice, and the figures to read', async ({ page }) => {
  await visit(page, '/dashboard/progress')
  const current = card(page, 'Current weight')
  await expect(current).toContainText('175 lbs')
  await expect(current).toContainText('-5 lbs this month')
  await expect(card(page, 'Average calories')).toContainText('1,950')
  await expect(card(page, 'Average calories')).toContainText('On target')
  await expect(page.getByRole('link', { name: 'Last 30 Days' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await expectFits(page)

  // By keyboard from point to point, each of which is read.
  const walk = page.getByRole('slider', { name: 'Weight, point by point' })
  await walk.focus()
  await expect(walk).toHaveAttribute('aria-valuetext', /175 lbs, trend/)
  await page.keyboard.press('ArrowLeft')
  await expect(walk).toHaveAttribute('aria-valuetext', /lbs, trend/)
  await expect(walk).not.toHaveAttribute('aria-valuetext', /: 175 lbs/)

  await page.getByRole('link', { name: 'Compare with the days before' }).click()
  await expect(card(page, 'Weight').getByText('The days before')).toBeVisible()
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'Hide the days before' })).toBeVisible()
  await page.getByLabel('Nutrient').selectOption({ label: 'Iron (mg)' })
  await card(page, 'Fibre').getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'Iron' })).toBeVisible()
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'By week' }).click()
  await expect(page.getByRole('table', { name: 'By week' }).getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture of Weight' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('thymewell-weight.png')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^thymewell-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
})
