import type { Page } from '@playwright/test'

/** The address of the largest picture that was painted, '' where the largest was words. */
export const largestPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        new PerformanceObserver(list => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined
          resolve(last?.url ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
