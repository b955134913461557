import type { Page } from '@playwright/test'
import { DESK, expect, PHONE, test, visit } from './journey.ts'
import { asGuest } from './people.ts'

/** From now on it is noted which pictures travel, and for how long at most. */
const noteTravels = (page: Page) =>
  page.addInitScript(() => {
    const travels: { moved: string[]; longestMs: number; isPressable: boolean }[] = []
    Object.assign(window, { travels })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = options => {
      const transition = start(options)
      transition.ready.then(
        () => {
          const animations = document.documentElement
            .getAnimations({ subtree: true })
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
          const moved = animations
            .map(({ effect }) =>
              /^::view-transition-group\((.+)\)$/.exec((effect as KeyframeEffect).pseudoElement ?? ''),
            )
            .flatMap(found => (found?.[1] ? [found[1]] : []))
          const heading = document.querySelector('h1')?.getBoundingClientRect()
          travels.push({
            moved: [...new Set(moved)],
            longestMs: Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
            isPressable:
              heading !== undefined &&
              document.elementFromPoint(heading.x + 2, heading.y + 2)?.closest('main') !== null,
          })
        },
        () => undefined,
      )
      return transition
    }
  })

const travels = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { travels: { moved: string[]; longestMs: number; isPressable: boolean }[] }).travels,
  )

const LISTS = {
  recipe: { list: '/recipes', page: /\/recipes\/[^/?]+$/, link: 'h3 a' },
  product: { list: '/shop/supplements', page: /\/shop\/supplements\/[^/?]+$/, link: 'h2 a' },
}

for (const [name, { list, page: address, link }] of Object.entries(LISTS)) {
  test.describe(name, () => {
    for (const viewport of [PHONE, DESK]) {
      test(`the picture that is pressed goes to its page and back, and no other, ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await noteTravels(page)
        await visit(page, list)
        const card = page.getByRole('article').nth(1)
        await card.locator(link).click()
        await expect(page).toHaveURL(address)
        const id = `${name}-${new URL(page.url()).pathname.split('/').at(-1)}`
        await expect.poll(async () => (await travels(page)).map(({ moved }) => moved)).toEqual([[id]])
        await page.goBack()
        await expect(page).toHaveURL(list)
        await expect.poll(async () => (await travels(page)).map(({ moved }) => moved)).toEqual([[id], [id]])
        for (const { longestMs, isPressable } of await travels(page)) {
          expect(longestMs).toBeLessThanOrEqual(250)
          expect(isPressable).toBe(true)
        }
      })
    }

    test('nothing travels where the system asks for no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await noteTravels(page)
      await visit(page, list)
      await page.getByRole('article').nth(1).locator(link).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(list)
      await expect(page.getByRole('article').nth(1)).toBeVisible()
      expect(await travels(page)).toEqual([])
    })
  })
}

/** From now on it is noted what of these is animated: what a style changes by and by, and what is told to move. */
const noteAnimated = (page: Page) =>
  page.addInitScript(() => {
    const animated: string[] = []
    Object.assign(window, { animated })
    document.addEventListener('transitionrun', ({ propertyName }) => animated.push(propertyName), true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      animated.push(this.className)
      return animate.apply(this, how)
    }
  })

const animated = (page: Page, what: RegExp) =>
  page.evaluate(
    source => (window as unknown as { animated: string[] }).animated.filter(each => new RegExp(source).test(each)),
    what.source,
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const times = reducedMotion === 'reduce' ? 0 : 1

  test(`as the cart goes, the number of what is in it moves: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await noteAnimated(page)
    await visit(page, '/shop/supplements')
    await page
      .getByRole('button', { name: /^Add .*Cart$|^Add to Cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Close cart' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await expect.poll(() => animated(page, /count-badge/)).toHaveLength(times)
  })

  test(`a tick of the shopping list is drawn: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await noteAnimated(page)
    await asGuest(page)
    await visit(page, '/dashboard/shopping-list')
    await page.getByLabel('Add to the list').fill('kitchen foil')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const line = page.getByRole('checkbox', { name: 'Kitchen foil' })
    await page.getByText('Kitchen foil', { exact: true }).click()
    await expect(line).toBeChecked()
    await expect.poll(() => animated(page, /^stroke-dashoffset$/)).toHaveLength(times)
  })
}
