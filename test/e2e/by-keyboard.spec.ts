import { randomUUID } from 'node:crypto'
import { CARD_EXPIRY } from '../../sandbox/stripe/card.test-support.ts'
import { FAR_YEAR } from '../later.ts'
import { person } from '../people.ts'
import { paidOrder } from '../requests/records.test-support.ts'
import { sql } from './database.ts'
import { expect, expectSaid, expectSaved, test, visit } from './journey.ts'
import { chooseBy, pressOn, tabTo, typeInto } from './keys.ts'
import { asGuest, asMember } from './people.ts'
import { deliverOrder } from './shop.ts'

// The twenty main tasks without a pointer (docs/by-keyboard.md): every step is a key, and each time the focus is seen.

test('by keyboard: search, open, save and plan a recipe, and cook it with a clock', {
  tag: ['@desktop', '@core'],
}, async ({ page }) => {
  await visit(page, '/')
  const box = page.getByRole('banner').getByLabel('Search', { exact: true })
  await typeInto(page, box, 'chana masala')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find\?q=chana\+masala/)
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Chana masala/ })
      .first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Chana masala' })).toBeVisible()

  const main = page.getByRole('main')
  await pressOn(page, main.getByRole('button', { name: 'Cook mode' }))
  const kitchen = page.getByRole('dialog')
  await pressOn(page, kitchen.getByRole('button', { name: 'Start cooking' }))
  await pressOn(page, kitchen.getByRole('button', { name: /^Start \d/ }).first())
  await expect(kitchen.getByRole('timer')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(kitchen.getByText('Step 2 of 6')).toBeVisible()
  await pressOn(page, kitchen.getByRole('button', { name: 'Leave cook mode' }))
  await expect(kitchen).toBeHidden()

  const save = main.getByRole('button', { name: 'Save', exact: true })
  await pressOn(page, save)
  await expect(main.getByRole('button', { name: /^Saved?$/ })).toHaveAttribute('aria-pressed', 'true')
  await pressOn(page, main.getByRole('button', { name: 'Add to plan' }))
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }))
  await expectSaid(page, 'Chana masala added to')
})

test('by keyboard: plan a week, tick the list, log a food and undo it', {
  tag: ['@desktop', '@core', '@firefox'],
}, async ({ page }) => {
  await asMember(page, 'cleo')
  await visit(page, `/dashboard/meal-planner?from=${FAR_YEAR}-11-23&view=week`)
  await pressOn(page, page.getByRole('button', { name: 'Plan my week', exact: true }).first())
  await expect(page.getByRole('status').filter({ hasText: /^Planned in / })).toBeVisible()

  await visit(page, '/dashboard/shopping-list')
  await typeInto(page, page.getByPlaceholder('2 onions', { exact: false }), '2 onions')
  await page.keyboard.press('Enter')
  const line = page.getByRole('checkbox', { name: /onion/i }).first()
  await pressOn(page, line, 'Space')
  await expect(line).toBeChecked()

  await visit(page, '/dashboard/daily-log')
  await pressOn(page, page.getByRole('button', { name: 'Add Meal', exact: true }).first())
  const sheet = page.getByRole('dialog').first()
  await typeInto(page, sheet.getByRole('searchbox', { name: 'Food and amount' }), '1 banana')
  await expect(sheet.locator('[data-row], li').filter({ hasText: 'Banana' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: 'I agree, and keep it' }))
  await expectSaid(page, 'Banana added')
  const eaten = page.locator('[data-entry]').filter({ hasText: 'Banana' })
  await page.keyboard.press('Escape')
  await expect(eaten).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(eaten).toHaveCount(0)
})

test('by keyboard: a line that was just typed keeps the focus when it joins its aisle', { tag: '@desktop' }, async ({
  page,
}) => {
  await asGuest(page)
  await visit(page, '/dashboard/shopping-list')
  const joined = Promise.withResolvers<void>()
  await page.route('**/api/changes', async route => {
    await joined.promise
    await route.continue()
  })
  await typeInto(page, page.getByLabel('Add to the list'), '2 onions')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: '2 onions' }))
  joined.resolve()
  const line = page.getByRole('checkbox', { name: /^Onions/ })
  await expect(line).toBeFocused()
  await page.keyboard.press('Space')
  await expect(line).toBeChecked()
})

test('by keyboard: read the gaps of a week, an article, and answer a lesson’s question', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/dashboard/nutrients')
  const protein = page.getByRole('button', { name: /^Protein/ })
  await pressOn(page, protein)
  await expect(protein).toHaveAttribute('aria-expanded', 'true')

  await visit(page, '/learn')
  await pressOn(page, page.getByRole('link', { name: 'How much fibre is in a day?' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'How much fibre is in a day?' })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'AOAC fibre' }))
  await expect(page.locator('#term-aoac-fibre')).toBeVisible()
  await page.keyboard.press('Escape')

  await visit(page, '/learn/courses/nutrition-from-the-ground-up/protein')
  const checks = page.getByRole('main')
  await chooseBy(page, checks.getByRole('radio').first(), 0)
  await pressOn(page, checks.getByRole('button', { name: 'Answer' }))
  await expect(
    checks.getByRole('button', { name: 'Next question' }).or(checks.getByText('Not this one.')).first(),
  ).toBeVisible()
})

test('by keyboard: buy as a guest', { tag: ['@desktop', '@core'] }, async ({ page }) => {
  await visit(page, '/shop/supplements/biotin')
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first())
  const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await pressOn(page, drawer.getByRole('link', { name: /^View Cart/ }))
  await pressOn(page, page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }))
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  for (const [label, words] of [
    ['E-mail', 'ann@example.com'],
    ['Full name', 'Ann Teal'],
    ['Address', '1 High Street'],
    ['Town or city', 'York'],
    ['Postcode', 'YO1 7HH'],
  ] as const)
    await typeInto(page, page.getByLabel(label).first(), words)
  await chooseBy(page, page.getByRole('radio', { name: /Standard/ }), 0)
  await typeInto(page, page.getByLabel('Card number'), '4242 4242 4242 4242')
  await typeInto(page, page.getByLabel('Expiry', { exact: false }), CARD_EXPIRY)
  await typeInto(page, page.getByLabel(/security code|CVC/i), '123')
  await pressOn(page, page.getByRole('button', { name: /^Pay £/ }))
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('by keyboard: sign up, change a setting, take the data along, sign out and in', { tag: '@desktop' }, async ({
  page,
}) => {
  const cleo = person('cleo')
  await visit(page, '/login?mode=sign-up')
  const form = page.getByRole('main')
  await typeInto(page, form.getByLabel('Name'), cleo.name)
  await typeInto(page, form.getByLabel('E-mail'), cleo.email)
  await typeInto(page, form.getByLabel('Password'), cleo.password)
  await pressOn(page, form.getByRole('button', { name: 'Create Account' }))
  await expect(page).toHaveURL('/')

  await visit(page, '/dashboard/settings')
  await pressOn(page, page.getByRole('checkbox', { name: 'Meal reminders' }), 'Space')
  await expectSaved(page)
  await expect(page.getByRole('checkbox', { name: 'Meal reminders' })).toBeFocused()

  await visit(page, '/dashboard/settings/data')
  const file = page.waitForEvent('download')
  await pressOn(page, page.getByRole('button', { name: 'Export Data' }))
  expect((await file).suggestedFilename()).toContain('thymewell-data')

  await visit(page, '/recipes')
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Your account' }))
  await pressOn(page, page.getByRole('button', { name: 'Logout' }).last())
  await expect(page).toHaveURL('/login')
  await typeInto(page, form.getByLabel('E-mail'), cleo.email)
  await typeInto(page, form.getByLabel('Password'), cleo.password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
})

test('by keyboard: review what came, send it back, and subscribe', { tag: '@desktop' }, async ({ page }) => {
  const ann = await asMember(page, 'ann')
  const { orderId } = await paidOrder(sql, ann.id, { name: ann.name, email: ann.email })
  await deliverOrder(orderId)
  await visit(page, `/dashboard/orders/${orderId}`)
  await pressOn(page, page.getByRole('link', { name: 'Review Biotin' }))
  await chooseBy(page, page.getByRole('radio', { name: '1 star', exact: true }), 3)
  await typeInto(page, page.getByLabel('Title'), `Small and plain ${randomUUID().slice(0, 8)}`)
  await typeInto(page, page.getByLabel('Your review'), 'It came in two days, and is easy to swallow.')
  await pressOn(page, page.getByRole('button', { name: 'Send review' }))
  await expect(page.getByText('We have your review')).toBeVisible()

  await visit(page, `/dashboard/orders/${orderId}`)
  await pressOn(page, page.getByRole('link', { name: 'Send something back' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Send something back' })).toBeFocused()
  const pack = page.getByRole('checkbox', { name: /Biotin/ })
  // The only thing that was sent is ticked already.
  await tabTo(page, pack)
  await expect(pack).toBeChecked()
  await pressOn(page, page.getByRole('button', { name: /^Continue/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Why is it coming back?' })).toBeFocused()
  await chooseBy(page, page.getByRole('main').getByRole('radio').first(), 0)
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await pressOn(page, page.getByRole('button', { name: 'Send back 1 pack' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Now post it' })).toBeVisible()

  await visit(page, '/shop/supplements/biotin')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'See how' }))
  await chooseBy(page, page.getByRole('main').getByRole('radio').first(), 0)
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await pressOn(page, page.getByRole('button', { name: /^Subscribe and pay £/ }))
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
})

test('by keyboard: a recipe is imported from its text', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/recipes/import')
  await tabTo(page, page.getByLabel('Address or text of the recipe'))
  await page.keyboard.insertText(
    'Lentils for two\nServes 2\n\nIngredients\n200 g red lentils\n1 onion\n\nMethod\nBoil the lentils.',
  )
  await pressOn(page, page.getByRole('button', { name: 'Read Recipe' }))
  await expect(page.getByText('Red lentils, dried · 200 g')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Save Recipe' }))
  await expect(page).toHaveURL(/\/recipes\/private\//)
})
