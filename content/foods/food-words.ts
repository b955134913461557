import type { Food } from '#modules/nutrition/foods/food.ts'

/**
 * What is known of a food besides its figures: one line per food, its aisle is the name of the file. Measures are grams
 * of what is eaten, without peel, bone or the liquid of a can. A cup is the US one of 237 ml.
 */
export type FoodWords = Omit<
  Food,
  'aisle' | 'per100g' | 'source' | 'filled' | 'fortified' | 'usMeasures' | 'packsDiffer'
>
