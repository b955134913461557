import { intakeOfText, intakeText } from '#modules/nutrition/intake/snapshot.ts'
import type { Dish, DishPart } from '#modules/recipes/dish.ts'

/** A dish as it travels to a browser: figures packed, foods by their number. */
interface PackedDish extends Omit<Dish, 'intake' | 'added' | 'madeOf'> {
  readonly intake: string
  readonly added: string | null
  /** Number of the food, -1 where it is unknown, then its grams in tenths, -1 where those are. */
  readonly madeOf: readonly number[]
}

/** Dishes to choose from, as they travel to a browser: some three hundred bytes each once they are compressed. */
export interface PackedDishes {
  readonly foods: readonly string[]
  readonly dishes: readonly PackedDish[]
}

export function packDishes(dishes: readonly Dish[]): PackedDishes {
  const foods = new Map<string, number>()
  const numberOf = (foodId: string | null) => {
    if (foodId === null) return -1
    const number = foods.get(foodId) ?? foods.size
    foods.set(foodId, number)
    return number
  }
  const packed = dishes.map(({ intake, added, madeOf, ...dish }) => ({
    ...dish,
    intake: intakeText(intake),
    added: added && intakeText(added),
    madeOf: madeOf.flatMap(({ foodId, grams }) => [numberOf(foodId), grams === null ? -1 : Math.round(grams * 10)]),
  }))
  return { foods: [...foods.keys()], dishes: packed }
}

/** What `packDishes` packed: figures to seven places, grams to a tenth. */
export function unpackDishes({ foods, dishes }: PackedDishes): Dish[] {
  return dishes.map(({ intake, added, madeOf, ...dish }) => ({
    ...dish,
    intake: intakeOfText(intake),
    added: added === null ? null : intakeOfText(added),
    madeOf: Array.from({ length: madeOf.length / 2 }, (_, nth) => partOf(foods, madeOf[2 * nth], madeOf[2 * nth + 1])),
  }))
}

const partOf = (foods: readonly string[], number = -1, tenths = -1): DishPart => ({
  foodId: foods[number] ?? null,
  grams: tenths < 0 ? null : tenths / 10,
})
