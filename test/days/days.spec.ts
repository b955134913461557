import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Day } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { test as base, DESK, expect, PHONE, visit } from '../e2e/journey.ts'
import { spaceOut } from '../e2e/spaced-out.ts'
import type { TestDay } from './days.ts'
import { type DayPage, markedOn, ownPages, PAGES } from './pages.ts'
import { asAnn } from './people.ts'
import { shopOnADay } from './shop-on-a-day.ts'

/** With DAYS_PICTURES=yes every page is kept as a picture. */
const PICTURES = process.env.DAYS_PICTURES ? join(import.meta.dirname, '../../test-results/days') : null

const BASE_PORT = Number(process.env.E2E_PORT ?? 4187)

const test = base.extend<{ day: TestDay; shop: string }>({
  day: [{ at: '', why: '' }, { option: true }],
  async shop({ day }, use, { parallelIndex }) {
    const port = BASE_PORT + parallelIndex
    // Whoever signs in or asks the database goes by it.
    process.env.E2E_PORT = String(port)
    const { url, stop } = await shopOnADay(day.at, port)
    await use(url)
    await stop()
  },
  baseURL: ({ shop }, use) => use(shop),
})

test('every page is whole, and says what day it is', async ({ page, day }) => {
  test.info().annotations.push({ type: day.at, description: day.why })
  const now = new Date(day.at)
  const today = dayIn(now, LONDON)
  await page.clock.install({ time: now })
  const errors = errorsOf(page)
  const look = async (who: string, pages: readonly DayPage[]) => {
    for (const each of pages) {
      await test.step(`${who}: ${each.path}`, () => expectWhole(page, each, today, `${today} ${who}`))
      softly(errors.splice(0), `${who}: ${each.path}`).toEqual([])
    }
  }
  await look('visitor', PAGES)
  const known = await asAnn(page, now, today)
  await look('Ann', [...PAGES, ...ownPages(known, today)])
})

/** What the browser complains of, with the page on which it does. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${page.url()}: ${message.text()}`)
  })
  return errors
}

async function expectWhole(page: Page, { path, says, marked }: DayPage, today: Day, what: string) {
  await page.setViewportSize(DESK)
  const answer = await visit(page, path)
  softly(answer?.status(), path).toBe(200)
  // What comes with somebody's first sign.
  await page.mouse.move(9, 9)
  const served = datesIn(wordsOf(await page.evaluate(mainOf, (await answer?.text()) ?? '')))
  const words = wordsOf(await page.evaluate(mainOf, null))
  softly(datesIn(words), `${path} still says what the server said`).toEqual(expect.arrayContaining(served))
  softly(words, path).not.toMatch(OF_A_PROGRAM)
  if (says) softly(words, path).toContain(says(today))
  // A part of the page may still be on its way.
  if (marked)
    await softly
      .poll(() => markedOn(page, marked), { message: `${path} marks today`, timeout: 10_000 })
      .toEqual([today])
  await expectFitsSoftly(page)
  await keepPicture(page, `${what} ${path}`)
  for (const width of [PHONE.width, NARROW]) {
    await page.setViewportSize({ width, height: PHONE.height })
    await expectFitsSoftly(page)
  }
  await keepPicture(page, `${what} ${path}`)
  await spaceOut(page)
  await expectFitsSoftly(page)
  await keepPicture(page, `${what} ${path} spaced out`)
}

const NARROW = 320
/** What is wrong is told, and the next page is looked at. */
const softly = expect.configure({ soft: true })
/** What a program says where a person would say nothing, or another thing. */
const OF_A_PROGRAM = /Invalid Date|NaN|undefined|Infinity|\[object/
const DATES = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?/g

const datesIn = (words: string): string[] => [...new Set(words.match(DATES))]
const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Runs in the page: the text of the main part of a document, or of the one that is open. */
function mainOf(html: string | null): string {
  const open = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const main = open.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
  for (const silent of main?.querySelectorAll('script, style, template') ?? []) silent.remove()
  return main?.textContent ?? ''
}

async function expectFitsSoftly(page: Page) {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  softly(over, `${page.url()} in ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

async function keepPicture(page: Page, what: string) {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const name = `${what} ${page.viewportSize()?.width}`.replaceAll(/[^\w-]+/g, '_')
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true, animations: 'disabled' })
}
