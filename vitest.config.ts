import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,browser,modules,kit,platform,sandbox,content,scripts,test,bench}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', '**/node_modules/**'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A test that only passes when it is tried again is broken.
    retry: 0,
    // The mailbox serves a style sheet as text; Vitest would make it empty.
    css: true,
    allowOnly: false,
    env: { TZ: process.env.TZ ?? 'Europe/London' },
  },
})
