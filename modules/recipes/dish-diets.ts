import type { NutrientAmounts, PerServing } from '#modules/nutrition/amounts.ts'
import { dietsOf, type ServingDiet } from '#modules/nutrition/foods/diet-rules.ts'
import { ALL_DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { ENERGY_FACTORS } from '#modules/nutrition/label/label-energy.ts'

type Serving = NutrientAmounts<PerServing>

/** Keto: at most 10 g of available carbohydrate in a serving, and most of its energy from fat. */
const KETO = { carbohydrateG: 10, fatShare: 0.6 } as const
/**
 * High protein: a fifth of the energy, which the law asks of the claim (Regulation (EC) 1924/2006, annex), and as many
 * grams in a serving as make it worth choosing for that.
 */
const HIGH_PROTEIN = { share: 0.2, proteinG: 20 } as const
/** High fibre: 3 g in 100 kcal, which the law asks of the claim (Regulation (EC) 1924/2006, annex). */
const HIGH_FIBRE_G_PER_100_KCAL = 3

/** What a serving must be to have a place in each diet that no food decides by itself. Unknown figures suit none. */
const SERVING_RULES: { readonly [D in ServingDiet]: (serving: Serving) => boolean } = {
  keto: ({ energyKcal, fatG, carbohydrateG }) =>
    carbohydrateG !== undefined &&
    carbohydrateG <= KETO.carbohydrateG &&
    shareOf(fatG, ENERGY_FACTORS.fat.kcal, energyKcal) >= KETO.fatShare,
  'high-protein': ({ energyKcal, proteinG = 0 }) =>
    proteinG >= HIGH_PROTEIN.proteinG &&
    shareOf(proteinG, ENERGY_FACTORS.protein.kcal, energyKcal) >= HIGH_PROTEIN.share,
  'high-fibre': ({ energyKcal, fibreG }) =>
    fibreG !== undefined && energyKcal !== undefined && fibreG * 100 >= HIGH_FIBRE_G_PER_100_KCAL * energyKcal,
}

function shareOf(grams: number | undefined, kcalPerG: number, energyKcal = 0): number {
  return grams === undefined || energyKcal === 0 ? 0 : (grams * kcalPerG) / energyKcal
}

/** The diets that a dish of these foods suits, in their order: by its foods, and by what is known of a serving. */
export function dishDiets(foods: readonly Food[], serving: Serving): Diet[] {
  const byFoods: readonly Diet[] = dietsOf(foods)
  return ALL_DIETS.filter(diet =>
    diet in SERVING_RULES ? SERVING_RULES[diet as ServingDiet](serving) : byFoods.includes(diet),
  )
}
