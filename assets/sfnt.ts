/** Reads the four tables of a static TrueType font that fallback metrics are computed from. */

/** The metrics of one face, as shares of the em. */
export interface FaceMetrics {
  ascent: number
  descent: number
  lineGap: number
  averageWidth: number
}

/**
 * How often each letter is met in English text, space included (shares, rounded).
 * Figures: letter counts of Wikipedia as published in `@capsizecss/unpack` 4.0 (MIT), lower case only.
 */
const LETTER_SHARES: Record<string, number> = {
  ' ': 0.154,
  e: 0.0922,
  t: 0.0672,
  a: 0.0668,
  i: 0.0588,
  n: 0.0578,
  o: 0.0571,
  r: 0.0526,
  s: 0.0469,
  h: 0.0351,
  l: 0.0304,
  d: 0.0298,
  c: 0.0232,
  u: 0.0207,
  m: 0.0181,
  f: 0.017,
  p: 0.0163,
  g: 0.0155,
  y: 0.0123,
  b: 0.0114,
  w: 0.011,
  v: 0.0076,
  k: 0.0046,
  x: 0.0025,
  z: 0.0011,
  j: 0.0009,
  q: 0.0008,
}

function tableOffsets(font: DataView): Map<string, number> {
  const tables = new Map<string, number>()
  for (let i = 0; i < font.getUint16(4); i++) {
    const entry = 12 + i * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(n => font.getUint8(entry + n)))
    tables.set(tag, font.getUint32(entry + 8))
  }
  return tables
}

function glyphReader(font: DataView, cmap: number): (code: number) => number {
  for (let i = 0; i < font.getUint16(cmap + 2); i++) {
    const table = cmap + font.getUint32(cmap + 4 + i * 8 + 4)
    if (font.getUint16(table) === 4) return code => glyphInFormat4(font, table, code)
  }
  throw new Error('The font has no character map of format 4')
}

function glyphInFormat4(font: DataView, table: number, code: number): number {
  const doubled = font.getUint16(table + 6)
  for (let i = 0; i < doubled; i += 2) {
    if (code > font.getUint16(table + 14 + i)) continue
    const start = font.getUint16(table + 16 + doubled + i)
    if (code < start) return 0
    const delta = font.getUint16(table + 16 + doubled * 2 + i)
    const rangeAt = table + 16 + doubled * 3 + i
    const range = font.getUint16(rangeAt)
    const glyph = range === 0 ? code : font.getUint16(rangeAt + range + (code - start) * 2)
    return (glyph + delta) & 0xffff
  }
  return 0
}

/** Metrics of a static sfnt font. Throws when a table or a letter is missing. */
export function faceMetrics(bytes: Uint8Array): FaceMetrics {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tableOffsets(font)
  const at = (tag: string): number => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table`)
    return offset
  }
  const em = font.getUint16(at('head') + 18)
  const hhea = at('hhea')
  const lastMetric = font.getUint16(hhea + 34) - 1
  const glyph = glyphReader(font, at('cmap'))
  const width = (letter: string) => {
    const id = glyph(letter.charCodeAt(0))
    if (id === 0) throw new Error(`The font has no letter ${letter}`)
    return font.getUint16(at('hmtx') + Math.min(id, lastMetric) * 4)
  }
  const letters = Object.entries(LETTER_SHARES)
  const total = letters.reduce((sum, [, share]) => sum + share, 0)
  const mean = letters.reduce((sum, [letter, share]) => sum + width(letter) * share, 0) / total
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    lineGap: font.getInt16(hhea + 8) / em,
    averageWidth: mean / em,
  }
}
