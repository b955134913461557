import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of the first block that opens after `selector`, which must be in the sheet. */
function block(selector: string): Map<string, string> {
  const at = css.indexOf(selector)
  if (at < 0) throw new Error(`No block for ${selector}`)
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
  return new Map([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(found => [found[1] ?? '', (found[2] ?? '').trim()]))
}

const LIGHT = block('[data-theme="light"] {')
const DARK = block('[data-theme="dark"] {')
const DARK_BY_SYSTEM = block(':root:not([data-theme="light"]) {')

/** Relative luminance of a `#rrggbb` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: Map<string, string>, one: string, other: string): number {
  const [a, b] = [one, other].map(token => {
    const hex = token === 'white' ? '#ffffff' : theme.get(`--${token}`)
    if (!hex || !/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`--${token} is no colour: ${hex}`)
    return luminance(hex)
  })
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05)
}

/** Text on each ground it is set on: at least 4.5 (WCAG 1.4.3). */
const TEXT: Record<string, string[]> = {
  ink: ['paper', 'sunken', 'surface', 'leaf-wash', 'turmeric-wash', 'tomato-wash'],
  'ink-2': ['paper', 'sunken', 'surface', 'leaf-wash', 'turmeric-wash', 'tomato-wash'],
  'ink-3': ['paper', 'sunken', 'surface'],
  paper: ['ink'],
  leaf: ['paper', 'surface', 'sunken', 'leaf-wash', 'leaf-wash-2', 'tomato-wash', 'turmeric-wash'],
  'on-leaf': ['leaf', 'leaf-hover'],
  'on-deep': ['deep'],
  deep: ['on-deep'],
  tomato: ['paper', 'surface', 'tomato-wash'],
  'turmeric-text': ['paper', 'turmeric-wash'],
  'beetroot-text': ['beetroot-wash'],
  'blueberry-text': ['blueberry-wash'],
}

/** Edges of controls, the focus ring and shapes that carry meaning: at least 3 (WCAG 1.4.11). */
const SHAPES: Record<string, string[]> = {
  field: ['paper', 'surface'],
  leaf: ['paper', 'surface', 'sunken'],
  turmeric: ['surface'],
  beetroot: ['surface'],
  blueberry: ['surface'],
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s', (_, theme) => {
  const pairs = (matrix: Record<string, string[]>) =>
    Object.entries(matrix).flatMap(([one, grounds]) => grounds.map((ground): [string, string] => [one, ground]))

  it.each(pairs(TEXT))('sets %s on %s readably', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(SHAPES))('draws %s on %s visibly', (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('keeps the figures the design was drawn with', () => {
  const documented: [Map<string, string>, string, string, number][] = [
    [LIGHT, 'ink', 'paper', 14.5],
    [LIGHT, 'ink-2', 'paper', 7.5],
    [LIGHT, 'ink-3', 'paper', 5.1],
    [LIGHT, 'ink-3', 'sunken', 4.6],
    [LIGHT, 'leaf', 'white', 6.0],
    [LIGHT, 'leaf', 'paper', 5.7],
    [LIGHT, 'field', 'surface', 3.3],
    [LIGHT, 'tomato', 'paper', 5.8],
    [LIGHT, 'on-deep', 'deep', 11.1],
    [LIGHT, 'emerald', 'white', 2.5],
    [DARK, 'ink', 'paper', 15.6],
    [DARK, 'leaf', 'paper', 9.5],
    [DARK, 'on-leaf', 'leaf', 8.8],
    [DARK, 'ink-3', 'surface', 6.1],
  ]
  for (const [theme, one, other, ratio] of documented) {
    expect(contrast(theme, one, other), `${one} on ${other}`).toBeCloseTo(ratio, 0)
  }
})

it('says the same by the switch and by the query of the system', () => {
  expect([...DARK_BY_SYSTEM]).toEqual([...DARK])
})

it('gives every colour of the light theme a dark one', () => {
  expect([...DARK.keys()].sort()).toEqual([...LIGHT.keys()].sort())
})
