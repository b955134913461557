import { expect, test } from './journey.ts'
import { openLighthouse, RATED_PAGES } from './lighthouse.ts'

// One page after the other. How fast they are on this machine is for the bench (`bench/lighthouse.ts`).
test.describe.configure({ mode: 'serial', timeout: 180_000 })

for (const path of RATED_PAGES) {
  test(`Lighthouse, mobile: ${path}`, async ({ baseURL }) => {
    const url = `${baseURL}${path}`
    const lighthouse = await openLighthouse()
    try {
      const whole = await lighthouse.rate(url, ['accessibility', 'best-practices', 'seo'])
      expect(whole.failed).toEqual([])
      expect([whole.of('accessibility'), whole.of('best-practices'), whole.of('seo')]).toEqual([100, 100, 100])
    } finally {
      lighthouse.close()
    }
  })
}
