import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Basis, type NutrientAmounts, type Per100g, per100g } from '../amounts.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import { contributionsOf, coverageWords } from './contributions.ts'
import { absorbedFatG } from './cooking.ts'
import { FNDDS_DISHES, FNDDS_FOODS, FNDDS_KEYS } from './fndds-dishes.fixture.ts'
import { figureOf, type Intake, knowledgeOf } from './intake.ts'
import { type RecipeIngredient, recipeNutrition, scaledIngredients } from './recipe-nutrition.ts'

const FOODS = new Map(
  FNDDS_FOODS.trim()
    .split('\n')
    .map(row => {
      const [code = '', figures = ''] = row.split('|')
      return [code, { per100g: per100g(Object.fromEntries(figuresOf(figures))) }]
    }),
)

function figuresOf(cells: string): [string, number][] {
  const values = cells.split(',')
  return FNDDS_KEYS.flatMap((key, nth) => (values[nth] === '' ? [] : [[key, Number(values[nth])]]))
}

const DISHES = FNDDS_DISHES.trim()
  .split('\n')
  .map(row => {
    const [dish = '', moisture, fat, fatCode = '', parts = '', expected = ''] = row.split('|')
    const ingredients = parts.split(' ').map(part => {
      const [code = '', grams] = part.split(':')
      return ingredient(code, Number(grams))
    })
    return { dish, moisture: Number(moisture), fat: Number(fat), fatCode, ingredients, expected: figuresOf(expected) }
  })

function ingredient(code: string, grams: number): RecipeIngredient {
  const food = FOODS.get(code)
  if (!food) throw new Error(`${code} is not in the fixture`)
  return { name: code, food, grams }
}

describe('56 dishes worked out independently', () => {
  test('there are 56', () => expect(DISHES).toHaveLength(56))

  test.each(DISHES)('$dish is right within 0.5 %', ({ moisture, fat, fatCode, ingredients, expected }) => {
    const raw = ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
    const oil = fat > 0 ? [ingredient(fatCode, absorbedFatG(raw, fat))] : []
    // FNDDS states the change on the raw weight without the oil that frying adds.
    const cooked = raw * (1 + (moisture + fat) / 100)
    const all = [...ingredients, ...oil]
    const factor = cooked / all.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
    const { per100g: found, cookedWeightG } = recipeNutrition(all, 4, { kind: 'factor', factor })
    expect(cookedWeightG).toBeCloseTo(cooked, 6)
    for (const [key, amount] of expected) {
      // Expected figures have two decimals.
      const off = Math.abs(((found && figureOf(found, key as NutrientKey).amount) ?? Number.NaN) - amount)
      expect(off, key).toBeLessThanOrEqual(Math.max(0.005 * amount, 0.0051))
    }
  })
})

// Tenths and thirds, whose sums depend on their order as soon as nobody sees to it.
const tenths = fc.integer({ min: 0, max: 9000 }).map(value => value / 10)
const figures = fc
  .record(Object.fromEntries(NUTRIENT_KEYS.map(key => [key, tenths])), {
    requiredKeys: [],
  })
  .map(drawn =>
    per100g({ ...drawn, ...noMoreThan(drawn, 'sugarsG', 'carbohydrateG'), ...noMoreThan(drawn, 'saturatesG', 'fatG') }),
  )

function noMoreThan(drawn: { [key: string]: number | undefined }, part: NutrientKey, whole: NutrientKey) {
  const [of, all] = [drawn[part], drawn[whole]]
  return of === undefined || all === undefined ? {} : { [part]: Math.min(of, all) }
}

const grams = fc.option(
  fc.integer({ min: 0, max: 3000 }).map(value => value / 3),
  { freq: 4 },
)
const anIngredient: fc.Arbitrary<RecipeIngredient> = fc.record({
  name: fc.constant('x'),
  food: fc.option(fc.record({ per100g: figures }), { freq: 6 }),
  grams,
})
const aRecipe = fc.array(anIngredient, { minLength: 1, maxLength: 8 })
const UNWEIGHED = { kind: 'unknown' } as const

function totals(ingredients: RecipeIngredient[], servings = 1): Intake<'per recipe'> {
  return recipeNutrition(ingredients, servings, UNWEIGHED).recipe
}

function bothFigures(one: Intake<Basis>, other: Intake<Basis>) {
  return NUTRIENT_KEYS.map(key => [figureOf(one, key), figureOf(other, key)] as const)
}

describe('a sum with unknowns', () => {
  test('the order of the ingredients changes nothing', () => {
    const shuffled = aRecipe.chain(recipe =>
      fc.tuple(fc.constant(recipe), fc.shuffledSubarray(recipe, { minLength: recipe.length })),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(totals(other)).toEqual(totals(one))
      }),
    )
  })

  test('double everything is double the totals, and as well known', () => {
    fc.assert(
      fc.property(aRecipe, recipe => {
        const one = totals(recipe)
        const two = totals(scaledIngredients(recipe, 2, 4))
        for (const [single, double] of bothFigures(one, two)) {
          expect(double.amount).toBeCloseTo(2 * single.amount, 6)
          expect(knowledgeOf(double)).toBe(knowledgeOf(single))
        }
      }),
    )
  })

  test('servings times one serving is the recipe', () => {
    fc.assert(
      fc.property(aRecipe, fc.integer({ min: 1, max: 40 }), (recipe, servings) => {
        const { recipe: all, serving } = recipeNutrition(recipe, servings, UNWEIGHED)
        for (const [one, whole] of bothFigures(serving, all)) {
          expect(one.amount * servings).toBeCloseTo(whole.amount, 5)
          expect(knowledgeOf(one)).toBe(knowledgeOf(whole))
        }
      }),
    )
  })

  test('taking a known figure away never makes anything known, and never raises the known part', () => {
    fc.assert(
      fc.property(aRecipe, fc.nat(7), fc.constantFrom(...NUTRIENT_KEYS), (recipe, nth, key) => {
        const before = figureOf(totals(recipe), key)
        const less = recipe.map((part, place) => (place === nth ? without(part, key) : part))
        const after = figureOf(totals(less), key)
        expect(after.coverage).toBeLessThanOrEqual(before.coverage)
        expect(after.amount).toBeLessThanOrEqual(before.amount)
        expect(after.most).toBeGreaterThanOrEqual(before.most)
        if (knowledgeOf(before) !== 'known') expect(knowledgeOf(after)).not.toBe('known')
      }),
    )
  })

  test('adding an ingredient never turns unknown into known', () => {
    fc.assert(
      fc.property(aRecipe, anIngredient, (recipe, more) => {
        const before = totals(recipe)
        const after = totals([...recipe, more])
        for (const [fewer, all] of bothFigures(before, after)) {
          if (knowledgeOf(fewer) !== 'known') expect(knowledgeOf(all)).not.toBe('known')
          expect(all.amount).toBeGreaterThanOrEqual(fewer.amount)
          expect(all.most).toBeGreaterThanOrEqual(fewer.most)
        }
      }),
    )
  })

  test('the contributions of each nutrient sum to exactly its total, largest first', () => {
    fc.assert(
      fc.property(aRecipe, fc.constantFrom(...NUTRIENT_KEYS), (recipe, key) => {
        const from = contributionsOf(recipe, key)
        const amounts = from.map(({ amount }) => amount)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(figureOf(totals(recipe), key).amount)
        const known = from.filter(({ knowledge }) => knowledge !== 'unknown')
        expect(known.map(({ amount }) => amount)).toEqual(
          known.map(({ amount }) => amount).toSorted((one, other) => other - one),
        )
      }),
    )
  })
})

function without(part: RecipeIngredient, key: NutrientKey): RecipeIngredient {
  if (!part.food) return part
  const { [key]: _, ...rest } = part.food.per100g
  return { ...part, food: { per100g: rest as NutrientAmounts<Per100g> } }
}

describe('a recipe', () => {
  const flour = { per100g: per100g({ energyKcal: 350, ironMg: 2, sodiumMg: 3 }) }
  const salt = { per100g: per100g({ energyKcal: 0, sodiumMg: 39300 }) }
  const dough = [
    { name: 'flour', food: flour, grams: 500 },
    { name: 'salt', food: salt, grams: null },
    { name: 'love', food: null, grams: 100 },
  ]

  test('says how much of it is known', () => {
    const { recipe } = recipeNutrition(dough, 1, UNWEIGHED)
    // No amount of salt has energy, so only what is not on the list is missing.
    expect(coverageWords(contributionsOf(dough, 'energyKcal'))).toBe('2 of 3 ingredients known')
    expect(figureOf(recipe, 'energyKcal')).toMatchObject({ amount: 1750, most: Number.POSITIVE_INFINITY })
    expect(figureOf(recipe, 'energyKcal').coverage).toBeCloseTo(500 / 600)
    expect(coverageWords(contributionsOf(dough, 'sodiumMg'))).toBe('1 of 3 ingredients known')
    expect(knowledgeOf(figureOf(recipe, 'vitaminCMg'))).toBe('unknown')
  })

  test('has no figures per 100 g when a weight is unknown', () => {
    const { per100g: dish, servingWeightG } = recipeNutrition(dough, 2, { kind: 'factor', factor: 0.9 })
    expect(dish).toBeNull()
    expect(servingWeightG).toBeNull()
  })

  test('leaves out what is thrown away', () => {
    const chips = [
      { name: 'potato', food: { per100g: per100g({ fatG: 0.2 }) }, grams: 1000 },
      {
        name: 'oil',
        food: { per100g: per100g({ fatG: 100 }) },
        grams: 1500,
        discarded: { kind: 'share', share: 0.95, what: 'stays in the pan' } as const,
      },
    ]
    const { recipe, cookedWeightG } = recipeNutrition(chips, 4, { kind: 'factor', factor: 0.6 })
    expect(figureOf(recipe, 'fatG').amount).toBeCloseTo(2 + 75)
    expect(cookedWeightG).toBeCloseTo((1000 + 75) * 0.6)
    const poured = {
      ...chips[1],
      name: 'oil',
      food: null,
      grams: 1500,
      discarded: { kind: 'grams', grams: 1400, what: 'oil' } as const,
    }
    expect(scaledIngredients([...chips, poured], 4, 2).map(({ grams, discarded }) => [grams, discarded])).toEqual([
      [500, undefined],
      [750, { kind: 'share', share: 0.95, what: 'stays in the pan' }],
      [750, { kind: 'grams', grams: 700, what: 'oil' }],
    ])
    expect(() => scaledIngredients(chips, 4, 0)).toThrow('no scaling')
  })

  test('keeps what cooking leaves', () => {
    const kale = {
      name: 'kale',
      food: { per100g: per100g({ vitaminCMg: 100, ironMg: 2 }) },
      grams: 200,
      retention: { source: 'a table', shares: { vitaminCMg: 0.6 } },
    }
    const { recipe } = recipeNutrition([kale], 1, UNWEIGHED)
    expect(figureOf(recipe, 'vitaminCMg').amount).toBeCloseTo(120)
    expect(figureOf(recipe, 'ironMg').amount).toBeCloseTo(4)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('cannot be for %s servings', servings => {
    expect(() => recipeNutrition(dough, servings, UNWEIGHED)).toThrow('is not above 0')
  })

  test('cannot yield nothing', () => {
    expect(() => recipeNutrition(dough, 1, { kind: 'factor', factor: 0 })).toThrow('yield')
  })
})
