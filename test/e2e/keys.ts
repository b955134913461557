import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The way of somebody who has no pointer: from control to control with Tab, and each time it is seen where one is. */

/** More controls than any page has. */
const MOST = 400

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  // A list of choices is one stop, and the arrow keys go on within it.
  for (let presses = 0; presses < MOST; presses++) {
    if (await isFocused(control)) return expectFocusSeen(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${control}`)
}

const isFocused = (control: Locator) => control.evaluate(element => element === document.activeElement)

export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** What a field holds gives way to these words. */
export async function typeInto(page: Page, field: Locator, words: string) {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

/** A choice among radio buttons: the group is one stop. */
export async function chooseBy(page: Page, first: Locator, steps: number) {
  await tabTo(page, first)
  await page.keyboard.press('Space')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
}

/** An outline or a ring is drawn on what has the focus, or on what is drawn in its place; it may fade in. */
export async function expectFocusSeen(page: Page) {
  await expect(async () => {
    const seen = await focusSeen(page)
    expect(seen, `focus is not seen on ${seen.name}`).toMatchObject({ isSeen: true })
  }).toPass()
}

const focusSeen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (!at || at === document.body) return { name: 'nothing', isSeen: false }
    const isDrawn = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor)) ||
      // A ring; the shadow of a card has no spread.
      /\b0px 0px 0px [1-9]/.test(boxShadow)
    const label = 'labels' in at ? (at as HTMLInputElement).labels?.[0] : undefined
    const places = [at, at.parentElement, at.nextElementSibling, label, at.closest('.stepper, .search-field')]
    const isSeen = places.some(
      place => place && [null, '::before', '::after'].some(part => isDrawn(getComputedStyle(place, part))),
    )
    return { name: at.outerHTML.slice(0, 160), isSeen }
  })
