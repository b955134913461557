import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectWellAtBothWidths, test, visit } from './journey.ts'

const CHANA = '/recipes/9000000331'
const DAL = '/recipes/9000000301'
const BOLOGNESE = '/recipes/9000000601'

/** From the recipe, for two more, past what is to be got ready. */
async function cook(page: Page, path: string) {
  await visit(page, path)
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click()
  return page.getByRole('dialog')
}

test.describe('cook mode', () => {
  test('asks first what there is to ask, then shows a step with its scaled amounts', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, CHANA)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'One more' }).click()
    await dialog.getByRole('button', { name: 'One more' }).click()
    await expect(dialog.getByText('Written for 4.')).toBeVisible()
    await expect(dialog.getByRole('switch', { name: 'Sound when a clock ends' })).toBeChecked()
    await expectWellAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Start cooking' }).click()
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await expect(dialog.getByText(/Heat the 4½ tbsp oil in a wide pan.* Add the 1 tbsp cumin seeds/)).toBeVisible()
    const needed = dialog.getByRole('listitem').filter({ hasText: 'cumin seeds' })
    await expect(needed).toContainText('1 tbsp')
    await needed.getByRole('checkbox').check()
    await expectWellAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(needed.getByRole('checkbox')).toBeChecked()
  })

  test('is turned over by keys and left by the way back', async ({ page }) => {
    const dialog = await cook(page, CHANA)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    await page.keyboard.press(' ')
    await expect(dialog.getByText('Step 3 of 6')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('aria-valuenow', '1')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(CHANA)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    for (let step = 2; step < 6; step++) await dialog.getByRole('button', { name: 'Next step' }).click()
    await dialog.getByRole('button', { name: 'It is cooked' }).click()
    await expect(dialog.getByRole('heading', { name: 'Cooked' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'What is left' })).toContainText('Eat rice within 24 hours')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^I ate this/ }).click()
    const eaten = page.getByRole('dialog', { name: 'I ate this' })
    await expect(eaten.getByRole('button', { name: /^Log \d/ })).toBeVisible()
    // The keys of the kitchen are not those of the dialog above it.
    await eaten.getByRole('heading', { name: 'I ate this' }).click()
    await page.keyboard.press('ArrowLeft')
    await eaten.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('heading', { name: 'Cooked' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Back to the recipe' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('kitchen'))).toBeNull()
  })

  test('says of mince what to see to at the last step that needs it', async ({ page }) => {
    const dialog = await cook(page, BOLOGNESE)
    const advice = dialog.getByText('Cook until steaming hot with no pink left and clear juices.')
    await expect(dialog.getByText(/^Step 1 of/)).toBeVisible()
    for (let step = 0; step < 12 && !(await advice.isVisible()); step += 1)
      await dialog.getByRole('button', { name: 'Next step' }).click()
    await expect(advice).toBeVisible()
    await expectWellAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await expect(advice).toBeHidden()
  })

  test('has clocks that follow across steps, pages and reloads', async ({ page }) => {
    await page.clock.install()
    const dialog = await cook(page, CHANA)
    await dialog.getByRole('button', { name: 'Start 12 to 15 minutes' }).click()
    await dialog.getByRole('button', { name: 'Start 30 seconds' }).click()
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await expect(dialog.getByRole('timer')).toHaveCount(2)
    await expect(dialog.getByRole('timer', { name: 'Left of Add the onions' })).toHaveText(/1[12]:\d\d/)
    await dialog.getByRole('button', { name: '+1 min for Add the onions' }).click()
    await expect(dialog.getByRole('timer', { name: 'Left of Add the onions' })).toHaveText(/1[23]:\d\d/)
    await dialog.getByRole('button', { name: 'Pause Add the onions' }).click()
    await expectWellAtBothWidths(page)
    // A reload comes back to the step, and to the clocks.
    await page.reload()
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Go on with Add the onions' })).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(dialog.getByText('Time is up: Add the cumin seeds')).toBeVisible()
    // It covers nothing that is needed.
    await dialog.getByRole('button', { name: 'Next step' }).click()
    await dialog.getByRole('button', { name: 'Leave cook mode' }).click()
    await visit(page, '/shop/supplements')
    const outside = page.getByRole('complementary', { name: 'Kitchen clocks' })
    await expect(outside.getByText('Time is up: Add the cumin seeds')).toBeVisible()
    await expectWellAtBothWidths(page)
    await outside
      .getByRole('button', { name: /^Stop / })
      .first()
      .click()
    await expect(outside.getByRole('timer')).toHaveCount(1)
    await outside.getByRole('button', { name: 'Chana masala, step 1' }).click()
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop Add the onions' }).click()
    await expect(dialog.getByRole('timer')).toHaveCount(0)
  })

  test('cooks two dishes at once, whose clocks are told apart', async ({ page }) => {
    const dialog = await cook(page, CHANA)
    await dialog.getByRole('button', { name: 'Start 30 seconds' }).click()
    await dialog.getByRole('button', { name: 'Leave cook mode' }).click()
    await cook(page, DAL)
    const dishes = dialog.getByRole('navigation', { name: 'Dishes' })
    await expect(dishes.getByRole('button', { name: /Red lentil dal/ })).toHaveAttribute('aria-current', 'true')
    await expect(dialog.getByRole('button', { name: 'Chana masala, step 1' })).toBeVisible()
    await expectWellAtBothWidths(page)
    await dishes.getByRole('button', { name: /Chana masala/ }).click()
    await expect(dialog.getByRole('heading', { level: 2, name: 'Chana masala' })).toBeVisible()
  })

  test('listens for words where the browser can, once asked, and says so where it cannot', async ({ page }) => {
    await page.addInitScript(() => {
      class Ear {
        onresult?: (event: object) => void
        start() {
          const hear = (transcript: string) => this.onresult?.({ resultIndex: 0, results: [[{ transcript }]] })
          Object.assign(window, { hear })
        }
        abort() {}
      }
      if (!location.search.includes('deaf'))
        Object.assign(window, { webkitSpeechRecognition: Ear, SpeechRecognition: Ear })
      else Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined })
    })
    await visit(page, CHANA)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    const dialog = page.getByRole('dialog')
    const say = (words: string) =>
      page.evaluate(said => (window as unknown as { hear(said: string): void }).hear(said), words)
    await dialog.getByRole('switch', { name: 'Hands-free' }).check()
    await say('next')
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await say('and next please')
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    await say('back')
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await visit(page, `${DAL}?deaf`)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    await expect(dialog.getByText('This browser cannot listen for words.')).toBeVisible()
  })

  test('fits a phone that lies and a tablet', async ({ page }) => {
    const dialog = await cook(page, CHANA)
    await dialog.getByRole('button', { name: 'Start 12 to 15 minutes' }).click()
    for (const [width, height] of [
      [740, 360],
      [768, 1024],
      [1024, 600],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const next = await dialog.getByRole('button', { name: 'Next step' }).boundingBox()
      expect(next?.height, `${width} px`).toBeGreaterThanOrEqual(52)
      expect((next?.y ?? 0) + (next?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height)
      const text = await dialog.getByText('Heat the').boundingBox()
      expect(text?.width, `${width} px`).toBeLessThanOrEqual(722)
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
})
