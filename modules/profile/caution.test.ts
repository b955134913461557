import { describe, expect, it } from 'vitest'
import { dishCaution, productCaution, unknownCaution } from './caution.ts'
import { eatingRules } from './eating-rules.ts'

const RULES = eatingRules({ diets: ['vegetarian', 'gluten-free'], allergies: ['milk', 'shellfish'] })
const FREE = eatingRules({ diets: [], allergies: [] })

describe('a caution', () => {
  it('names the allergens of a dish before its diets', () => {
    expect(dishCaution(RULES, { diets: [], allergens: ['milk', 'molluscs', 'celery'] })).toEqual({
      title: 'Contains milk and molluscs',
      words: 'You told us of an allergy. This recipe contains milk and molluscs, and is not vegetarian or gluten-free.',
    })
    expect(dishCaution(RULES, { diets: ['gluten-free'], allergens: [] })).toEqual({
      title: 'Not for your diet',
      words: 'This recipe is not vegetarian.',
    })
  })

  it('is not given where nothing speaks against it', () => {
    expect(dishCaution(RULES, { diets: ['vegetarian', 'gluten-free'], allergens: ['eggs'] })).toBeNull()
    expect(dishCaution(FREE, { diets: [], allergens: ['milk'] })).toBeNull()
    expect(unknownCaution(FREE)).toBeNull()
  })

  it('asks of a supplement only what its ingredients can tell', () => {
    expect(productCaution(RULES, { diets: ['pescatarian'], allergens: ['fish'] })?.words).toBe(
      'This supplement is not vegetarian.',
    )
    expect(productCaution(eatingRules({ diets: ['keto'], allergies: [] }), { diets: [], allergens: [] })).toBeNull()
    expect(productCaution(eatingRules({ diets: [], allergies: ['fish'] }), { diets: [], allergens: ['fish'] })).toEqual(
      {
        title: 'Contains fish',
        words: 'You told us of an allergy. This supplement contains fish.',
      },
    )
  })

  it('of a recipe that is not ours says what nobody told us', () => {
    expect(unknownCaution(RULES)?.words).toBe(
      'This recipe is not ours, and nobody told us its allergens. Your profile says that you avoid milk, crustaceans or molluscs and your diet is vegetarian and gluten-free.',
    )
  })
})
