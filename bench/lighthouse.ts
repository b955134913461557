import { type Lighthouse, openLighthouse, QUICK_PAGES, RATED_PAGES } from '#test/e2e/lighthouse.ts'
import { type Shop, startBare } from './processes.ts'
import { slowdownAt } from './slowdown.ts'

export interface Score {
  path: string
  performance: number
  /** Of a page with nothing on it, in the same minute. */
  empty: number
}

const EMPTY_PAGE = '<!doctype html><html lang="en-GB"><head><title>Empty</title></head><body><p>Empty</p></body></html>'
const TRIES = 3

/**
 * How a phone fares with the pages whose quality is promised. It is the same phone whatever machine measures: Lighthouse's
 * loop, run beside each page, says how fast this one is just now, and a slow one is slowed down by so much less.
 */
export async function lighthouseScores(shop: Shop, onOpen: (close: () => void) => void): Promise<Score[]> {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const bare = await startBare({ status: 200, headers, body: Buffer.from(EMPTY_PAGE) })
  const lighthouse = await openLighthouse()
  onOpen(() => lighthouse.close())
  const scores: Score[] = []
  let power = (await lighthouse.rate(bare.url, ['performance'])).power
  for (const path of new Set([...QUICK_PAGES, ...RATED_PAGES])) {
    const empty = await best(lighthouse, bare.url, power)
    const page = await best(lighthouse, shop.url + path, empty.power)
    power = page.power
    scores.push({ path, performance: page.score, empty: empty.score })
  }
  lighthouse.close()
  await bare.stop()
  return scores
}

/** The best of three, because a busy machine only ever makes a page slower. */
async function best(lighthouse: Lighthouse, url: string, powerBefore: number) {
  let score = 0
  let power = powerBefore
  for (let tries = 0; tries < TRIES && score < 100; tries++) {
    const rated = await lighthouse.rate(url, ['performance'], slowdownAt(power))
    score = Math.max(score, rated.of('performance'))
    power = rated.power
  }
  return { score, power }
}
