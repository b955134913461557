import type { Page } from '@playwright/test'
import type { ToastTone } from '#kit/toast-queue.ts'
import { expect, test, visit } from './journey.ts'
import { asMember } from './people.ts'
import { storeCart } from './shop.ts'

interface Said {
  readonly message: string
  readonly tone?: ToastTone
  readonly action?: string
  /** The one before is closed in the same moment. */
  readonly instead?: boolean
}

/** Says something as the page itself would: through what React has above the toasts. */
const say = (page: Page, message: Said) =>
  page.evaluate(({ action: label, instead, ...request }) => {
    if (instead) document.querySelector<HTMLElement>('.toast-close')?.click()
    interface Held {
      return: Held | null
      memoizedProps: { value?: { show?: (request: unknown) => void } } | null
    }
    const section = [...document.querySelectorAll('.toasts')].at(-1) as Element & Record<string, Held>
    const key = Object.keys(section).find(name => /^__react[A-Z][a-z]+\$/.test(name) && !name.includes('Props'))
    let held: Held | null = key === undefined ? null : (section[key] ?? null)
    while (held && !held.memoizedProps?.value?.show) held = held.return
    if (!held) throw new Error('No toasts on this page')
    const action = label === undefined ? undefined : { label, onAction: () => {} }
    held.memoizedProps?.value?.show?.({ ...request, ...(action && { action }), durationMs: 60_000 })
  }, message)

interface Covered {
  readonly words: string
  readonly isPrimary: boolean
}

/** What can be pressed and lies under a toast, or what a toast would have to cover wherever it stood. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.toast')].map(toast => toast.getBoundingClientRect())
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const pressed = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      each => !each.closest('.toasts') && each.checkVisibility({ visibilityProperty: true }),
    )
    return pressed.flatMap((each): Covered[] => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const isUnder = boxes.some(
        box => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      )
      // What has been scrolled out of its part of the page is not there to be pressed.
      const isSeen = document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .some(under => under === each || each.contains(under))
      if (!isUnder || !isSeen || right <= left) return []
      return [
        {
          words: each.textContent || each.getAttribute('aria-label') || '',
          isPrimary: each.matches('.button-primary'),
        },
      ]
    })
  })

const LONG = 'Biotin, 10,000 micrograms, sixty capsules was taken out of your cart'

/** Every kind of toast in turn; the page may be so full that one lies over something, but never over what comes next. */
async function expectFree(page: Page, where: string, { isFull = false } = {}) {
  for (const request of [
    { message: 'Settings saved' },
    {
      message: LONG,
      action: 'Undo',
    },
    {
      message: 'We could not reach the shop. Check your connection, and try again in a moment.',
      tone: 'error' as const,
    },
  ]) {
    await say(page, request)
    await expect(page.locator('.toast', { hasText: request.message })).toBeVisible()
    await expect(page.locator('.toasts[data-side]').last()).toBeAttached()
    await expect
      .poll(
        async () => (await covered(page)).filter(({ isPrimary }) => !isFull || isPrimary),
        `${where}: ${request.message}`,
      )
      .toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect(page.locator('.toast')).toHaveCount(0)
  }
}

/** As if all of a sheet were to be kept clear but for a strip above its button, into which only a short toast fits. */
function leaveRoomForOneLine(sheet: HTMLElement) {
  const label = document.createElement('label')
  const { top } = (sheet.querySelector('.button-primary') as HTMLElement).getBoundingClientRect()
  Object.assign(label.style, { position: 'fixed', inset: '0 0 auto', height: `${top - 80}px` })
  label.dataset.keepClear = ''
  sheet.append(label)
}

const RECIPE = '/recipes/9000000301'

for (const [name, viewport] of Object.entries({
  'on a phone': { width: 360, height: 640 },
  'on a phone that lies': { width: 640, height: 360 },
  'on a desk': { width: 1440, height: 900 },
}))
  test.describe(`a toast covers no button and no link ${name}`, { tag: '@phone' }, () => {
    test.use({ viewport })

    test('on pages of the shop', async ({ page }) => {
      await storeCart(page, [{ id: 'biotin', quantity: 2 }])
      for (const path of ['/cart', '/shop/supplements/biotin', '/login', RECIPE, '/contact']) {
        await visit(page, path)
        // A form that fills a small screen leaves room for nothing.
        const isFull = (path === '/cart' && viewport.height < 400) || (path === '/login' && viewport.width < 400)
        await expectFree(page, path, { isFull })
      }
      await visit(page, '/cart')
      await page.getByRole('button', { name: 'Proceed to Checkout' }).scrollIntoViewIfNeeded()
      await expectFree(page, '/cart, at the end', { isFull: viewport.height < 400 })
    })

    test('on pages of a member', async ({ page }) => {
      await asMember(page, 'ben')
      for (const path of ['/dashboard', '/dashboard/meal-planner', '/dashboard/daily-log', '/dashboard/settings']) {
        await visit(page, path)
        await expectFree(page, path, { isFull: true })
      }
    })

    test('in cook mode and in dialogs', async ({ page }) => {
      await visit(page, RECIPE)
      await page.getByRole('button', { name: 'Cook mode' }).click()
      const start = page.locator('.cook-mode').getByRole('button', { name: 'Start cooking' })
      await expect(start).toBeVisible()
      await expectFree(page, 'cook mode, to get ready', { isFull: true })
      await start.click()
      await expectFree(page, 'cook mode, a step')
      await page.getByRole('button', { name: 'Leave cook mode' }).click()
      await visit(page, '/recipes')
      if (viewport.width < 768) {
        await page.locator('summary', { hasText: 'Filters' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectFree(page, 'the sheet of filters', { isFull: true })
        await page.locator('.filter-sheet').evaluate(leaveRoomForOneLine)
        await say(page, { message: 'Settings saved' })
        await page.getByRole('button', { name: 'Dismiss' }).hover()
        await say(page, { message: LONG, action: 'Undo', instead: true })
        await expect(page.locator('.toast')).toHaveText([new RegExp(LONG)])
        // The pointer has not moved: it points at the new one, which nobody has chosen to press yet.
        await expect.poll(async () => (await covered(page)).filter(({ isPrimary }) => isPrimary)).toEqual([])
      }
    })
  })

test('a toast that is pointed at or has the focus stays, and goes when it is let go', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/contact')
  const toast = page.locator('.toast p')
  const holds = {
    pointer: { take: () => toast.hover(), let: () => page.mouse.move(0, 0) },
    focus: {
      take: () => page.locator('.toast-close').focus(),
      let: () => page.getByRole('textbox', { name: 'Message' }).focus(),
    },
  }
  for (const hold of Object.values(holds)) {
    await say(page, { message: LONG })
    // Until then it may still go to its place.
    await expect(page.locator('.toasts[data-side]')).toBeAttached()
    await hold.take()
    await page.clock.fastForward(90_000)
    await expect(toast).toHaveText(LONG)
    await hold.let()
    await page.clock.fastForward(5_000)
    await expect(toast).toHaveCount(0)
  }
})
