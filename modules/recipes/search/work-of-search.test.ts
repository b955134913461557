import { expect, it } from 'vitest'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { type FoodNames, foodNames, kitchenFoods, namedFoods } from './named-foods.ts'
import { typedWithout } from './typed-without.ts'

/** Searches are read on the one thread that answers everybody: what they cost is counted in names that are looked at. */
function counting(names: FoodNames) {
  let looked = 0
  const counted = <T>(found: readonly T[]) => {
    looked += 1 + found.length
    return found
  }
  const counter: FoodNames = {
    named: word => counted(names.named(word)),
    ofKind: word => counted(names.ofKind(word)),
    get meat() {
      return counted(names.meat)
    },
  }
  return { counter, looked: () => looked }
}

const NAMES = foodNames(FOODS)
const long = (text: string, length: number) => text.repeat(length).slice(0, length)

const work = (read: (names: FoodNames, text: string) => unknown, text: string) => {
  const { counter, looked } = counting(NAMES)
  read(counter, text)
  return looked()
}

it.each([
  ['typed without', 'no z ', typedWithout],
  ['typed without', 'without salt, oil and sugar ', typedWithout],
  ['typed without', 'minus spicy ', typedWithout],
  ['in the kitchen', 'z,', kitchenFoods],
  ['in the kitchen', 'salt,', kitchenFoods],
  ['in the kitchen', 'leftover salt ', kitchenFoods],
  ['in no dish', 'oil,', namedFoods],
] as const)('%s: ten times the text is at most twelve times the work (%s)', (_, text, read) => {
  const little = work(read, text.repeat(3))
  const much = work(read, text.repeat(30))
  expect(much).toBeLessThanOrEqual(12 * Math.max(little, 1))
  // Beyond what anybody says, nothing more is looked at.
  expect(work(read, text.repeat(60))).toBe(much)
})

it.each([
  ['no z ', typedWithout],
  ['minus egg ', typedWithout],
  ['z,', kitchenFoods],
  ['quick ', kitchenFoods],
  ['z ', namedFoods],
] as const)('what is typed a hundred times looks at fewer names than there are: %j', (text, read) => {
  const names = FOODS.reduce((sum, { synonyms }) => sum + 1 + synonyms.length, 0)
  expect(work(read, long(text, 200))).toBeLessThan(names)
})
