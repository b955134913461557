import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readNewProduct } from './new-product.ts'
import { PRODUCT_IDS, type ProductWords } from './product.ts'
import { WORDS } from './words.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/recipes/add-a-product.md'), 'utf8')
const example = (): Record<string, unknown> => parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
const problemsOf = (changed: object) => {
  const read = readNewProduct({ ...example(), ...changed }, true)
  return read.ok ? [] : read.problems
}

test('the file that the page shows is a product', () => {
  const read = readNewProduct(example(), true)
  expect(read).toMatchObject({ ok: true, product: { id: 'magnesium-citrate', pence: 695 } })
  expect(read.ok && read.product.words).toMatchObject({ brand: 'Thymewell', photographed: true, claims: { length: 2 } })
})

test.each(PRODUCT_IDS)('what is in content of %s could have come from such a file', id => {
  const { brand: _, photographed: __, inScale: ___, ...words }: ProductWords = WORDS[id]
  expect(readNewProduct({ ...words, price: '£9.46' }, true)).toMatchObject({ ok: true, product: { pence: 946 } })
})

describe('a file that is wrong is told where and why', () => {
  const food = { food: 'Oats', portionGrams: 0, portion: '40 g', per100g: 19, source: 'Oats' }
  it.each<[string, object, RegExp]>([
    ['no id', { id: undefined }, /^id: is missing\.$/],
    ['an id that is no address', { id: 'Magnesium Citrate' }, /^id: is small letters, figures and single dashes/],
    ['an id that the language keeps', { id: 'constructor' }, /^id: is a word that something else is called by/],
    ['an id that an address keeps', { id: 'sheet' }, /^id: is a word that something else is called by/],
    ['a key that nothing has', { colour: 'green' }, /^“colour” is nothing that a product has\.$/],
    ['a text that is a number', { name: 7 }, /^name: must be a text\.$/],
    ['an empty text', { lead: ' ' }, /^lead: is empty\.$/],
    ['a price in words', { price: 'seven' }, /^price: is in pounds/],
    ['a price of nothing', { price: 0 }, /^price: is in pounds/],
    ['a price of fractions of a penny', { price: 6.955 }, /^price: is in pounds/],
    [
      'an unknown unit',
      { dose: { units: 1, unit: 'spoon', when: 'x' } },
      /^dose\.unit: must be one of capsule, softgel/,
    ],
    ['half a tablet', { dose: { units: 0.5, unit: 'tablet', when: 'x' } }, /^dose\.units: must be a whole number\.$/],
    [
      'a nutrient nobody knows',
      { contents: [{ nutrient: 'zink', amount: 1 }] },
      /^contents\[1\]\.nutrient: must be one of/,
    ],
    ['too much of one', { contents: [{ nutrient: 'magnesium', amount: 900 }] }, /is not below the guidance level/],
    [
      'a claim that its dose forbids',
      { contents: [{ nutrient: 'magnesium', amount: 50 }], claims: ['magnesium.bones'] },
      /may not be made/,
    ],
    ['a claim that there is not', { claims: ['magnesium.sleep'] }, /^claims\[1\]: must be one of/],
    [
      'a claim in another sentence',
      { lead: 'It helps you to rest.' },
      /^“It helps you to rest.” sounds like a health claim/,
    ],
    ['neither claim nor fact', { claims: [], facts: [] }, /^claims, facts: /],
    [
      'a pack of something else',
      { pack: { kind: 'counted', units: 9, unit: 'capsule', netGrams: 9 } },
      /^pack\.unit: /,
    ],
    ['a pack of no kind', { pack: { kind: 'box' } }, /^pack/],
    [
      'a portion of nothing',
      { foodFirst: { ...(example().foodFirst as object), foods: [food] } },
      /portionGrams: is too small/,
    ],
    ['an allergen that is none', { ingredients: [[{ allergen: 'moon' }]] }, /^ingredients\[1\]\[1\]/],
    ['no caution', { cautions: [] }, /^cautions: is empty/],
  ])('%s', (_, changed, problem) => {
    expect(problemsOf(changed)).toEqual([expect.stringMatching(problem)])
  })

  it('all of it at once', () => {
    expect(problemsOf({ id: undefined, vessel: 'sack', colour: 1 })).toHaveLength(3)
  })

  it('whatever the file holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), written => {
        const read = readNewProduct(written, false)
        expect(read.ok || read.problems.every(words => /\.$/.test(words) && !words.includes('undefined'))).toBe(true)
      }),
    )
    const keys = Object.keys(example())
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const read = readNewProduct({ ...example(), [key]: value }, false)
        expect(read.ok || read.problems.length > 0).toBe(true)
      }),
    )
  })
})
