import { describe, expect, it } from 'vitest'
import { against, eatingRules, hasRules } from './eating-rules.ts'
import { ALLERGIES, type Allergy, DIETS, type Diet } from './health-profile.ts'

describe('eating rules', () => {
  it('turn the eight allergies of the form into those of the law', () => {
    const all = eatingRules({ diets: [], allergies: Object.keys(ALLERGIES) as Allergy[] })
    expect(all.allergens).toEqual([
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
    expect(eatingRules({ diets: [], allergies: ['shellfish'] }).allergens).toEqual(['crustaceans', 'molluscs'])
    expect(eatingRules({ diets: [], allergies: ['wheat'] }).allergens).toEqual(['gluten'])
  })

  it('keep every diet, in the order of the form, each once', () => {
    expect(eatingRules({ diets: ['paleo', 'vegan', 'vegan'] as Diet[], allergies: [] }).diets).toEqual([
      'vegan',
      'paleo',
    ])
    expect(eatingRules({ diets: Object.keys(DIETS) as Diet[], allergies: [] }).diets).toHaveLength(7)
  })

  it('say what speaks against a dish', () => {
    const rules = eatingRules({ diets: ['vegetarian'], allergies: ['milk', 'fish'] })
    expect(against(rules, { diets: ['vegetarian'], allergens: ['gluten'] })).toEqual({ diets: [], allergens: [] })
    expect(against(rules, { diets: [], allergens: ['fish', 'milk'] })).toEqual({
      diets: ['vegetarian'],
      allergens: ['milk', 'fish'],
    })
    expect(hasRules(against(eatingRules({ diets: [], allergies: [] }), { diets: [], allergens: ['milk'] }))).toBe(false)
  })
})
