import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../e2e/browser.ts'
import { DAYS, type TestDay } from './days.ts'

/** Every page of the dashboard on days that are unlike others. Each test starts a shop of its own on its day. */
export default defineConfig<{ day: TestDay }>({
  testDir: '.',
  testMatch: 'days.spec.ts',
  outputDir: '../../test-results/days-run',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Longer than a machine that is busy with something else needs for a day: what takes so long hangs.
  timeout: 1_800_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without a scroll bar that takes some of the width, as on a phone: 320 px are 320 px.
    isMobile: true,
    // What a worker fetches goes by the machine's clock.
    serviceWorkers: 'block',
  },
  // So that one of them can be asked for: npm test -- days --project=2028-02-29
  projects: DAYS.map(day => ({ name: day.at.slice(0, 10), use: { day } })),
})
