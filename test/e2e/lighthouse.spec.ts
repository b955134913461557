import { expect, test } from './journey.ts'
import { openLighthouse, PUBLIC_KINDS } from './lighthouse.ts'

/** What says itself that no search engine should list it: Lighthouse holds that against it. */
const isKeptOut = (html: string) => /<meta name="robots" content="noindex/.test(html)

/** So many share a browser. */
const TOGETHER = 4

// What it says of speed depends on the machine (`bench/lighthouse.ts`); `first-sight` counts what makes the speed.
for (let first = 0; first < PUBLIC_KINDS.length; first += TOGETHER) {
  const together = PUBLIC_KINDS.slice(first, first + TOGETHER)
  test(`Lighthouse finds nothing to better: ${together.join(', ')}`, async ({ baseURL, request }) => {
    const lighthouse = await openLighthouse()
    try {
      for (const path of together) {
        const keptOut = isKeptOut(await (await request.get(path)).text())
        const whole = await lighthouse.rate(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'])
        expect.soft(whole.failed, path).toEqual(keptOut ? ['is-crawlable'] : [])
        expect.soft([whole.of('accessibility'), whole.of('best-practices')], path).toEqual([100, 100])
        if (!keptOut) expect.soft(whole.of('seo'), path).toBe(100)
      }
    } finally {
      lighthouse.close()
    }
  })
}
