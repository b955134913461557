import { sql } from './database.ts'
import { DESK, everythingSent, expect, expectAccessible, expectFits, PHONE, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const ARTICLE = '/learn/articles/how-much-fibre-is-in-a-day'
const LESSON = '/learn/courses/nutrition-from-the-ground-up/protein'
const OTHER = '/learn/articles/iron-in-a-plate-of-dal'

test.describe('what was opened to learn', () => {
  test.beforeEach(({ watch }) => watch.allow(/status (?:of )?503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/))

  /** Opens a page, and waits until it is kept. */
  async function keep(page: Parameters<typeof visit>[0], path: string) {
    await visit(page, path)
    await page.mouse.move(100, 100)
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible()
  }

  test('is read without a connection, which is said, and leads on to what else is kept', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    await keep(page, LESSON)
    await keep(page, ARTICLE)
    await context.setOffline(true)
    await page.goto(ARTICLE)
    await expect(page.getByRole('heading', { level: 1, name: 'How much fibre is in a day?' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'There is no connection.' })).toBeVisible()
    const figure = page.getByRole('figure', { name: 'Build a day to 30 g' })
    for (const row of await figure.getByRole('group').all()) await row.getByRole('radio').last().check()
    await expect(figure).toContainText('Met, 30 g advised')
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectFits(page)
    // The one is kept, the other was never opened.
    await page.goto(LESSON)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Nutrition from the ground up' }).first().click()
    await expect(page.getByText('You are offline. This page stays; the next one needs a connection.')).toBeVisible()
    await context.setOffline(false)
    await visit(page, ARTICLE)
    await expect(page.getByText('There is no connection.')).toHaveCount(0)
  })

  test('a page that was never opened says what can be read, and is there with the connection', async ({
    page,
    context,
  }) => {
    await keep(page, ARTICLE)
    await context.setOffline(true)
    await page.goto(OTHER)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await page.getByRole('link', { name: 'How much fibre is in a day?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How much fibre is in a day?' })).toBeVisible()
    await page.goto(OTHER)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Iron in a plate of dal' })).toBeVisible()
  })

  test('takes answers along, which are sent once when there is a connection', async ({ page, context }) => {
    const member = await asMember(page, 'ann')
    await keep(page, LESSON)
    await context.setOffline(true)
    await page.goto(LESSON)
    const check = page.getByRole('region', { name: 'Check yourself' })
    await check.getByRole('radio', { name: 'By body weight' }).check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await expect(check).toContainText('Right.')
    await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('outbox/')))
    // Opened again, it still knows.
    await page.goto(LESSON)
    await expect(check).toContainText('2 of 5')
    await context.setOffline(false)
    const rows = () => sql('select question, first_right from lesson_answer where member_id = $1', [member.id])
    await expect.poll(rows).toEqual([{ question: 0, first_right: true }])
    // Nothing more of it waits to be sent.
    await everythingSent(page)
    expect(await rows()).toHaveLength(1)
  })

  test('holds nothing of anybody, and goes with whoever signs out', async ({ page, context }) => {
    const member = await asMember(page, 'ann')
    await keep(page, ARTICLE)
    const kept = await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      return Promise.all((await pages.keys()).map(async request => (await pages.match(request))?.text()))
    })
    expect(kept).toHaveLength(1)
    for (const personal of [member.id, member.name, member.email]) expect(kept[0]).not.toContain(personal)
    await page.setViewportSize(DESK)
    await visit(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/login/)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await context.setOffline(true)
    await page.goto(ARTICLE)
    await expect(page.getByRole('heading', { name: 'Nothing is kept on this device' })).toBeVisible()
    await context.setOffline(false)
  })

  test('is at most thirty pages, and no file that none of them needs', async ({ page }) => {
    await keep(page, ARTICLE)
    await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      const files = await caches.open('kept-files')
      await files.put('/assets/of-an-older-build-a1b2c3d4.js', new Response(''))
      for (let place = 0; place < 30; place++)
        await pages.put(
          `/learn/articles/older-${String(place)}`,
          new Response('', {
            headers: { 'x-kept-at': `2026-01-${String(place + 1).padStart(2, '0')}T00:00:00Z`, 'x-kept-files': '[]' },
          }),
        )
    })
    await keep(page, OTHER)
    const paths = await page.evaluate(async () =>
      Promise.all(
        ['kept-pages', 'kept-files'].map(async name =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      ),
    )
    expect(paths[0]).toHaveLength(30)
    expect(paths[0]).toEqual(expect.arrayContaining([ARTICLE, OTHER]))
    expect(paths[0]).not.toContain('/learn/articles/older-0')
    expect(paths[1]).not.toContain('/assets/of-an-older-build-a1b2c3d4.js')
    expect(paths[1]?.length).toBeGreaterThan(5)
  })

  test('says so where a browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      caches.open = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    })
    await visit(page, ARTICLE)
    await page.getByRole('button', { name: 'Keep offline' }).click()
    await expect(page.getByText('This page could not be kept on this device. It stays open here.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
