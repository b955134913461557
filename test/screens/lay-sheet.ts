import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { LOOKS, lookName } from './looks.ts'
import { SCREENS } from './screens.ts'

/** `npm run screens -- --sheet`: the first sight of every screen of the last run, all its looks in a row. */

const ROOT = join(import.meta.dirname, '../..')
const SEEN = join(ROOT, 'test-results/screens')
const SHEET = join(ROOT, 'docs/screens.webp')

const TALL = 190
const GAP = 6
const LABEL = 22
const COLUMNS = 3
const QUALITY = 62

const widths = LOOKS.map(({ width, height }) => Math.round((width * TALL) / height))
const rowWidth = widths.reduce((sum, width) => sum + width + GAP, GAP * 3)
const rowHeight = TALL + LABEL + GAP
const rows = Math.ceil(SCREENS.length / COLUMNS)

async function placed() {
  const looks = SCREENS.flatMap(({ name }, nth) =>
    LOOKS.map((look, at) => ({
      file: join(SEEN, `${name}.${lookName(look)}.png`),
      look,
      left: Math.floor(nth / rows) * rowWidth + GAP + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0),
      top: (nth % rows) * rowHeight + LABEL,
      width: widths[at] ?? 0,
    })),
  )
  return Promise.all(
    looks.map(async ({ file, look, left, top, width }) => ({ input: await firstSight(file, look, width), left, top })),
  )
}

/** The window's height of it; of a page that is shorter all of it. */
async function firstSight(file: string, { width, height }: (typeof LOOKS)[number], to: number): Promise<Buffer> {
  const seen = await sharp(file).metadata()
  return sharp(file)
    .extract({ left: 0, top: 0, width, height: Math.min(height, seen.height ?? height) })
    .resize(to, TALL, { fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
}

const labels = SCREENS.map(({ name }, nth) => {
  const [left, top] = [Math.floor(nth / rows) * rowWidth + GAP, (nth % rows) * rowHeight + LABEL - 7]
  return `<text x="${left}" y="${top}">${name}</text>`
})
const [width, height] = [rowWidth * COLUMNS, rowHeight * rows + GAP]
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13" fill="#333">${labels.join('')}</svg>`

const sheet = await sharp({ create: { width, height, channels: 3, background: '#e9e7e1' } })
  .composite([...(await placed()), { input: Buffer.from(words), left: 0, top: 0 }])
  .webp({ quality: QUALITY, effort: 6 })
  .toBuffer()
writeFileSync(SHEET, sheet)
console.log(`${SHEET}: ${SCREENS.length} screens, ${width} × ${height} px, ${Math.round(sheet.length / 1024)} kB`)
