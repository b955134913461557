import { inUnit } from '#modules/food-log/energy-unit.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'

/** '1,840' in the unit that somebody chose. */
export const energyFigure = (kcal: number, unit: EnergyUnit): string => inUnit(kcal, unit).toLocaleString('en-GB')

/** '1,840 kcal' */
export const energyWords = (kcal: number, unit: EnergyUnit): string => `${energyFigure(kcal, unit)} ${unit}`

/** '1.8': litres, of millilitres. */
export const litres = (ml: number): string => String(Math.round(ml / 100) / 10)

/** A change of weight as the product writes it, with a hyphen: '-5 lbs'. */
export const withHyphen = (text: string): string => text.replace('−', '-')
