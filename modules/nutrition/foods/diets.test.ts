import { describe, expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { dietsOf, suitsDiet } from './diet-rules.ts'
import { DIETS, OWN_DIETS } from './diets.ts'
import {
  allergenWords,
  eatingMarks,
  edibleTogether,
  FOODS_LIKE_NUTS,
  nutLikeIn,
  tellingDiets,
  UNKNOWN_EDIBLE,
} from './edible.ts'
import { allergensOf, type Food } from './food.ts'

const food = (origin: Food['origin'], ...allergens: Food['allergens'][number][]) =>
  ({ id: 'some-food', aisle: 'vegetables', origin, allergens }) as const

describe('diets and allergens', () => {
  test('come from origin and allergens', () => {
    expect(dietsOf([food('plant', 'gluten')])).toEqual(['vegetarian', 'vegan', 'pescatarian', 'dairy-free'])
    expect(suitsDiet(food('honey'), 'vegan')).toBe(false)
    expect(suitsDiet(food('honey'), 'vegetarian')).toBe(true)
    expect(dietsOf([food('gelatine')])).toEqual(['gluten-free', 'dairy-free', 'paleo'])
  })

  test('an allergen overrules the origin', () => {
    expect(dietsOf([food('plant', 'milk')])).toEqual(['vegetarian', 'pescatarian', 'gluten-free'])
    expect(suitsDiet(food('plant', 'fish'), 'vegetarian')).toBe(false)
    expect(suitsDiet(food('plant', 'fish'), 'pescatarian')).toBe(true)
  })

  test('several foods suit what all of them suit', () => {
    const [fish, pasta] = [food('fish', 'fish'), food('plant', 'gluten')]
    expect(dietsOf([fish, pasta])).toEqual(['pescatarian', 'dairy-free'])
    expect(dietsOf([])).toContain('vegan')
    expect(allergensOf([fish, pasta, fish])).toEqual(['gluten', 'fish'])
  })

  test('nobody lives by what is said of one dish alone', () => {
    expect(Object.keys(DIETS).filter(diet => !Object.hasOwn(OWN_DIETS, diet))).toEqual(['high-protein', 'high-fibre'])
  })

  test('a badge says no more than the strictest does', () => {
    expect(tellingDiets(['vegan', 'vegetarian', 'pescatarian', 'dairy-free', 'keto'])).toEqual(['vegan', 'keto'])
    expect(tellingDiets(['pescatarian', 'dairy-free'])).toEqual(['pescatarian', 'dairy-free'])
  })
})

describe('what most leave out with nuts', () => {
  test('is every food that is a pine nut or a sweet chestnut', () => {
    const named = FOODS.filter(({ name, synonyms }) =>
      [name, ...synonyms].some(word =>
        /\b(pine (nut|kernel)s?|chestnuts?)\b/i.test(word.replace(/chestnut mushroom|water chestnut/gi, '')),
      ),
    )
    expect(named.filter(({ allergens }) => !allergens.includes('nuts')).map(({ id }) => id)).toEqual([
      ...FOODS_LIKE_NUTS,
    ])
    expect(nutLikeIn(named)).toEqual(['pine-nuts', 'chestnuts'])
    expect(nutLikeIn([{ id: 'water-chestnuts' }])).toEqual([])
  })
})

describe('things eaten together', () => {
  const bread = { diets: ['vegan', 'vegetarian'], allergens: ['gluten'], nutLike: [], isWhole: true } as const
  const pesto = { diets: ['vegetarian'], allergens: ['milk'], nutLike: ['pine-nuts'], isWhole: true } as const

  test('hold what either holds, and suit whom both suit', () =>
    expect(edibleTogether([pesto, bread])).toEqual({
      diets: ['vegetarian'],
      allergens: ['gluten', 'milk'],
      nutLike: ['pine-nuts'],
      isWhole: true,
    }))

  test('are known wholly only where each is, and of none nothing is known', () => {
    expect(edibleTogether([bread, UNKNOWN_EDIBLE])).toMatchObject({ diets: [], allergens: ['gluten'], isWhole: false })
    expect(edibleTogether([])).toEqual(UNKNOWN_EDIBLE)
  })
})

describe('marks of a card', () => {
  const words = (...of: Parameters<typeof eatingMarks>) => eatingMarks(...of).map(mark => `${mark.for}: ${mark.words}`)

  test('say all that may speak against it, each to whom it concerns', () => {
    const pesto = { diets: ['vegetarian', 'pescatarian', 'keto'], isWhole: true } as const
    expect(words({ ...pesto, allergens: ['milk', 'gluten'], nutLike: ['pine-nuts'] })).toEqual([
      'milk: Contains milk',
      'gluten: Contains gluten',
      'nuts: Contains pine nuts',
      'vegan: Not vegan',
      'gluten-free: Not gluten-free',
      'dairy-free: Not dairy-free',
      'paleo: Not paleo',
    ])
  })

  test('oats that are gluten-free are named, because the law names oats, and keep the diet', () => {
    const flapjack = { diets: ['vegan', 'gluten-free'], allergens: ['gluten'], nutLike: [], isWhole: true } as const
    expect(words(flapjack)[0]).toBe('gluten: Contains gluten-free oats')
    expect(words(flapjack).filter(each => each.includes('Not gluten-free'))).toEqual([])
    expect(allergenWords({ diets: ['gluten-free'], allergens: ['gluten', 'milk'] })).toEqual([
      'oats (gluten-free)',
      'milk',
    ])
    expect(allergenWords({ diets: [], allergens: ['gluten'] })).toEqual(['cereals with gluten'])
    const oats = { id: 'oats', aisle: 'grains-and-pasta', origin: 'plant', allergens: ['gluten'] } as const
    expect(dietsOf([{ ...oats, isGlutenFree: true }])).toContain('gluten-free')
    expect(dietsOf([oats])).not.toContain('gluten-free')
    expect(dietsOf([{ ...oats, isGlutenFree: true }, oats])).not.toContain('gluten-free')
  })

  test('what is not wholly known is never taken for suitable', () => {
    expect(words(UNKNOWN_EDIBLE)).toEqual(['any: Not checked for allergens or diets'])
    expect(words({ ...UNKNOWN_EDIBLE, allergens: ['fish'] })[0]).toBe('fish: Contains fish')
    expect(words({ diets: [], allergens: [], nutLike: [], isWhole: true })).toContain('vegan: Not vegan')
  })
})
