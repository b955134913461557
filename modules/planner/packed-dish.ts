import type { Basis } from '#modules/nutrition/amounts.ts'
import { figureOf, type Intake, scaleIntake } from '#modules/nutrition/intake/intake.ts'
import { packIntake } from '#modules/nutrition/intake/snapshot.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type DishLook, figuresOf, type PlanDish } from './plan-dish.ts'

/** A dish as a page is sent it; what pages need to read it again is in `plan-dish.ts`, which they all bring. */
export function planDish(dish: Dish, grams: number | null, look: DishLook): PlanDish {
  const { ref, name, minutes, intake, added, diets, allergens, nutLike, isWhole } = dish
  const energy = figureOf(intake, 'energyKcal')
  return {
    ...look,
    ...{ diets, allergens, nutLike, isWhole },
    ref,
    grams,
    name,
    minutes,
    kcal: energy.amount > 0 || energy.most === 0 ? Math.round(energy.amount) : null,
    intake: written(intake),
    added: added && written(added),
  }
}

/** The same food at another weight: what it gives is in proportion. */
export function foodOfWeight(dish: PlanDish, grams: number): PlanDish {
  const times = grams / (dish.grams ?? grams)
  const { intake, added } = figuresOf(dish)
  return {
    ...dish,
    grams,
    kcal: dish.kcal === null ? null : Math.round(dish.kcal * times),
    intake: written(scaleIntake(intake, times)),
    added: added && written(scaleIntake(added, times)),
  }
}

const written = (intake: Intake<Basis>) => btoa(String.fromCharCode(...packIntake(intake)))
