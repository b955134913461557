import { inOneTab } from './tabs.ts'

/**
 * Pages that can be read without a connection: what everybody gets who asks for them without saying who they are.
 * `keep-page.ts` puts them there, `public/kept-pages-worker.js` serves them.
 */
export const KEPT_PAGES = 'kept-pages'
/** Their scripts, styles, fonts and pictures. */
export const KEPT_FILES = 'kept-files'

/** Secure addresses alone may keep pages, and not every window does. */
export const canKeepPages = () => 'caches' in globalThis && 'serviceWorker' in navigator

/** Does it while no other tab of this browser keeps pages or drops them. */
export const withKeptPages = <Done>(work: () => Promise<Done>): Promise<Done> => inOneTab(KEPT_PAGES, work)

/** The paths of all pages that are kept. */
export async function keptPaths(): Promise<readonly string[]> {
  if (!canKeepPages()) return []
  try {
    const pages = await caches.open(KEPT_PAGES)
    return (await pages.keys()).map(({ url }) => new URL(url).pathname)
  } catch {
    return []
  }
}

/** What somebody has opened is theirs: it goes when they do. */
export async function dropKeptPages(): Promise<void> {
  if (!canKeepPages()) return
  await withKeptPages(() => Promise.all([KEPT_PAGES, KEPT_FILES].map(name => caches.delete(name)))).catch(() => [])
}
