/**
 * Cuts the two typefaces down to what the product sets, and computes the fallback faces that stand in until they are
 * loaded, so that nothing moves when they come. Run by hand when a face or the letters change:
 *
 *   node assets/fonts.ts
 *
 * Writes public/fonts/*.woff2 (content hash in the name), kit/styles/fonts.css and kit/fonts.ts.
 * Both faces are under the SIL Open Font License 1.1, which asks that its text travels with them: public/fonts/OFL.txt.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { faceMetrics } from './sfnt.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SIGNS = ' \u00a0!"%&\'()+,-./:;?£€¼½¾°µ×–—‘’“”…·−'
/** Headings and figures. Code signs and rare accents fall back to Georgia. */
const SERIF_LETTERS = `${LETTERS}${SIGNS}éèêëàâäáçñöôóüúïîíÉ`
/** Everything else, names of people included. */
const SANS_LETTERS = `${LETTERS}${SIGNS}#$*<=>@[\\]^_\`{|}~§©®²³¹¡¿•†™ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒ←→≤≥⅓⅔`

interface Face {
  family: 'Fraunces' | 'Figtree'
  source: string
  letters: string
  features: string[]
  axes: Record<string, number | { min: number; max: number }>
  /** The drawing whose widths the fallbacks imitate: headings for the serif, running text for the sans. */
  typical: Record<string, number>
  weights: string
}

const FACES: Face[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    letters: SERIF_LETTERS,
    features: ['kern', 'liga'],
    axes: { SOFT: 100, WONK: 0, wght: { min: 370, max: 480 } },
    typical: { SOFT: 100, WONK: 0, wght: 390, opsz: 36 },
    weights: '370 480',
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: SANS_LETTERS,
    features: ['kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 600 } },
    typical: { wght: 400 },
    weights: '400 600',
  },
]

/**
 * Faces that are on people's machines, with the mean letter width `faceMetrics` gives for them. Georgia, Arial and
 * Helvetica were measured on Gelasio and Arimo, which have the same widths; Roboto's differs by less than 1 %.
 */
const STAND_INS = [
  { name: 'Fraunces Fallback', for: 'Fraunces', local: ['Georgia', 'Gelasio'], width: 0.4378 },
  { name: 'Fraunces Noto', for: 'Fraunces', local: ['Noto Serif'], width: 0.4773 },
  { name: 'Fraunces DejaVu', for: 'Fraunces', local: ['DejaVu Serif'], width: 0.5101 },
  {
    name: 'Figtree Fallback',
    for: 'Figtree',
    local: ['Arial', 'Arimo', 'Liberation Sans', 'Roboto', 'Helvetica Neue'],
    width: 0.439,
  },
  { name: 'Figtree DejaVu', for: 'Figtree', local: ['DejaVu Sans'], width: 0.5042 },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

async function cut(face: Face): Promise<{ file: string; css: string }> {
  const source = readFileSync(new URL(import.meta.resolve(face.source)))
  const options = { noHinting: true, keepFeatures: face.features }
  const font = await subsetFont(source, face.letters, { ...options, targetFormat: 'woff2', variationAxes: face.axes })
  const still = await subsetFont(source, face.letters, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes: face.typical,
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const file = `/fonts/${face.family.toLowerCase()}-${hash}.woff2`
  writeFileSync(new URL(`../public${file}`, import.meta.url), font)
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`)
  return { file, css: [webFace(face, file), ...standIns(face, faceMetrics(still))].join('\n') }
}

// 'optional': a font that comes after the first words are drawn is kept for the next page, so that no line moves.
function webFace({ family, weights }: Face, file: string): string {
  return `@font-face {
  font-family: ${family};
  src: url("${file}") format("woff2");
  font-weight: ${weights};
  font-display: optional;
}`
}

/** Other faces drawn larger or smaller until their lines are as long, on the line height of the real one. */
function standIns(face: Face, metrics: ReturnType<typeof faceMetrics>): string[] {
  return STAND_INS.filter(standIn => standIn.for === face.family).map(({ name, local, width }) => {
    const size = metrics.averageWidth / width
    return `@font-face {
  font-family: "${name}";
  src: ${local.map(each => `local("${each}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}`
  })
}

const folder = new URL('../public/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder).filter(name => name.endsWith('.woff2'))) rmSync(new URL(old, folder))

const cuts = await Promise.all(FACES.map(cut))
const note = 'Written by assets/fonts.ts; do not edit.'
writeFileSync(
  new URL('../kit/styles/fonts.css', import.meta.url),
  `/* ${note} */\n${cuts.map(each => each.css).join('\n')}\n`,
)
const files = cuts.map(each => `'${each.file}'`).join(', ')
writeFileSync(
  new URL('../kit/fonts.ts', import.meta.url),
  `/** The files every page asks for first. ${note} */\nexport const FONT_FILES = [${files}] as const\n`,
)
