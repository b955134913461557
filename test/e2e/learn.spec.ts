import { everythingSent, expect, expectAccessible, expectFits, hydrated, PHONE, test, visit } from './journey.ts'
import { asMember, asMemberAgain } from './people.ts'

const ARTICLE = '/learn/articles/how-much-fibre-is-in-a-day'
const COURSE = '/learn/courses/nutrition-from-the-ground-up'
const LESSON = `${COURSE}/protein`
const RIGHT = [
  'By body weight',
  'A large portion of boiled red lentils',
  'Yes, over a day is soon enough',
  'It holds all nine in good measure',
  'It is used as energy',
]

test.describe('learning', () => {
  test('an article explains its words in place and adds up what is chosen', { tag: '@core' }, async ({ page }) => {
    await visit(page, '/learn')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'How much fibre is in a day?' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'How much fibre is in a day?' })).toBeVisible()
    const figure = page.getByRole('figure', { name: 'Build a day to 30 g' })
    await expect(figure).toContainText('Not met')
    for (const row of await figure.getByRole('group').all()) await row.getByRole('radio').last().check()
    await expect(figure).toContainText('Met, 30 g advised')
    await page.getByRole('button', { name: 'AOAC fibre' }).click()
    const meaning = page.locator('#term-aoac-fibre')
    await expect(meaning).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
  })

  test('how much fibre is searched for, read, cooked and learned, and gone on with in another browser', async ({
    page,
    browser,
  }) => {
    const member = await asMember(page, 'ann')
    await visit(page, '/dashboard')
    await page.getByRole('combobox', { name: 'Search recipes, foods, supplements and pages' }).fill('how much fibre')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/find?q=how+much+fibre')
    await page.getByRole('main').getByRole('link', { name: 'How much fibre is in a day?' }).click()
    await expect(page).toHaveURL(ARTICLE)
    await hydrated(page)
    // Each mark in the text leads to a source, and each source to whoever says it.
    const sources = page.locator('.learn-sources li')
    await expect(sources.first()).toBeAttached()
    const marks = await page.locator('.learn-mark a').evaluateAll(all => all.map(mark => mark.getAttribute('href')))
    const ids = await sources.evaluateAll(all => all.map(({ id }) => `#${id}`))
    expect([...new Set(marks)].sort()).toEqual(ids.sort())
    for (const source of await sources.all())
      await expect(source.getByRole('link')).toHaveAttribute('href', /^https:\/\//)

    const plates = page.getByRole('region', { name: 'On the plate' }).getByRole('heading', { level: 3 })
    await expect(plates).toHaveCount(3)
    for (const name of await plates.allTextContents()) {
      await plates.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(ARTICLE)
    }
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('You have read this')).toBeVisible()
    await everythingSent(page)

    await page.getByRole('link', { name: 'Read the lesson' }).click()
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: /ground up/ })
      .click()
    await expect(page).toHaveURL(COURSE)
    await page.getByRole('link', { name: /^Start Course/ }).click()
    await expect(page.getByText('Lesson 1 of 12')).toBeVisible()
    for (const next of ['Lesson 2 of 12', 'Lesson 3 of 12']) {
      await page.getByRole('link', { name: /^Next lesson/ }).click()
      await expect(page.getByText(next)).toBeVisible()
    }
    await expect(page).toHaveURL(LESSON)
    const check = page.getByRole('region', { name: 'Check yourself' })
    await check.getByRole('radio').first().check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await expect(check).toContainText('Not this one.')
    await check.getByRole('radio', { name: RIGHT[0] ?? '' }).check()
    await check.getByRole('button', { name: 'Try again' }).click()
    await expect(check).toContainText('Right.')
    await expectAccessible(page)
    await check.getByRole('button', { name: 'Next question' }).click()
    await expect(check.getByRole('group')).toBeFocused()
    await check.getByRole('radio', { name: RIGHT[1] ?? '' }).check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await expect(check).toContainText('Right.')
    await everythingSent(page)

    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.setViewportSize(PHONE)
    await asMemberAgain(elsewhere, member)
    await visit(elsewhere, LESSON)
    const rest = elsewhere.getByRole('region', { name: 'Check yourself' })
    await expect(rest).toContainText('3 of 5')
    for (const [place, words] of RIGHT.slice(2).entries()) {
      await rest.getByRole('radio', { name: words }).check()
      await rest.getByRole('button', { name: 'Answer' }).click()
      await rest.getByRole('button', { name: place === 2 ? 'Finish the lesson' : 'Next question' }).click()
    }
    await expect(elsewhere.getByRole('heading', { name: 'Lesson done' })).toBeFocused()
    await expect(elsewhere.getByText('4 of 5 right at first try.')).toBeVisible()
    await everythingSent(elsewhere)
    await visit(elsewhere, COURSE)
    await expect(elsewhere.getByRole('img', { name: '1 of 12 lessons done' })).toBeVisible()
    await visit(elsewhere, '/learn?q=fibre')
    await expect(elsewhere.getByRole('listitem').filter({ hasText: 'How much fibre is in a day?' })).toContainText(
      'Read',
    )
    await other.close()
  })

  test('a search names articles, and says so where there is none', async ({ page }) => {
    await visit(page, '/dashboard/learn')
    await page.getByRole('searchbox', { name: 'Search articles and courses' }).fill('fibre')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/learn\?q=fibre/)
    await expect(page.getByRole('heading', { name: 'Articles on “fibre”' })).toBeVisible()
    await visit(page, '/learn?q=zzzz')
    await expect(page.getByText('No article has all the words of “zzzz”.')).toBeVisible()
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const path of ['/learn', ARTICLE, COURSE, LESSON, '/learn/glossary']) {
      await visit(page, path)
      await expectFits(page)
    }
    await expectAccessible(page)
  })
})
