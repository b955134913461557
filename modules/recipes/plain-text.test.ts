import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timesAsDear } from '#test/cost.ts'
import { plainText } from './plain-text.ts'

it.each([
  ['Tomato &amp; Basil Soup', 'Tomato & Basil Soup'],
  ['  Apple\r\n\tPie ', 'Apple Pie'],
  ['1 large (3-1/4&quot; dia) apple', '1 large (3-1/4" dia) apple'],
  ['cook for < 5 minutes & > 3', 'cook for < 5 minutes & > 3'],
  ['200&deg;C &#176;C &#xB0;C', '200°C °C °C'],
  ['<b>Lentil</b> Patties<script>alert(1)</script>', 'Lentil Patties'],
  ['<<b>script>alert(1)', '< script>alert(1)'],
  ['Soup <img src=x onerror=alert(1)', 'Soup'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Pie', 'Pie'],
  ['&amp;lt;img src=x&amp;gt;Cake', 'Cake'],
  ['Pie\u0000\u001b[31m\u202eexe.cod', 'Pie [31m exe.cod'],
  ['half a sign \ud83c', 'half a sign \ufffd'],
  ['👩‍🍳 soup', '👩‍🍳 soup'],
  [12, '12'],
  [null, ''],
  [{ toString: () => 'x' }, ''],
])('%j is read as %j', (given, text) => expect(plainText(given)).toBe(text))

const PIECES = [
  '<',
  '>',
  '&',
  '&lt;',
  '&amp;',
  '&#60;',
  '&#x3c;',
  'script',
  '/',
  '!',
  'a',
  ' ',
  '\u0000',
  '\u202e',
  '=',
]

it('whatever comes in, nothing comes out that could be an element, a control or half a sign', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...PIECES)).map(all => all.join('')),
  )
  fc.assert(
    fc.property(hostile, given => {
      const text = plainText(given)
      expect(text).not.toMatch(/<[a-z/!?]/i)
      expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(text.isWellFormed()).toBe(true)
      expect(text).toBe(text.trim())
    }),
    { numRuns: 2_000 },
  )
})

// What looks at every character once more for each costs a hundred thousand times as much at these lengths.
it.each(['<script', '<script>', '&amp;', '<'])('%j without end is not thousands of times dearer than words', piece => {
  const length = 500_000
  const [hostile, plain] = [piece, 'lentil soup '].map(each => each.repeat(length / each.length))
  expect(
    timesAsDear(
      () => plainText(hostile ?? ''),
      () => plainText(plain ?? ''),
      3,
    ),
  ).toBeLessThan(5_000)
})
