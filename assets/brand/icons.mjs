// Draws the brand mark, a sprig of thyme, in the sizes that browsers and phones ask for.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const LEAF = '#04714F'
const LEAF_ON_DARK = '#4FD3A2'
const MID = '#0F9D6B'
const DEEP = '#0E3B2B'
const PAPER = '#FBF8F1'

// Pairs of leaves on a 32-unit square, from the foot up: height of the joint, length, lift in degrees.
const PAIRS = [
  [24.2, 8.4, 22],
  [17.6, 7.4, 30],
  [11.4, 5.8, 38],
]
const STEM = 'M16 30.2C15.7 24 16.2 16 16 6'

/** A leaf that points right from where it joins the stem. */
function leafPath(length) {
  const belly = length * 0.3
  return (
    `M0 0C${length * 0.25} ${-belly * 1.15} ${length * 0.75} ${-belly * 1.1} ${length} ${-belly * 0.2}` +
    `C${length * 0.8} ${belly * 0.75} ${length * 0.3} ${belly * 0.8} 0 0Z`
  )
}

function sprig() {
  const leaves = PAIRS.flatMap(([y, length, lift]) => [
    `<path transform="translate(16.3 ${y}) rotate(${-lift})" d="${leafPath(length)}"/>`,
    `<path transform="translate(15.7 ${y - 1.5}) scale(-1 1) rotate(${-lift})" d="${leafPath(length)}"/>`,
  ])
  const tip = `<path transform="translate(16 7.4) rotate(-86)" d="${leafPath(5.8)}"/>`
  return (
    `<path d="${STEM}" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>` +
    `<g fill="currentColor">${leaves.join('')}${tip}</g>`
  )
}

function svg(inside, colour, extra = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${colour}">${extra}${inside}</svg>`
}

/** The mark at `share` of the square's size, on a ground with the given corner radius. */
function tile(share, corner) {
  const inset = 16 * (1 - share)
  return svg(
    `<rect width="32" height="32" rx="${corner}" fill="${DEEP}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${share})">${sprig()}</g>`,
    PAPER,
  )
}

const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()

/** An .ico that holds one PNG: six bytes of header, sixteen of directory, then the picture. */
function ico(picture, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

/** The bare mark, for pictures that set it beside the name. */
export const mark = svg(sprig(), LEAF)

export async function drawIcons(folder) {
  const onDark = `<style>@media (prefers-color-scheme:dark){svg{color:${LEAF_ON_DARK}}}</style>`
  await writeFile(join(folder, 'icon.svg'), `${svg(sprig(), LEAF, onDark)}\n`)
  const rounded = tile(0.74, 7)
  const square = tile(0.7, 0)
  // A maskable icon may be cut to a circle of 80 %: the mark stays well inside it.
  const maskable = tile(0.58, 0)
  await writeFile(join(folder, 'icon-192.png'), await png(rounded, 192))
  await writeFile(join(folder, 'icon-512.png'), await png(rounded, 512))
  await writeFile(join(folder, 'icon-maskable-512.png'), await png(maskable, 512))
  await writeFile(join(folder, 'apple-touch-icon.png'), await png(square, 180))
  await writeFile(join(folder, 'favicon.ico'), ico(await png(tile(0.88, 7), 32), 32))
}

/** The mark that goes with every e-mail: a green between those of light and dark, because it cannot know its ground. */
export async function drawMailMark(file) {
  const picture = await sharp(await png(svg(sprig(), MID), 64))
    .png({ palette: true, colours: 16 })
    .toBuffer()
  await writeFile(file, `${JSON.stringify({ png: picture.toString('base64') })}\n`)
}
