import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'

/** Whole kcal or kJ. */
export const inUnit = (kcal: number, unit: EnergyUnit): number => Math.round(unit === 'kJ' ? kcal * KJ_PER_KCAL : kcal)
