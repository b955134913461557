import { fridgeHoursOf, USUAL_FRIDGE_HOURS } from '#modules/nutrition/advice/keeping.ts'
import { advisedParts } from '#modules/nutrition/advice/portions.ts'
import { figureOf, scaleIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type DishLook, figuresOf, type PlanDish } from './plan-dish.ts'

/** A dish as a page is sent it; what pages need to read it again is in `plan-dish.ts`, which they all bring. */
export function planDish(dish: Dish, grams: number | null, look: DishLook): PlanDish {
  const { ref, name, minutes, intake, added, diets, allergens, nutLike, isWhole, wholeBake } = dish
  const energy = figureOf(intake, 'energyKcal')
  return {
    ...look,
    ...{ diets, allergens, nutLike, isWhole },
    ref,
    grams,
    name,
    minutes,
    kcal: energy.amount > 0 || energy.most === 0 ? Math.round(energy.amount) : null,
    intake: writtenIntake(intake),
    added: added && writtenIntake(added),
    ...heldIn(dish.madeOf),
    ...keptIn(dish.madeOf),
    ...(wholeBake !== undefined && { wholeBake }),
  }
}

function heldIn(madeOf: Dish['madeOf']): Pick<PlanDish, 'holds'> {
  const holds = advisedParts(madeOf)
  return holds.length > 0 ? { holds } : {}
}

/** Absent where it is as long as usual: few dishes of a page have to say it. */
function keptIn(madeOf: Dish['madeOf']): Pick<PlanDish, 'fridgeHours'> {
  const fridgeHours = fridgeHoursOf(madeOf)
  return fridgeHours === USUAL_FRIDGE_HOURS ? {} : { fridgeHours }
}

/** The same food at another weight: what it gives is in proportion. */
export function foodOfWeight(dish: PlanDish, grams: number): PlanDish {
  const times = grams / (dish.grams ?? grams)
  const { intake, added } = figuresOf(dish)
  return {
    ...dish,
    grams,
    kcal: dish.kcal === null ? null : Math.round(dish.kcal * times),
    intake: writtenIntake(scaleIntake(intake, times)),
    added: added && writtenIntake(scaleIntake(added, times)),
    ...(dish.holds && {
      holds: dish.holds.map(part => ({ ...part, grams: part.grams === null ? null : part.grams * times })),
    }),
  }
}
