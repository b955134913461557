import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import config from '../react-router.config.ts'
import { emptied, UNUSED_PARTS, unusedRouter } from './vite-unused-router.ts'

const packages = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), '..')

describe.each(UNUSED_PARTS)('%s', part => {
  it('keeps its names, and does nothing', async () => {
    const whole = await readFile(join(packages, part), 'utf8')
    const { default: _, ...parts } = await import(`data:text/javascript,${encodeURIComponent(emptied(whole))}`)
    expect(Object.keys(parts).length).toBeGreaterThan(3)
    for (const [name, nothing] of Object.entries(parts)) {
      expect(whole, name).toMatch(new RegExp(`(?:function|const) ${name}\\b`))
      expect((nothing as () => unknown)(), name).toBeUndefined()
    }
  })
})

it('holds as long as addresses are listed whole', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})

it('holds as long as nobody instruments the browser’s router', async () => {
  const entry = await readFile(new URL('../app/entry.client.tsx', import.meta.url), 'utf8')
  expect(entry).toContain('HydratedRouter')
  expect(entry).not.toContain('instrumentations')
})

it('stops a build in which the router has them no more', async () => {
  const entry = 'data:text/javascript,export default 1'
  const options = { write: false, rollupOptions: { input: entry } }
  await expect(
    build({ configFile: false, logLevel: 'silent', plugins: [unusedRouter()], build: options }),
  ).rejects.toThrow('no longer has')
})
