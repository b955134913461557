import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { CLAIM_KEYS, claim } from '#modules/catalogue/claims.ts'
import { PRODUCT_IDS, type Product } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import { eatingRules } from '#modules/profile/eating-rules.ts'
import { type EatenWeek, ledgerOf } from './ledger.ts'
import { linesFor } from './lines.ts'
import { isCoveredByFood, mostTakenOf, productFor, type Taker } from './product-hint.ts'
import { rowWords } from './row-words.ts'

const SHELF: Product[] = PRODUCT_IDS.map(id => ({
  ...WORDS[id],
  pricePence: 946,
  vatRatePercent: 20,
  priceId: id,
  availableUnits: 50,
  onSale: true,
}))
const DAYS = ['09', '10', '11', '12', '13', '14', '15'].map(date => dayOf(`2026-11-${date}`))
const LINES = linesFor({ sex: 'male', ageYears: 38, weightKg: null, goalKcal: 2000, isKeto: false })
const TAKER: Taker = {
  eats: eatingRules({ diets: [], allergies: [] }),
  ageYears: 38,
  asksDoctor: false,
  mostTaken: new Map(),
  has: new Set(),
}

/** Of each of the four and of iron, a day: what is known, what may come on top, on so many complete days. */
function week(figures: Record<string, readonly [known: number, more: number]>, days: number, coverage = 1): EatenWeek {
  const intake = statedIntake({}, { rest: 'none', grams: 400 })
  for (const [key, [known, more]] of Object.entries(figures)) {
    const place = NUTRIENT_INDEX[key as keyof typeof NUTRIENT_INDEX]
    intake.lower[place] = known
    intake.upper[place] = known + more
    intake.knownGrams[place] = 400 * coverage
  }
  const completeDays = DAYS.slice(0, days)
  const portions = completeDays.map(day => ({ day, name: 'Food', intake, added: null, servings: 1 }))
  return { completeDays, portions, doses: [] }
}

function hints(eaten: EatenWeek, taker: Partial<Taker> = {}, shelf = SHELF) {
  const ledger = ledgerOf(eaten, LINES)
  if (!ledger) return []
  const rows = [...ledger.notMet, ...ledger.cannotTell, ...ledger.met, ...ledger.limits]
  return rows.flatMap(row => {
    const hint = productFor(row, ledger, shelf, { ...TAKER, ...taker })
    return hint || isCoveredByFood(row, ledger) ? [{ row, hint, isCovered: isCoveredByFood(row, ledger) }] : []
  })
}

const LOW = { magnesiumMg: [150, 10], vitaminDUg: [3, 0.5], vitaminCMg: [20, 5], biotinUg: [10, 5] } as const
const suggested = (...args: Parameters<typeof hints>) => hints(...args).flatMap(({ hint }) => hint?.id ?? [])

describe('a product after the food', () => {
  it('is one for each of the four nutrients, and for none else', () => {
    expect(suggested(week(LOW, 6)).toSorted()).toEqual(['biotin', 'magnesium-complex', 'vitamin-c', 'vitamin-d3-k2'])
  })

  it('says what law and label say', () => {
    const [magnesium] = hints(week({ ...LOW, vitaminDUg: [12, 0], vitaminCMg: [90, 0], biotinUg: [60, 0] }, 6)).filter(
      ({ hint }) => hint,
    )
    expect(magnesium?.hint).toEqual({
      id: 'magnesium-complex',
      name: 'Magnesium Complex',
      price: '£9.46',
      claim: 'Magnesium contributes to a reduction of tiredness and fatigue.',
      dose: '2 capsules a day',
      brings: '200\u00a0mg',
      level: 'Not more than 250\u00a0mg a day from supplements; you take none now.',
      bar: { now: 0, with: 80 },
      caution:
        'A food supplement is no substitute for a varied diet. If you are pregnant or breastfeeding, take medicines or are under medical supervision, ask a pharmacist or doctor first.',
    })
  })

  it.each<[string, Parameters<typeof hints>]>([
    ['too few days', [week(LOW, 2)]],
    ['too little known', [week(LOW, 6, 0.7)]],
    [
      'cannot tell',
      [week({ magnesiumMg: [150, 200], vitaminDUg: [3, 9], vitaminCMg: [20, 40], biotinUg: [10, 50] }, 6)],
    ],
    ['under 18', [week(LOW, 6), { ageYears: 17 }]],
    ['to ask a doctor first', [week(LOW, 6), { asksDoctor: true }]],
    ['sold out', [week(LOW, 6), {}, SHELF.map(each => ({ ...each, availableUnits: 0 }))]],
    ['not on sale', [week(LOW, 6), {}, SHELF.map(each => ({ ...each, onSale: false }))]],
    ['at home already', [week(LOW, 6), { has: new Set(PRODUCT_IDS) }]],
  ])('is none: %s', (_, args) => expect(suggested(...args)).toEqual([]))

  it('keeps to diet and to what is taken already', () => {
    const vegan = { eats: eatingRules({ diets: ['vegan'], allergies: [] }) }
    expect(suggested(week(LOW, 6), vegan)).not.toContain('vitamin-d3-k2')
    const taken = { mostTaken: new Map([['magnesiumMg', 51]] as const) }
    expect(suggested(week(LOW, 6), taken)).not.toContain('magnesium-complex')
    // Vitamin K of the same softgel: 1,000 µg from supplements.
    expect(suggested(week(LOW, 6), { mostTaken: new Map([['vitaminKUg', 926]] as const) })).not.toContain(
      'vitamin-d3-k2',
    )
  })

  it('counts the day on which most is taken, complete or not, and what a cabinet holds', () => {
    const amounts = amountsOn('per serving', { magnesiumMg: 100 })
    const doses = [1, 2].map(count => ({ day: dayOf('2026-11-09'), name: 'M', amounts, doses: count }))
    expect(mostTakenOf(doses, []).get('magnesiumMg')).toBe(300)
    expect(
      mostTakenOf(
        [],
        [
          { amounts, doses: 1.5 },
          { amounts, doses: 0.5 },
        ],
      ).get('magnesiumMg'),
    ).toBe(200)
  })
})

/** The four products and the levels of the UK, written down by hand: product, nutrient, dose, level, whether food counts. */
const LAWFUL: { readonly [id: string]: readonly [key: string, dose: number, level: number, countsFood: boolean] } = {
  'magnesium-complex': ['magnesiumMg', 200, 250, false],
  'vitamin-d3-k2': ['vitaminDUg', 10, 100, true],
  biotin: ['biotinUg', 50, 900, false],
  'vitamin-c': ['vitaminCMg', 200, 1000, false],
}
const NEVER = /deficien|boost|you need|you lack|cure|treat|prevent|disease|illness|detox|immunity/i

const figure = (most: number) =>
  fc.tuple(
    fc.double({ min: 0, max: most, noNaN: true }),
    fc.oneof(fc.constant(0), fc.double({ min: 0, max: most, noNaN: true })),
  )
const anyWeek = fc.record({
  figures: fc.record({
    magnesiumMg: figure(400),
    vitaminDUg: figure(110),
    vitaminCMg: figure(60),
    biotinUg: figure(70),
    ironMg: figure(12),
    vitaminKUg: figure(90),
    sodiumMg: figure(4000),
  }),
  days: fc.nat(7),
  coverage: fc.constantFrom(0, 0.5, 0.79, 0.8, 0.9, 1),
  taken: fc.record({
    magnesiumMg: fc.nat(300),
    vitaminDUg: fc.nat(120),
    vitaminCMg: fc.nat(1200),
    biotinUg: fc.nat(1000),
    vitaminKUg: fc.nat(1100),
  }),
  dosed: fc.nat(3),
  ageYears: fc.constantFrom(null, 15, 17, 18, 38, 70),
  asksDoctor: fc.boolean(),
  diets: fc.subarray(Object.keys(OWN_DIETS) as OwnDiet[], { maxLength: 2 }),
  allergies: fc.subarray(Object.keys(ALLERGENS) as Allergen[], { maxLength: 2 }),
})

it('of 10,000 generated weeks none is told anything unlawful', () => {
  let shown = 0
  fc.assert(
    fc.property(anyWeek, ({ figures, days, coverage, taken, dosed, ageYears, asksDoctor, diets, allergies }) => {
      const base = week(figures, days, coverage)
      const doses = DAYS.slice(0, dosed).map(day => ({
        day,
        name: 'Mixed supplement',
        amounts: amountsOn('per serving', taken),
        doses: 1,
      }))
      const eats = eatingRules({ diets, allergies })
      const taker = { eats, ageYears, asksDoctor, mostTaken: mostTakenOf(doses, []), has: new Set<never>() }
      for (const { row, hint, isCovered } of hints({ ...base, doses }, taker)) {
        expect(hint !== null && isCovered).toBe(false)
        if (!hint) continue
        shown += 1
        const [key = '', dose = 0, level = 0, countsFood = false] = LAWFUL[hint.id] ?? []
        expect(row.line.key).toBe(key)
        expect(row.verdict).toBe('not met')
        expect(row.upper).toBeLessThan(row.line.amount)
        expect(days).toBeGreaterThanOrEqual(3)
        expect(coverage).toBeGreaterThanOrEqual(0.8)
        expect(ageYears ?? 18).toBeGreaterThanOrEqual(18)
        expect(asksDoctor).toBe(false)
        const now = dosed > 0 ? (taken[key as keyof typeof taken] ?? 0) : 0
        const food = countsFood ? row.upper - row.supplements : 0
        expect(dose + now + food).toBeLessThanOrEqual(level + 1e-6)
        if (hint.id === 'vitamin-d3-k2') {
          expect(75 + (dosed > 0 ? taken.vitaminKUg : 0)).toBeLessThanOrEqual(1000)
          expect(diets.filter(diet => ['vegetarian', 'vegan', 'pescatarian'].includes(diet))).toEqual([])
        }
        const said = [hint.name, hint.claim, hint.dose, hint.brings, hint.level, hint.caution].join(' ')
        expect(said).not.toMatch(NEVER)
        expect(CLAIM_KEYS.map(each => `${claim(each).text}.`)).toContain(hint.claim)
        expect(JSON.stringify(rowWords(row, days))).not.toMatch(NEVER)
      }
    }),
    { numRuns: 10_000, seed: 20_261_122 },
  )
  // The weeks are such that something is shown now and then.
  expect(shown).toBeGreaterThan(200)
})
