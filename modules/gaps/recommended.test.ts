import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { PRODUCT_IDS, type Product } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import { eatingRules } from '#modules/profile/eating-rules.ts'
import { ledgerOf } from './ledger.ts'
import { linesFor } from './lines.ts'
import type { Taker } from './product-hint.ts'
import { aimsOf, type NutrientAim, standingsOf } from './recommended.ts'

const SHELF: Product[] = PRODUCT_IDS.map(id => ({
  ...WORDS[id],
  pricePence: 946,
  vatRatePercent: 20,
  priceId: id,
  availableUnits: 50,
  onSale: true,
}))
const DAYS = ['09', '10', '11', '12', '13'].map(date => dayOf(`2026-11-${date}`))
const LINES = linesFor({ sex: 'male', ageYears: 38, weightKg: null, goalKcal: 2000, isKeto: false })
const TAKER: Taker = {
  eats: eatingRules({ diets: [], allergies: [] }),
  ageYears: 38,
  asksDoctor: false,
  mostTaken: new Map(),
  has: new Set(),
}
const KEYS = ['magnesiumMg', 'vitaminDUg', 'vitaminCMg', 'biotinUg', 'ironMg', 'fibreG'] as const
type Key = (typeof KEYS)[number]

/** So much of each on each of five complete days, with what may come on top. */
function ledger(figures: { readonly [K in Key]?: readonly [known: number, more: number] }, coverage = 1) {
  const intake = statedIntake({}, { rest: 'none', grams: 400 })
  for (const key of KEYS) {
    const [known, more] = figures[key] ?? [0, 0]
    const place = NUTRIENT_INDEX[key]
    intake.lower[place] = known
    intake.upper[place] = known + more
    intake.knownGrams[place] = 400 * coverage
  }
  const portions = DAYS.map(day => ({ day, name: 'Food', intake, added: null, servings: 1 }))
  return ledgerOf({ completeDays: DAYS, portions, doses: [] }, LINES)
}

const ENOUGH = { magnesiumMg: [400, 0], vitaminDUg: [12, 0], vitaminCMg: [90, 0], biotinUg: [60, 0] } as const
const standings = (of: ReturnType<typeof ledger>, aims: readonly NutrientAim[] = [], taker: Partial<Taker> = {}) =>
  Object.fromEntries(standingsOf(of, SHELF, { ...TAKER, ...taker }, aims))

describe('what is recommended', () => {
  const nearly = ledger({ ...ENOUGH, magnesiumMg: [250, 20] })

  it('is what a week is known to fall short of', () => {
    expect(standings(ledger({ ...ENOUGH, magnesiumMg: [150, 10] }))).toMatchObject({
      'magnesium-complex': 'recommended',
    })
    expect(standings(nearly)).not.toHaveProperty('magnesium-complex')
  })

  it('is what a goal of one’s own asks for above the reference, where food does not cover the reference', () => {
    const aims = [{ key: 'magnesiumMg', amount: 400 } as const]
    expect(standings(nearly, aims)).toMatchObject({ 'magnesium-complex': 'recommended' })
    expect(standings(nearly, [{ key: 'magnesiumMg', amount: 310 }])).not.toHaveProperty('magnesium-complex')
    expect(
      standings(ledger({ ...ENOUGH, magnesiumMg: [310, 0] }), [{ key: 'magnesiumMg', amount: 900 }]),
    ).toMatchObject({
      'magnesium-complex': 'covered',
    })
  })

  it('is nothing past a level, for whoever asks a doctor, or of what nobody knows', () => {
    const aims = [{ key: 'magnesiumMg', amount: 900 } as const]
    expect(standings(nearly, aims, { mostTaken: new Map([['magnesiumMg', 51]]) })).not.toHaveProperty(
      'magnesium-complex',
    )
    expect(standings(nearly, aims, { asksDoctor: true })).not.toHaveProperty('magnesium-complex')
    expect(standings(ledger({ magnesiumMg: [150, 900] }), aims)).not.toHaveProperty('magnesium-complex')
    expect(standings(null, aims)).toEqual({})
  })

  it('is fed by goals that are open and ask for a least, and by no other', () => {
    const goal = (change: object) => ({
      ...{ id: '', fromDay: DAYS[0] ?? dayOf('2026-11-09'), untilDay: null, state: 'open' as const },
      ...{ stateFrom: dayOf('2026-11-09') },
      aim: { kind: 'nutrient', key: 'magnesiumMg', sense: 'at least', amount: 400, days: 5 } as const,
      ...change,
    })
    expect(aimsOf([goal({})])).toEqual([{ key: 'magnesiumMg', amount: 400 }])
    expect(aimsOf([goal({ state: 'resting' }), goal({ state: 'finished' })])).toEqual([])
    expect(aimsOf([goal({ aim: { kind: 'logging', days: 5 } })])).toEqual([])
    expect(aimsOf([goal({ aim: { ...goal({}).aim, sense: 'at most' } })])).toEqual([])
  })
})

const figure = (most: number) =>
  fc.tuple(fc.double({ min: 0, max: most, noNaN: true }), fc.double({ min: 0, max: most / 4, noNaN: true }))
const anyAim = fc.record({ key: fc.constantFrom(...KEYS), amount: fc.double({ min: 0.1, max: 2000, noNaN: true }) })

it('is never what food covers, nor collagen, creatine or lion’s mane, nor past a level, whatever the goals', () => {
  let recommended = 0
  let covered = 0
  fc.assert(
    fc.property(
      fc.record({
        magnesiumMg: figure(450),
        vitaminDUg: figure(110),
        vitaminCMg: figure(80),
        biotinUg: figure(80),
        ironMg: figure(12),
        fibreG: figure(40),
      }),
      fc.constantFrom(0.5, 0.8, 1),
      fc.array(anyAim, { maxLength: 4 }),
      (figures, coverage, aims) => {
        const week = ledger(figures, coverage)
        const [plain, aimed] = [standings(week), standings(week, aims)]
        for (const [id, standing] of Object.entries(plain))
          if (standing === 'covered') expect(aimed[id], 'a goal changes nothing of what food covers').toBe('covered')
        const named = Object.entries(aimed).filter(([, standing]) => standing === 'recommended')
        for (const [id] of named) {
          expect(['magnesium-complex', 'vitamin-d3-k2', 'vitamin-c', 'biotin']).toContain(id)
          if (id === 'vitamin-d3-k2')
            expect(figures.vitaminDUg[0] + figures.vitaminDUg[1] + 10).toBeLessThanOrEqual(100)
          if (id === 'magnesium-complex') expect(figures.magnesiumMg[0]).toBeLessThan(300)
        }
        recommended += named.length
        covered += Object.values(aimed).filter(standing => standing === 'covered').length
      },
    ),
    { numRuns: 3_000, seed: 20_261_122 },
  )
  expect(recommended).toBeGreaterThan(200)
  expect(covered).toBeGreaterThan(200)
})
