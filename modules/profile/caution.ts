import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { against, type EatingRules, type Edible, hasRules } from './eating-rules.ts'
import { DIETS, type Diet } from './health-profile.ts'

/** A warning in words, for somebody whose rules something breaks. */
export interface Caution {
  readonly title: string
  readonly words: string
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const allergenWords = (allergens: EatingRules['allergens']) => allergens.map(each => ALLERGENS[each].toLowerCase())
const dietWords = (diets: readonly Diet[]) => diets.map(diet => DIETS[diet].toLowerCase())

/** The diets that a food supplement can break: what makes a meal keto or paleo says nothing of a capsule. */
const OF_ANYTHING: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian']

/** For a dish of which everything is known; null when nothing speaks against it. */
export function dishCaution(rules: EatingRules, dish: Edible): Caution | null {
  return cautionFor(against(rules, dish), 'This recipe')
}

/** For a supplement, of which the allergens are known, and for whom its ingredients are. */
export function productCaution(rules: EatingRules, product: Edible): Caution | null {
  const diets = rules.diets.filter(diet => OF_ANYTHING.includes(diet))
  return cautionFor(against({ ...rules, diets }, product), 'This supplement')
}

/** For a dish of which nobody told us the allergens: silence would be taken for a clean bill. */
export function unknownCaution(rules: EatingRules): Caution | null {
  if (!hasRules(rules)) return null
  const avoids = [
    ...(rules.allergens.length > 0 ? [`you avoid ${OR.format(allergenWords(rules.allergens))}`] : []),
    ...(rules.diets.length > 0 ? [`your diet is ${AND.format(dietWords(rules.diets))}`] : []),
  ]
  return {
    title: 'Check the ingredients yourself',
    words: `This recipe is not ours, and nobody told us its allergens. Your profile says that ${AND.format(avoids)}.`,
  }
}

function cautionFor({ allergens, diets }: EatingRules, what: string): Caution | null {
  const diet = diets.length > 0 ? `not ${OR.format(dietWords(diets))}` : ''
  if (allergens.length === 0) {
    return diet ? { title: `Not for your diet`, words: `${what} is ${diet}.` } : null
  }
  const held = AND.format(allergenWords(allergens))
  return {
    title: `Contains ${held}`,
    words: `You told us of an allergy. ${what} contains ${held}${diet ? `, and is ${diet}` : ''}.`,
  }
}
