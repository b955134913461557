import { defineConfig } from 'vitest/config'

/**
 * The tests that start servers load the build once for a process and change what Node resolves; each file of theirs has
 * a process of its own. The rules share theirs, which takes half of the time.
 */
export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'],
    // Longer than a machine that is busy with something else needs for anything here: what takes so long hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // All processors: much of what is run here waits for a database or another program.
    maxWorkers: '100%',
    // A test that only passes when it is tried again is broken.
    retry: 0,
    // The mailbox serves a style sheet as text; Vitest would make it empty.
    css: true,
    allowOnly: false,
    env: { TZ: process.env.TZ ?? 'Europe/London' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{app,browser,modules,kit,platform,sandbox,content,scripts,bench}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'servers', include: ['test/{requests,crashes}/**/*.test.ts'] } },
    ],
  },
})
