import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { boughtAs } from './bought-as.ts'
import { NEAR_ENOUGH } from './buying.ts'
import { type ShoppingDish, shoppingOfFood, shoppingOfImported, shoppingOfOwn } from './dish-lines.ts'
import { type CookedEntry, MOST_THINGS, needsOf } from './needs.ts'
import { rowsOf } from './rows.ts'

const MONDAY = dayOf('2026-11-23')
const WEEK = { from: MONDAY, to: addDays(MONDAY, 6) }
const RECIPES = ownRecipes()
const DISHES: readonly ShoppingDish[] = RECIPES.map(shoppingOfOwn)
/** Of which as much is cooked as is eaten. */
const POTS = [...DISHES.keys()].filter(nth => DISHES[nth]?.wholeBake === undefined)

interface Planned extends CookedEntry {
  readonly dish: number
}

const entry = (over: Partial<Planned> = {}): Planned => ({
  ...{ id: 'a', day: MONDAY, meal: 'dinner', quarters: 4, guestQuarters: 0, dish: 0 },
  what: { kind: 'dish', ref: { kind: 'own', id: 'a' }, name: 'A dish', grams: null },
  ...over,
})
const leftovers = (of: string, over: Partial<Planned> = {}) =>
  entry({ id: `${of} left`, what: { kind: 'leftovers', of }, ...over })
const dishOf = ({ dish }: Planned) => DISHES[dish] ?? null

const plans = fc.array(
  fc.record({
    dish: fc.constantFrom(...POTS),
    day: fc.integer({ min: -3, max: 9 }),
    quarters: fc.integer({ min: 1, max: 8 }),
    guestQuarters: fc.integer({ min: 0, max: 24 }),
    portions: fc.dictionary(fc.constantFrom('ana', 'bo'), fc.integer({ min: 0, max: 12 })),
    left: fc.array(fc.record({ quarters: fc.integer({ min: 1, max: 8 }), later: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 3,
    }),
  }),
  { maxLength: 28 },
)

test('over random plans what is bought for is the sum of all portions of what is cooked on these days', () => {
  fc.assert(
    fc.property(plans, planned => {
      const entries = planned.flatMap(({ dish, day, quarters, guestQuarters, portions, left }, nth) => [
        entry({ id: `${nth}`, day: addDays(MONDAY, day), quarters, guestQuarters, portions, dish }),
        ...left.map(each => leftovers(`${nth}`, { day: addDays(MONDAY, day + each.later), quarters: each.quarters })),
      ])
      const { needs, unknown } = needsOf(entries, WEEK, dishOf)
      // Another way of adding the same up: portion by portion, quarter by quarter.
      const expected = new Map<string, number>()
      for (const { dish, day, quarters, guestQuarters, portions, left } of planned) {
        if (day < 0 || day > 6) continue
        const servings = [quarters, guestQuarters, ...Object.values(portions), ...left.map(each => each.quarters)].map(
          each => each / 4,
        )
        for (const portion of servings) {
          for (const { foodId, grams } of DISHES[dish]?.lines ?? []) {
            expected.set(foodId ?? '', (expected.get(foodId ?? '') ?? 0) + (grams ?? 0) * portion)
          }
        }
      }
      const found = new Map<string, number>()
      const { rows } = rowsOf({ needs, lines: [], cupboard: [], edits: new Map() }, FOODS_BY_ID)
      for (const { sources } of rows) {
        for (const { foodId, grams } of sources) found.set(foodId ?? '', (found.get(foodId ?? '') ?? 0) + (grams ?? 0))
      }
      expect(unknown).toEqual([])
      for (const [foodId, grams] of expected) {
        if (boughtAs(foodId) === null) continue
        expect(found.get(foodId), foodId).toBeCloseTo(grams, 4)
      }
      expect([...found.keys()].every(foodId => expected.has(foodId))).toBe(true)
      // What is bought is enough or nearly so, and one pack less would not be.
      for (const { buying, toBuyG } of rows) {
        if (!buying) continue
        expect(buying.holdsG).toBeGreaterThanOrEqual(toBuyG * NEAR_ENOUGH - 1e-6)
        for (const { pack } of buying.packs) expect(buying.holdsG - pack.holdsG).toBeLessThan(toBuyG)
      }
    }),
    { numRuns: 150 },
  )
})

test('what is baked is bought for by the tin, once for all that is eaten of it in a week', () => {
  const dish = DISHES.findIndex(({ name }) => name === 'Fruit scones')
  const of = (entries: readonly Planned[], named: string) =>
    needsOf(entries, WEEK, dishOf)
      .needs.filter(({ foodId }) => foodId === named)
      .map(({ grams }) => grams)
  const flour = DISHES[dish]?.lines.find(({ words }) => words.includes('flour'))
  const [foodId, all] = [flour?.foodId ?? '', (flour?.grams ?? 0) * 8]
  const scone = (id: string, days: number, quarters = 4) => entry({ id, dish, day: addDays(MONDAY, days), quarters })
  expect(all).toBeGreaterThan(100)
  expect(of([scone('a', 0)], foodId)).toEqual([all])
  expect(of([scone('b', 3), scone('a', 0)], foodId)).toEqual([all])
  expect(of([scone('a', 0, 36)], foodId)).toEqual([all * 2])
  // Baked on a day that is not shopped for: there is enough of it.
  expect(of([scone('a', -2), scone('b', 3)], foodId)).toEqual([])
  expect(of([scone('a', -9), scone('b', 3)], foodId)).toEqual([all])
})

test('leftovers of what was cooked before, eating out and notes ask for nothing; eaten later, they are cooked now', () => {
  const { needs } = needsOf(
    [leftovers('gone'), entry({ id: 'n', what: { kind: 'note', words: 'Fasting' } })],
    WEEK,
    dishOf,
  )
  expect(needs).toEqual([])
  const now = needsOf([entry(), leftovers('a', { day: addDays(MONDAY, 9), quarters: 2 })], WEEK, dishOf).needs
  const alone = needsOf([entry()], WEEK, dishOf).needs
  expect(now.map(({ grams }) => grams)).toEqual(alone.map(({ grams }) => (grams ?? 0) * 1.5))
})

test('a dish that nobody knows any more is named and asks for nothing', () => {
  expect(needsOf([entry(), entry({ id: 'b' })], WEEK, () => null)).toEqual({
    needs: [],
    unknown: ['A dish'],
    noRoom: [],
  })
})

test('a list has room for far more different things than anybody cooks with, and names the dishes that are left out', () => {
  const wordy = (nth: number): ShoppingDish => ({
    name: `Stew ${nth}`,
    lines: Array.from({ length: 200 }, (_, line) => ({
      foodId: null,
      grams: null,
      words: `a scrap of moon ${nth} ${line}`,
    })),
  })
  const dishes = Array.from({ length: 40 }, (_, nth) => wordy(nth))
  const planned = dishes.map((_, nth) =>
    entry({
      id: `${nth}`,
      dish: nth,
      what: { kind: 'dish', ref: { kind: 'imported', id: `${nth}` }, name: `Stew ${nth}`, grams: null },
    }),
  )
  const read = (entries: readonly Planned[]) => needsOf(entries, WEEK, ({ dish }) => dishes[dish] ?? null)
  const fits = MOST_THINGS / 200
  expect(read(planned).needs).toHaveLength(MOST_THINGS)
  expect(read(planned).unknown).toEqual([])
  expect(read(planned).noRoom).toEqual(dishes.slice(fits).map(({ name }) => name))
  // The same one every day asks for the same rows.
  const daily = Array.from({ length: 40 }, (_, nth) => entry({ id: `${nth}`, dish: 0 }))
  expect(read(daily).noRoom).toEqual([])
})

test('frying oil is bought whole, also where the recipe counts what is eaten of it', () => {
  const lines = [
    { text: '1 litre sunflower oil, for deep-frying', group: null, foodId: 'sunflower-oil', grams: 60 },
    { text: '2 onions', group: null, foodId: 'onion', grams: 300 },
    { text: 'a scrap of moonwort', group: null, foodId: null, grams: null },
  ]
  const dish = shoppingOfImported({ name: 'Bhajis', serves: 2, lines }, FOODS_BY_ID)
  expect(dish.lines.map(({ foodId, grams }) => [foodId, grams])).toEqual([
    ['sunflower-oil', 460],
    ['onion', 150],
    [null, null],
  ])
})

test('a single food is so many grams for a serving, and an egg is one egg whatever its size', () => {
  expect(shoppingOfFood({ id: 'apple', name: 'Apple' }, 120).lines).toEqual([
    { foodId: 'apple', grams: 120, words: 'Apple' },
  ])
  const withLarge = RECIPES.find(({ ingredients }) =>
    ingredients.some(({ food, unit }) => food.id === 'egg' && unit === 'large'),
  )
  const line = withLarge?.ingredients.find(({ food }) => food.id === 'egg')
  const bought = withLarge && shoppingOfOwn(withLarge).lines.find(({ foodId }) => foodId === 'egg')
  if (withLarge && line) expect(bought?.grams).toBeCloseTo((line.amount * 50) / withLarge.serves)
})
