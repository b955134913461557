/**
 * What a daily dose can be made of: name, label unit, the GB nutrient reference value (NRV) and the
 * most a supplement should give in a day.
 *
 * Sources. NRV: Regulation (EU) 1169/2011, Annex XIII, as assimilated in Great Britain. Guidance:
 * the Expert Group on Vitamins and Minerals (FSA, 2003), except magnesium, where EFSA's 250 mg for
 * supplements is lower than the group's 400 mg and so is the one we keep to.
 */
export const NUTRIENTS = {
  magnesium: { name: 'Magnesium', unit: 'mg', nrv: 375, guidance: 250 },
  vitamin_d: { name: 'Vitamin D', unit: 'µg', nrv: 5, guidance: 25 },
  vitamin_k: { name: 'Vitamin K', unit: 'µg', nrv: 75, guidance: 1000 },
  biotin: { name: 'Biotin', unit: 'µg', nrv: 50, guidance: 900 },
  vitamin_c: { name: 'Vitamin C', unit: 'mg', nrv: 80, guidance: 1000 },
  collagen: { name: 'Collagen', unit: 'g', nrv: null, guidance: null },
  mushroom: { name: 'Mushroom', unit: 'mg', nrv: null, guidance: null },
  creatine: { name: 'Creatine', unit: 'g', nrv: null, guidance: null },
} as const satisfies Record<string, Nutrient>

export type NutrientKey = keyof typeof NUTRIENTS
export type Unit = 'µg' | 'mg' | 'g'

interface Nutrient {
  name: string
  unit: Unit
  nrv: number | null
  guidance: number | null
}

/** Share of the reference value in whole per cent, as labels round it; null where no value is set. */
export function percentNrv(nutrient: NutrientKey, amount: number): number | null {
  const { nrv } = NUTRIENTS[nutrient]
  return nrv === null ? null : Math.round((amount / nrv) * 100)
}

// A no-break space keeps the figure and its unit on one line.
const NBSP = '\u00a0'

const FIGURE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** '200 mg', '1.8 g', '1,000 mg': at most two decimals, none that say nothing. */
export function amountText(amount: number, unit: Unit): string {
  return `${FIGURE.format(amount)}${NBSP}${unit}`
}

/** Running text in which no line ends between a figure and its unit. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:µg|mg|g|kg|ml)\b)/g, `$1${NBSP}`)
}

/** '53 %'. */
export function percentText(percent: number): string {
  return `${percent}${NBSP}%`
}
