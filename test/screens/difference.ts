import sharp from 'sharp'
import { CELL, type Mosaic } from './mosaic.ts'

const FRAME = 'fill="none" stroke="#e0007a" stroke-width="2"'

/** For somebody to look at: what was accepted, as far as it is kept, and beside it what is there now, framed where not alike. */
export async function differencePicture(
  before: Mosaic,
  now: Buffer,
  cells: readonly { column: number; row: number }[],
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(now).metadata()
  const tall = Math.max(height, before.rows * CELL)
  const frames = cells.map(
    ({ column, row }) => `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}" ${FRAME}/>`,
  )
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}">${frames.join('')}</svg>`
  const raw = { width: before.columns, height: before.rows, channels: 4 } as const
  const was = await sharp(before.cells, { raw })
    .resize(before.columns * CELL, before.rows * CELL, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const left = before.columns * CELL + CELL
  return sharp({ create: { width: left + width, height: tall, channels: 3, background: '#777' } })
    .composite([
      { input: was, left: 0, top: 0 },
      { input: now, left, top: 0 },
      { input: Buffer.from(marks), left, top: 0 },
    ])
    .png()
    .toBuffer()
}
