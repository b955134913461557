/**
 * Cuts the typefaces of what is printed: static faces that a PDF can hold, with the accents of most European names.
 * Run by hand when a face or the letters change:
 *
 *   node assets/print-fonts.ts
 *
 * Writes platform/pdf/fonts/*.ttf. Both faces are under the SIL Open Font License 1.1: public/fonts/OFL.txt.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’“”…•€−`
/** Latin Extended-A, the letters of Romanian, and those of Vietnamese. */
const EXTENDED = `${range(0x100, 0x17f)}ƠơƯưȘșȚț${range(0x1e80, 0x1ef9)}`

const FIGTREE = '@fontsource-variable/figtree/files/figtree'
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces'

interface Face {
  file: string
  source: string
  letters: string
  axes: Record<string, number>
}

const FACES: Face[] = [
  { file: 'figtree-400', source: `${FIGTREE}-latin-wght-normal.woff2`, letters: LATIN, axes: { wght: 400 } },
  {
    file: 'figtree-400-more',
    source: `${FIGTREE}-latin-ext-wght-normal.woff2`,
    letters: EXTENDED,
    axes: { wght: 400 },
  },
  { file: 'figtree-600', source: `${FIGTREE}-latin-wght-normal.woff2`, letters: LATIN, axes: { wght: 600 } },
  {
    file: 'figtree-600-more',
    source: `${FIGTREE}-latin-ext-wght-normal.woff2`,
    letters: EXTENDED,
    axes: { wght: 600 },
  },
  {
    file: 'fraunces-400',
    source: `${FRAUNCES}-latin-full-normal.woff2`,
    letters: LATIN,
    axes: { SOFT: 100, WONK: 0, wght: 400, opsz: 36 },
  },
]

const folder = new URL('../platform/pdf/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder).filter(name => name.endsWith('.ttf'))) rmSync(new URL(old, folder))

for (const { file, source, letters, axes } of FACES) {
  const bytes = readFileSync(new URL(import.meta.resolve(source)))
  const font = await subsetFont(bytes, letters, {
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  writeFileSync(new URL(`${file}.ttf`, folder), font)
  console.log(`${file}.ttf: ${(font.length / 1000).toFixed(1)} kB`)
}
