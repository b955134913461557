import { describe, expect, test } from 'vitest'
import type { Figure } from '../intake/intake.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import type { Reference } from './reference-intakes.ts'
import {
  type Averages,
  ENOUGH_COVERAGE,
  ENOUGH_DAYS,
  GAP_BELOW_PERCENT,
  type Hint,
  SUGGESTABLE,
  supplementHint,
} from './supplement-hint.ts'
import {
  type AmountsBySource,
  countedTowards,
  exceededLevel,
  roomForSupplement,
  supplementLevel,
  UPPER_LEVELS,
  upperLevels,
} from './upper-levels.ts'

/**
 * Every row carried over from its document, and not from our own table. EFSA: Overview on Tolerable Upper Intake Levels, version 11, 2025.
 * EVM: Safe Upper Levels for Vitamins and Minerals, FSA 2003, table of safe upper and guidance levels. US: Dietary
 * Reference Intakes of the National Academies, adults 19 to 50. T total, S supplements, F supplements and fortification.
 */
const PRINTED = `
vitaminDUg EFSA 100 T, US 100 T
vitaminEMg EFSA 300 T, EVM 540 S, US 1000 F
vitaminKUg EVM 1000 S
thiaminMg EVM 100 S
riboflavinMg EVM 40 S
niacinMg EVM 500 S, EFSA 900 T, US 35 F
vitaminB6Mg EVM 10 S, EFSA 12 T, US 100 T
folateUg EFSA 1000 F, EVM 1000 S, US 1000 F
vitaminB12Ug EVM 2000 S
pantothenateMg EVM 200 S
biotinUg EVM 900 S
vitaminCMg EVM 1000 S, US 2000 T
potassiumMg EVM 3700 S
calciumMg EVM 1500 S, EFSA 2500 T, US 2500 T
magnesiumMg EFSA 250 S, EVM 400 S, US 350 S
phosphorusMg EVM 250 S, US 4000 T
ironMg EVM 17 S, EFSA 40 T, US 45 T
zincMg EFSA 25 T, EVM 25 S, US 40 T
copperMg EFSA 5 T, EVM 10 T, US 10 T
manganeseMg EVM 4 S, EFSA 8 T, US 11 T
seleniumUg EFSA 255 T, EVM 350 S, US 400 T
iodineUg EVM 500 S, EFSA 600 T, US 1100 T`

const SOURCES = { 'EFSA 2025': 'EFSA', 'EVM 2003': 'EVM', 'National Academies': 'US' }
const SCOPES = { total: 'T', supplements: 'S', 'supplements and fortification': 'F' }

const from = (food: number, supplements: number, fortification = 0): AmountsBySource => ({
  food,
  fortification,
  supplements,
})

describe('the table of upper levels', () => {
  test('is what its sources print, row by row, and of nothing else', () => {
    const table = NUTRIENT_KEYS.filter(key => UPPER_LEVELS[key] !== undefined).map(key => {
      const levels = UPPER_LEVELS[key] ?? []
      return `${key} ${levels.map(({ source, amount, scope }) => `${SOURCES[source]} ${amount} ${SCOPES[scope]}`).join(', ')}`
    })
    expect(table).toEqual(PRINTED.trim().split('\n'))
  })

  test('says what must be said beside a level', () => {
    const notes = Object.entries(UPPER_LEVELS).flatMap(([key, levels]) =>
      levels.flatMap(({ source, note }) => (note ? [`${key} ${SOURCES[source]}: ${note}`] : [])),
    )
    expect(notes).toEqual([
      'vitaminDUg EFSA: The NHS says the same',
      'niacinMg EVM: As nicotinamide; nicotinic acid 17 mg',
      'niacinMg EFSA: As nicotinamide; nicotinic acid 10 mg',
      'folateUg EFSA: Folic acid only',
      'folateUg EVM: Folic acid only',
      'folateUg US: Folic acid only',
      'magnesiumMg EFSA: More may have a laxative effect',
      'ironMg EFSA: A safe level of intake',
      'manganeseMg EFSA: A safe level of intake',
    ])
  })

  test('gives the lowest first, and the US ones on request', () => {
    const of = (key: NutrientKey, whose: 'UK' | 'US') => upperLevels(key, whose).map(({ source }) => SOURCES[source])
    expect(of('magnesiumMg', 'UK')).toEqual(['EFSA', 'EVM'])
    expect(of('vitaminB6Mg', 'UK')).toEqual(['EVM', 'EFSA'])
    expect(of('vitaminB6Mg', 'US')).toEqual(['US'])
    expect(of('fibreG', 'UK')).toEqual([])
    for (const key of NUTRIENT_KEYS) {
      const amounts = upperLevels(key).map(({ amount }) => amount)
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    }
  })

  test('tells the most that a supplement alone may give', () => {
    const keys = ['magnesiumMg', 'vitaminDUg', 'vitaminKUg', 'biotinUg', 'vitaminCMg', 'vitaminB6Mg'] as const
    expect(keys.map(supplementLevel)).toEqual([250, 100, 1000, 900, 1000, 10])
    expect(supplementLevel('fibreG')).toBeNull()
  })
})

describe('passing a level', () => {
  const source = (key: NutrientKey, intake: AmountsBySource) => exceededLevel(key, intake)?.level.source

  test.each(
    NUTRIENT_KEYS.flatMap(key =>
      upperLevels(key)
        .slice(0, 1)
        .map(level => ({ key, ...level })),
    ),
  )('$key: exactly $amount passes nothing, more does', ({ key, amount, source: warning }) => {
    expect(source(key, from(0, amount))).toBeUndefined()
    expect(source(key, from(0, amount * 1.001))).toBe(warning)
  })

  test('magnesium in food passes none, however much; in a supplement the lower one warns and names the other', () => {
    expect(source('magnesiumMg', from(3000, 250))).toBeUndefined()
    expect(exceededLevel('magnesiumMg', from(0, 450))).toEqual({
      level: UPPER_LEVELS.magnesiumMg?.[0],
      counted: 450,
      words:
        'Magnesium is over the upper level of 250 mg a day from supplements (EFSA 2025); EVM 2003 says 400 mg a day from supplements',
    })
  })

  test('vitamin B6 from supplements: the lower one is that of the UK', () => {
    expect(exceededLevel('vitaminB6Mg', from(1, 10.5))?.words).toBe(
      'Vitamin B6 is over the upper level of 10 mg a day from supplements (EVM 2003); EFSA 2025 says 12 mg a day from food and supplements together',
    )
    expect(source('vitaminB6Mg', from(1, 10))).toBeUndefined()
    expect(source('vitaminB6Mg', from(3, 10))).toBe('EFSA 2025')
  })

  test('vitamin D counts from everywhere', () => {
    expect(source('vitaminDUg', from(30, 70))).toBeUndefined()
    expect(exceededLevel('vitaminDUg', from(30, 65, 10))).toMatchObject({
      counted: 105,
      words: 'Vitamin D is over the upper level of 100 µg a day from food and supplements together (EFSA 2025)',
    })
  })

  test('biotin of 5000 µg is over the UK guidance level', () => {
    expect(exceededLevel('biotinUg', from(40, 5000))).toMatchObject({ counted: 5000, level: { amount: 900 } })
  })

  test('folic acid counts when it was added, folate in food does not', () => {
    expect(source('folateUg', from(2000, 400))).toBeUndefined()
    expect(exceededLevel('folateUg', from(2000, 400, 700))).toMatchObject({
      counted: 1100,
      level: { source: 'EFSA 2025' },
    })
  })

  test('US levels are there on request; where there is no level nothing is passed', () => {
    expect(exceededLevel('vitaminCMg', from(500, 1600), 'US')?.level.amount).toBe(2000)
    expect(exceededLevel('vitaminCMg', from(500, 900), 'US')).toBeNull()
    expect(exceededLevel('fibreG', from(500, 0))).toBeNull()
  })

  test('what is no amount is refused', () => {
    for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => countedTowards('total', from(wrong, 0))).toThrow('no intake')
      expect(() => countedTowards('supplements', from(0, wrong))).toThrow('no intake')
      expect(() => exceededLevel('ironMg', from(0, 0, wrong))).toThrow('no intake')
    }
    expect(countedTowards('total', { food: 0, supplements: 0 })).toBe(0)
  })

  test('room for a supplement is what every level leaves', () => {
    expect(roomForSupplement('fibreG', from(500, 0))).toBeNull()
    expect(roomForSupplement('magnesiumMg', from(600, 200))).toBe(50)
    expect(roomForSupplement('magnesiumMg', from(0, 300))).toBe(0)
    expect(roomForSupplement('vitaminDUg', from(20, 30))).toBe(50)
    expect(roomForSupplement('vitaminB6Mg', from(8, 1))).toBe(3)
  })
})

describe('a suggestion of a product', () => {
  const magnesium: Reference = { amount: 300, kind: 'RNI', sense: 'at least', source: 'x' }
  const average = (amount: number, supplements = 0, completeDays = 5, coverage = 1, most = amount) => ({
    food: { amount, most, coverage } satisfies Figure,
    supplements,
    completeDays,
  })
  const nothing = (because: Extract<Hint, { kind: 'nothing' }>['because']): Hint => ({ kind: 'nothing', because })
  const suggest = (percent: number): Hint => ({ kind: 'suggest', percent })

  // The four are the product's decision, food first; how much is enough to go by is ours, with no document behind it.
  test('rests on the decided thresholds', () => {
    expect(SUGGESTABLE).toEqual(['magnesiumMg', 'vitaminDUg', 'biotinUg', 'vitaminCMg'])
    expect([ENOUGH_COVERAGE, ENOUGH_DAYS, GAP_BELOW_PERCENT]).toEqual([0.8, 3, 80])
  })

  test.each<[string, NutrientKey, Averages, number, Hint]>([
    ['a gap', 'magnesiumMg', average(150), 200, suggest(50)],
    ['a gap that a supplement narrows', 'magnesiumMg', average(120, 30), 200, suggest(50)],
    ['not one of the four', 'ironMg', average(1), 10, nothing('not-suggestable')],
    ['two days', 'magnesiumMg', average(150, 0, 2), 200, nothing('too-few-days')],
    ['three days', 'magnesiumMg', average(150, 0, 3), 200, suggest(50)],
    ['a little less than enough is known', 'magnesiumMg', average(150, 0, 5, 0.79), 200, nothing('too-little-known')],
    ['enough is known', 'magnesiumMg', average(150, 0, 5, 0.8), 200, suggest(50)],
    ['the unknown part may fill it', 'magnesiumMg', average(150, 0, 5, 0.9, 300), 200, nothing('too-little-known')],
    ['the unknown part cannot fill it', 'magnesiumMg', average(150, 0, 5, 0.9, 299), 200, suggest(50)],
    ['food covers four fifths', 'magnesiumMg', average(240), 200, nothing('covered')],
    ['food covers a little less', 'magnesiumMg', average(238), 200, suggest(79)],
    ['a supplement covers it', 'magnesiumMg', average(150, 100), 200, nothing('covered')],
    ['up to the level', 'magnesiumMg', average(100, 50), 200, suggest(50)],
    ['past the level', 'magnesiumMg', average(100, 60), 200, nothing('past-the-upper-level')],
    [
      'past the level on the day on which most is taken',
      'magnesiumMg',
      { ...average(100, 20), mostTaken: 60 },
      200,
      nothing('past-the-upper-level'),
    ],
  ])('%s', (_, key, averages, dose, hint) => expect(supplementHint(key, averages, magnesium, dose)).toEqual(hint))

  test('is made for each of the four', () => {
    const sixty = { ...magnesium, amount: 60 }
    for (const key of SUGGESTABLE) expect(supplementHint(key, average(30), sixty, 20)).toEqual(suggest(50))
  })
})
