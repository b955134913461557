import { describe, expect, it } from 'vitest'
import { nutritionView } from './nutrition-view.ts'
import { ownRecipeOf, ownRecipes } from './own-library.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { recipeBreadcrumbs, recipeData } from './recipe-data.ts'
import { linkedRecipe, ownRecipeView, similarRecipes } from './recipe-view.ts'

const ORIGIN = 'https://shop.test'

function ours(id: string): OwnRecipe {
  const found = ownRecipeOf(id)
  if (!found) throw new Error(`There is no recipe ${id}`)
  return found
}

const CHANA = ours('9000000331')

describe('the page of a recipe', () => {
  it('has its figures, tags without what another tag says already, and lines that can be scaled', () => {
    const view = ownRecipeView(CHANA)
    expect(view).toMatchObject({ name: 'Chana masala', time: '50 min', serves: 4, difficulty: 'easy', allergens: [] })
    expect(view.tags.slice(0, 4)).toEqual(['Vegan', 'Gluten-Free', 'Dinner', 'Lunch'])
    expect(view.groups).toHaveLength(1)
    expect(view.groups[0]?.lines[0]).toMatchObject({ amount: 3, unit: 'tbsp', words: 'sunflower oil' })
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })

  it('keeps the parts of a dish apart', () => {
    const grouped = ownRecipes().find(({ ingredients }) => ingredients.some(({ group }) => group !== null))
    const { groups } = ownRecipeView(grouped as OwnRecipe)
    expect(groups.length).toBeGreaterThan(1)
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(grouped?.ingredients.length ?? 0)
  })

  it('says whom what is in it concerns, and nothing where that is nobody', () => {
    expect(ownRecipeView(CHANA).concerns).toEqual([])
    const smoked = ownRecipeView(ours('9000000108')).concerns
    expect(smoked).toContainEqual({
      who: 'In pregnancy and with a weak immune system',
      words:
        'Smoked salmon, smoked trout and gravlax only when cooked until steaming hot; hot-smoked and tinned are already cooked.',
    })
    expect(smoked.map(({ who }) => who)).toContain('Over 65')
  })

  it('is small enough to be sent', () => {
    for (const recipe of ownRecipes())
      expect(JSON.stringify(ownRecipeView(recipe)).length, recipe.name).toBeLessThan(40_000)
  })
})

describe('every figure', () => {
  it('is what its ingredients add up to', () => {
    for (const recipe of ownRecipes()) {
      for (const { name, perServing, givers } of nutritionView(recipe).rows.slice(0, 3)) {
        const printed = givers.reduce(
          (sum, { amount }) => sum + Number.parseFloat(amount?.replace('a trace', '0').replaceAll(',', '') ?? '0'),
          0,
        )
        expect(
          Math.abs(printed - Number.parseFloat(perServing.replace(/at least |[<,]/g, ''))),
          `${recipe.name}: ${name}`,
        ).toBeLessThan(0.61)
      }
    }
  })

  it('says when some of it is not known, and which ingredient', () => {
    const saturates = nutritionView(CHANA).rows.find(({ key }) => key === 'saturatesG')
    expect(saturates).toMatchObject({ perServing: 'at least 1.7 g', note: '16 of 17 ingredients known', isPart: true })
    expect(saturates?.givers.filter(({ amount }) => amount === null)).toHaveLength(1)
    expect(saturates?.givers[0]).toMatchObject({ name: 'Sunflower oil' })
  })

  it('never says at least nothing', () => {
    const figures = ownRecipes().flatMap(recipe => nutritionView(recipe).rows.map(({ perServing }) => perServing))
    expect(figures.filter(figure => /^at least 0 /.test(figure))).toEqual([])
  })

  it('of energy is shared out to 100 per cent: protein, carbohydrate, fat', () => {
    for (const recipe of ownRecipes()) {
      const { energy } = nutritionView(recipe)
      expect(energy.map(({ macro }) => macro)).toEqual(['protein', 'carbohydrate', 'fat'])
      expect(energy.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  it('is held beside a reference: the RNI, the limit, or the one of labels, marked', () => {
    const reference = (key: string) => nutritionView(CHANA).rows.find(row => row.key === key)?.reference
    expect(reference('energyKcal')).toBe('')
    expect(reference('sugarsG')).toBe('')
    expect(reference('proteinG')).toMatch(/^\d+ %$/)
    expect(reference('vitaminEMg')).toMatch(/^\d+ %\*$/)
  })
})

describe('similar recipes', () => {
  it('are others, near first, and the same each time', () => {
    const similar = similarRecipes(CHANA, ownRecipes(), 4)
    expect(similar).toHaveLength(4)
    expect(similar).not.toContain(CHANA)
    expect(similar.every(({ meals }) => meals.includes('dinner') || meals.includes('lunch'))).toBe(true)
    expect(similarRecipes(CHANA, ownRecipes().toReversed(), 4)).toEqual(similar)
    expect(linkedRecipe(CHANA)).toMatchObject({
      id: CHANA.id,
      name: 'Chana masala',
      time: '50 min',
      calories: '528 kcal',
    })
  })
})

describe('structured data', () => {
  it('is a recipe of schema.org that says what the page says', () => {
    expect(recipeData(CHANA, null, ORIGIN)).toMatchObject({
      '@type': 'Recipe',
      name: 'Chana masala',
      url: `${ORIGIN}/recipes/9000000331`,
      prepTime: 'PT10M',
      cookTime: 'PT40M',
      totalTime: 'PT50M',
      recipeYield: '4 servings',
      recipeCategory: ['Dinner', 'Lunch'],
      suitableForDiet: [
        'https://schema.org/VegetarianDiet',
        'https://schema.org/VeganDiet',
        'https://schema.org/GlutenFreeDiet',
      ],
      nutrition: { '@type': 'NutritionInformation', calories: '528 kcal' },
    })
    expect(JSON.stringify(recipeData(CHANA, null, ORIGIN))).not.toMatch(/rating|null|undefined/i)
  })

  it('tells everybody’s rating where there is one, and where there is none is silent', () => {
    expect(recipeData(CHANA, { average: 4.3, ratings: 3 }, ORIGIN)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 3, bestRating: 5, worstRating: 1 },
    })
    expect(recipeData(CHANA, null, ORIGIN)).not.toHaveProperty('aggregateRating')
  })

  it('counts hours', () => {
    const long = ownRecipes().find(({ totalMinutes }) => totalMinutes > 60) as OwnRecipe
    expect(recipeData(long, null, ORIGIN)).toMatchObject({ totalTime: expect.stringMatching(/^PT\dH(\d+M)?$/) })
  })

  it('leads from home to the recipe', () => {
    expect(recipeBreadcrumbs(CHANA, ORIGIN)).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Find Recipes' }, { position: 3, name: 'Chana masala' }],
    })
  })
})
