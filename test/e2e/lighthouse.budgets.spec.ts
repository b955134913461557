import { expect, test } from './journey.ts'
import { openLighthouse, RATED_PAGES } from './lighthouse.ts'

/** On a machine that others use too; the bench asks for more on a quiet one. */
const LEAST_PERFORMANCE = 90

// One page after the other: two at once would slow each other down.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

for (const path of RATED_PAGES) {
  test(`Lighthouse, mobile: ${path}`, async ({ baseURL }) => {
    const url = `${baseURL}${path}`
    const lighthouse = await openLighthouse()
    try {
      const whole = await lighthouse.rate(url, ['accessibility', 'best-practices', 'seo'])
      expect(whole.failed).toEqual([])
      expect([whole.of('accessibility'), whole.of('best-practices'), whole.of('seo')]).toEqual([100, 100, 100])
      const best = await lighthouse.performance(url, LEAST_PERFORMANCE)
      console.log(`performance ${best} ${path}`)
      expect(best).toBeGreaterThanOrEqual(LEAST_PERFORMANCE)
    } finally {
      lighthouse.close()
    }
  })
}
