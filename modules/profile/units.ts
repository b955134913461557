import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import { CM_PER_INCH, cmOf, KG_PER_POUND, kgOf } from '#modules/nutrition/needs/energy-need.ts'

/** How a member wants figures shown. What is kept is always kilograms, centimetres and kilocalories. */
export interface Units {
  readonly weight: WeightUnit
  readonly height: HeightUnit
  readonly energy: EnergyUnit
}

export const WEIGHT_UNITS = { kg: 'Kilograms (kg)', lb: 'Pounds (lbs)', st: 'Stones and pounds (st, lb)' } as const
export const HEIGHT_UNITS = { cm: 'Centimetres (cm)', ft: 'Feet and inches (ft, in)' } as const
export const ENERGY_UNITS = { kcal: 'Calories (kcal)', kJ: 'Kilojoules (kJ)' } as const

export type WeightUnit = keyof typeof WEIGHT_UNITS
export type HeightUnit = keyof typeof HEIGHT_UNITS
export type EnergyUnit = keyof typeof ENERGY_UNITS

export const USUAL_UNITS: Units = { weight: 'kg', height: 'cm', energy: 'kcal' }

const POUNDS_PER_STONE = 14
const INCHES_PER_FOOT = 12

/** One box of a form: its name, what is in it, and the unit behind it. */
export interface Box {
  readonly name: string
  readonly value: string
  readonly unit: string
}

const tenth = (value: number) => String(Math.round(value * 10) / 10)
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** '79.4 kg', '175 lbs', '1 lb', '12 st 7 lb', and of less than a stone '7 lb'. */
export function weightText(kg: number, unit: WeightUnit): string {
  if (unit === 'st') {
    const [stones, pounds] = parts(kg / KG_PER_POUND, POUNDS_PER_STONE)
    return stones === 0 ? `${pounds} lb` : `${stones} st ${pounds} lb`
  }
  if (unit === 'kg') return `${tenth(kg)} kg`
  const pounds = tenth(kg / KG_PER_POUND)
  return `${pounds} ${pounds === '1' ? 'lb' : 'lbs'}`
}

/** '+1.2 kg', '−5 lbs'; null where nothing is left of it once it is rounded as the unit is shown. */
export function weightChangeText(kg: number, unit: WeightUnit): string | null {
  const amount = weightText(Math.abs(kg), unit)
  return /[1-9]/.test(amount) ? `${kg > 0 ? '+' : '−'}${amount}` : null
}

/** '180 cm', '5 ft 11 in'. */
export function heightText(cm: number, unit: HeightUnit): string {
  if (unit === 'cm') return `${tenth(cm)} cm`
  const [feet, inches] = parts(cm / CM_PER_INCH, INCHES_PER_FOOT)
  return `${feet} ft ${inches} in`
}

/** How many of a unit are one kilocalorie. */
const PER_KCAL: { readonly [U in EnergyUnit]: number } = { kcal: 1, kJ: KJ_PER_KCAL }

/** '2,330 kcal' or '9,750 kJ', whole. */
export function energyText(kcal: number, unit: EnergyUnit): string {
  return `${grouped(Math.round(kcal * PER_KCAL[unit]))} ${unit}`
}

/**
 * A whole number of the smaller unit as so many of the larger one and the rest: 13.99 lb is a stone, not 0 st 14 lb.
 */
function parts(small: number, per: number): [large: number, rest: number] {
  const whole = Math.round(small)
  return [Math.floor(whole / per), whole % per]
}

export function weightBoxes(kg: number | null, unit: WeightUnit): Box[] {
  if (unit === 'st') {
    const [stones, pounds] = kg === null ? ['', ''] : parts(kg / KG_PER_POUND, POUNDS_PER_STONE).map(String)
    return [
      { name: 'weightStones', value: stones ?? '', unit: 'st' },
      { name: 'weightPounds', value: pounds ?? '', unit: 'lb' },
    ]
  }
  const value = kg === null ? '' : tenth(unit === 'kg' ? kg : kg / KG_PER_POUND)
  return [{ name: 'weight', value, unit: unit === 'kg' ? 'kg' : 'lbs' }]
}

export function heightBoxes(cm: number | null, unit: HeightUnit): Box[] {
  if (unit === 'cm') return [{ name: 'height', value: cm === null ? '' : tenth(cm), unit: 'cm' }]
  const [feet, inches] = cm === null ? ['', ''] : parts(cm / CM_PER_INCH, INCHES_PER_FOOT).map(String)
  return [
    { name: 'heightFeet', value: feet ?? '', unit: 'ft' },
    { name: 'heightInches', value: inches ?? '', unit: 'in' },
  ]
}

export function energyBoxes(kcal: number | null, unit: EnergyUnit): Box[] {
  const value = kcal === null ? '' : String(Math.round(kcal * PER_KCAL[unit]))
  return [{ name: 'calorieGoal', value, unit }]
}

/** What somebody typed, by the name of its box; a box that was not there is as good as empty. */
export type Typed = (name: string) => string

/** Nothing typed is null, what is no number is 'no-number'. */
type Read = number | null | 'no-number'

const NUMBER = /^\d{1,6}(?:[.,]\d{1,4})?$/

function numberIn(text: string): Read {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : 'no-number'
}

/** A larger unit and the rest in the smaller one; either may be left out. */
function together(large: Read, small: Read, join: (large: number, small: number) => number): Read {
  if (large === 'no-number' || small === 'no-number') return 'no-number'
  return large === null && small === null ? null : join(large ?? 0, small ?? 0)
}

export function weightTyped(typed: Typed, unit: WeightUnit): Read {
  if (unit === 'st') return together(numberIn(typed('weightStones')), numberIn(typed('weightPounds')), kgOf)
  const value = numberIn(typed('weight'))
  return typeof value === 'number' && unit === 'lb' ? value * KG_PER_POUND : value
}

export function heightTyped(typed: Typed, unit: HeightUnit): Read {
  if (unit === 'ft') return together(numberIn(typed('heightFeet')), numberIn(typed('heightInches')), cmOf)
  return numberIn(typed('height'))
}

export function energyTyped(typed: Typed, unit: EnergyUnit): Read {
  const value = numberIn(typed('calorieGoal').replace(/(\d),(\d{3})$/, '$1$2'))
  return typeof value === 'number' ? value / PER_KCAL[unit] : value
}
