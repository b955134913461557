import type { Page } from '@playwright/test'
import { arrive, DIALOGS, type Opening } from './dialogs.ts'
import { expect, test } from './journey.ts'

const top = (page: Page) => page.locator('dialog[open]').last()

/** A point of the dialog that is not its panel; null where the panel is all of it. */
const beside = (page: Page) =>
  top(page).evaluate(dialog => {
    const around = dialog.getBoundingClientRect()
    const panel = dialog.querySelector('.modal-panel')?.getBoundingClientRect()
    if (!panel) return null
    const [right, bottom] = [Math.min(around.right, innerWidth), Math.min(around.bottom, innerHeight)]
    // In the middle of the room that there is: a panel grows when what it shows has come.
    const between = (one: number, other: number) => ({ at: (one + other) / 2, room: other - one })
    const [left, after] = [between(around.left, panel.left), between(panel.right, right)]
    const [above, below] = [between(around.top, panel.top), between(panel.bottom, bottom)]
    const places = [
      { x: left.at, y: panel.top + 40, room: left.room },
      { x: after.at, y: panel.top + 40, room: after.room },
      { x: panel.left + 40, y: above.at, room: above.room },
      { x: panel.left + 40, y: below.at, room: below.room },
    ]
    return places.find(({ room }) => room > 16) ?? null
  })

const WAYS = {
  Esc: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => top(page).locator('.modal-head button').click(),
  'a press beside it': async (page: Page) => {
    const place = await beside(page)
    if (place === null) await page.keyboard.press('Escape')
    else await page.mouse.click(place.x, place.y)
  },
}

async function expectFocusBack(page: Page, { title, presses, back, isOnce, leave, file }: Opening) {
  const first = back ?? presses[0]
  if (!first) throw new Error(`${file} is opened by nothing`)
  const ways = leave ? { 'a button of its own': (on: Page) => leave(on).click() } : WAYS
  for (const [way, close] of Object.entries(ways).slice(0, isOnce ? 1 : 3)) {
    await test.step(`${file}, ${title}, closed by ${way}`, async () => {
      for (const press of presses) await (await press(page)).click()
      await expect(top(page).locator('.modal-head h2')).toHaveText(title)
      await close(page)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(await first(page), `${file}, closed by ${way}`).toBeFocused()
    })
  }
}

test.describe('a dialog gives the focus back to what opened it, whichever way it is closed', () => {
  for (const dialogs of DIALOGS) {
    test(`${dialogs.path}${dialogs.begin ? ' of a guest' : ''}`, { tag: '@phone' }, async ({ page }) => {
      // What slides in is at its place at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await arrive(page, dialogs)
      for (const opening of dialogs.openings) await expectFocusBack(page, opening)
    })
  }
})
