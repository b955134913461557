import { expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { listedRecipe } from '#modules/recipes/listed-recipe.ts'
import { nutritionView } from '#modules/recipes/nutrition-view.ts'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import { cardOf } from '#modules/recipes/own-recipe.ts'
import type { RowView } from '#modules/shopping-list/list-view.ts'
import { besideIntake } from './beside-intakes.ts'
import { heroDish } from './hero-dish.ts'
import { listPreview } from './list-preview.ts'
import { sampleDay } from './sample-day.ts'
import { sampleDinners, shownDish } from './sample-dinners.ts'
import { samplePlanFrom } from './sample-plan.ts'

const SUNDAY = dayOf('2026-11-22')
const ironOf = (id: string, servings: number) => {
  const recipe = ownRecipeOf(id)
  return recipe ? figureOf(dishOfOwn(recipe).intake, 'ironMg').amount * servings : Number.NaN
}

test('the first picture carries the figures of its recipe', () => {
  const { id, proteinG, calories } = heroDish()
  const recipe = ownRecipeOf(id)
  const serving = recipe?.nutrition.serving
  expect(serving && [proteinG, calories]).toEqual(
    serving && [
      String(Math.round(figureOf(serving, 'proteinG').amount)),
      `${Math.round(figureOf(serving, 'energyKcal').amount)} kcal`,
    ],
  )
})

test('a dish has the same energy in both units wherever it is shown, thousands set apart', () => {
  for (const recipe of ownRecipes()) {
    const { kcal, kj } = shownDish(dishOfOwn(recipe))
    const card = listedRecipe(cardOf(recipe))
    expect([card.calories, card.kilojoules]).toEqual([
      `${kcal.toLocaleString('en-GB')} kcal`,
      `${kj.toLocaleString('en-GB')} kJ`,
    ])
    const [energy] = nutritionView(recipe).lamps
    expect(energy?.under?.perServing ?? card.kilojoules).toBe(card.kilojoules)
  }
})

test('a part that is known is rounded down and says at least', () => {
  const known = { amount: 7.46, most: 7.46, coverage: 1 }
  expect(besideIntake('ironMg', known)).toEqual({ name: 'Iron', unit: 'mg', figure: '7.5', of: '14.8', percent: 50 })
  expect(besideIntake('ironMg', { ...known, most: 9 }).figure).toBe('at least 7.4')
  expect(besideIntake('ironMg', { ...known, most: Number.POSITIVE_INFINITY }).figure).toBe('at least 7.4')
  // What cannot change a printed figure is not worth a word.
  expect(besideIntake('ironMg', { ...known, most: 7.48 }).figure).toBe('7.5')
})

test.each([0, 1, 2, 3, 4, 5, 6])('%i days on, a week has seven dinners and one Friday', ahead => {
  const plan = samplePlanFrom(addDays(SUNDAY, ahead))
  const { dinners } = sampleDinners(plan)
  expect(dinners.map(({ day }) => day).toSorted()).toEqual(['Fri', 'Mon', 'Sat', 'Sun', 'Thu', 'Tue', 'Wed'])
  expect(dinners.filter(({ dish }) => dish === null).map(({ words }) => words)).toEqual(['Eating out: with friends'])
  expect(sampleDay(plan)).toEqual(sampleDay(samplePlanFrom(SUNDAY)))
})

test('an average dinner is the mean of the servings that are cooked', () => {
  const { dinners, give } = sampleDinners(samplePlanFrom(SUNDAY))
  const mgs = dinners.flatMap(({ dish }) => (dish ? [ironOf(dish.id, 1)] : []))
  const mean = mgs.reduce((sum, mg) => sum + mg, 0) / mgs.length
  expect(give.map(({ name }) => name)).toEqual(['Fibre', 'Iron', 'Protein'])
  expect(give[1]?.figure).toBe(`at least ${Math.floor(mean * 10) / 10}`)
  expect(give[1]?.percent).toBe(Math.floor((100 * mean) / 14.8))
})

test('the iron of a day adds up as it is printed, and is met only when it is', () => {
  const { iron } = sampleDay(samplePlanFrom(SUNDAY))
  const mg = ironOf('9000000102', 1.5) + ironOf('9000000267', 1) + ironOf('9000000710', 1)
  const printed = iron.dishes.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount, 0)
  expect(Number(iron.before.figure)).toBeCloseTo(mg, 1)
  expect(printed).toBeCloseTo(Number(iron.before.figure), 9)
  expect(Number(iron.before.figure) + Number(iron.dinner.amount)).toBeCloseTo(Number(iron.total), 9)
  expect(Number(iron.total)).toBeCloseTo(mg + ironOf('9000000302', 1), 1)
  const reference = ukReference({ sex: 'female', ageYears: 30 }, 'ironMg')?.amount ?? 0
  expect(iron.isMet).toBe(mg + ironOf('9000000302', 1) >= reference)
  const widths = [...iron.dishes, iron.dinner].reduce((sum, { width }) => sum + width, 0)
  expect(Math.max(widths, iron.referenceAt)).toBeLessThanOrEqual(100)
})

const row = (key: string, meals: number, rest: Partial<RowView> = {}) =>
  ({
    ...{ key, name: key, main: '2 packs', of: 'of 250 g', from: 'Dal', isFood: true, tick: null, ...rest },
    sources: Array.from({ length: meals }, (_, nth) => ({ id: `${nth}`, words: '', amount: '' })),
  }) as unknown as RowView

test('of a list those lines are shown that most dishes ask for, in the order of the shop', () => {
  const aisles = [
    { aisle: 'fruit', name: 'Fruit', rows: [row('lime', 4), row('lemon', 1), row('kiwi', 1)] },
    { aisle: 'tins', name: 'Tins', rows: [row('foil', 9, { isFood: false }), row('beans', 5), row('peas', 2)] },
    { aisle: 'dairy', name: 'Dairy', rows: [row('milk', 3), row('skyr', 2), row('eggs', 9, { tick: {} as never })] },
  ]
  const atHome = [
    { key: 'oats', name: 'Oats', takes: '230 g', there: '' },
    { key: 'salt', name: 'Salt', takes: '', there: '' },
  ]
  const shown = listPreview({ aisles, atHome, meals: 21 } as never)
  expect(shown.aisles.map(({ name, lines }) => [name, ...lines.map(line => line.name)])).toEqual([
    ['Fruit', 'lime'],
    ['Tins', 'beans', 'peas'],
    ['Dairy', 'milk'],
  ])
  expect(shown.aisles[0]?.lines[0]).toEqual({ name: 'lime', amount: '2 packs', of: 'of 250 g', from: 'for 4 meals' })
  expect(shown.aisles[1]?.lines[1]?.from).toBe('Dal')
  expect(shown.atHome).toEqual([{ name: 'Oats', amount: 'at home', of: '', from: '230 g taken off' }])
  expect([shown.count, shown.meals]).toEqual([8, 21])
})
