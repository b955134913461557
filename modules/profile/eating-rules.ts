import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Edible, NutLike } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import type { HealthProfile } from './health-profile.ts'

/** What somebody's choices mean for food, wherever food is suggested, searched for, planned or sold. */
export interface EatingRules {
  /** Every diet that a dish must suit. */
  readonly diets: readonly OwnDiet[]
  /** Allergens of the law that a dish must not hold. */
  readonly allergens: readonly Allergen[]
}

const inOrder = <K extends string>(of: { readonly [key in K]: unknown }, chosen: readonly K[]) =>
  (Object.keys(of) as K[]).filter(key => chosen.includes(key))

/** Each once, diets in the order of the form, allergens in that of the law. */
export const eatingRules = ({ diets, allergies }: Pick<HealthProfile, 'diets' | 'allergies'>): EatingRules => ({
  diets: inOrder(OWN_DIETS, diets),
  allergens: inOrder(ALLERGENS, allergies),
})

export const hasRules = ({ diets, allergens }: EatingRules) => diets.length > 0 || allergens.length > 0

/** How something fits somebody's rules. Only what is wholly known and breaks none of them suits. */
export type Suitability =
  | { readonly kind: 'suits' }
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'against'; readonly nutLike: readonly NutLike[] } & EatingRules)

/** What speaks against it: allergens it holds first, then diets it does not suit. */
export function suitability(rules: EatingRules, edible: Edible): Suitability {
  const allergens = rules.allergens.filter(allergen => edible.allergens.includes(allergen))
  const nutLike = rules.allergens.includes('nuts') ? edible.nutLike : []
  // A diet is not broken just because nobody said whether it is kept.
  const diets = edible.isWhole ? rules.diets.filter(diet => !edible.diets.includes(diet)) : []
  if (allergens.length + nutLike.length + diets.length > 0) return { kind: 'against', allergens, nutLike, diets }
  return edible.isWhole || !hasRules(rules) ? { kind: 'suits' } : { kind: 'unknown' }
}
