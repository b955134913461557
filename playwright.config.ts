import { defineConfig } from '@playwright/test'
import { browserLaunch } from './test/e2e/browser.ts'
import { databaseNote } from './test/e2e/database.ts'

const PORT = Number(process.env.E2E_PORT ?? 4187)

/** Journeys in a real browser, at phone and desktop width, against the built shop with its sandboxes. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: process.env.CI ? 2 : 3,
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
  webServer: {
    command: 'node scripts/serve-for-journeys.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), DATABASE_NOTE: databaseNote(PORT) },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
