import type { BrowserContext, Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaid, expectSaved, test, visit } from './journey.ts'
import { asMember, asMemberAgain } from './people.ts'

const EDIT = '/dashboard/profile?edit=yes'
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

async function logOutElsewhere(context: BrowserContext, isPhone: boolean) {
  const other = await context.newPage()
  await visit(other, '/dashboard/orders')
  if (isPhone) await other.getByRole('button', { name: 'Menu' }).click()
  await other.locator('button:visible', { hasText: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect.poll(() => other.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await other.close()
}

test.describe('another tab', () => {
  test('signs out while a form is open: it is said, and what was typed is saved after signing in again', async ({
    page,
    context,
    watch,
    viewport,
  }) => {
    watch.allow(/status (of )?401/)
    const ann = await asMember(page, 'ann')
    await visit(page, EDIT)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann of Two Tabs')
    await logOutElsewhere(context, (viewport?.width ?? 0) < 768)
    await expect(page.getByText('You have been signed out in another tab.')).toBeVisible()
    await expectAccessible(page)
    await save(page)
    await expect(page.getByText('You have been signed out, so nothing was saved.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann of Two Tabs')
    expect(await sql('select name from member where id = $1', [ann.id])).toEqual([{ name: ann.name }])

    // Signed in again, in another tab.
    await asMemberAgain(await context.newPage(), ann)
    await expect(page.getByText('You have been signed out in another tab.')).toHaveCount(0)
    await save(page)
    await expectSaid(page, 'Profile updated successfully')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann of Two Tabs')
  })

  test('signs in as somebody else: nothing is written to the wrong account', async ({ page, context, watch }) => {
    watch.allow(/status (of )?400/)
    await asMember(page, 'ann')
    await visit(page, '/dashboard/settings')
    const other = await context.newPage()
    const ben = await asMember(other, 'ben')
    await expect(page.getByText('Another account is signed in now, in another tab.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Newsletter' }).click()
    await expect(page.getByText('Another account is signed in here now, so nothing was saved.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
    expect(await sql('select 1 from member_settings where member_id = $1', [ben.id])).toHaveLength(0)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText(`You sign in as ${ben.email}.`)).toBeVisible()
  })

  test('changes the units and the profile: figures keep the meaning they were typed with', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status (of )?409/)
    const { id } = await asMember(page, 'cleo')
    await visit(page, EDIT)
    await page.getByLabel('Weight').fill('82')

    const other = await context.newPage()
    await visit(other, '/dashboard/settings')
    await other.getByLabel('Weight').selectOption('Pounds (lbs)')
    await expectSaved(other)
    await visit(other, EDIT)
    await other.getByText('Peanuts', { exact: true }).click()
    await other.getByLabel(/^I agree that Thymewell keeps/).check()
    await save(other)
    await expectSaid(other, 'Profile updated successfully')

    await page.getByLabel(/^I agree that Thymewell keeps/).check()
    await save(page)
    await expect(page.getByText('Your profile was changed in another tab')).toBeVisible()
    await expect(page.getByLabel('Weight')).toHaveValue('82')
    await page.getByText('Peanuts', { exact: true }).click()
    await save(page)
    await expectSaid(page, 'Profile updated successfully')
    expect(
      await sql('select weight_kg::float as kg, allergies from health_profile where member_id = $1', [id]),
    ).toEqual([{ kg: 82, allergies: ['peanuts'] }])
    await expect(page.getByRole('main')).toContainText('180.8 lbs')
  })
})
