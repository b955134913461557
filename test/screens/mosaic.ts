import sharp from 'sharp'
import { LOOKS, TALLEST } from './looks.ts'

/** What is kept of a picture that was accepted: the middle colour of each small square (decision 0085). */

/** Pixels on each side of a square. */
export const CELL = 24
/** By how many of 255 a colour may differ where letters are drawn by another machine. */
const TOLERANCE = 3
const CHANNELS = 4

export interface Mosaic {
  columns: number
  rows: number
  /** Red, green, blue, and whether there is anything. */
  cells: Buffer
}

export async function mosaicOf(png: Buffer): Promise<Mosaic> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [columns, rows] = [Math.ceil(info.width / CELL), Math.ceil(info.height / CELL)]
  const sums = new Float64Array(columns * rows * CHANNELS)
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * info.channels
      const to = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * CHANNELS
      for (let channel = 0; channel < 3; channel++)
        sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0)
      sums[to + 3] = (sums[to + 3] ?? 0) + 1
    }
  const cells = Buffer.alloc(sums.length)
  for (let cell = 0; cell < sums.length; cell += CHANNELS) {
    const pixels = sums[cell + 3] ?? 1
    for (let channel = 0; channel < 3; channel++)
      cells[cell + channel] = Math.round((sums[cell + channel] ?? 0) / pixels)
    cells[cell + 3] = 255
  }
  return { columns, rows, cells }
}

/** The squares, by their number, that are not the same in both; all of what one of them lacks. */
export function differingCells(before: Mosaic, now: Mosaic): { column: number; row: number }[] {
  const found: { column: number; row: number }[] = []
  const columns = Math.max(before.columns, now.columns)
  for (let row = 0; row < Math.max(before.rows, now.rows); row++)
    for (let column = 0; column < columns; column++)
      if (differs(cellAt(before, column, row), cellAt(now, column, row))) found.push({ column, row })
  return found
}

function differs(one: Buffer | null, other: Buffer | null): boolean {
  if (one === null || other === null) return one !== other
  return one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > TOLERANCE)
}

function cellAt({ columns, rows, cells }: Mosaic, column: number, row: number): Buffer | null {
  if (column >= columns || row >= rows) return null
  const from = (row * columns + column) * CHANNELS
  return cells.subarray(from, from + CHANNELS)
}

const MOST_ROWS = Math.ceil(TALLEST / CELL)
const WIDEST = Math.max(...LOOKS.map(({ width }) => Math.ceil(width / CELL)))

/** All looks of a screen as one small picture, one below the other, each in a strip of the same height. */
export async function packed(mosaics: readonly Mosaic[]): Promise<Buffer> {
  const strip = WIDEST * MOST_ROWS * CHANNELS
  const all = Buffer.alloc(strip * mosaics.length)
  for (const [nth, { columns, rows, cells }] of mosaics.entries())
    for (let row = 0; row < Math.min(rows, MOST_ROWS); row++)
      cells.copy(all, nth * strip + row * WIDEST * CHANNELS, row * columns * CHANNELS, (row + 1) * columns * CHANNELS)
  const raw = { width: WIDEST, height: MOST_ROWS * mosaics.length, channels: CHANNELS } as const
  return sharp(all, { raw }).webp({ lossless: true, effort: 6 }).toBuffer()
}

export async function unpacked(picture: Buffer): Promise<Mosaic[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height / MOST_ROWS }, (_, nth) => {
    const columns = Math.ceil((LOOKS[nth]?.width ?? 0) / CELL)
    const rows = Array.from({ length: MOST_ROWS }, (_, row) => {
      const from = (nth * MOST_ROWS + row) * WIDEST * CHANNELS
      return data.subarray(from, from + columns * CHANNELS)
    }).filter(row => row[3] === 255)
    return { columns, rows: rows.length, cells: Buffer.concat(rows) }
  })
}
