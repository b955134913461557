import { DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { type Edible, NUT_LIKE } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { type EatingRules, type Suitability, suitability } from './eating-rules.ts'

/** A warning in words, for somebody whose rules something breaks. */
export interface Caution {
  readonly title: string
  readonly words: string
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const allergenWords = (allergens: EatingRules['allergens']) => allergens.map(each => ALLERGENS[each].toLowerCase())
const dietWords = (diets: readonly OwnDiet[]) => diets.map(diet => DIETS[diet].toLowerCase())

/** Null when nothing speaks against it. Of what is not wholly known silence would be taken for a clean bill. */
export function cautionFor(rules: EatingRules, edible: Edible, what: 'recipe' | 'supplement'): Caution | null {
  const found = suitability(rules, edible)
  if (found.kind === 'suits') return null
  return found.kind === 'unknown' ? unknownCaution(rules, what) : againstCaution(found, what)
}

function unknownCaution(rules: EatingRules, what: string): Caution {
  const avoids = [
    ...(rules.allergens.length > 0 ? [`you avoid ${OR.format(allergenWords(rules.allergens))}`] : []),
    ...(rules.diets.length > 0 ? [`your diet is ${AND.format(dietWords(rules.diets))}`] : []),
  ]
  return {
    title: 'Check the ingredients yourself',
    words: `Nobody told us all that is in this ${what}. Your profile says that ${AND.format(avoids)}.`,
  }
}

function againstCaution(
  { allergens, nutLike, diets }: Extract<Suitability, { kind: 'against' }>,
  what: string,
): Caution {
  const diet = diets.length > 0 ? `not ${OR.format(dietWords(diets))}` : ''
  const alike = nutLike.map(kind => NUT_LIKE[kind].toLowerCase())
  if (allergens.length + alike.length === 0) {
    return { title: 'Not for your diet', words: `This ${what} is ${diet}.` }
  }
  const held = AND.format([...allergenWords(allergens), ...alike])
  const note = alike.length > 0 ? ` By law ${AND.format(alike)} are not nuts; many who avoid nuts avoid them too.` : ''
  return {
    title: `Contains ${held}`,
    words: `You told us of an allergy. This ${what} contains ${held}${diet ? `, and is ${diet}` : ''}.${note}`,
  }
}
