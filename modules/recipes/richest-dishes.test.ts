import { describe, expect, it } from 'vitest'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { type NutrientPage, nutrientPageOf } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { ownRecipes } from './own-library.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { richestDishes } from './richest-dishes.ts'

const [MODEL] = ownRecipes().filter(({ name }) => name === 'Red lentil dal') as [OwnRecipe]
const dish = (
  name: string,
  serving: { ironMg?: number; sodiumMg?: number; sugarsG?: number },
  more: Partial<OwnRecipe> = {},
) => ({
  ...MODEL,
  name,
  meals: ['dinner'] as const,
  serving: amountsOn('per serving', serving),
  ...more,
})
const page = (slug: string) => nutrientPageOf(slug) as NutrientPage
const names = (slug: string, dishes: readonly OwnRecipe[], choice: 'all' | 'plants' | 'no-fish' = 'all') =>
  richestDishes(page(slug), dishes, choice).map(({ recipe }) => recipe.name)

describe('the richest dishes', () => {
  it('are those of which a serving surely holds most', () => {
    const all = [dish('some', { ironMg: 3 }), dish('unknown', {}), dish('most', { ironMg: 9 })]
    expect(names('iron', all)).toEqual(['most', 'some'])
  })

  it('are lunches and dinners with the least of what there is soon too much', () => {
    const all = [
      dish('salty', { sodiumMg: 1200 }),
      dish('mild', { sodiumMg: 200 }),
      dish('fruit', { sodiumMg: 1 }, { meals: ['dessert'] }),
    ]
    expect(richestDishes(page('salt'), all, 'all').map(({ recipe, amount }) => [recipe.name, amount])).toEqual([
      ['mild', 0.5],
      ['salty', 3],
    ])
  })

  it('are none for free sugars, which no sum of sugars tells', () => {
    expect(names('free-sugars', [dish('sweet', { sugarsG: 30 })])).toEqual([])
  })

  it('follow what the reader eats', () => {
    const all = [
      dish('steak', { ironMg: 9 }, { diets: [] }),
      dish('mussels', { ironMg: 8 }, { diets: ['pescatarian'], allergens: ['molluscs'] }),
      dish('beans', { ironMg: 7 }, { diets: ['vegan'] }),
    ]
    expect(names('iron', all)).toEqual(['steak', 'mussels', 'beans'])
    expect(names('iron', all, 'plants')).toEqual(['beans'])
    expect(names('iron', all, 'no-fish')).toEqual(['steak', 'beans'])
  })
})
