import type { NutrientKey } from '../nutrients.ts'

/**
 * US and Canadian dietary reference intakes of adults, a day, in the nutrient's unit: recommended dietary allowance
 * (RDA) or adequate intake (AI), National Academies, as the NIH and the Merck Manual print them.
 * Columns: 19-30, 31-50, 51-70, 71 on.
 */
interface DriRow {
  readonly kind: 'RDA' | 'AI'
  readonly male: Bands
  readonly female: Bands
  readonly pregnancy: number
  readonly breastfeeding: number
}

type Bands = readonly [from19: number, from31: number, from51: number, from71: number]

/** First year of each column. */
export const US_BANDS = [19, 31, 51, 71] as const

const same = (value: number): Bands => [value, value, value, value]
const row = (kind: 'RDA' | 'AI', male: Bands, female: Bands, pregnancy: number, breastfeeding: number): DriRow => ({
  kind,
  male,
  female,
  pregnancy,
  breastfeeding,
})

/** The intake by nutrient. Vitamin A is in RAE and folate in DFE: `reference-intakes.ts` says so. */
export const US_DRI: { readonly [K in NutrientKey]?: DriRow } = {
  proteinG: row('RDA', same(56), same(46), 71, 71),
  fibreG: row('AI', [38, 38, 30, 30], [25, 25, 21, 21], 28, 29),
  vitaminAUg: row('RDA', same(900), same(700), 770, 1300),
  vitaminDUg: row('RDA', [15, 15, 15, 20], [15, 15, 15, 20], 15, 15),
  vitaminEMg: row('RDA', same(15), same(15), 15, 19),
  vitaminKUg: row('AI', same(120), same(90), 90, 90),
  thiaminMg: row('RDA', same(1.2), same(1.1), 1.4, 1.4),
  riboflavinMg: row('RDA', same(1.3), same(1.1), 1.4, 1.6),
  niacinMg: row('RDA', same(16), same(14), 18, 17),
  vitaminB6Mg: row('RDA', [1.3, 1.3, 1.7, 1.7], [1.3, 1.3, 1.5, 1.5], 1.9, 2),
  folateUg: row('RDA', same(400), same(400), 600, 500),
  vitaminB12Ug: row('RDA', same(2.4), same(2.4), 2.6, 2.8),
  pantothenateMg: row('AI', same(5), same(5), 6, 7),
  biotinUg: row('AI', same(30), same(30), 30, 35),
  vitaminCMg: row('RDA', same(90), same(75), 85, 120),
  potassiumMg: row('AI', same(3400), same(2600), 2900, 2800),
  calciumMg: row('RDA', [1000, 1000, 1000, 1200], [1000, 1000, 1200, 1200], 1000, 1000),
  magnesiumMg: row('RDA', [400, 420, 420, 420], [310, 320, 320, 320], 360, 320),
  phosphorusMg: row('RDA', same(700), same(700), 700, 700),
  ironMg: row('RDA', same(8), [18, 18, 8, 8], 27, 9),
  zincMg: row('RDA', same(11), same(8), 11, 12),
  copperMg: row('RDA', same(0.9), same(0.9), 1, 1.3),
  manganeseMg: row('AI', same(2.3), same(1.8), 2, 2.6),
  seleniumUg: row('RDA', same(55), same(55), 60, 70),
  iodineUg: row('RDA', same(150), same(150), 220, 290),
}

/** From 19 to 30 magnesium in pregnancy and breastfeeding is 10 mg lower than from 31 to 50. */
export const US_YOUNG_MAGNESIUM = { pregnancy: 350, breastfeeding: 310 } as const

/** The most sodium a day, mg: chronic disease risk reduction intake, National Academies 2019. */
export const US_SODIUM_LIMIT_MG = 2300

/** Daily values of US labels: 21 CFR 101.9 as revised in 2016. Vitamin A in RAE, folate in DFE: see `otherBasis`. */
export const US_DAILY_VALUES: { readonly [K in NutrientKey]?: number } = {
  fatG: 78,
  saturatesG: 20,
  carbohydrateG: 275,
  sodiumMg: 2300,
  fibreG: 28,
  proteinG: 50,
  vitaminAUg: 900,
  vitaminDUg: 20,
  vitaminEMg: 15,
  vitaminKUg: 120,
  thiaminMg: 1.2,
  riboflavinMg: 1.3,
  niacinMg: 16,
  vitaminB6Mg: 1.7,
  folateUg: 400,
  vitaminB12Ug: 2.4,
  pantothenateMg: 5,
  biotinUg: 30,
  vitaminCMg: 90,
  potassiumMg: 4700,
  calciumMg: 1300,
  magnesiumMg: 420,
  phosphorusMg: 1250,
  ironMg: 18,
  zincMg: 11,
  copperMg: 0.9,
  manganeseMg: 2.3,
  seleniumUg: 55,
  iodineUg: 150,
}
