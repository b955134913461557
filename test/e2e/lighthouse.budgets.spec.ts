import { expect, test } from './journey.ts'
import { openLighthouse, RATED_PAGES } from './lighthouse.ts'

/** A cart is nobody's to find: it says so itself, and Lighthouse holds that against it. */
const KEPT_OUT: { readonly [path: string]: readonly string[] } = { '/cart': ['is-crawlable'] }

// What it says of speed depends on the machine (`bench/lighthouse.ts`); `first-sight` counts what makes the speed.
for (const path of RATED_PAGES) {
  test(`Lighthouse finds nothing to better: ${path}`, async ({ baseURL }) => {
    const lighthouse = await openLighthouse()
    try {
      const whole = await lighthouse.rate(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'])
      expect(whole.failed).toEqual(KEPT_OUT[path] ?? [])
      expect([whole.of('accessibility'), whole.of('best-practices')]).toEqual([100, 100])
      if (!KEPT_OUT[path]) expect(whole.of('seo')).toBe(100)
    } finally {
      lighthouse.close()
    }
  })
}
