import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import './test/test-day.ts'
import { browserLaunch } from './test/e2e/browser.ts'
import { databaseNote } from './test/e2e/database.ts'
import { inFirefox, KEEPS_NOTHING, RUNS_NO_SCRIPT } from './test/e2e/firefox.ts'
import { DESK, PHONE } from './test/e2e/journey.ts'
import { operatorPort, providerShopPort, recipeSitePort } from './test/e2e/ports.ts'
import { CHEAP_PASSWORDS, TEST_SECRET } from './test/people.ts'

const PORT = Number(process.env.E2E_PORT ?? 4187)
/** A site beside the shop, for recipes to be imported from. */
const RECIPE_SITE = `http://127.0.0.1:${recipeSitePort(PORT)}`

/** Also for the pictures of all screens, `test/screens`. */
export function shopAt(port: number, env: { [name: string]: string } = {}) {
  return {
    command: 'node scripts/serve-for-journeys.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATABASE_NOTE: databaseNote(port),
      IMPORT_TEST_ORIGIN: RECIPE_SITE,
      APP_SECRET: TEST_SECRET,
      IDEAL_POSTCODES_KEY: 'sandbox',
      // So that what is said of medicines is there to be looked at.
      MEDICINE_NOTES_REVIEWED_BY: 'A pharmacist of the tests',
      MEDICINE_NOTES_REVIEWED_ON: '2026-01-05',
      PASSWORD_COST: String(CHEAP_PASSWORDS),
      ...env,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  }
}

/**
 * Forms and accounts are looked at on a desk, everything else on a phone. A journey is run at both widths where the
 * layout is its point (`@both`); whether pages fit either is asked of all of them in `pages.spec.ts`.
 */
const ON_A_DESK =
  'accounts|data-rights|devices|import|limits|private-recipes|profile|provider|settings|stock|two-tabs|whole-story'
const DESK_FILE = `(?:${ON_A_DESK})\\.spec\\.ts`
const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** The core journeys ask no recipe provider, so where only they are named its shop need not start. */
const named = process.argv.filter(word => word.startsWith('--project'))
const isCoreAlone = named.length > 0 && named.every(word => /^--project=(core-|firefox)/.test(word))

/** Main jobs (`@firefox`), and what only a real Firefox can show, where one is installed: `npm test -- firefox`. */
const IN_FIREFOX = [
  { name: 'firefox', testIgnore: /blocked-cookies/, grep: /@firefox/, use: inFirefox() },
  // What keeps nothing is said in the page's words; what only looks so to a page is tried in the other browser.
  { name: 'firefox-no-cookies', testMatch: /blocked-cookies/, grep: /@firefox/, use: inFirefox(KEEPS_NOTHING) },
  { name: 'firefox-no-script', testMatch: /firefox-no-script/, use: inFirefox(RUNS_NO_SCRIPT) },
].map(project => ({ ...project, workers: 1 }))

/** Journeys in a real browser against the built shop with its sandboxes. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // One more than two processors have work for: each journey waits for the shop and for its own windows a third of the time.
  workers: Math.min(4, Math.max(3, availableParallelism() - 1)),
  retries: 0,
  // Longer than a machine that is busy with something else needs for anything here: what takes so long hangs.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every journey, most of which nobody opens, takes a quarter of the time: `--trace=on` for the one that failed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /budgets|stock|firefox[^/]*$/,
      // The file and the tags of a journey are in what is looked through here.
      grepInvert: new RegExp(`@desktop|${DESK_FILE}(?!.*@both)`),
      use: ON_A_PHONE,
    },
    {
      name: 'desktop',
      testIgnore: /budgets|firefox[^/]*$/,
      grepInvert: /@phone/,
      grep: new RegExp(`@desktop|@both|${DESK_FILE}`),
      use: { viewport: DESK },
    },
    // Those that carry the product (`@core`), each at the one width of its file: of all that the projects around run.
    {
      name: 'core-phone',
      grep: /@core/,
      grepInvert: new RegExp(`@desktop|${DESK_FILE}`),
      use: ON_A_PHONE,
    },
    {
      name: 'core-desktop',
      grep: new RegExp(`^(?=.*@core)(?=.*(?:@desktop|${DESK_FILE}))`),
      use: { viewport: DESK },
    },
    ...(process.env.FIREFOX_PATH ? IN_FIREFOX : []),
    {
      name: 'budgets',
      testMatch: /budgets/,
      // What moves, and what comes first, is watched with the shop alone: another window beside it draws it in pieces.
      fullyParallel: false,
      workers: 1,
      // Playwright switches the back/forward cache off; here it is what is tested.
      use: { launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  webServer: [
    shopAt(PORT),
    ...(isCoreAlone ? [] : [shopAt(providerShopPort(PORT), { FATSECRET_CLIENT_ID: 'sandbox' })]),
    { command: `node test/e2e/recipe-site.ts ${recipeSitePort(PORT)}`, url: RECIPE_SITE },
    {
      command: `node test/e2e/operator-at-hand.ts ${operatorPort(PORT)}`,
      url: `http://127.0.0.1:${operatorPort(PORT)}`,
    },
  ],
})
