import { everythingSent, expect, expectAccessible, expectFits, PHONE, test, visit } from './journey.ts'
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
  test('an article explains its words in place and adds up what is chosen', async ({ page }) => {
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

  test('a course is begun, five questions are answered, and the place is kept for every device', async ({
    page,
    browser,
  }) => {
    const member = await asMember(page, 'ann')
    await visit(page, COURSE)
    await page.getByRole('link', { name: /^Start Course/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(page, LESSON)
    const check = page.getByRole('region', { name: 'Check yourself' })
    await check.getByRole('radio').first().check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await expect(check).toContainText('Not this one.')
    await check.getByRole('radio', { name: RIGHT[0] ?? '' }).check()
    await check.getByRole('button', { name: 'Try again' }).click()
    await expect(check).toContainText('Right.')
    await expectAccessible(page)
    await check.getByRole('button', { name: 'Next question' }).click()
    await check.getByRole('radio', { name: RIGHT[1] ?? '' }).check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await everythingSent(page)

    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await asMemberAgain(elsewhere, member)
    await visit(elsewhere, LESSON)
    const rest = elsewhere.getByRole('region', { name: 'Check yourself' })
    await expect(rest).toContainText('3 of 5')
    for (const [place, words] of RIGHT.slice(2).entries()) {
      await rest.getByRole('radio', { name: words }).check()
      await rest.getByRole('button', { name: 'Answer' }).click()
      await rest.getByRole('button', { name: place === 2 ? 'Finish the lesson' : 'Next question' }).click()
    }
    await expect(elsewhere.getByRole('heading', { name: 'Lesson done' })).toBeVisible()
    await expect(elsewhere.getByText('4 of 5 right at first try.')).toBeVisible()
    await everythingSent(elsewhere)
    await visit(elsewhere, COURSE)
    await expect(elsewhere.getByRole('img', { name: '1 of 12 lessons done' })).toBeVisible()
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
