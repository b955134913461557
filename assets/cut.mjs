// Cuts one picture to the widths that pages ask for.
import { createHash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTHS = [160, 320, 480, 640, 768, 960, 1280]
/** What a card shows may weigh this much. Rice and leaves need more than that at the usual quality. */
const CARD = { width: 640, bytes: 40_000 }
const LEAST_QUALITY = 40
const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 74, effort: 4, smartSubsample: true }

/** For e-mails, whose readers do not all know the younger kinds: as wide as one shows it on a sharp screen. */
const MAILED = { width: 320, jpeg: { quality: 78, mozjpeg: true } }

/** The file of a product's front that e-mails show, by the picture's name and file; nothing of other views. */
export const mailedOf = (name, file) => (name.endsWith('-front') ? [`${file}-mail.jpg`] : [])

/** The views of a product, front first. */
export const VIEWS = ['front', 'back-label', 'contents', 'in-use']

export const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')

export const exists = file =>
  access(file).then(
    () => true,
    () => false,
  )

/** The average colour of a picture's rim: what a page shows in its place until it arrives. */
async function groundOf(master) {
  const size = 24
  const { data } = await sharp(master)
    .removeAlpha()
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (x > 0 && y > 0 && x < size - 1 && y < size - 1) continue
      for (const channel of [0, 1, 2]) sums[channel] += data[(y * size + x) * 3 + channel]
      count++
    }
  }
  return `#${sums
    .map(sum =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** As good as `usual`, or less good until it is no heavier than it may be. */
async function packed(mostBytes, usual, encode) {
  for (let { quality } = usual; ; quality -= 6) {
    const bytes = await encode({ ...usual, quality }).toBuffer()
    if (bytes.length <= mostBytes || quality - 6 < LEAST_QUALITY) return bytes
  }
}

/**
 * Writes all sizes of one master into a folder, unless this very master was cut before.
 * @param cutTo the widths, where they are not the usual ones; then a card of it must be light
 * @returns what the list of pictures says of it
 */
export async function cutMaster(master, { name, cutTo }, folder) {
  const { width, height } = await sharp(master).metadata()
  const file = `${name}-${hash(await readFile(master), JSON.stringify([AVIF, WEBP])).slice(0, 8)}`
  const widths = (cutTo ?? WIDTHS).filter(each => each <= width)
  for (const each of widths) {
    const target = join(folder, `${file}-${each}`)
    if ((await exists(`${target}.avif`)) && (await exists(`${target}.webp`))) continue
    const scaled = sharp(master).resize({ width: each, kernel: 'lanczos3' })
    const most = cutTo && each <= CARD.width ? CARD.bytes : Number.POSITIVE_INFINITY
    await writeFile(`${target}.avif`, await packed(most, AVIF, options => scaled.clone().avif(options)))
    await writeFile(`${target}.webp`, await packed(most, WEBP, options => scaled.clone().webp(options)))
  }
  for (const mailed of mailedOf(name, file)) {
    const target = join(folder, mailed)
    if (await exists(target)) continue
    await writeFile(target, await sharp(master).resize({ width: MAILED.width }).jpeg(MAILED.jpeg).toBuffer())
  }
  return { file, width, height, widths, ground: await groundOf(master) }
}

const DRAWN_WIDTHS = [320, 640, 960]
/** Flat colours bear more than a photograph does. */
const DRAWN = { avif: { ...AVIF, quality: 46 }, webp: { ...WEBP, quality: 70 } }

/** The same for a drawing: its colours are flat, so that it is packed harder. */
export async function cutDrawing(drawing, name, folder) {
  const file = `drawn-${name}-${hash(drawing, JSON.stringify(DRAWN)).slice(0, 8)}`
  const master = await sharp(Buffer.from(drawing)).png().toBuffer()
  const { width, height } = await sharp(master).metadata()
  for (const each of DRAWN_WIDTHS) {
    const target = join(folder, `${file}-${each}`)
    if ((await exists(`${target}.avif`)) && (await exists(`${target}.webp`))) continue
    const scaled = sharp(master).resize({ width: each, kernel: 'lanczos3' })
    await writeFile(`${target}.avif`, await scaled.clone().avif(DRAWN.avif).toBuffer())
    await writeFile(`${target}.webp`, await scaled.clone().webp(DRAWN.webp).toBuffer())
  }
  return { file, width, height, widths: DRAWN_WIDTHS, ground: await groundOf(master) }
}

/** A list as it is kept: by name. */
export const listText = value =>
  `${JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
