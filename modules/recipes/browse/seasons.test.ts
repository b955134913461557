import { describe, expect, it } from 'vitest'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { OwnIngredient, OwnRecipe } from '../own-recipe.ts'
import { mainsOf } from './main-ingredients.ts'
import { seasonalFoods, seasonsOf } from './seasons.ts'

const line = (id: string, grams: number) => ({ food: FOODS_BY_ID.get(id) as Food, grams }) as OwnIngredient
const dish = (lines: readonly (readonly [id: string, grams: number])[], tags: OwnRecipe['tags'] = []) => ({
  ingredients: lines.map(([id, grams]) => line(id, grams)),
  serves: 2,
  tags,
})

describe('the season of a dish', () => {
  it('follows from what most of its fruit and vegetables are', () => {
    expect(
      seasonsOf(
        dish([
          ['asparagus', 250],
          ['basmati-rice', 150],
        ]),
      ),
    ).toEqual(['spring'])
    expect(
      seasonsOf(
        dish([
          ['leek', 400],
          ['potato', 400],
        ]),
      ),
    ).toEqual(['autumn', 'winter'])
    expect(
      seasonsOf(
        dish([
          ['asparagus', 200],
          ['potato', 800],
        ]),
      ),
    ).toEqual([])
  })

  it('is what its cook wrote of it, and then not the opposite', () => {
    expect(seasonsOf(dish([['basmati-rice', 150]], ['winter']))).toEqual(['winter'])
    expect(seasonsOf(dish([['tomato', 400]], ['winter']))).toEqual(['winter'])
  })

  it('names what is in season in several, the most used first', () => {
    const some = [
      dish([['leek', 300]]),
      dish([
        ['leek', 200],
        ['kale', 200],
      ]),
      dish([['tomato', 200]]),
    ]
    expect(seasonalFoods('winter', some)).toEqual(['leeks', 'kale'])
  })
})

describe('what a dish is mostly about', () => {
  it('is what a serving has enough of, and may be two things', () => {
    expect(
      mainsOf(
        dish([
          ['salmon', 250],
          ['new-potato', 400],
          ['egg', 20],
        ]),
      ),
    ).toEqual(['salmon', 'potato'])
  })

  it('adds up what is of one kind', () => {
    expect(
      mainsOf(
        dish([
          ['kidney-beans-canned', 60],
          ['black-beans-canned', 60],
        ]),
      ),
    ).toEqual(['bean'])
    expect(mainsOf(dish([['kidney-beans-canned', 60]]))).toEqual([])
  })

  it('is no chicken for a spoon of its stock', () => {
    expect(
      mainsOf(
        dish([
          ['stock-chicken', 500],
          ['chicken-liver', 200],
        ]),
      ),
    ).toEqual([])
  })
})
