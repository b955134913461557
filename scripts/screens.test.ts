import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differencePicture } from '../test/screens/difference.ts'
import { LOOKS } from '../test/screens/looks.ts'
import { CELL, differingCells, mosaicOf, packed, unpacked } from '../test/screens/mosaic.ts'
import { SCREENS } from '../test/screens/screens.ts'

const ROOT = join(import.meta.dirname, '..')
const PAPER = '#faf7f0'

/** A page of this size with one word on it. */
const page = (width: number, height: number, word: string, x = 40) =>
  sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${x}" y="70" font-size="16" fill="#16241d">${word}</text></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()

const changed = async (before: Promise<Buffer>, now: Promise<Buffer>) =>
  differingCells(await mosaicOf(await before), await mosaicOf(await now))

test('every screen was accepted, nothing else is kept, and the sheet is small', () => {
  const kept = readdirSync(join(ROOT, 'test/screens/accepted')).map(file => file.replace('.webp', ''))
  expect(kept.toSorted()).toEqual(SCREENS.map(({ name }) => name).toSorted())
  expect(SCREENS.length).toBeGreaterThanOrEqual(40)
  expect(statSync(join(ROOT, 'docs/screens.webp')).size).toBeLessThan(2 * 1024 * 1024)
})

test('the same picture is the same, and one letter, a shift or a shorter page is not', async () => {
  const before = page(360, 480, 'Save recipe')
  expect(await changed(before, page(360, 480, 'Save recipe'))).toEqual([])
  expect((await changed(before, page(360, 480, 'Save recipes'))).length).toBeGreaterThan(0)
  expect((await changed(before, page(360, 480, 'Save recipe', 44))).length).toBeGreaterThan(0)
  const shorter = await changed(before, page(360, 480 - CELL, 'Save recipe'))
  expect(shorter).toEqual(Array.from({ length: 360 / CELL }, (_, column) => ({ column, row: 480 / CELL - 1 })))
})

test('a colour that differs as little as letters of another machine do is the same', async () => {
  const tinted = (background: string) =>
    sharp({ create: { width: 48, height: 48, channels: 3, background } })
      .png()
      .toBuffer()
  expect(await changed(tinted('#808080'), tinted('#818281'))).toEqual([])
  expect(await changed(tinted('#808080'), tinted('#888080'))).toHaveLength(4)
})

test('what is kept is what was seen, and the difference shows both', async () => {
  const seen = await Promise.all(LOOKS.map(async ({ width }) => mosaicOf(await page(width, 600, String(width)))))
  const kept = await unpacked(await packed(seen))
  for (const [nth, mosaic] of seen.entries()) {
    const now = kept[nth]
    expect(now && differingCells(mosaic, now)).toEqual([])
  }
  const [phone] = kept
  const png = await page(360, 600, 'other')
  const cells = phone ? differingCells(phone, await mosaicOf(png)) : []
  const picture = await sharp(phone ? await differencePicture(phone, png, cells) : png).metadata()
  expect([picture.width, picture.height]).toEqual([2 * 360 + CELL, 600])
})
