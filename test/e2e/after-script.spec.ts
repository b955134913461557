import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { LATER_PAGES, MORE_PAGES, PUBLIC_PAGES } from './addresses.ts'
import { expect, hydrated, reload, test } from './journey.ts'
import { asMember } from './people.ts'

/** What may come or go with the script, and why. */
const CHANGES: readonly { path: RegExp; gone: readonly RegExp[]; came: readonly RegExp[] }[] = [
  {
    // The page is kept for everybody; when a parcel comes depends on the hour at which it is read.
    path: /^\/(shop|dashboard)\/supplements\/[\w-]+$/,
    gone: [/^Arrives in$/, /^\d+$/, /^to$/, /^working days\.$/],
    came: [/^Arrives$/, /^\w{3} \d.* to \w{3} \d/, /^if you order( today)?$/, /^by \d/, /^\.$/],
  },
  {
    // What is in a cart lies in the browser.
    path: /^\/cart$/,
    gone: [/^Looking into your cart$/],
    came: [/^\(0 items\)$/, /^Your cart is empty$/, /^Nothing in here yet\.$/, /^Continue Shopping$/],
  },
]

/** Words in sight, in their order. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.replace(/\s+/g, ' ').trim()
      if (!text || !element || element.closest('script, style, template, noscript')) continue
      if (element.checkVisibility({ visibilityProperty: true })) words.push(text)
    }
    return words
  })

/** The words that others lack, each as often as it is lacked. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter(word => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** The script of a page waits until it is let go. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await isLetGo
    await route.continue()
  })
  return async () => {
    resolve()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.unroute('**/assets/*.js')
  }
}

/** Views that only an address has, and a page below a page. */
const VIEWS = [
  '/dashboard/meal-planner?view=day',
  '/dashboard/meal-planner?view=month',
  '/dashboard/supplements?view=all',
  '/dashboard/nutrients?of=month',
  '/dashboard/progress?of=year',
  '/recipes/browse',
]
const TOGETHER = 12
/** Of everyday, and in `npm test` too. */
const EVERYDAY = [
  '/dashboard/meal-planner',
  '/dashboard/daily-log',
  '/dashboard/targets',
  '/cart',
  '/recipes/9000000301',
]
const PAGES = [...new Set<string>([...PUBLIC_PAGES, ...LATER_PAGES, ...MORE_PAGES, ...VIEWS])].filter(
  path => !EVERYDAY.includes(path),
)

for (let first = 0; first < PAGES.length; first += TOGETHER) {
  const together = PAGES.slice(first, first + TOGETHER)
  test(`a page says the same after its script as before it: ${together.join(', ')}`, async ({ page }) => {
    for (const path of together) await test.step(path, () => expectSame(page, path))
  })
}

test(`a page says the same after its script as before it: ${EVERYDAY.join(', ')}`, { tag: '@core' }, async ({
  page,
}) => {
  for (const path of EVERYDAY) await test.step(path, () => expectSame(page, path))
})

async function expectSame(page: Page, path: string) {
  // What was looked at before is kept in the browser.
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  const letGo = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  const before = await wordsOf(page)
  await letGo()
  const after = await wordsOf(page)
  const changes = CHANGES.filter(change => change.path.test(path))
  const [gone, came] = [changes.flatMap(({ gone }) => gone), changes.flatMap(({ came }) => came)]
  expect(before.length, path).toBeGreaterThan(15)
  expect(without(before, after).filter(word => !gone.some(each => each.test(word)))).toEqual([])
  expect(without(after, before).filter(word => !came.some(each => each.test(word)))).toEqual([])
}

/** As autofill, a password manager, speech or a switch does it: no pointer and no key. */
const fillIn = (page: Page, label: string, value: string | boolean) => fillField(page.getByLabel(label), value)
const fillField = (field: Locator, value: string | boolean) =>
  field.evaluate((element, value) => {
    const field = element as HTMLInputElement
    if (typeof value === 'boolean') field.checked = value
    else field.value = value
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }, value)

test('what is filled in before the page wakes is saved', { tag: '@core' }, async ({ page }) => {
  await asMember(page, 'cleo')
  const letGo = await holdScript(page)
  await page.goto('/dashboard/targets', { waitUntil: 'commit' })
  const due = page.getByLabel('Baby due on')
  await due.waitFor()
  const day = addDays(dayIn(new Date(), LONDON), 100)
  await fillIn(page, 'Baby due on', day)
  await fillIn(page, 'I take medicines', true)
  await letGo()
  await expect(due).toHaveValue(day)
  await expect(page.getByText('In pregnancy reference values are shown')).toBeVisible()
  await page.getByRole('button', { name: 'Save targets' }).click()
  await page.getByRole('button', { name: 'I agree, and keep it' }).click()
  await expect(page.getByText('Targets saved')).toBeVisible()
  await reload(page)
  await expect(due).toHaveValue(day)
  await expect(page.getByLabel('I take medicines')).toBeChecked()

  const letGoAgain = await holdScript(page)
  await page.goto('/dashboard/targets', { waitUntil: 'commit' })
  await due.waitFor()
  await fillIn(page, 'I take medicines', false)
  await letGoAgain()
  await page.getByRole('button', { name: 'Save targets' }).click()
  await expect(page.getByText('Targets saved')).toBeVisible()
  await reload(page)
  await expect(page.getByLabel('I take medicines')).not.toBeChecked()
  await expect(due).toHaveValue(day)
})

/** What a page opens with is set by the effects of its parts, and some parts wake later than the page. */
const FIELDS: readonly (readonly [path: string, label: string, value: string])[] = [
  ['/recipes', 'Search recipes', 'lentils'],
  ['/shop/supplements', 'Search supplements', 'zinc'],
  ['/dashboard/supplements', 'Search supplements', 'zinc'],
  ['/dashboard/supplements', 'Quantity of Biotin', '3'],
]

for (const [path, label, value] of FIELDS)
  test(`what is filled in before the page wakes stays there: ${label} on ${path}`, async ({ page }) => {
    await asMember(page, 'cleo')
    const letGo = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    const field = page
      .locator('input')
      .and(page.getByLabel(label, { exact: true }))
      .filter({ visible: true })
      .first()
    await field.waitFor()
    await fillField(field, value)
    await letGo()
    await expect(field).toHaveValue(value)
  })
