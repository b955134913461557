import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import './test/test-day.ts'

/** What holds for every test. */
const SHARED = {
  // Longer than a machine that is busy with something else needs for anything here: what takes so long hangs. The long
  // form of a property tries five times as many cases (test/cases.ts).
  testTimeout: process.env.TEST_SIZE === 'core' ? 240_000 : 1_200_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // A test that only passes when it is tried again is broken.
  retry: 0,
  // The mailbox serves a style sheet as text; Vitest would make it empty.
  css: true,
  allowOnly: false,
}

/** The rules share their processes, which takes half of the time. */
const rulesIn = (zone: string, name = 'rules') => ({
  test: {
    ...SHARED,
    name,
    include: ['{app,browser,modules,kit,platform,sandbox,content,scripts,bench}/**/*.test.{ts,tsx}'],
    isolate: false,
    env: { TZ: zone },
  },
})

const zone = process.env.TZ ?? 'Europe/London'
/** One run of all of them starts one database, and no processor waits for the last file of a zone. */
const zones = process.env.TEST_ZONES?.split(',') ?? []

/**
 * The tests that start servers load the build once for a process and change what Node resolves; each file of theirs has
 * a process of its own.
 */
const servers = {
  test: { ...SHARED, name: 'servers', include: ['test/{requests,crashes}/**/*.test.ts'], env: { TZ: zone } },
}

export default defineConfig({
  test: {
    // Of the whole run, not of each project: all of them take their databases from one server.
    globalSetup: ['test/global-setup.ts'],
    // More than there are processors: half of the time is spent on waiting for a database, another program, or an end that
    // must come after half a minute.
    maxWorkers: availableParallelism() + 1,
    projects: zones.length > 0 ? zones.map(each => rulesIn(each, `rules in ${each}`)) : [rulesIn(zone), servers],
  },
})
