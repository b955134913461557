import { expect, it } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { eatingRules } from '#modules/profile/eating-rules.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { ledgerOf } from './ledger.ts'
import { ledgerPage } from './ledger-page.ts'
import { linesFor } from './lines.ts'

const DAYS = ['09', '10', '11'].map(date => dayOf(`2026-11-${date}`))
const LINES = linesFor({ sex: 'male', ageYears: 38, weightKg: null, goalKcal: 2000, isKeto: false })

/** So much vitamin D from food a day, and as much more that nobody knows of, with a softgel of 10 µg. */
function page(food: number, more = 0) {
  const intake = statedIntake({ vitaminDUg: food }, { rest: 'none', grams: 400 })
  intake.upper[NUTRIENT_INDEX.vitaminDUg] = food + more
  const ledger = ledgerOf(
    {
      completeDays: DAYS,
      portions: DAYS.map(day => ({ day, name: 'Food', intake, added: null, servings: 1 })),
      doses: DAYS.map(day => ({ day, name: 'D3', amounts: amountsOn('per serving', { vitaminDUg: 10 }), doses: 1 })),
    },
    LINES,
  )
  if (!ledger) throw new Error('There are complete days')
  return ledgerPage(ledger, {
    exchanges: [],
    open: ownRecipes().map(dishOfOwn),
    products: [],
    taker: {
      eats: eatingRules({ diets: [], allergies: [] }),
      ageYears: 38,
      asksDoctor: false,
      mostTaken: new Map(),
      has: new Set(),
    },
    pictureOf: () => null,
    vitaminD: 'Everybody is advised to consider 10 µg.',
    shown: dish => shownDish(dish, null),
  })
}

const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key)

it('keeps apart what is met with supplements alone, and offers food for it first', () => {
  const { withSupplements, met } = page(5)
  expect(keys(withSupplements)).toEqual(['vitaminDUg at least'])
  expect(keys(met)).not.toContain('vitaminDUg at least')
  const [row] = withSupplements
  expect(row?.food).toMatchObject({ kind: 'dishes' })
  expect(row?.product).toBeNull()
})

it('says so only where food is known to fall short', () => {
  expect(keys(page(10).withSupplements)).toEqual([])
  expect(keys(page(10).met)).toContain('vitaminDUg at least')
  expect(keys(page(5, 6).withSupplements)).toEqual([])
})
