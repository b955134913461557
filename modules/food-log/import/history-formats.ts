import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** A product whose export is read. */
export const HISTORY_FORMATS = {
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  'lose-it': 'Lose It!',
} as const

export type HistoryFormat = keyof typeof HISTORY_FORMATS

/** Which column says what; column names as they are printed, in lower case. */
interface Columns {
  /** Without them it is another file. */
  readonly needed: readonly string[]
  readonly day: string
  readonly time: string | null
  readonly meal: string
  /** Null where the file has a row for each meal and names no foods. */
  readonly name: string | null
  /** '80 g' in one column, or count and unit in two. */
  readonly amount: string | readonly [count: string, unit: string] | null
  readonly figures: { readonly [K in NutrientKey]?: string }
  /** A row that says so here was deleted. */
  readonly deleted: string | null
  /** Dates with slashes begin with the month. */
  readonly isMonthFirst: boolean
}

/**
 * What the three products write, as their exports of 2023 to 2026 have it. Left out: vitamins that MyFitnessPal gives in
 * per cent of a US daily value, and vitamin A, niacin and folate of Cronometer, which counts them in other equivalents
 * than we do. Of Cronometer's carbohydrate the net figure is what a UK label means.
 */
export const COLUMNS: { readonly [F in HistoryFormat]: Columns } = {
  myfitnesspal: {
    needed: ['date', 'meal', 'calories', 'protein (g)'],
    day: 'date',
    time: null,
    meal: 'meal',
    name: 'food',
    amount: null,
    figures: {
      energyKcal: 'calories',
      fatG: 'fat (g)',
      saturatesG: 'saturated fat',
      sodiumMg: 'sodium (mg)',
      potassiumMg: 'potassium',
      carbohydrateG: 'carbohydrates (g)',
      fibreG: 'fiber',
      sugarsG: 'sugar',
      proteinG: 'protein (g)',
    },
    deleted: null,
    isMonthFirst: true,
  },
  cronometer: {
    needed: ['day', 'food name', 'amount', 'energy (kcal)'],
    day: 'day',
    time: 'time',
    meal: 'group',
    name: 'food name',
    amount: 'amount',
    figures: {
      energyKcal: 'energy (kcal)',
      proteinG: 'protein (g)',
      carbohydrateG: 'net carbs (g)',
      sugarsG: 'sugars (g)',
      fatG: 'fat (g)',
      saturatesG: 'saturated (g)',
      fibreG: 'fiber (g)',
      sodiumMg: 'sodium (mg)',
      vitaminCMg: 'vitamin c (mg)',
      vitaminDUg: 'vitamin d (iu)',
      vitaminEMg: 'vitamin e (mg)',
      vitaminKUg: 'vitamin k (µg)',
      thiaminMg: 'b1 (thiamine) (mg)',
      riboflavinMg: 'b2 (riboflavin) (mg)',
      pantothenateMg: 'b5 (pantothenic acid) (mg)',
      vitaminB6Mg: 'b6 (pyridoxine) (mg)',
      vitaminB12Ug: 'b12 (cobalamin) (µg)',
      calciumMg: 'calcium (mg)',
      copperMg: 'copper (mg)',
      ironMg: 'iron (mg)',
      magnesiumMg: 'magnesium (mg)',
      manganeseMg: 'manganese (mg)',
      phosphorusMg: 'phosphorus (mg)',
      potassiumMg: 'potassium (mg)',
      seleniumUg: 'selenium (µg)',
      zincMg: 'zinc (mg)',
    },
    deleted: null,
    isMonthFirst: true,
  },
  'lose-it': {
    needed: ['date', 'name', 'type', 'quantity', 'units', 'calories', 'fat (g)'],
    day: 'date',
    time: null,
    meal: 'type',
    name: 'name',
    amount: ['quantity', 'units'],
    figures: {
      energyKcal: 'calories',
      fatG: 'fat (g)',
      proteinG: 'protein (g)',
      carbohydrateG: 'carbohydrates (g)',
      saturatesG: 'saturated fat (g)',
      sugarsG: 'sugars (g)',
      fibreG: 'fiber (g)',
      sodiumMg: 'sodium (mg)',
    },
    deleted: 'deleted',
    isMonthFirst: true,
  },
}

/** 'Vitamin D (IU)' and the micro sign of another keyboard: a column as it is looked for. */
export const columnName = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/μ/g, 'µ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whose file this is, by its columns; null where it is none that we read. */
export function formatOf(columns: readonly string[]): HistoryFormat | null {
  const there = new Set(columns.map(columnName))
  const formats = Object.keys(HISTORY_FORMATS) as HistoryFormat[]
  return formats.find(format => COLUMNS[format].needed.every(column => there.has(column))) ?? null
}
