import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leftPage, patient, ROUTE_MODULES } from './vite-left-page.ts'

type Load = (route: { id: string; module: string }, kept: object) => Promise<object>

const packages = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), '..')
const whole = await readFile(join(packages, ROUTE_MODULES), 'utf8')
const reload = vi.fn()
const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(page, { location: { reload } }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

let nth = 0
/** As a page has it that was just opened. */
async function opened(code: string): Promise<Load> {
  const { loadRouteModule } = await import(
    `data:text/javascript,${encodeURIComponent(`${code.replaceAll('import.meta.hot', 'false')}\n// ${nth++}`)}`
  )
  return loadRouteModule
}
/** What Firefox makes of every download of a page that is left. */
const ENDED = { id: 'home', module: 'data:text/javascript,throw new TypeError("ended")' }

async function failing(load: Load) {
  void load(ENDED, {})
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(1))
  // An import that fails takes its own time, and no timer of ours.
  await import(ENDED.module).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1)
}

it('loads the page anew where a route cannot be had', async () => {
  await failing(await opened(patient(whole)))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves somebody alone who is going elsewhere, and says nothing', async () => {
  const load = await opened(patient(whole))
  page.dispatchEvent(new Event('beforeunload'))
  await failing(load)
  expect(reload).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
  // They stayed after all: it was a file that they asked for.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('is needed as long as the router itself does not look', async () => {
  const load = await opened(whole)
  page.dispatchEvent(new Event('beforeunload'))
  await failing(load)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('still loads and keeps what is there', async () => {
  const kept = {}
  const load = await opened(patient(whole))
  expect(await load({ id: 'home', module: 'data:text/javascript,export default 7' }, kept)).toMatchObject({
    default: 7,
  })
  expect(kept).toHaveProperty('home')
})

it('stops a build in which the router has it no more', async () => {
  const options = { write: false, rollupOptions: { input: 'data:text/javascript,export default 1' } }
  await expect(build({ configFile: false, logLevel: 'silent', plugins: [leftPage()], build: options })).rejects.toThrow(
    'no longer has',
  )
})
