import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Edible } from '#modules/nutrition/foods/edible.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { OriginDiet, ProductWords } from './product.ts'

type Ingredients = Pick<ProductWords, 'suits' | 'ingredients'>

/** The allergens among the ingredients, each once. */
export function allergensOf({ ingredients }: Pick<ProductWords, 'ingredients'>): Allergen[] {
  const named = ingredients.flat().flatMap(part => (typeof part === 'string' ? [] : [part.allergen]))
  return [...new Set(named)]
}

const byOrigin =
  (diet: OriginDiet) =>
  ({ suits }: Ingredients) =>
    suits.includes(diet)
const without = (allergen: Allergen) => (product: Ingredients) => !allergensOf(product).includes(allergen)

/** Whether a food supplement has a place in each diet. What makes a meal keto or paleo says nothing of a capsule. */
const RULES: { readonly [D in OwnDiet]: (product: Ingredients) => boolean } = {
  vegetarian: byOrigin('vegetarian'),
  vegan: byOrigin('vegan'),
  pescatarian: byOrigin('pescatarian'),
  'gluten-free': without('gluten'),
  'dairy-free': without('milk'),
  keto: () => true,
  paleo: () => true,
}

/** What diets and allergies must know of a supplement, whose ingredients are all known. */
export function edibleOf(product: Ingredients): Edible {
  const diets = (Object.keys(RULES) as OwnDiet[]).filter(diet => RULES[diet](product))
  return { diets, allergens: allergensOf(product), nutLike: [], isWhole: true }
}
