import { CARD_EXPIRY } from '../../sandbox/stripe/card.test-support.ts'
import { expect, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'
import { addFromPage, CARD, storeCart } from './shop.ts'

const LINE = [{ id: 'biotin', quantity: 1 }] as const

test('a member signs in and pays in two presses', async ({ page }) => {
  const ann = await asMember(page, 'ann')
  // The first time the address is typed, and the card is kept because she ticks so.
  await storeCart(page, LINE)
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  await expect(page.getByLabel('E-mail')).toHaveValue(ann.email)
  await expect(page.getByLabel('E-mail')).not.toBeEditable()
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Teal')
  await page.getByLabel('Address', { exact: false }).first().fill('22 Mill Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS6 2ZZ')
  await page.getByLabel('Card number').fill(CARD.good)
  await page.getByLabel('Expiry', { exact: false }).fill(CARD_EXPIRY)
  await page.getByLabel(/security code/i).fill('123')
  await page.getByRole('checkbox', { name: /Save this card/ }).check()
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await addFromPage(page, 'biotin')
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Card ending 4242/ })).toBeChecked()
  await expect(page.getByLabel('Postcode')).toHaveValue('LS6 2ZZ')
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('addresses are kept in the account, found by postcode, and filled in at checkout', { tag: '@both' }, async ({
  page,
  watch,
}) => {
  watch.allow(/400/)
  await asMember(page, 'ann')
  await visit(page, '/dashboard/settings/addresses')
  await expect(page.getByText('Save an address here', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Which house and street?')).toBeVisible()
  await page.getByLabel('Find your address by its postcode').fill('bn11aa')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel('Which of these is it?').selectOption({ label: 'Flat 2, 4 West Street, Brighton, BN1 1AA' })
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByLabel('House and street')).toHaveValue('Flat 2')
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Teal')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved.')).toBeVisible()
  await expect(page.getByText('Usual address')).toBeVisible()

  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByLabel('House and street').fill('1 High Street')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode', { exact: true }).fill('ls1 1aa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: /Use as usual address.*1 High Street/ }).click()
  await expect(page.getByText('Checkout now fills in this address.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await page.getByRole('link', { name: /Remove Flat 2/ }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Address removed.')).toBeVisible()

  await storeCart(page, LINE)
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page.getByLabel('Address', { exact: false }).first()).toHaveValue('1 High Street')
})

test('a look-up that leads nowhere says so, and typing is as good', async ({ page }) => {
  await asMember(page, 'ben')
  await visit(page, '/dashboard/settings/addresses')
  const find = async (postcode: string) => {
    await page.getByLabel('Find your address by its postcode').fill(postcode)
    await page.getByRole('button', { name: 'Find' }).click()
  }
  await find('nowhere')
  await expect(page.getByText('This does not look like a UK postcode, such as LS6 2ZZ.')).toBeVisible()
  await find('ZZ1 1ZZ')
  await expect(page.getByText('We found no address for this postcode.', { exact: false })).toBeVisible()
  await find('BR5 9ZZ')
  await expect(page.getByText('Looking up addresses does not work just now.', { exact: false })).toBeVisible()
  await page.getByLabel('House and street').fill('1 High Street')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode', { exact: true }).fill('ls1 1aa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is found and saved', async ({ page, watch }) => {
    watch.allow(/\/assets\//)
    const url = `http://127.0.0.1:${process.env.E2E_PORT ?? '4187'}`
    const { beMember } = await import('../people.ts')
    const { sql } = await import('./database.ts')
    const { cookie } = await beMember(sql, 'ann')
    await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
    await page.goto('/dashboard/settings/addresses')
    await page.getByLabel('Find your address by its postcode').fill('LS6 2ZZ')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByLabel('Which of these is it?').selectOption({ label: '22 Mill Lane, Leeds, LS6 2ZZ' })
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByLabel('House and street')).toHaveValue('22 Mill Lane')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Address saved.')).toBeVisible()
  })
})
