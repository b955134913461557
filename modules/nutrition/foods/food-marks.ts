import { dietsOf } from './diet-rules.ts'
import { type EatingMark, type Edible, eatingMarks, nutLikeIn } from './edible.ts'
import type { Food } from './food.ts'

/** What diets and allergies must know of one food, of which all is known. */
export const edibleOfFood = (food: Food): Edible => ({
  diets: dietsOf([food]),
  allergens: food.allergens,
  nutLike: nutLikeIn([food]),
  isWhole: true,
})

/** Foods never change while the shop is open, and a list has many. */
const ofFood = new WeakMap<Food, readonly EatingMark[]>()

/** What speaks against a food, for anybody. */
export function foodMarks(food: Food): readonly EatingMark[] {
  const marks = ofFood.get(food) ?? eatingMarks(edibleOfFood(food))
  ofFood.set(food, marks)
  return marks
}
