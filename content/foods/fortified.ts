import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/**
 * What makers add to foods, so that nearly all of the figure is theirs and counts as added where an upper level asks. By
 * the rows that the foods follow ('fortified') and the usual UK packs. Flour is left out: what the law adds to white
 * flour only makes good what milling took.
 */
const CEREAL = ['vitaminDUg', 'thiaminMg', 'riboflavinMg', 'niacinMg', 'vitaminB6Mg', 'folateUg', 'vitaminB12Ug', 'ironMg'] as const
const PLANT_DRINK = ['vitaminDUg', 'riboflavinMg', 'vitaminB12Ug', 'calciumMg'] as const
const SPREAD = ['vitaminAUg', 'vitaminDUg'] as const

export const FORTIFIED: { readonly [food: string]: readonly NutrientKey[] } = {
  cornflakes: CEREAL,
  'bran-flakes': CEREAL,
  'rice-cereal': CEREAL,
  'frosted-flakes': CEREAL,
  'honey-nut-cornflakes': CEREAL,
  'malted-wheat-cereal': CEREAL,
  'malted-flakes': CEREAL,
  'multigrain-hoop-cereal': CEREAL,
  'instant-oat-cereal': CEREAL,
  'chocolate-rice-cereal': CEREAL,
  weetabix: CEREAL,
  'soya-drink': PLANT_DRINK,
  'soya-drink-sweetened': PLANT_DRINK,
  'oat-drink': PLANT_DRINK,
  'almond-drink': PLANT_DRINK,
  'coconut-drink': PLANT_DRINK,
  'rice-drink': PLANT_DRINK,
  'soya-yogurt': PLANT_DRINK,
  'soya-yogurt-fruit': PLANT_DRINK,
  'low-fat-spread': SPREAD,
  'vegan-spread': SPREAD,
  'soya-spread': SPREAD,
  'olive-spread': SPREAD,
  'baking-block': SPREAD,
  'yeast-extract': ['thiaminMg', 'riboflavinMg', 'niacinMg', 'folateUg', 'vitaminB12Ug'],
  'nutritional-yeast': ['vitaminB12Ug'],
}
