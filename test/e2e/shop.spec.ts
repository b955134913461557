import { expect, expectAccessible, expectWellAtBothWidths, hydrated, test, visit } from './journey.ts'
import { expectAdded } from './shop.ts'

const SHELF = '/shop/supplements'

test.describe('the shelf', () => {
  test('shows four to buy and four to come, and is accessible', async ({ page }) => {
    await visit(page, SHELF)
    await expect(page).toHaveTitle('Shop Supplements | Thymewell')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(4)
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(4)
    const soon = page.getByRole('button', { name: 'Coming to shop soon' })
    await expect(soon).toHaveCount(4)
    await expect(soon.first()).toBeDisabled()
    await expectAccessible(page)
  })

  test('has exactly one eager picture, and a size on each', async ({ page }) => {
    await page.goto(SHELF)
    await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1)
    await expect(page.locator('main img:not([loading=lazy])')).toHaveCount(1)
    await expect(page.locator('img:not([width]), img:not([height])')).toHaveCount(0)
  })

  test('filters while one types, and the back button takes the search away', { tag: '@core' }, async ({ page }) => {
    await visit(page, SHELF)
    const box = page.getByRole('searchbox', { name: 'Search supplements' })
    await box.pressSequentially('MAGNES')
    await expect(page).toHaveURL(/\?q=MAGNES$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Magnesium Complex'])
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${SHELF}$`))
    await expect(box).toHaveValue('')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
    await page.goForward()
    await expect(box).toHaveValue('MAGNES')
  })

  test('chips keep their category and the words in the box', async ({ page }) => {
    await visit(page, `${SHELF}?q=fish`)
    await page.getByRole('link', { name: 'Collagen', exact: true }).click()
    await expect(page).toHaveURL(/\?q=fish&category=Collagen$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Collagen Capsules', 'Collagen Peptides'])
    await page.goBack()
    await expect(page).toHaveURL(/\?q=fish$/)
  })

  test('says so when nothing matches', async ({ page }) => {
    await visit(page, `${SHELF}?q=snake+oil`)
    await expect(page.getByText('No supplements found matching your criteria.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show all supplements' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('a card leads to its page wherever it is pressed, and its controls do not', { tag: '@both' }, async ({
    page,
  }) => {
    await visit(page, SHELF)
    const card = page.getByRole('article').filter({ hasText: 'Biotin contributes' })
    await card.getByRole('button', { name: 'Next picture' }).click()
    await expect(card.getByText('2 / 5')).toBeVisible()
    await card.getByRole('button', { name: 'Previous picture' }).click()
    await card.getByRole('button', { name: 'Previous picture' }).click()
    await expect(card.getByText('5 / 5')).toBeVisible()
    await card.getByRole('button', { name: 'One more' }).click()
    await expect(page).toHaveURL(new RegExp(`${SHELF}$`))
    // The link lies over the words, so the press goes where they are.
    await card.getByText('A small tablet of one B vitamin').click({ force: true })
    await expect(page).toHaveURL(`${SHELF}/biotin`)
  })

  test('puts a product in the cart and says so', async ({ page }) => {
    await visit(page, SHELF)
    const card = page.getByRole('article').filter({ hasText: 'Biotin contributes' })
    const quantity = card.getByRole('spinbutton')
    await card.getByRole('button', { name: 'One more' }).click()
    await expect(quantity).toHaveValue('2')
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await expectAdded(page, 'Biotin')
    await expect(quantity).toHaveValue('1')
    await expect(page.getByRole('link', { name: 'View Cart (2)' })).toBeVisible()
  })

  test('asks for form, nutrient, price and stock in the address, and sorts', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, SHELF)
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Form').selectOption('Capsules')
    await expect(page).toHaveURL(/\?form=capsule$/)
    await page.getByLabel('In stock now').check()
    await page.getByLabel('Sort by').selectOption('Price, highest first')
    await expect(page).toHaveURL(/\?form=capsule&stock=now&sort=price-down$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Collagen Capsules', 'Magnesium Complex'])
    await expect(page.getByText('Filter and sort, 2')).toBeVisible()
    await expectWellAtBothWidths(page)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Form')).toHaveValue('capsule')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Magnesium Complex', 'Collagen Capsules'])
    await page.getByRole('link', { name: 'Clear these' }).click()
    await expect(page).toHaveURL(SHELF)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
  })
})

test.describe('a supplement', () => {
  test('states what the law asks, and is accessible', async ({ page }) => {
    await visit(page, `${SHELF}/collagen-capsules`)
    await expect(page).toHaveTitle('Collagen Capsules | Thymewell')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collagen Capsules')
    await expect(
      page.getByText('No health claim is authorised for collagen in Great Britain, so we make none.'),
    ).toBeVisible()
    await expect(page.locator('dd strong')).toHaveText('fish')
    for (const words of [
      'Food supplement with collagen',
      'Do not exceed the recommended daily dose.',
      '90 capsules, 65 g',
    ]) {
      await expect(page.getByText(words)).toBeVisible()
    }
    await expect(page.getByText('Food supplements should not be used as a substitute').first()).toBeVisible()
    await expect(page.getByText(/^Arrives \w{3} \d+/).filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page)
  })

  test('tells search engines what the page shows', async ({ page }) => {
    await page.goto(`${SHELF}/magnesium-complex`)
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = scripts.map(text => JSON.parse(text))
    const product = data.find(each => each['@type'] === 'Product')
    await expect(page.getByText(`£${product.offers.price}`, { exact: true })).toBeVisible()
    expect(product.offers.shippingDetails).toHaveLength(2)
    expect(product.image).toHaveLength(5)
    for (const address of product.image) expect((await page.request.get(address)).status()).toBe(200)
    const questions = data.find(each => each['@type'] === 'FAQPage')
    for (const question of questions.mainEntity) {
      await expect(page.getByRole('heading', { name: question.name })).toBeVisible()
      await expect(page.getByText(question.acceptedAnswer.text)).toBeVisible()
    }
    expect(data.map(each => each['@type'])).toContain('BreadcrumbList')
  })

  test('that is only announced cannot be bought and offers nothing', async ({ page }) => {
    await visit(page, `${SHELF}/creatine`)
    await expect(page.getByRole('button', { name: 'Coming to shop soon' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContain('"Product"')
    await expectAccessible(page)
  })

  test('unknown is missing, with a way back', async ({ page, watch }) => {
    watch.allow(/404/)
    await visit(page, SHELF)
    const response = await visit(page, `${SHELF}/snake-oil`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Supplement not found' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(SHELF)
  })

  test('is looked at closely, one picture after the other', async ({ page }) => {
    await visit(page, `${SHELF}/biotin`)
    await page.getByRole('button', { name: 'Enlarge the picture' }).click()
    const close = page.getByRole('dialog', { name: 'Biotin, front of the bottle' })
    const picture = close.locator('img')
    const whole = await picture.boundingBox()
    await expectWellAtBothWidths(page)
    await close.getByRole('button', { name: 'Enlarge', exact: true }).click()
    await expect
      .poll(async () => Number((await picture.boundingBox())?.width))
      .toBeGreaterThan(Number(whole?.width) * 1.5)
    await close.getByRole('button', { name: 'Show all of it' }).click()
    await close.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByRole('dialog', { name: 'Biotin, back label' }).getByText('2 of 5')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toBeFocused()
  })

  test('leads back to what was looked at before, and to no list once that is switched off', async ({ page }) => {
    const look = async (id: string) => {
      await visit(page, `${SHELF}/${id}`)
      const viewed = () => page.evaluate(() => localStorage.getItem('supplements-viewed'))
      await expect.poll(viewed).toMatch(new RegExp(`^(off$|${id}\\t)`))
    }
    for (const id of ['magnesium-complex', 'creatine', 'biotin']) await look(id)
    const before = page.getByRole('region', { name: 'Recently viewed' })
    await expect(before.getByRole('listitem')).toHaveText([/Creatine$/, /Magnesium Complex$/])
    await expectWellAtBothWidths(page)
    await before.getByRole('button', { name: 'Forget these, and keep no list' }).click()
    await look('creatine')
    await look('biotin')
    await expect(before).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('supplements-viewed'))).toBe('off')
  })

  test('is held beside another', async ({ page }) => {
    await visit(page, `${SHELF}/collagen-capsules`)
    await page.getByRole('link', { name: 'Compare with another' }).click()
    await expect(page).toHaveURL('/shop/compare?one=collagen-capsules')
    await page.getByLabel('Second').selectOption('Collagen Peptides')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('row', { name: /Hydrolysed marine collagen 1.8\sg 10\sg/ })).toBeVisible()
    await expect(page.getByText('Both give collagen: choose one of them, or count both.')).toBeVisible()
    await expectWellAtBothWidths(page)
    await page.getByRole('button', { name: 'Add Collagen Capsules to cart' }).click()
    await expectAdded(page, 'Collagen Capsules')
    await visit(page, '/shop/compare?one=biotin&other=biotin')
    await expect(page.getByText('That is the same one twice.')).toBeVisible()
  })

  test('keeps its button within reach on a phone', { tag: '@phone' }, async ({ page }) => {
    await visit(page, `${SHELF}/biotin`)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1)
    await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded()
    const bar = page.getByRole('button', { name: 'Add to Cart' }).last()
    await expect(bar).toBeInViewport()
    await bar.click()
    await expectAdded(page, 'Biotin')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser drops the scripts that it was told of and may not run.
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\/.*\.js \(/))

  test('the shelf filters by form and by link', async ({ page }) => {
    await page.goto(SHELF)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
    await page.getByRole('searchbox').fill('porridge')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Collagen Peptides'])
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/q=porridge/)
    await page.goto(SHELF)
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Form').selectOption('Powder')
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Collagen Peptides', 'Creatine'])
  })

  test('a supplement reads whole', async ({ page }) => {
    await page.goto(SHELF)
    await page.getByRole('link', { name: 'Magnesium Complex', exact: true }).click()
    await expect(page.getByText('Arrives in 2 to 3 working days.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Magnesium 200/ })).toBeVisible()
    await page.getByRole('link', { name: 'Back to supplements' }).click()
    await expect(page).toHaveURL(SHELF)
  })
})

test('a reload keeps the filter, and hydration agrees with what was sent', async ({ page }) => {
  await visit(page, `${SHELF}?category=vitamin`)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Vitamin D3 + K2', 'Vitamin C'])
  await expect(page.getByRole('link', { name: 'Vitamin', exact: true })).toHaveAttribute('aria-current', 'true')
})
