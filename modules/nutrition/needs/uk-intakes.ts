import type { NutrientKey } from '../nutrients.ts'

/**
 * UK reference nutrient intakes (RNI) a day, in the nutrient's unit. COMA 1991 (Report on Health and Social Subjects
 * 41) with SACN's later changes, as the British Nutrition Foundation prints them (Nutrition Requirements, 2021).
 * Columns: children 1-3, 4-6, 7-10; then 11-14, 15-18, 19-49, 50-64 and 65 on.
 */
interface RniRow {
  readonly children: readonly [from1: number, from4: number, from7: number]
  readonly male: Bands
  readonly female: Bands
  readonly pregnancy?: { readonly more: number; readonly lastTrimesterOnly?: boolean }
  readonly breastfeeding?: { readonly more: number; readonly moreAfterFourMonths?: number }
}

type Bands = readonly [from11: number, from15: number, from19: number, from50: number, from65: number]

/** First year of each band. */
export const CHILD_BANDS = [1, 4, 7] as const
export const ADULT_BANDS = [11, 15, 19, 50, 65] as const

/** The RNI by nutrient. What has none (vitamins E and K, biotin, pantothenic acid, manganese) is not here. */
export const UK_RNI: { readonly [K in NutrientKey]?: RniRow } = {
  vitaminAUg: {
    children: [400, 400, 500],
    male: [600, 700, 700, 700, 700],
    female: [600, 600, 600, 600, 600],
    pregnancy: { more: 100 },
    breastfeeding: { more: 350 },
  },
  // SACN 2016: everybody from four years on; a safe intake of the same size before.
  vitaminDUg: { children: [10, 10, 10], male: [10, 10, 10, 10, 10], female: [10, 10, 10, 10, 10] },
  thiaminMg: {
    children: [0.5, 0.7, 0.7],
    male: [0.9, 1.1, 1, 0.9, 0.9],
    female: [0.7, 0.8, 0.8, 0.8, 0.8],
    pregnancy: { more: 0.1, lastTrimesterOnly: true },
    breastfeeding: { more: 0.2 },
  },
  riboflavinMg: {
    children: [0.6, 0.8, 1],
    male: [1.2, 1.3, 1.3, 1.3, 1.3],
    female: [1.1, 1.1, 1.1, 1.1, 1.1],
    pregnancy: { more: 0.3 },
    breastfeeding: { more: 0.5 },
  },
  // From 19 to 64 the figures of Public Health England 2016, which COMA's table rounds to 17, 16, 13 and 12.
  niacinMg: {
    children: [8, 11, 12],
    male: [15, 18, 16.5, 16.5, 16],
    female: [12, 14, 13.2, 13.2, 12],
    breastfeeding: { more: 2 },
  },
  vitaminB6Mg: { children: [0.7, 0.9, 1], male: [1.2, 1.5, 1.4, 1.4, 1.4], female: [1, 1.2, 1.2, 1.2, 1.2] },
  folateUg: {
    children: [70, 100, 150],
    male: [200, 200, 200, 200, 200],
    female: [200, 200, 200, 200, 200],
    pregnancy: { more: 100 },
    breastfeeding: { more: 60 },
  },
  vitaminB12Ug: {
    children: [0.5, 0.8, 1],
    male: [1.2, 1.5, 1.5, 1.5, 1.5],
    female: [1.2, 1.5, 1.5, 1.5, 1.5],
    breastfeeding: { more: 0.5 },
  },
  vitaminCMg: {
    children: [30, 30, 30],
    male: [35, 40, 40, 40, 40],
    female: [35, 40, 40, 40, 40],
    pregnancy: { more: 10, lastTrimesterOnly: true },
    breastfeeding: { more: 30 },
  },
  potassiumMg: {
    children: [800, 1100, 2000],
    male: [3100, 3500, 3500, 3500, 3500],
    female: [3100, 3500, 3500, 3500, 3500],
  },
  calciumMg: {
    children: [350, 450, 550],
    male: [1000, 1000, 700, 700, 700],
    female: [800, 800, 700, 700, 700],
    breastfeeding: { more: 550 },
  },
  magnesiumMg: {
    children: [85, 120, 200],
    male: [280, 300, 300, 300, 300],
    female: [280, 300, 270, 270, 270],
    breastfeeding: { more: 50 },
  },
  phosphorusMg: {
    children: [270, 350, 450],
    male: [775, 775, 550, 550, 550],
    female: [625, 625, 550, 550, 550],
    breastfeeding: { more: 440 },
  },
  // Not enough for women with large menstrual losses.
  ironMg: {
    children: [6.9, 6.1, 8.7],
    male: [11.3, 11.3, 8.7, 8.7, 8.7],
    female: [14.8, 14.8, 14.8, 8.7, 8.7],
  },
  zincMg: {
    children: [5, 6.5, 7],
    male: [9, 9.5, 9.5, 9.5, 9.5],
    female: [9, 7, 7, 7, 7],
    breastfeeding: { more: 6, moreAfterFourMonths: 2.5 },
  },
  copperMg: {
    children: [0.4, 0.6, 0.7],
    male: [0.8, 1, 1.2, 1.2, 1.2],
    female: [0.8, 1, 1.2, 1.2, 1.2],
    breastfeeding: { more: 0.3 },
  },
  seleniumUg: {
    children: [15, 20, 30],
    male: [45, 70, 75, 75, 75],
    female: [45, 60, 60, 60, 60],
    breastfeeding: { more: 15 },
  },
  iodineUg: {
    children: [70, 100, 110],
    male: [130, 140, 140, 140, 140],
    female: [130, 140, 140, 140, 140],
  },
}

/** Estimated average requirement for energy, kcal a day at PAL 1.63: SACN 2011. From each age, men and women. */
export const UK_ENERGY_EAR: readonly (readonly [from: number, male: number, female: number])[] = [
  [75, 2294, 1840],
  [65, 2342, 1912],
  [55, 2581, 2079],
  [45, 2581, 2103],
  [35, 2629, 2103],
  [25, 2749, 2175],
  [19, 2772, 2175],
  [18, 3155, 2462],
  [17, 3083, 2462],
  [16, 2964, 2414],
  [15, 2820, 2390],
  [14, 2629, 2342],
  [13, 2414, 2223],
  [12, 2247, 2103],
  [11, 2127, 2032],
  [10, 2032, 1936],
  [9, 1840, 1721],
  [8, 1745, 1625],
  [7, 1649, 1530],
  [6, 1577, 1482],
  [5, 1482, 1362],
  [4, 1386, 1291],
  [3, 1171, 1076],
  [2, 1004, 932],
  [1, 765, 717],
]

/** kcal a day more in the last trimester: 0.8 MJ (SACN 2011). */
export const UK_LAST_TRIMESTER_KCAL = 191

/** g a day from each age: SACN 2015, Carbohydrates and Health, AOAC fibre. */
export const UK_FIBRE_G: readonly (readonly [from: number, g: number])[] = [
  [17, 30],
  [11, 25],
  [5, 20],
  [2, 15],
]

/** The most sodium a day, mg, from each age: SACN 2003, Salt and Health (6 g of salt from 11 on). */
export const UK_SODIUM_LIMIT_MG: readonly (readonly [from: number, mg: number])[] = [
  [11, 2400],
  [7, 2000],
  [4, 1200],
  [1, 800],
]

/** Protein RNI, g a day from each age, men and women: COMA 1991, adults 0.75 g/kg of its reference weights. */
export const UK_PROTEIN_G: readonly (readonly [from: number, male: number, female: number])[] = [
  [50, 53.3, 46.5],
  [19, 55.5, 45],
  [15, 55.2, 45],
  [11, 42.1, 41.2],
  [7, 28.3, 28.3],
  [4, 19.7, 19.7],
  [1, 14.5, 14.5],
]

/** The most saturates a day for an adult, g: NHS, about 10 % of energy (SACN 2019). */
export const UK_SATURATES_LIMIT_G = { male: 30, female: 20 } as const
/** The most fat a day from five years on, share of food energy: COMA 1991. */
export const UK_FAT_SHARE = 0.35
/** Carbohydrate, share of energy from two years on: SACN 2015. */
export const UK_CARBOHYDRATE_SHARE = 0.5
