import { expect, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'

test('a medicine is told by name, and what is said of it beside food is read before and after it is logged', {
  tag: '@desktop',
}, async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, '/dashboard/targets')
  const box = page.getByRole('combobox', { name: 'Name of a medicine' })
  await expect(box).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'I take medicines' }).check()
  await box.fill('warfarin')
  await box.press('Enter')
  await box.fill('Zyxamoril')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const medicines = page.getByRole('list', { name: 'Your medicines' }).getByRole('listitem')
  await expect(medicines).toHaveCount(2)
  await expect(medicines.first()).toContainText('big changes from week to week matter')
  await expect(medicines.last()).toContainText(
    'We cannot check this medicine against food. Please ask your pharmacist.',
  )
  // The same again is the same.
  await box.fill('WARFARIN')
  await box.press('Enter')
  await expect(medicines).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Zyxamoril' }).click()
  await expect(box).toBeFocused()
  await expect(medicines).toHaveCount(1)
  await expectWellAtBothWidths(page)
  // What was typed and not added is saved as well.
  await box.fill('Simvastatin')
  await page.getByRole('button', { name: 'Save targets' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'Targets saved')
  await expect(medicines).toHaveCount(2)
  await expect(medicines.last()).toContainText('Simvastatin')
  await expect(box).toHaveValue('')

  const words = /Warfarin with spinach: Greens and other foods rich in vitamin K affect how warfarin works/
  await visit(page, '/dashboard/daily-log')
  await expect(page.getByText('Advice for this day')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Meal', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Add Meal' })
  await sheet.getByRole('searchbox', { name: 'Food and amount' }).fill('80 g spinach')
  await expect(sheet.getByText(words)).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Food and amount' }).press('Enter')
  await expectSaid(page, 'dded to')
  await expect(page.getByRole('main').getByText(words)).toBeVisible()

  // Nothing of it is kept in the browser: the page of a recipe asks wherever somebody is signed in.
  await visit(page, '/recipes/9000000350')
  await expect(page.getByRole('heading', { name: 'Beside your medicines' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Warfarin with .*spinach.*: Greens/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/warfarin/i)
})
