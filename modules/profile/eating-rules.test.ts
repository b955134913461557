import { describe, expect, it } from 'vitest'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import { eatingRules, suitability } from './eating-rules.ts'
import {
  ALLERGIES,
  ALLERGY_NAMES,
  type Allergy,
  allergensOf,
  MORE_ALLERGY_NAMES,
  toldAllergies,
} from './health-profile.ts'

const FREE = eatingRules({ diets: [], allergies: [] })
const WHOLE = { diets: [], allergens: [], nutLike: [], isWhole: true } as const

describe('eating rules', () => {
  it('keep every diet, in the order of the form, each once, and allergens in that of the law', () => {
    const [paleo, vegan] = ['paleo', 'vegan'] as const
    expect(eatingRules({ diets: [paleo, vegan, vegan], allergies: ['milk', 'gluten'] })).toEqual({
      diets: ['vegan', 'paleo'],
      allergens: ['gluten', 'milk'],
    })
    const every = Object.keys(OWN_DIETS) as OwnDiet[]
    expect(eatingRules({ diets: every.toReversed(), allergies: [] }).diets).toEqual(every)
  })

  it('say what speaks against a dish', () => {
    const rules = eatingRules({ diets: ['vegetarian'], allergies: ['milk', 'fish'] })
    expect(suitability(rules, { ...WHOLE, diets: ['vegetarian'], allergens: ['gluten'] })).toEqual({ kind: 'suits' })
    expect(suitability(rules, { ...WHOLE, allergens: ['milk', 'fish'] })).toEqual({
      kind: 'against',
      allergens: ['fish', 'milk'],
      nutLike: [],
      diets: ['vegetarian'],
    })
    expect(suitability(FREE, { ...WHOLE, allergens: ['milk'] })).toEqual({ kind: 'suits' })
  })

  it('never take the unknown for suitable, and never for broken', () => {
    for (const rules of [
      eatingRules({ diets: ['vegan'], allergies: [] }),
      eatingRules({ diets: [], allergies: ['fish'] }),
    ]) {
      expect(suitability(rules, UNKNOWN_EDIBLE)).toEqual({ kind: 'unknown' })
      expect(suitability(rules, { ...UNKNOWN_EDIBLE, allergens: ['milk'] })).toEqual({ kind: 'unknown' })
    }
    expect(suitability(FREE, UNKNOWN_EDIBLE)).toEqual({ kind: 'suits' })
  })
})

describe('the allergies of the form', () => {
  it('begin with the eight of the specification', () => {
    expect(Object.values(ALLERGY_NAMES)).toEqual([
      ...['Peanuts', 'Tree Nuts', 'Milk', 'Eggs', 'Soy', 'Fish', 'Shellfish', 'Wheat'],
    ])
    expect(allergensOf(Object.keys(ALLERGY_NAMES) as Allergy[])).toEqual([
      'peanuts',
      'nuts',
      'milk',
      'eggs',
      'soya',
      'fish',
      'crustaceans',
      'molluscs',
      'gluten',
    ])
  })

  it('stand for all fourteen allergens of the law, each once', () => {
    const all = allergensOf(Object.keys(ALLERGIES) as Allergy[])
    expect(all.toSorted()).toEqual(Object.keys(ALLERGENS).toSorted())
    expect({ ...ALLERGY_NAMES, ...MORE_ALLERGY_NAMES }).toMatchObject({ celery: 'Celery', molluscs: 'Molluscs' })
  })

  it.each(Object.keys(ALLERGENS) as Allergen[])('tell back what somebody avoids alone: %s', allergen => {
    expect(allergensOf(toldAllergies([allergen]))).toEqual([allergen])
  })

  it('are told back from them, those with two only when both are avoided', () => {
    expect(toldAllergies(['crustaceans', 'nuts'])).toEqual(['tree-nuts', 'crustaceans'])
    expect(toldAllergies(['molluscs', 'crustaceans'])).toEqual(['shellfish'])
  })
})
