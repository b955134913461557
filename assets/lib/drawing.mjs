// Draws HTML with the shop's own fonts and takes it as a picture. Labels and
// sharing pictures both go through here, so that they can only look like the shop.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

const require = createRequire(import.meta.url)

const FONTS = {
  Fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  Figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
}

/** The fonts travel inside the page: a drawing must not depend on what the machine has. */
async function fontFaces() {
  const faces = Object.entries(FONTS).map(async ([family, file]) => {
    const data = await readFile(require.resolve(file), 'base64')
    return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
  })
  return (await Promise.all(faces)).join('')
}

/**
 * Opens a browser, hands `work` a function that draws one picture, closes the browser.
 * shot({ width, height, css, body, type, quality, transparent }) resolves to the picture's bytes.
 */
export async function withDrawing(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const faces = await fontFaces()
  const shot = async ({ width, height, css, body, type = 'png', quality, transparent = false }) => {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${faces}*{margin:0;box-sizing:border-box}` +
        `body{width:${width}px;height:${height}px;overflow:hidden;position:relative}${css}</style>${body}`,
    )
    await page.evaluate(() => document.fonts.ready)
    const bytes = await page.screenshot({ type, quality, omitBackground: transparent })
    await page.close()
    return bytes
  }
  try {
    return await work(shot)
  } finally {
    await browser.close()
  }
}
