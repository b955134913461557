import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leftPage, ofOneVersion, PAGE_DATA, patient, ROUTE_MODULES } from './vite-left-page.ts'

type Load = (route: { id: string; module: string }, kept: object) => Promise<object>

const packages = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), '..')
const whole = await readFile(join(packages, ROUTE_MODULES), 'utf8')
const reload = vi.fn()
const assign = vi.fn()
const page = new EventTarget()

/** Where the router is going. */
const going = (navigation: object, fetchers = new Map()) =>
  Object.assign(page, { __reactRouterDataRouter: { state: { navigation, fetchers } } })
const LINK = { state: 'loading', location: { pathname: '/recipes', search: '?q=dal', hash: '#list' } }

beforeEach(() => {
  vi.useFakeTimers()
  const location = { href: 'https://shop.test/cart', reload, assign }
  vi.stubGlobal('window', Object.assign(page, { location, __reactRouterDataRouter: undefined }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  assign.mockReset()
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

it('loads the address that a link leads to', async () => {
  going(LINK)
  await failing(await opened(patient(whole)))
  expect(assign.mock.calls).toEqual([['https://shop.test/recipes?q=dal#list']])
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page anew on the way back, where its address is there already, and under a form that is being sent', async () => {
  going({ state: 'loading', location: { pathname: '/cart', search: '', hash: '' } })
  await failing(await opened(patient(whole)))
  going({ ...LINK, state: 'submitting' })
  await failing(await opened(patient(whole)))
  expect(reload).toHaveBeenCalledTimes(2)
  expect(assign).not.toHaveBeenCalled()
})

it('does nothing where the router only looked ahead, and loads the page anew for a part of it that waits', async () => {
  going({ state: 'idle' })
  await failing(await opened(patient(whole)))
  expect(reload).not.toHaveBeenCalled()
  going({ state: 'idle' }, new Map([['1', {}]]))
  await failing(await opened(patient(whole)))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
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

describe('data of another version', () => {
  /** What the router does with the answer of a server of this version, asked by a page of version 'ours'. */
  async function asked(build: string | null, args: object = {}) {
    const code = ofOneVersion(
      `export async function ask(args, { fetch, createRequestInit, url, request }) {
        let res = await fetch(url, await createRequestInit(request));
        return res;
      }`,
    ).replace("import { leave } from './routeModules.js'", 'const leave = () => window.location.assign(1)')
    const { ask } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    Object.assign(page, { __reactRouterManifest: { version: 'ours' } })
    const fetched = async () => new Response('data', build ? { headers: { 'X-Build': build } } : {})
    const answered = ask(args, { fetch: fetched, createRequestInit: () => ({}) }).then(() => 'shown')
    const outcome = await Promise.race([answered, vi.advanceTimersByTimeAsync(50).then(() => 'left')])
    return [outcome, assign.mock.calls.length]
  }

  it('is left for the whole page, where a link is followed', async () => {
    going(LINK)
    expect(await asked('theirs')).toEqual(['left', 1])
  })

  it.each([
    ['of this version', 'ours', LINK, {}],
    ['of a server that does not say', null, LINK, {}],
    ['asked again where one is', 'theirs', { state: 'idle' }, {}],
    ['after a form was sent', 'theirs', { ...LINK, formMethod: 'POST' }, {}],
    ['of a part of the page', 'theirs', LINK, { fetcherKey: '1' }],
  ])('is shown when it is %s', async (_, build, navigation, args) => {
    going(navigation)
    expect(await asked(build, args)).toEqual(['shown', 0])
  })

  it('is looked at where the router asks for it', async () => {
    expect(ofOneVersion(await readFile(join(packages, PAGE_DATA), 'utf8'))).toContain("res.headers.get('X-Build')")
    expect(() => ofOneVersion('asks in another way')).toThrow('another way')
  })
})

it('stops a build in which the router has it no more', async () => {
  const options = { write: false, rollupOptions: { input: 'data:text/javascript,export default 1' } }
  await expect(build({ configFile: false, logLevel: 'silent', plugins: [leftPage()], build: options })).rejects.toThrow(
    'no longer has',
  )
})
