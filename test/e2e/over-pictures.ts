import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** How well words can be read that lie over a picture: held beside every pixel that is drawn behind them. */

export interface OverPicture {
  words: string
  /** The least of all pixels behind the words. */
  contrast: number
  /** What is asked of words of this size. */
  least: number
}

interface Place {
  words: string
  colour: [number, number, number]
  isLarge: boolean
  box: { x: number; y: number; width: number; height: number }
}

export async function wordsOverPictures(page: Page): Promise<OverPicture[]> {
  await page.evaluate(hideWords)
  const { places, drawn } = await drawnWhereTheyAre(page)
  const { width, height } = await drawn.metadata()
  const found: OverPicture[] = []
  for (const { words, colour, isLarge, box } of places) {
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
    const size = {
      width: Math.min(Math.ceil(box.width), width - left),
      height: Math.min(Math.ceil(box.height), height - top),
    }
    if (size.width < 1 || size.height < 1) continue
    const part = drawn.clone().extract({ left, top, ...size })
    const { data, info } = await part.raw().toBuffer({ resolveWithObject: true })
    let contrast = 21
    for (let at = 0; at < data.length; at += info.channels)
      contrast = Math.min(contrast, contrastOf(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
    found.push({ words, contrast, least: isLarge ? 3 : 4.5 })
  }
  return found
}

/** What comes late may move the page between looking for the words and drawing it: then both are done again. */
async function drawnWhereTheyAre(page: Page) {
  for (;;) {
    const places = await page.evaluate(placesOver)
    const shot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
    if (JSON.stringify(await page.evaluate(placesOver)) === JSON.stringify(places))
      return { places, drawn: sharp(shot).removeAlpha() }
  }
}

type Colour = readonly [number, number, number]

/** As the guidelines compute it (WCAG 2.2, relative luminance). */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page: each text of which a part is drawn above a picture. */
function placesOver(): Place[] {
  const found: Place[] = []
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colourOf = (css: string): [number, number, number] => {
    if (!paint) return [0, 0, 0]
    paint.fillStyle = css
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const words = node.nodeValue?.trim() ?? ''
    if (!element || words === '' || !element.checkVisibility({ opacityProperty: true })) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const own = stack.indexOf(element)
    const picture = stack.findIndex(each => each.matches('img, picture, video, canvas'))
    if (own < 0 || picture < own) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    found.push({
      words,
      colour: colourOf(color),
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      box: { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
    })
  }
  scrollTo(0, 0)
  return found
}

/** Runs in the page: what is behind the words is left. Through the object model: the policy forbids a style element. */
function hideWords() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
