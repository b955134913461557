import { describe, expect, it } from 'vitest'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { FOODS } from './foods.ts'
import { OTHER_TABLE } from './foods-oracle.fixture.ts'

/**
 * Two good tables differ: other plants, other breeds, other methods. They tell whether a figure is of the right food,
 * on the right basis and in the right unit, so what is held to bounds is the median of many foods.
 */

interface Pair {
  readonly id: string
  readonly ours: number
  readonly theirs: number
}

const [HEADER = '', ...ROWS] = OTHER_TABLE.trimEnd().split('\n')
const KEYS = (HEADER.split('|')[2] ?? '').split(',') as NutrientKey[]
const BY_ID = new Map(FOODS.map(food => [food.id, food]))

/** Both figures of every food that both tables know this nutrient of; what is 0 in both says nothing. */
function pairsOf(key: NutrientKey): Pair[] {
  return ROWS.flatMap(row => {
    const [id = '', , values = ''] = row.split('|')
    const theirs = values.split(',')[KEYS.indexOf(key)] ?? ''
    const food = BY_ID.get(id)
    // What was filled in from their table proves nothing.
    const ours = food?.filled?.keys.includes(key) ? undefined : food?.per100g[key]
    if (theirs === '' || ours === undefined || (ours === 0 && Number(theirs) === 0)) return []
    return [{ id, ours, theirs: Number(theirs) }]
  })
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const apart = ({ ours, theirs }: Pair) => Math.abs(ours - theirs)
const share = (pair: Pair) => apart(pair) / Math.max(pair.theirs, Number.EPSILON)
const medianShare = (keys: readonly NutrientKey[]) => median(keys.flatMap(pairsOf).map(share))

const MINERALS = [
  ...(['potassiumMg', 'calciumMg', 'magnesiumMg', 'phosphorusMg'] as const),
  ...(['ironMg', 'zincMg', 'copperMg', 'manganeseMg'] as const),
]
const VITAMINS = [
  ...(['vitaminEMg', 'thiaminMg', 'riboflavinMg', 'niacinMg'] as const),
  ...(['vitaminB6Mg', 'folateUg', 'vitaminB12Ug', 'vitaminCMg'] as const),
]

const COUNTS_FIBRE = 'SR28 finds carbohydrate by difference and counts energy for the fibre in it'
/** Foods over a fifth and 20 kcal apart, and why. */
const OUTLIERS: Record<string, string> = {
  leek: COUNTS_FIBRE,
  garlic: COUNTS_FIBRE,
  ginger: COUNTS_FIBRE,
  celeriac: COUNTS_FIBRE,
  'sweetcorn-fresh': COUNTS_FIBRE,
  raspberries: COUNTS_FIBRE,
  'green-lentils-boiled': COUNTS_FIBRE,
  'chickpeas-boiled': COUNTS_FIBRE,
  'kidney-beans-dried': COUNTS_FIBRE,
  'cocoa-powder': 'SR28 has a low factor of its own for the protein and carbohydrate of cocoa, and leaner cocoa',
  'double-cream': 'UK double cream has half as much fat again as US heavy cream',
  'tuna-canned': 'the US can is skipjack with more water in it',
}

describe("our figures after CoFID beside SR28's", () => {
  it('are of at least 130 foods that follow CoFID', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(130)
    const tables = ROWS.map(row => BY_ID.get(row.split('|')[0] ?? '')?.source.table)
    expect(new Set(tables)).toEqual(new Set(['CoFID 2021']))
  })

  it('energy: 8 % apart, in foods under 100 kcal 8 kcal', () => {
    const pairs = pairsOf('energyKcal')
    expect(median(pairs.filter(({ theirs }) => theirs >= 100).map(share))).toBeLessThanOrEqual(0.08)
    expect(median(pairs.filter(({ theirs }) => theirs < 100).map(apart))).toBeLessThanOrEqual(8)
    const far = pairs.filter(pair => apart(pair) > 20 && share(pair) > 0.2)
    expect(far.map(({ id }) => id)).toEqual(Object.keys(OUTLIERS))
  })

  it.each(['proteinG', 'fatG'] as const)('%s: four of five foods within 10 %% or 1 g', key => {
    const pairs = pairsOf(key)
    const near = pairs.filter(pair => apart(pair) <= 1 || share(pair) <= 0.1)
    expect(near.length).toBeGreaterThan(pairs.length * 0.8)
  })

  it('carbohydrate: 10 % apart in starchy and sweet foods, 2 g in the others', () => {
    const pairs = pairsOf('carbohydrateG')
    expect(median(pairs.filter(({ theirs }) => theirs >= 30).map(share))).toBeLessThanOrEqual(0.1)
    expect(median(pairs.filter(({ theirs }) => theirs < 30).map(apart))).toBeLessThanOrEqual(2)
  })

  it('minerals: 25 % apart', () => {
    expect(medianShare(MINERALS)).toBeLessThanOrEqual(0.25)
    for (const key of MINERALS) expect(medianShare([key]), key).toBeLessThanOrEqual(0.35)
  })

  it('vitamins: 40 % apart, and vitamin A, whose carotene the tables measure differently, in the same order of size', () => {
    expect(medianShare(VITAMINS)).toBeLessThanOrEqual(0.4)
    for (const key of [...VITAMINS, 'vitaminAUg'] as const) expect(medianShare([key]), key).toBeLessThanOrEqual(0.7)
  })
})
