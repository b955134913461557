import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { ALLERGIES, type Allergy, DIETS, type Diet, type HealthProfile } from './health-profile.ts'

/**
 * What somebody's choices mean for food, wherever food is suggested, searched for, planned or sold. The only place
 * that knows how the eight allergies of the form map to the fourteen of the law.
 */
export interface EatingRules {
  /** Every diet that a dish must suit. */
  readonly diets: readonly Diet[]
  /** Allergens of the law that a dish must not hold. */
  readonly allergens: readonly Allergen[]
}

const LAW: { readonly [A in Allergy]: readonly Allergen[] } = {
  peanuts: ['peanuts'],
  'tree-nuts': ['nuts'],
  milk: ['milk'],
  eggs: ['eggs'],
  soy: ['soya'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  // The law names wheat with the other cereals that hold gluten, and so do our recipes: rather one dish too few.
  wheat: ['gluten'],
}

const inOrder = <K extends string>(of: { readonly [key in K]: unknown }, chosen: readonly K[]) =>
  (Object.keys(of) as K[]).filter(key => chosen.includes(key))

export function eatingRules({ diets, allergies }: Pick<HealthProfile, 'diets' | 'allergies'>): EatingRules {
  return {
    diets: inOrder(DIETS, diets),
    allergens: [...new Set(inOrder(ALLERGIES, allergies).flatMap(allergy => LAW[allergy]))],
  }
}

export const hasRules = ({ diets, allergens }: EatingRules) => diets.length > 0 || allergens.length > 0

/** What is known of a dish or a product. A diet that is not listed is not suited. */
export interface Edible {
  readonly diets: readonly string[]
  readonly allergens: readonly string[]
}

/** What speaks against it: allergens it holds first, then diets it does not suit. Nothing for a free eater. */
export function against(rules: EatingRules, edible: Edible): EatingRules {
  return {
    allergens: rules.allergens.filter(allergen => edible.allergens.includes(allergen)),
    diets: rules.diets.filter(diet => !edible.diets.includes(diet)),
  }
}
