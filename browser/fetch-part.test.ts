import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitPart, fetchPart } from './fetch-part.ts'
import { Gone } from './new-version.ts'

const FILES: { [name: string]: string } = {
  'part-1a.js': 'import{a}from"./shared-2b.js";import"./here-3c.js";export{a}',
  'shared-2b.js': 'import{b}from"./deep-4d.js";import("./later-5e.js")',
  'deep-4d.js': 'import"./shared-2b.js";export const b=1',
}
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

class Timing {
  readonly decodedBodySize: number
  constructor(size: number) {
    this.decodedBodySize = size
  }
}

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('PerformanceResourceTiming', Timing)
  // One file is here already; another was asked for and never came.
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(name => {
    const size = { 'here-3c.js': 90, 'deep-4d.js': 0 }[nameOf(name)]
    return size === undefined ? [] : [new Timing(size) as unknown as PerformanceEntry]
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As the built script says it. */
function built(outcome: () => Promise<string>) {
  const load = vi.fn(outcome)
  load.toString = () => '()=>i(()=>import("./part-1a.js"),[])'
  return load
}

const shelf = (lacking: string[] = []) =>
  vi.fn(async (url: RequestInfo | URL) => {
    const name = nameOf(String(url))
    if (lacking.includes(name)) throw new TypeError('Failed to fetch')
    return new Response(FILES[name] ?? null, { status: name in FILES ? 200 : 404 })
  })

it('fetches a part and what it imports, each once and only what is not here, before it imports it', async () => {
  const files = shelf()
  const load = built(async () => {
    expect(files).toHaveBeenCalledTimes(3)
    return 'part'
  })
  expect(await fetchPart(load, files)).toBe('part')
  expect(files.mock.calls.map(([url]) => nameOf(String(url)))).toEqual(['part-1a.js', 'shared-2b.js', 'deep-4d.js'])
})

it('imports nothing while a file of it cannot be had, so that the next try is a whole one', async () => {
  const load = built(async () => 'part')
  const lacking = shelf(['deep-4d.js'])
  await expect(fetchPart(load, lacking)).rejects.toThrow('Failed to fetch')
  // A browser notes what came, and not that what it imports did not.
  const came = new Set(lacking.mock.calls.map(([url]) => String(url)).filter(url => !url.includes('deep')))
  vi.mocked(performance.getEntriesByName).mockImplementation(name =>
    came.has(name) || name.includes('here') ? [new Timing(90) as unknown as PerformanceEntry] : [],
  )
  await expect(fetchPart(load, lacking)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  expect(await fetchPart(load, shelf())).toBe('part')
})

it('takes a file that is gone as one that cannot be had', async () => {
  const load = built(async () => 'part')
  load.toString = () => '()=>import(`./gone-9z.js`)'
  await expect(fetchPart(load, shelf())).rejects.toThrow('gone-9z.js')
  expect(load).not.toHaveBeenCalled()
})

it('tells a file that is gone from a connection that failed and from a server that did', async () => {
  const load = built(async () => 'part')
  const failure = (files: typeof fetch) => fetchPart(load, files).catch(error => error)
  expect(await failure(async () => new Response(null, { status: 404 }))).toBeInstanceOf(Gone)
  for (const files of [shelf(['part-1a.js']), async () => new Response(null, { status: 503 })]) {
    expect(await failure(files)).toBeInstanceOf(Error)
    expect(await failure(files)).not.toBeInstanceOf(Gone)
  }
})

it('only loads where no file is named', async () => {
  const files = shelf()
  expect(await fetchPart(async () => 'part', files)).toBe('part')
  expect(files).not.toHaveBeenCalled()
})

it('waits for a connection where a page cannot do without a part', async () => {
  const regained = new EventTarget()
  vi.stubGlobal('window', regained)
  const load = built(async () => 'part')
  let files = shelf(['deep-4d.js'])
  const waiting = awaitPart(load, url => files(url as string))
  await vi.waitFor(() => expect(files.mock.calls.length).toBe(3))
  files = shelf()
  await vi.waitFor(() => {
    regained.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalled()
  })
  expect(await waiting).toBe('part')
})

it('does not wait for what is gone or broken', async () => {
  const broken = built(() => Promise.reject(new TypeError('not a function')))
  await expect(awaitPart(broken, shelf())).rejects.toThrow('not a function')
  const gone = built(async () => 'part')
  gone.toString = () => '()=>import(`./gone-9z.js`)'
  await expect(awaitPart(gone, shelf())).rejects.toThrow('gone-9z.js')
})
