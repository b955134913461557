import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { planDish } from './packed-dish.ts'
import { type DishLook, figuresOf, type PlanDish } from './plan-dish.ts'

/** What a planner asks of a dish beside what a page shows of it. */
type Asked = Pick<
  Dish,
  'waitMinutes' | 'keepsDays' | 'meals' | 'portionG' | 'madeOf' | 'diets' | 'allergens' | 'nutLike' | 'isWhole'
>

/** A dish that may be planned, as it travels to a browser: plain text, with how it looks once it is. */
export interface KitchenDish extends PlanDish, Asked {}

export function kitchenDish(dish: Dish, look: DishLook): KitchenDish {
  const { waitMinutes, keepsDays, meals, portionG, diets, allergens, nutLike, isWhole } = dish
  const madeOf = dish.madeOf.map(({ foodId, grams }) => ({ foodId, grams: grams === null ? null : Math.round(grams) }))
  return {
    ...planDish(dish, null, look),
    ...{ waitMinutes, keepsDays, meals, portionG, diets, allergens, nutLike, isWhole, madeOf },
  }
}

/** What a page shows of a dish, as a planner sees it: of what it is made and whom it suits nobody says here. */
const NOTHING_SAID: Asked = {
  ...UNKNOWN_EDIBLE,
  waitMinutes: null,
  keepsDays: 0,
  meals: null,
  portionG: null,
  madeOf: [],
}

/** The dish again. */
export function dishOf(shown: PlanDish | KitchenDish): Dish {
  const { ref, name, minutes } = shown
  const asked: Asked = 'madeOf' in shown ? shown : NOTHING_SAID
  const { waitMinutes, keepsDays, meals, portionG, madeOf, diets, allergens, nutLike, isWhole } = asked
  return {
    ...{ ref, name, minutes, waitMinutes, keepsDays, meals, portionG, madeOf },
    ...{ diets, allergens, nutLike, isWhole },
    ...figuresOf(shown),
  }
}
