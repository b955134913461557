import type { MemberId } from '#modules/account/member.ts'
import { preferencesKey, unsubscribeKey } from '#modules/notifications/commands/keys.ts'
import { beMember, type Present, TEST_SECRET } from '../people.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaved, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asMember } from './people.ts'

const wantsMeals = async ({ id }: Present) =>
  void (await sql(
    `insert into member_settings (member_id, meal_reminders_since, weight_unit, height_unit, energy_unit, share_progress,
      public_profile, public_shows, changed_at) values ($1, ${sqlNow()}, 'kg', 'cm', 'kcal', false, false, '{}', ${sqlNow()})`,
    [id],
  ))
const choicesOf = ({ id, email }: Present) => `/e-mail-choices/${preferencesKey(TEST_SECRET, id as MemberId, email)}`
const stopOf = ({ id }: Present) => `/unsubscribe/${unsubscribeKey(TEST_SECRET, id as MemberId, 'mealReminders')}`

test('the newsletter is switched on, confirmed by its link, and switched off by a choice without signing in', async ({
  page,
  browser,
}) => {
  const ann = await asMember(page, 'ann')
  await visit(page, '/dashboard/settings')
  await page.getByRole('checkbox', { name: 'Newsletter' }).check()
  await expectSaved(page)
  await expect(page.getByText('The newsletter waits for you')).toBeVisible()
  await expectAccessible(page)
  const link = await linkInMail(page, ann.email, /\/newsletter\/[\w.-]+/)
  const choices = await linkInMail(page, ann.email, /\/e-mail-choices\/[\w.-]+/)

  const origin = new URL(page.url()).origin
  const elsewhere = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await elsewhere.goto(origin + link)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('The newsletter waits for you')).toBeHidden()

  await elsewhere.goto(origin + choices)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('checkbox', { name: 'Newsletter' }).focus()
  await elsewhere.keyboard.press('Space')
  await elsewhere.getByRole('checkbox', { name: 'Meal reminders' }).check()
  await elsewhere.getByRole('button', { name: 'Save' }).click()
  await expect(elsewhere.getByText('You get: meal reminders.')).toBeVisible()
  await expectAccessible(elsewhere)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Meal reminders' })).toBeChecked()
})

test('quiet hours are kept, and what is none is refused beside the fields', async ({ page, watch }) => {
  watch.allow(/status (of )?400/)
  await asMember(page, 'ben')
  await visit(page, '/dashboard/settings')
  await page.getByLabel('Quiet from').fill('21:30')
  await page.getByLabel('Quiet until').fill('')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Quiet hours need two times')).toBeVisible()
  await expect(page.getByLabel('Quiet from')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Quiet until').fill('07:15')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByLabel('Quiet from')).toHaveValue('21:30')
  await expect(page.getByLabel('Quiet until')).toHaveValue('07:15')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('one press ends e-mails, and a link that is none says so', async ({ page, watch }) => {
      watch.allow(/^request failed: .*\/assets\/|status (of )?404/)
      const cleo = await beMember(sql, 'cleo')
      await wantsMeals(cleo)
      await page.goto(stopOf(cleo))
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('button', { name: 'Stop these e-mails' }).click()
      await expect(page.getByRole('heading', { name: 'No more of these e-mails' })).toBeVisible()
      await page.goto(stopOf(cleo))
      await expect(page.getByRole('heading', { name: 'You do not get these e-mails' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.goto('/unsubscribe/nobody-has-this-link')
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.goto('/e-mail-choices/nobody-has-this-link')
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
    })

    test('e-mails are chosen by a link', async ({ page, watch }) => {
      watch.allow(/^request failed: .*\/assets\//)
      const cleo = await beMember(sql, 'cleo')
      await wantsMeals(cleo)
      await page.goto(choicesOf(cleo))
      await expect(page.getByText('c…@example.com')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Meal reminders' }).uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('We will not send you any of these e-mails again')).toBeVisible()
      await page.goto(choicesOf(cleo))
      await expect(page.getByRole('checkbox', { name: 'Meal reminders' })).not.toBeChecked()
    })
  })
}
