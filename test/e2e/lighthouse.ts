import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserLaunch } from './browser.ts'

/** One page of each kind that anybody may open. */
export const PUBLIC_KINDS = [
  '/',
  '/tonight',
  '/find?q=lentil',
  '/recipes',
  '/recipes/9000000331',
  '/recipes/browse',
  '/recipes/browse/vegan-dinners-in-30-minutes',
  '/recipes/import',
  '/shop/supplements',
  '/shop/supplements/magnesium-complex',
  '/shop/supplements/lions-mane',
  '/shop/compare?one=magnesium-complex&other=collagen-peptides',
  '/shop/supplements/magnesium-complex/lots',
  '/cart',
  '/learn',
  '/learn/articles/how-much-fibre-is-in-a-day',
  '/learn/courses/nutrition-from-the-ground-up',
  '/learn/courses/nutrition-from-the-ground-up/protein',
  '/learn/glossary',
  '/learn/nutrients',
  '/learn/nutrients/iron',
  '/contact',
  '/login',
  '/delivery-and-returns',
]

/** Those whose speed is promised: home, a list, a recipe, a product, an article. */
export const QUICK_PAGES = [
  '/',
  '/recipes',
  '/recipes/9000000331',
  '/shop/supplements/magnesium-complex',
  '/learn/articles/how-much-fibre-is-in-a-day',
]

/** Those of which it is counted what must come before something is seen. */
export const RATED_PAGES = ['/', '/shop/supplements', '/shop/supplements/magnesium-complex', '/cart']

export interface Rated {
  /** 0 to 100 */
  of(category: string): number
  /** Audits that either hold or do not, and do not. */
  failed: string[]
  /** What Lighthouse's own loop made of this machine: about 1,500 on one of today's, less on a slow or busy one. */
  power: number
}

export interface Lighthouse {
  /**
   * @param slowdown how many times slower than this machine a phone is taken to be; Lighthouse's own guess if not told
   */
  rate(url: string, categories: string[], slowdown?: number): Promise<Rated>
  close(): void
}

/** Lighthouse as a phone, in a browser that nobody else uses. */
export async function openLighthouse(): Promise<Lighthouse> {
  const { executablePath, args } = browserLaunch()
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    // It would end the whole process at once; anyone who opened this closes it.
    handleSIGINT: false,
  })
  return {
    rate: (url, categories, slowdown) => rated(url, chrome.port, categories, slowdown),
    close: () => chrome.kill(),
  }
}

/**
 * Nothing need be photographed from top to bottom. How it throttles stays its own default, which slows nothing down
 * while it looks and computes afterwards, of speed alone: any other way, `provided` too, waits more than five seconds
 * each for silence after the first paint, the load, the network and the processor. What takes so long hangs.
 */
const SPEED_IS_NOT_ASKED_FOR = { disableFullPageScreenshot: true, maxWaitForFcp: 120_000, maxWaitForLoad: 120_000 }

async function rated(url: string, port: number, onlyCategories: string[], slowdown?: number): Promise<Rated> {
  const asHere = onlyCategories.includes('performance') ? {} : SPEED_IS_NOT_ASKED_FOR
  const throttling = slowdown === undefined ? {} : { throttling: { cpuSlowdownMultiplier: slowdown } }
  const flags = { port, onlyCategories, logLevel: 'error', output: 'json', ...asHere, ...throttling } as const
  const run = await lighthouse(url, flags)
  if (!run) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { categories, audits, environment } = run.lhr
  const failed = Object.values(audits).filter(
    audit => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
  )
  return {
    of: category => Math.round((categories[category]?.score ?? 0) * 100),
    failed: failed.map(audit => audit.id),
    power: environment.benchmarkIndex,
  }
}
