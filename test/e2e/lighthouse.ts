import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserLaunch } from './browser.ts'

/** The pages whose quality is promised. */
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

async function rated(url: string, port: number, onlyCategories: string[], slowdown?: number): Promise<Rated> {
  const throttling = slowdown === undefined ? {} : { throttling: { cpuSlowdownMultiplier: slowdown } }
  const run = await lighthouse(url, { port, onlyCategories, logLevel: 'error', output: 'json', ...throttling })
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
