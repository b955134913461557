import type { Dish } from '#modules/recipes/dish.ts'
import { planDish } from './packed-dish.ts'
import { type DishLook, figuresOf, type PlanDish } from './plan-dish.ts'

/** What a planner asks of a dish beside what a page shows of it. */
type Asked = Pick<Dish, 'waitMinutes' | 'keptHours' | 'meals' | 'portionG' | 'madeOf'>

/** A dish that may be planned, as it travels to a browser: plain text, with how it looks once it is. */
export interface KitchenDish extends PlanDish, Asked {}

export function kitchenDish(dish: Dish, look: DishLook): KitchenDish {
  const { waitMinutes, keptHours, meals, portionG } = dish
  const madeOf = dish.madeOf.map(({ foodId, grams }) => ({ foodId, grams: grams === null ? null : Math.round(grams) }))
  const { holds: _, ...shown } = planDish(dish, null, look)
  return {
    ...shown,
    ...{ waitMinutes, keptHours, meals, portionG, madeOf },
  }
}

/** What a page shows of a dish, as a planner sees it: of what it is made it says what advice is about. */
const saidOf = ({ holds = [] }: PlanDish): Asked => ({
  waitMinutes: null,
  keptHours: 0,
  meals: null,
  portionG: null,
  madeOf: holds,
})

/** The dish again. */
export function dishOf(shown: PlanDish | KitchenDish): Dish {
  const { ref, name, minutes, diets, allergens, nutLike, isWhole, wholeBake } = shown
  const asked: Asked = 'madeOf' in shown ? shown : saidOf(shown)
  const { waitMinutes, keptHours, meals, portionG, madeOf } = asked
  return {
    ...{ ref, name, minutes, waitMinutes, keptHours, meals, portionG, madeOf },
    ...{ diets, allergens, nutLike, isWhole },
    ...(wholeBake !== undefined && { wholeBake }),
    ...figuresOf(shown),
  }
}
