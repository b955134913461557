import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '#modules/calendar/day.ts'
import { PRODUCT_IDS, type ProductId } from '#modules/catalogue/product.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { dayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { item, known, label, ours } from './cabinet.fixture.ts'
import { ceilings, type Source, sourceOfProduct, sourcesOfCabinet, withProducts } from './ceilings.ts'
import { PRODUCT_FACTS } from './facts.ts'

/**
 * By hand, from the upper levels for adults as printed (EFSA 2025, EVM 2003): S counts supplements alone, T counts food
 * too. EVM's 25 µg of vitamin D is out of date; the NHS says 100. And from the eight labels: what a daily dose gives.
 */
const PRINTED = {
  magnesiumMg: [
    { level: 250, scope: 'S', per: { 'magnesium-complex': 200 } },
    { level: 400, scope: 'S', per: { 'magnesium-complex': 200 } },
  ],
  vitaminDUg: [{ level: 100, scope: 'T', per: { 'vitamin-d3-k2': 10 } }],
  vitaminKUg: [{ level: 1000, scope: 'S', per: { 'vitamin-d3-k2': 75 } }],
  biotinUg: [{ level: 900, scope: 'S', per: { biotin: 50 } }],
  vitaminCMg: [{ level: 1000, scope: 'S', per: { 'vitamin-c': 200 } }],
} as const
type Printed = keyof typeof PRINTED
const LABELLED = Object.keys(PRINTED) as Printed[]

const product = (id: ProductId, doses: number): Source => ({
  ...sourceOfProduct(PRODUCT_FACTS[id], 'cart'),
  times: doses,
})

const eating = (figures: { readonly [key: string]: number }) =>
  dayIntake(
    [
      {
        intake: statedIntake(amountsOn('per serving', figures), { rest: 'none', grams: 100 }),
        added: null,
        servings: 1,
      },
    ],
    [],
  )

/** The doses of each product in cart number so-and-so, counting in fours. */
const cartOf = (number: number) => PRODUCT_IDS.map((id, place) => ({ id, doses: Math.floor(number / 4 ** place) % 4 }))

/** Which levels it passes, by the printed table alone: 'magnesiumMg 250'. */
function passedByHand(cart: ReturnType<typeof cartOf>, food: Partial<Record<Printed, number>>): string[] {
  return LABELLED.flatMap(nutrient => {
    const lowest = PRINTED[nutrient].find(({ level, scope, per }) => {
      const given = cart.reduce((sum, { id, doses }) => sum + doses * ((per as Record<string, number>)[id] ?? 0), 0)
      return given > 0 && given + (scope === 'T' ? (food[nutrient] ?? 0) : 0) > level
    })
    return lowest ? [`${nutrient} ${lowest.level}`] : []
  })
}

const passed = (sources: readonly Source[], eaten: Parameters<typeof ceilings>[1]) =>
  ceilings(sources, eaten)
    .standings.filter(({ isPassed }) => isPassed)
    .map(({ nutrient, level }) => `${nutrient} ${level.amount}`)
    .sort()

test('every cart of the eight products, none to three doses of each, passes the printed levels and no others', () => {
  const diets: Partial<Record<Printed, number>>[] = [
    {},
    { vitaminDUg: 71, magnesiumMg: 900, vitaminKUg: 990, biotinUg: 890, vitaminCMg: 990 },
  ]
  let warned = 0
  for (const food of diets) {
    const eaten = Object.keys(food).length === 0 ? null : eating(food as Record<string, number>)
    for (let number = 0; number < 4 ** PRODUCT_IDS.length; number += 1) {
      const cart = cartOf(number)
      const byHand = passedByHand(cart, food).sort()
      const found = passed(
        cart.map(({ id, doses }) => product(id, doses)),
        eaten,
      )
      if (found.join() !== byHand.join()) expect({ number, found }).toEqual({ number, found: byHand })
      if (byHand.length > 0) warned += 1
      const collagens = cart.filter(({ id, doses }) => id.startsWith('collagen') && doses > 0).length
      const { doubles } = ceilings(
        cart.map(({ id, doses }) => product(id, doses)),
        null,
      )
      if (doubles.some(({ of }) => of === 'collagen') !== (collagens === 2)) expect(number).toBe('both collagens')
    }
  }
  // Two and three doses of magnesium; with that much vitamin D in food also three doses of D3 + K2.
  expect(warned).toBe(4 ** 7 * 2 + (4 ** 7 * 2 + (4 ** 7 / 4) * 2))
})

const anySource: fc.Arbitrary<Source> = fc.record({
  key: fc.uuid(),
  place: fc.constantFrom('cabinet', 'cart'),
  facts: fc.oneof(
    fc.constantFrom(...PRODUCT_IDS).map(id => PRODUCT_FACTS[id]),
    fc.record({
      name: fc.constant('Multivitamin'),
      unit: fc.constant('tablet'),
      amounts: fc
        .record({ magnesiumMg: fc.nat(300), vitaminDUg: fc.nat(80), zincMg: fc.nat(20), vitaminB6Mg: fc.nat(9) })
        .map(figures => amountsOn('per serving', figures)),
      gives: fc.constant([]),
      holds: fc.constantFrom([], ['collagen']),
      product: fc.constant(null),
    }),
  ),
  units: fc.constantFrom(0, 0.5, 1, 2, 3),
  times: fc.integer({ min: 0, max: 3 }),
  weekdays: fc.subarray([...WEEKDAYS]),
})

const anyEaten = fc.option(
  fc.record({ vitaminDUg: fc.nat(99), zincMg: fc.nat(24), magnesiumMg: fc.nat(500) }).map(eating),
)

test('adding never removes a warning, nor a word about two sources', () => {
  fc.assert(
    fc.property(fc.array(anySource, { maxLength: 5 }), anySource, anyEaten, (sources, more, eaten) => {
      const [before, after] = [ceilings(sources, eaten), ceilings([...sources, more], eaten)]
      const warned = ({ standings }: typeof before) =>
        standings.filter(({ isPassed }) => isPassed).map(each => each.nutrient)
      expect(warned(after)).toEqual(expect.arrayContaining(warned(before)))
      const spoken = (of: typeof before) => [...warned(of), ...of.doubles.map(each => each.of)]
      expect(spoken(after)).toEqual(expect.arrayContaining(spoken(before)))
    }),
  )
})

test('two that come on one day are told, however much comes on another day alone', () => {
  const d3 = (number: number, weekday: 'monday' | 'tuesday', units: number) =>
    known(item(number, label(`Vitamin D ${number}`, { vitaminDUg: 5 }), { weekdays: [weekday], units }))
  const both = [d3(1, 'monday', 1), d3(2, 'monday', 1)]
  const told = (items: typeof both) =>
    ceilings(sourcesOfCabinet(items), null).doubles.map(({ sources }) => sources.length)
  expect(told(both)).toEqual([2])
  expect(told([...both, d3(3, 'tuesday', 9)])).toEqual([2])
  expect(told([d3(1, 'monday', 1), d3(3, 'tuesday', 1)])).toEqual([])
})

test('what would bring it below does, and one unit more would not', () => {
  fc.assert(
    fc.property(fc.array(anySource, { maxLength: 4 }), anyEaten, (sources, eaten) => {
      for (const { nutrient, remedy } of ceilings(sources, eaten).standings) {
        if (!remedy) continue
        const changed = (units: number) => sources.map(each => (each === remedy.source ? { ...each, units } : each))
        const isPassed = (units: number) =>
          ceilings(changed(units), eaten).standings.some(each => each.nutrient === nutrient && each.isPassed)
        expect(isPassed(remedy.units)).toBe(false)
        if (remedy.units + 1 < remedy.source.units) expect(isPassed(remedy.units + 1)).toBe(true)
      }
    }),
  )
})

const magnesium = (change = {}) => known(item(1, ours('magnesium-complex'), { units: 2, ...change }))
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const multivitamin = known(item(2, label('A to Z', { magnesiumMg: 56, vitaminDUg: 5, ironMg: 14 }), { weekdays }))

test('days count for themselves, a pause does not count, and food only where the level is for food too', () => {
  const both = ceilings(sourcesOfCabinet([magnesium(), multivitamin]), eating({ magnesiumMg: 400, vitaminDUg: 3 }))
  const [first] = both.standings
  expect(first).toMatchObject({
    nutrient: 'magnesiumMg',
    counted: 256,
    fromFood: 0,
    isPassed: true,
    passedOn: weekdays,
  })
  expect(first?.remedy).toMatchObject({ source: { key: magnesium().id }, units: 1 })
  expect(both.standings.find(({ nutrient }) => nutrient === 'vitaminDUg')).toMatchObject({ counted: 8, fromFood: 3 })
  expect(passed(sourcesOfCabinet([magnesium({ pausedOn: '2026-11-20' }), multivitamin]), null)).toEqual([])
})

test('what is taken already is bought again, not taken twice', () => {
  const cabinet = sourcesOfCabinet([magnesium()])
  expect(passed(withProducts(cabinet, [PRODUCT_FACTS['magnesium-complex']], 'cart'), null)).toEqual([])
  expect(
    passed(withProducts(sourcesOfCabinet([multivitamin]), [PRODUCT_FACTS['magnesium-complex']], 'page'), null),
  ).toEqual(['magnesiumMg 250'])
})
