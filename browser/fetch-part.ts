import { forPress, Gone } from './new-version.ts'

const PART = /import\(\s*["'`](\.\/[^"'`]+\.js)["'`]\s*\)/
const IMPORTS = /(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g

/**
 * Where something was pressed that opens such a part. There may be no connection, or a new version that would cost what
 * was typed (`new-version.ts`), which only who typed it can decide.
 */
export const NOT_FETCHED = 'That could not be opened. Check your connection, and if it works, reload the page.'

const PAUSE_MS = 3_000

/**
 * Fetches a part of the script that is not always wanted, ahead or because something was pressed. Where a new version of
 * the shop has it no more, the page is loaded again and the press repeated (`new-version.ts`): so it is called before
 * anything is done.
 */
export const fetchPart = <Part>(load: () => Promise<Part>, fetchFile?: typeof fetch): Promise<Part> =>
  forPress(tryPart(load, fetchFile))

/**
 * The same for what the press can do without, or comes after it was done. Chromium never asks twice for a file that it
 * could not have while importing, nor for one of those which that file imports: a press without a connection would leave
 * the button dead until the page is reloaded. So the files are fetched first, which may fail as often as it likes, and
 * imported when they are there.
 */
export async function tryPart<Part>(load: () => Promise<Part>, fetchFile: typeof fetch = fetch): Promise<Part> {
  // The built function names its file; elsewhere (on the server, in a test) there is nothing to fetch.
  const address = PART.exec(String(load))?.[1]
  if (address && typeof document !== 'undefined') await fetchWithImports(address, import.meta.url, fetchFile, new Set())
  return load()
}

/** What was fetched here may lack what it imports, which is looked for again. */
const fetched = new Set<string>()

async function fetchWithImports(address: string, from: string, fetchFile: typeof fetch, met: Set<string>) {
  const url = new URL(address, from).href
  if (met.has(url) || isHere(url)) return
  met.add(url)
  fetched.add(url)
  const answer = await fetchFile(url).catch(unreachable)
  if (!answer.ok) throw new (answer.status === 404 ? Gone : Error)(`No part at ${url}`)
  const imports = [...(await answer.text().catch(unreachable)).matchAll(IMPORTS)]
  await Promise.all(imports.map(([, next = '']) => fetchWithImports(next, url, fetchFile, met)))
}

/** The connection failed, not the file. */
class Unreachable extends Error {}
const unreachable = (cause: unknown): never => {
  throw new Unreachable('Failed to fetch', { cause })
}

/** What came with the page is not read again. */
const isHere = (url: string) =>
  !fetched.has(url) &&
  performance
    .getEntriesByName(url)
    .some(entry => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0)

/** For what a page cannot do without: it waits for a connection. Throws where a file is gone or does not work. */
export async function awaitPart<Part>(load: () => Promise<Part>, fetchFile?: typeof fetch): Promise<Part> {
  for (;;) {
    try {
      return await tryPart(load, fetchFile)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      await new Promise(resolve => {
        window.addEventListener('online', resolve, { once: true })
        setTimeout(resolve, PAUSE_MS)
      })
    }
  }
}
