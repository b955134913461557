import { amountText, quantityText } from './ingredient-words.ts'

export type MeasureSystem = 'metric' | 'us'

/** What a line needs to be shown in other measures and for other servings. */
export interface Measured {
  /** Null where the line says none. */
  readonly amount: number | null
  /** The other end of a range: 3 of '2-3 cloves'. */
  readonly most?: number
  readonly unit: string
  /** What is before the amount: 'juice of '. */
  readonly before?: string
  /** The line as somebody else wrote it; shown as it is for as many as it was written for. */
  readonly written?: string
  readonly words: string
  /** Set for what a US cook measures in cups: flour, rice, milk; not for meat or a head of cabbage. */
  readonly gramsPerMl: number | null
}

const CUP_ML = 236.588
const TABLESPOON_ML = 15
const TEASPOON_ML = 5
const OUNCE_G = 28.349523
const POUND_G = 453.59237
const FLUID_OUNCE_ML = 29.5735

/** Amount and unit of a line, `factor` times, as a cook of that country measures it: '400 g', '1¾ cups', '2'. */
export function shownQuantity(line: Measured, factor: number, system: MeasureSystem): string {
  const { unit, words } = line
  if (line.amount === null) return ''
  const amount = line.amount * factor
  if (unit === 'g') return system === 'us' ? usWeight(amount, line.gramsPerMl) : grams(amount, factor)
  if (unit === 'ml') return system === 'us' ? usVolume(amount) : millilitres(amount, factor)
  if (unit === 'tsp' || unit === 'tbsp') return spoons(amount, unit)
  return quantityText(amount, unit, words)
}

/**
 * A line that somebody else wrote, in one piece: their own words, unless it is for other servings or another country.
 */
export function writtenText(line: Measured, factor: number, system: MeasureSystem): string {
  const { written, most, before = '', unit, words } = line
  const changes = factor !== 1 || (system === 'us' && (unit === 'g' || unit === 'ml'))
  if (written !== undefined && (!changes || line.amount === null)) return written
  const least = shownQuantity(line, factor, system)
  const range = most === undefined ? least : joined(least, shownQuantity({ ...line, amount: most }, factor, system))
  return `${before}${range}${/^\d/.test(words) ? ' × ' : ' '}${words}`.trim()
}

/** '2 tbsp' and '3 tbsp' are '2–3 tbsp'. */
function joined(least: string, most: string): string {
  const [number = '', ...unit] = least.split(' ')
  return most.endsWith(unit.join(' ')) ? `${number}–${most}` : `${least}–${most}`
}

function grams(amount: number, factor: number): string {
  if (amount >= 1000) return `${Math.round(amount / 10) / 100} kg`
  return quantityText(factor === 1 ? amount : kitchenRounded(amount), 'g', '')
}

function millilitres(amount: number, factor: number): string {
  if (amount >= 1000) return `${Math.round(amount / 10) / 100} litres`.replace(/^1 litres$/, '1 litre')
  return quantityText(factor === 1 ? amount : kitchenRounded(amount), 'ml', '')
}

/** As finely as kitchen scales are read. */
function kitchenRounded(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5
  return amount >= 10 ? Math.round(amount) : Math.round(amount * 2) / 2 || 0.5
}

function spoons(amount: number, unit: 'tsp' | 'tbsp'): string {
  // Only what is whole or half a tablespoon: 4 tsp are easier spooned than 1⅓ tbsp.
  if (unit === 'tsp' && amount >= 3 && Math.abs((amount * 2) / 3 - Math.round((amount * 2) / 3)) < 0.05) {
    return spoons(amount / 3, 'tbsp')
  }
  if (unit === 'tbsp' && amount < 0.5) return spoons(amount * 3, 'tsp')
  return `${amountText(nearest(amount, unit === 'tsp' ? [0.125, 0.25, 0.5, 0.75] : [0.25, 0.5, 0.75]))} ${unit}`
}

function usVolume(ml: number): string {
  if (ml >= CUP_ML / 4 - 1) return cups(ml / CUP_ML)
  return ml >= TABLESPOON_ML - 1 ? spoons(ml / TABLESPOON_ML, 'tbsp') : spoons(ml / TEASPOON_ML, 'tsp')
}

function usWeight(weightG: number, gramsPerMl: number | null): string {
  if (gramsPerMl !== null) return usVolume(weightG / gramsPerMl)
  if (weightG >= POUND_G) return `${amountText(nearest(weightG / POUND_G, [0.25, 0.5, 0.75]))} lb`
  const ounces = weightG / OUNCE_G
  return `${amountText(ounces < 1 ? nearest(ounces, [0.125, 0.25, 0.5, 0.75]) : nearest(ounces, [0.5]))} oz`
}

function cups(count: number): string {
  const rounded = nearest(count, [0.25, 1 / 3, 0.5, 2 / 3, 0.75])
  return `${amountText(rounded)} ${rounded > 1 ? 'cups' : 'cup'}`
}

/** The nearest whole number or one of these parts of one; never nothing. */
function nearest(amount: number, parts: readonly number[]): number {
  const whole = Math.floor(amount)
  const choices = [0, ...parts, 1].map(part => whole + part).filter(choice => choice > 0)
  return choices.reduce((best, choice) => (Math.abs(choice - amount) < Math.abs(best - amount) ? choice : best))
}

const TEMPERATURE = /(\d{2,3})°C(?: \(fan (\d{2,3})°C(?:, gas (?:mark )?([\d½¼]+))?\))?/g
const VOLUME = /(?<![\d.])(\d+(?:\.\d+)?) ?(ml|litres?)\b/g

/** The words of a step in a country's measures: '200°C (fan 180°C, gas 6)' is '400°F (fan 350°F)' in the US. */
export function stepInMeasures(step: string, system: MeasureSystem): string {
  if (system === 'metric') return step
  return step
    .replace(TEMPERATURE, (_, celsius: string, fan: string | undefined) =>
      fan ? `${fahrenheit(celsius)}°F (fan ${fahrenheit(fan)}°F)` : `${fahrenheit(celsius)}°F`,
    )
    .replace(VOLUME, (_, amount: string, unit: string) => {
      const ml = Number(amount) * (unit === 'ml' ? 1 : 1000)
      return ml > 120 ? usVolume(ml) : `${Math.max(1, Math.round(ml / FLUID_OUNCE_ML))} fl oz`
    })
}

/** Ovens go by 25 degrees; what is measured inside food is not rounded away from safe. */
function fahrenheit(celsius: string): number {
  const exact = (Number(celsius) * 9) / 5 + 32
  return exact >= 250 ? Math.round(exact / 25) * 25 : Math.ceil(exact)
}
