import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A finger: it touches, rests, goes to a place in steps and is lifted. */
export async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    to: (x: number, y: number) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
  }
}

/** A page that was pushed goes on for a while. */
export async function stillness(page: Page) {
  let before = Number.NaN
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => scrollY)
      const moved = now !== before
      before = now
      return moved
    })
    .toBe(false)
}

/** Of the one that is seen. */
export const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).and(page.locator(':visible')).boundingBox()
  if (!box) throw new Error(`There is no ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
