import { describe, expect, it } from 'vitest'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { cautionFor } from './caution.ts'
import { eatingRules } from './eating-rules.ts'

const RULES = eatingRules({ diets: ['vegetarian', 'gluten-free'], allergies: ['milk', 'crustaceans', 'molluscs'] })
const FREE = eatingRules({ diets: [], allergies: [] })
const DISH = { diets: [], allergens: [], nutLike: [], isWhole: true } as const

describe('a caution', () => {
  it('names the allergens of a dish before its diets', () => {
    expect(cautionFor(RULES, { ...DISH, allergens: ['milk', 'molluscs', 'celery'] }, 'recipe')).toEqual({
      title: 'Contains milk and molluscs',
      words: 'You told us of an allergy. This recipe contains milk and molluscs, and is not vegetarian or gluten-free.',
    })
    expect(cautionFor(RULES, { ...DISH, diets: ['gluten-free'] }, 'recipe')).toEqual({
      title: 'Not for your diet',
      words: 'This recipe is not vegetarian.',
    })
  })

  it('is not given where nothing speaks against it', () => {
    const suits = { ...DISH, diets: ['vegetarian', 'gluten-free'], allergens: ['eggs'] } as const
    expect(cautionFor(RULES, suits, 'recipe')).toBeNull()
    expect(cautionFor(FREE, { ...DISH, allergens: ['milk'] }, 'recipe')).toBeNull()
    expect(cautionFor(FREE, UNKNOWN_EDIBLE, 'recipe')).toBeNull()
  })

  it('tells anyone who avoids nuts of what is none in law', () => {
    const pesto = { ...DISH, nutLike: ['pine-nuts'] } as const
    expect(cautionFor(eatingRules({ diets: [], allergies: ['nuts'] }), pesto, 'recipe')).toEqual({
      title: 'Contains pine nuts',
      words:
        'You told us of an allergy. This recipe contains pine nuts. By law pine nuts are not nuts; many who avoid nuts avoid them too.',
    })
    expect(cautionFor(eatingRules({ diets: [], allergies: ['peanuts'] }), pesto, 'recipe')).toBeNull()
  })

  it('of a supplement says what it is', () => {
    const fish = eatingRules({ diets: [], allergies: ['fish'] })
    expect(cautionFor(fish, { ...DISH, allergens: ['fish'] }, 'supplement')?.words).toBe(
      'You told us of an allergy. This supplement contains fish.',
    )
  })

  it('of what is not wholly known says what nobody told us', () => {
    expect(cautionFor(RULES, UNKNOWN_EDIBLE, 'recipe')?.words).toBe(
      'Nobody told us all that is in this recipe. Your profile says that you avoid crustaceans, milk or molluscs and your diet is vegetarian and gluten-free.',
    )
  })
})
