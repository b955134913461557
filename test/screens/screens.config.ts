import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { shopAt } from '../../playwright.config.ts'
import { browserLaunch } from '../e2e/browser.ts'
import { LOAD_CLOCK } from '../load-clock.ts'
import { MOMENT } from './moment.ts'

const PORT = Number(process.env.E2E_PORT ?? 4187)

/** Pictures of all screens, of a shop whose clock stands. Started by `scripts/screens.mjs`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: '../../test-results/screens-run',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What is kept to be read without a connection is one of the screens.
    serviceWorkers: 'allow',
  },
  webServer: [
    {
      ...shopAt(PORT, { CLOCK_STANDS_AT: new Date(MOMENT).toISOString(), NODE_OPTIONS: LOAD_CLOCK }),
      cwd: join(import.meta.dirname, '../..'),
    },
  ],
})
