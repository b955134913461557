import type { Page } from '@playwright/test'

/** Text as far apart as somebody may set it (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'

/** Once on a page; its document stays so until it is left. */
export async function spaceOut(page: Page) {
  await page.evaluate(rule => {
    // Through the object model: the policy forbids a style element of ours.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACED)
}
