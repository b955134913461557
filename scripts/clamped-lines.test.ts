import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STYLES = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const CLAMP = /-webkit-line-clamp:(?!\s*none)/
const PLAIN = /text-wrap:\s*wrap\b/

/** The innermost blocks of a style sheet: what they are of, and what they say. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', said = '']) => ({
    selector: selector.trim(),
    said,
  }))

/** Those that cut lines off and leave open how these are broken. */
const unevenIn = (css: string) => {
  const rules = rulesOf(css)
  const plain = new Set(rules.filter(({ said }) => PLAIN.test(said)).map(({ selector }) => selector))
  return rules.filter(({ selector, said }) => CLAMP.test(said) && !plain.has(selector)).map(({ selector }) => selector)
}

// Headings are balanced (base.css), and Firefox balances before it cuts: the first line then ends after a word.
test('what is cut off after so many lines is broken where they are full', () => {
  expect(STYLES.flatMap(file => unevenIn(readFileSync(file, 'utf8')).map(rule => `${file}: ${rule}`))).toEqual([])
})

test('a rule that cuts and says nothing of it is found, within a query too', () => {
  expect(unevenIn('.a { -webkit-line-clamp: 2; } .b { -webkit-line-clamp: none; }')).toEqual(['.a'])
  expect(unevenIn('@media print { .a { -webkit-line-clamp: 2; text-wrap: balance; } }')).toEqual(['.a'])
  expect(
    unevenIn('.a { text-wrap: wrap; -webkit-line-clamp: 2; } @media print { .a { -webkit-line-clamp: 9; } }'),
  ).toEqual([])
})
