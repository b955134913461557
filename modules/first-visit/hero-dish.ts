import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { linkedRecipe } from '#modules/recipes/recipe-view.ts'

/** The dish of the first picture. */
const HERO = '9000000261'

export interface HeroDish {
  readonly id: string
  readonly name: string
  /** '45 min', '4 servings'. */
  readonly time: string
  readonly servings: string
  /** Of a serving: '492 kcal' and the same in kilojoules, then whole grams. */
  readonly calories: string
  readonly kilojoules: string
  readonly proteinG: string
  readonly carbohydrateG: string
  readonly fatG: string
}

/** The dish of the first picture, as its recipe says. Throws when that is gone. */
export function heroDish(): HeroDish {
  const recipe = ownRecipeOf(HERO)
  if (!recipe) throw new Error('The recipe of the first picture is gone')
  const { id, name, time, servings, calories, kilojoules } = linkedRecipe(recipe)
  const grams = (key: NutrientKey) => shortFigure(figureOf(recipe.nutrition.serving, key).amount, 0)
  return {
    ...{ id, name, time, servings, calories, kilojoules },
    ...{ proteinG: grams('proteinG'), carbohydrateG: grams('carbohydrateG'), fatG: grams('fatG') },
  }
}
