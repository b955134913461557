/** Where a recipe comes from: our own library, or the recipe provider. */
export type RecipeOrigin = 'own' | 'fatsecret'

export type Difficulty = 'easy' | 'medium' | 'skilled'

/** Figures of one serving; null is unknown, and never 0. */
export interface RecipeNutrition {
  readonly caloriesKcal: number | null
  readonly fatG: number | null
  readonly saturatedFatG: number | null
  readonly cholesterolMg: number | null
  readonly sodiumMg: number | null
  readonly carbsG: number | null
  readonly fibreG: number | null
  readonly sugarG: number | null
  readonly proteinG: number | null
}

/** What a list shows of a recipe. */
export interface RecipeCard {
  readonly origin: RecipeOrigin
  /** Digits only. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** An https address, or a path of ours; null when there is no picture. */
  readonly image: string | null
  readonly totalMinutes: number | null
  readonly servings: number | null
  readonly caloriesKcal: number | null
  readonly tags: readonly string[]
}

/** A recipe as its source tells it: what the source does not say is null or empty, and nothing is made up. */
export interface Recipe extends Omit<RecipeCard, 'caloriesKcal'> {
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
  readonly difficulty: Difficulty | null
  readonly nutrition: RecipeNutrition
}

export const UNKNOWN_NUTRITION: RecipeNutrition = {
  caloriesKcal: null,
  fatG: null,
  saturatedFatG: null,
  cholesterolMg: null,
  sodiumMg: null,
  carbsG: null,
  fibreG: null,
  sugarG: null,
  proteinG: null,
}

const RECIPE_ID = /^\d{1,18}$/

/** Whether any source could have a recipe of this id; others are not asked for. */
export const isRecipeId = (text: string) => RECIPE_ID.test(text)
