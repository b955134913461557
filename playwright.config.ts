import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './test/e2e/browser.ts'
import { databaseNote } from './test/e2e/database.ts'
import { providerShopPort, recipeSitePort } from './test/e2e/ports.ts'
import { TEST_SECRET } from './test/people.ts'

const PORT = Number(process.env.E2E_PORT ?? 4187)
/** A site beside the shop, for recipes to be imported from. */
const RECIPE_SITE = `http://127.0.0.1:${recipeSitePort(PORT)}`

function shopAt(port: number, env: { [name: string]: string } = {}) {
  return {
    command: 'node scripts/serve-for-journeys.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATABASE_NOTE: databaseNote(port),
      IMPORT_TEST_ORIGIN: RECIPE_SITE,
      APP_SECRET: TEST_SECRET,
      ...env,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  }
}

/** Journeys in a real browser, at phone and desktop width, against the built shop with its sandboxes. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // The shop, its database and its sandboxes want a processor too.
  workers: Math.min(4, Math.max(2, availableParallelism() - 1)),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /budgets|stock/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: /budgets/, grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'budgets',
      testMatch: /budgets/,
      fullyParallel: false,
      // Playwright switches the back/forward cache off; here it is what is tested.
      use: { launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  webServer: [
    shopAt(PORT),
    shopAt(providerShopPort(PORT), { FATSECRET_CLIENT_ID: 'sandbox' }),
    { command: `node test/e2e/recipe-site.ts ${recipeSitePort(PORT)}`, url: RECIPE_SITE },
  ],
})
