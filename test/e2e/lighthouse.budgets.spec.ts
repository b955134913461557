import { expect, test } from './journey.ts'
import { openLighthouse, RATED_PAGES } from './lighthouse.ts'

// What it says of speed depends on the machine (`bench/lighthouse.ts`); `first-sight` counts what makes the speed.
for (const path of RATED_PAGES) {
  test(`Lighthouse finds nothing to better: ${path}`, async ({ baseURL }) => {
    const lighthouse = await openLighthouse()
    try {
      const whole = await lighthouse.rate(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'])
      expect(whole.failed).toEqual([])
      expect([whole.of('accessibility'), whole.of('best-practices'), whole.of('seo')]).toEqual([100, 100, 100])
    } finally {
      lighthouse.close()
    }
  })
}
