import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserLaunch } from './browser.ts'

/** The pages whose quality is promised. */
export const RATED_PAGES = ['/', '/shop/supplements', '/shop/supplements/magnesium-complex', '/cart']
const TRIES = 3

export interface Rated {
  /** 0 to 100 */
  of(category: string): number
  /** Audits that either hold or do not, and do not. */
  failed: string[]
}

export interface Lighthouse {
  rate(url: string, categories: string[]): Promise<Rated>
  /** The best of three, because a busy machine only ever makes a page slower; ends early when it is enough. */
  performance(url: string, enough: number): Promise<number>
  close(): void
}

/** Lighthouse as a phone, in a browser that nobody else uses. */
export async function openLighthouse(): Promise<Lighthouse> {
  const { executablePath, args } = browserLaunch()
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    // It would end the whole process at once; whoever opened this closes it.
    handleSIGINT: false,
  })
  const rate = (url: string, categories: string[]) => rated(url, chrome.port, categories)
  return {
    rate,
    async performance(url, enough) {
      let best = 0
      for (let tries = 0; tries < TRIES && best < enough; tries++) {
        best = Math.max(best, (await rate(url, ['performance'])).of('performance'))
      }
      return best
    },
    close: () => chrome.kill(),
  }
}

async function rated(url: string, port: number, only: string[]): Promise<Rated> {
  const run = await lighthouse(url, { port, onlyCategories: only, logLevel: 'error', output: 'json' })
  if (!run) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { categories, audits } = run.lhr
  const failed = Object.values(audits).filter(
    audit => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
  )
  return {
    of: category => Math.round((categories[category]?.score ?? 0) * 100),
    failed: failed.map(audit => audit.id),
  }
}
