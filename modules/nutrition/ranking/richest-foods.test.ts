import { describe, expect, it } from 'vitest'
import { per100g } from '../amounts.ts'
import type { Food } from '../foods/food.ts'
import { FOODS } from '../foods/food-list.ts'
import { type NutrientPage, nutrientPageOf, nutrientPages } from './nutrient-pages.ts'
import { richestFoods } from './richest-foods.ts'

function food(id: string, more: Partial<Food> = {}): Food {
  return {
    id,
    name: id,
    synonyms: [],
    aisle: 'vegetables',
    allergens: [],
    origin: 'plant',
    state: 'raw',
    measures: { portion: 80 },
    per100g: per100g({ ironMg: 1, sodiumMg: 400, sugarsG: 5 }),
    source: { table: 'CoFID 2021', row: id },
    ...more,
  }
}

const page = (slug: string) => nutrientPageOf(slug) as NutrientPage
const names = (slug: string, foods: readonly Food[], choice: 'all' | 'plants' | 'no-fish' = 'all') =>
  richestFoods(page(slug), foods, choice).foods.map(({ id }) => id)

describe('the richest foods', () => {
  it('are ranked by their portion, not by 100 g', () => {
    const herb = food('thyme', {
      aisle: 'herbs',
      measures: { tbsp: 2.5, handful: 8 },
      per100g: per100g({ ironMg: 20 }),
    })
    const lentils = food('green-lentils-boiled', {
      aisle: 'pulses',
      state: 'cooked',
      measures: { portion: 150 },
      per100g: per100g({ ironMg: 3 }),
    })
    expect(richestFoods(page('iron'), [herb, lentils], 'all').foods).toMatchObject([
      { id: 'green-lentils-boiled', amount: 4.5, portion: { grams: 150, words: '150 g' } },
      { id: 'thyme', amount: 1.6, portion: { grams: 8, words: 'a handful, 8 g' } },
    ])
  })

  it('leave out what has no figure, and count it', () => {
    const unknown = food('radish', { per100g: per100g({}) })
    const none = food('cress', { per100g: per100g({ ironMg: 0 }) })
    const ranking = richestFoods(page('iron'), [food('carrot'), unknown, none], 'all')
    expect(ranking.foods.map(({ id }) => id)).toEqual(['carrot'])
    expect([ranking.known, ranking.unknown]).toEqual([2, 1])
  })

  it('name a food once, however it is cooked', () => {
    const raw = food('spinach', { cookedAs: 'spinach-boiled', per100g: per100g({ ironMg: 2 }) })
    const boiled = food('spinach-boiled', { state: 'cooked', per100g: per100g({ ironMg: 1.6 }) })
    const frozen = food('spinach-frozen', { aisle: 'frozen', per100g: per100g({ ironMg: 1.7 }) })
    expect(names('iron', [raw, boiled, frozen])).toEqual(['spinach'])
  })

  it('have the cooked row of what nobody eats raw, and say a raw weight where there is no other', () => {
    const raw = food('lamb-mince', { aisle: 'meat', origin: 'meat', cookedAs: 'lamb-mince-cooked' })
    const cooked = food('lamb-mince-cooked', {
      aisle: 'meat',
      origin: 'meat',
      state: 'cooked',
      measures: { portion: 100 },
    })
    const liver = food('goats-liver', { aisle: 'meat', origin: 'meat', measures: { portion: 120 } })
    expect(richestFoods(page('iron'), [raw, cooked, liver], 'all').foods).toMatchObject([
      { id: 'goats-liver', portion: { isRawWeight: true } },
      { id: 'lamb-mince-cooked', portion: { isRawWeight: false } },
    ])
  })

  it('leave out what is never eaten by itself', () => {
    const flour = food('gram-flour', { aisle: 'baking', state: 'as sold', measures: { tbsp: 7 } })
    const spice = food('cumin-seeds', { aisle: 'spices', state: 'dried', measures: { tsp: 2 } })
    expect(names('iron', [flour, spice, food('carrot')])).toEqual(['carrot'])
  })

  it('can be plants alone, or no food of the sea', () => {
    const cockles = food('cockles', { aisle: 'fish', origin: 'shellfish', state: 'cooked', allergens: ['molluscs'] })
    const egg = food('egg-boiled', { aisle: 'eggs', origin: 'egg', state: 'cooked', measures: { medium: 50 } })
    const all = [cockles, egg, food('carrot')]
    expect(names('iron', all, 'plants')).toEqual(['carrot'])
    expect(names('iron', all, 'no-fish').sort()).toEqual(['carrot', 'egg-boiled'])
  })

  it('count salt as sodium times two and a half', () => {
    const [first] = richestFoods(page('salt'), [food('carrot')], 'all').foods
    expect(first?.amount).toBeCloseTo(0.8, 10)
  })

  it('rank free sugars where all are free, and neither milk nor biscuits', () => {
    const juice = food('apple-juice', { aisle: 'drinks', state: 'as sold', measures: { glass: 150 } })
    const apple = food('apple', { aisle: 'fruit', measures: { medium: 120 } })
    const biscuit = food('rich-tea', { aisle: 'snacks', state: 'as sold', measures: { biscuit: 8 } })
    const ranking = richestFoods(page('free-sugars'), [juice, apple, biscuit], 'all')
    expect(ranking.foods).toMatchObject([{ id: 'apple-juice', amount: 7.5 }])
    // The apple has none that are free, which is known; of the biscuit nobody can tell.
    expect([ranking.known, ranking.unknown]).toEqual([2, 1])
  })
})

describe('our own foods', () => {
  it('fill thirty places of every page, the plants alone too, where plants hold it', () => {
    const short = nutrientPages().filter(each => richestFoods(each, FOODS, 'all').foods.length < 30)
    expect(short).toEqual([])
    const plantsShort = nutrientPages().filter(each => richestFoods(each, FOODS, 'plants').foods.length < 30)
    expect(plantsShort.map(({ slug }) => slug)).toEqual(['vitamin-d'])
  })

  it('are portions that somebody would eat', () => {
    for (const each of nutrientPages()) {
      for (const { id, portion } of richestFoods(each, FOODS, 'all').foods) {
        expect(portion.grams, id).toBeGreaterThan(0)
        expect(portion.grams, id).toBeLessThanOrEqual(600)
        expect(portion.words, id).toMatch(/^(half a|a|\d).* g$|^\d+ g$/)
      }
    }
  })
})
