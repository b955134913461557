import type * as Reading from '#modules/recipes/import/reading.worker.ts'
import READING from '#modules/recipes/import/reading.worker.ts?thread'
import type { Config } from '#platform/config/config.ts'
import { readPublicPage } from '#platform/http/guarded-page.ts'
import { openThreads } from '#platform/threads/threads.ts'
import type { Services } from './services.ts'

const PAGE_RULES = { withinMs: 5_000, largestBytes: 2 * 1024 * 1024, mostRedirects: 3 }
/** A recipe takes some hundredths of a second, on a slow machine that has to start the thread first some seconds. */
const READ_WITHIN_MS = 10_000

/** Who reads a page for a visitor; whoever keeps that page can look us up, or turn us away. */
const userAgent = ({ appUrl }: Config) => `Thymewell recipe import${appUrl ? ` (+${appUrl})` : ''}`

/** What it takes to read a recipe that a visitor names or pastes. Close `reading` at the end. */
export function openReading(config: Config): Pick<Services, 'readPage' | 'reading'> {
  const rules = { ...PAGE_RULES, userAgent: userAgent(config), testOrigin: config.importTestOrigin }
  return {
    readPage: address => readPublicPage(address, rules),
    reading: openThreads<typeof Reading>(READING, { withinMs: READ_WITHIN_MS }),
  }
}
