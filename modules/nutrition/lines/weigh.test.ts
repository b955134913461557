import { describe, expect, test } from 'vitest'
import { plainLine, wordsOf } from '../foods/food-words.ts'
import { isPiece, sizeOf, type Unit, unitOf } from './measures.ts'
import { middleOf, readNumber, readQuantity } from './quantity.ts'
import { type Weighable, type Weight, weigh, weighPrinted } from './weigh.ts'

function unit(word: string): Unit {
  const found = unitOf(word)
  if (!found) throw new Error(`${word} is no unit`)
  return found
}

function gramsOf(weight: Weight): number | null {
  return weight.kind === 'known' ? weight.grams : null
}

describe('numbers of recipes', () => {
  test.each([
    ['2 eggs', 2, 2, 'eggs'],
    ['1 1/2 cups', 1.5, 1.5, 'cups'],
    ['1 and 1/2 cups', 1.5, 1.5, 'cups'],
    ['1-1/2 cups', 1.5, 1.5, 'cups'],
    ['3/4 cup', 0.75, 0.75, 'cup'],
    ['2-21/2 pounds', 2, 2.5, 'pounds'],
    ['11/2 cups', 1.5, 1.5, 'cups'],
    ['.5 l', 0.5, 0.5, 'l'],
    ['1,250 g', 1250, 1250, 'g'],
    ['2-3 cloves', 2, 3, 'cloves'],
    ['3 to 2 cloves', 2, 3, 'cloves'],
    ['1 1/2 to 2 lb', 1.5, 2, 'lb'],
    ['one and a half onions', 1.5, 1.5, 'onions'],
    ['half a lemon', 0.5, 0.5, 'lemon'],
    ['a quarter of a cabbage', 0.25, 0.25, 'cabbage'],
    ['half a dozen eggs', 6, 6, 'eggs'],
    ['a couple of carrots', 2, 2, 'carrots'],
  ])('%s', (text, min, max, rest) => expect(readQuantity(text)).toEqual({ quantity: { min, max }, rest }))

  test.each(['onion', '', '1/0 cup', '9999999 eggs', 'asparagus', 'tenderstem'])('%j begins with none', text => {
    expect(readNumber(text)).toBeNull()
  })

  test('the middle of a range counts', () => expect(middleOf({ min: 2, max: 3 })).toBe(2.5))
})

describe('words', () => {
  test('one spelling, singular', () => {
    expect(wordsOf('Chillies & Tomatoes, Crème fraîche')).toEqual(['chilli', 'and', 'tomato', 'creme', 'fraiche'])
    expect(wordsOf('cherries leaves radishes couscous asparagus olives Brussels cookies')).toEqual([
      'cherry',
      'leaf',
      'radish',
      'couscous',
      'asparagus',
      'olive',
      'brussel',
      'cookie',
    ])
    expect(plainLine(' • 1½ – 2\u00a0tbsp  ')).toBe('1 1/2 - 2 tbsp')
    expect(plainLine('2×400g')).toBe('2 x 400g')
    expect(plainLine('1-½ cups')).toBe('1 1/2 cups')
  })
})

describe('weighing', () => {
  const syrup: Weighable = { name: 'Syrup', measures: {}, gramsPerMl: 1.4 }
  const seeds: Weighable = { name: 'Seeds', measures: { tbsp: 9, cup: 140 } }
  const clove: Weighable = { name: 'Garlic', measures: { clove: 4, 'large clove': 6, bulb: 40 } }
  const cabbage: Weighable = { name: 'Cabbage', measures: { small: 400, medium: 600, head: 600 } }
  const of = (food: Weighable, count: number, word: string | null, size: string | null = null) =>
    gramsOf(weigh(food, count, { unit: word === null ? null : unit(word), size: size === null ? null : sizeOf(size) }))

  test('masses and volumes are what they are by definition', () => {
    expect(of(syrup, 2, 'oz')).toBeCloseTo(56.699)
    expect(of(syrup, 1, 'lb')).toBeCloseTo(453.592)
    expect(of(syrup, 1, 'tbsp')).toBeCloseTo(21)
    expect(of(syrup, 1, 'pint')).toBeCloseTo(568.261 * 1.4)
  })

  test('the measure of the food goes before its density, and one spoon tells of the other', () => {
    expect(of({ ...seeds, gramsPerMl: 1 }, 2, 'tbsp')).toBe(18)
    expect(of(seeds, 1, 'tsp')).toBeCloseTo(3)
    expect(of(seeds, 50, 'ml')).toBeCloseTo(30)
    // A spoon is heaped, a glass is not.
    expect(of({ name: 'Quark', measures: { tbsp: 20, cup: 236.588 } }, 200, 'ml')).toBeCloseTo(200)
    expect(of({ name: 'x', measures: { cup: 236.588 } }, 1, 'tbsp')).toBeCloseTo(15)
    expect(of({ name: 'x', measures: { tsp: 5 } }, 1, 'tbsp')).toBeCloseTo(15)
  })

  test('sizes and pieces', () => {
    expect(of(clove, 2, 'clove', 'large')).toBe(12)
    expect(of(clove, 2, 'clove', 'small')).toBe(8)
    expect(of(clove, 1, null)).toBeNull()
    expect(of(cabbage, 1, null)).toBe(600)
    expect(of(cabbage, 1, 'head', 'small')).toBe(400)
    expect(of({ name: 'Raisins', measures: { handful: 30 } }, 1, 'handful', 'large')).toBeCloseTo(39.6)
    expect(of({ name: 'Carp', measures: { fillet: 150 } }, 1, null)).toBeNull()
    expect(of(cabbage, 1, null, 'large')).toBeCloseTo(792)
    expect(of({ name: 'Radish', measures: { piece: 10 } }, 4, null, 'small')).toBeCloseTo(26.4)
    expect(of(clove, 1, null, 'large')).toBeNull()
    expect(of({ name: 'Lasagne', measures: { sheet: 18, cup: 100 } }, 3, null)).toBe(54)
    expect(isPiece('large clove')).toBe(true)
    expect(isPiece('small bunch')).toBe(false)
  })

  test('what is splashed, drizzled or ladled is so much of anything that can be measured by a spoon', () => {
    expect(of(syrup, 1, 'splash')).toBeCloseTo(14)
    expect(of(seeds, 2, 'dollop')).toBeCloseTo(24)
    expect(of({ ...syrup, measures: { drizzle: 3 } }, 1, 'drizzle')).toBe(3)
    expect(of(cabbage, 1, 'ladle')).toBeNull()
  })

  test('what a tin holds without its liquid', () => {
    const tuna: Weighable = { name: 'Tuna', measures: {}, drainedShare: 0.7 }
    const beans: Weighable = { name: 'Beans', measures: { can: 240 } }
    expect(gramsOf(weighPrinted(tuna, 2, unit('g'), 145, true))).toBeCloseTo(203)
    expect(gramsOf(weighPrinted(tuna, 2, unit('g'), 145, false))).toBe(290)
    expect(gramsOf(weighPrinted(beans, 2, unit('g'), 400, true))).toBe(480)
    expect(gramsOf(weighPrinted(beans, 1, unit('g'), 800, true))).toBe(800)
  })

  test('what nobody can tell is said, and what cannot be is refused', () => {
    expect(weigh(syrup, 1, { unit: unit('handful'), size: 'large' })).toEqual({
      kind: 'unknown',
      why: 'We do not know what a large handful of Syrup weighs',
    })
    expect(() => weigh(syrup, -1, { unit: null, size: null })).toThrow('cannot be weighed')
  })
})
