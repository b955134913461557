import { shortFigure } from '../figure-text.ts'
import { kjOf } from '../kilojoules.ts'

/**
 * Energy from what a food is made of. Factors: Regulation (EU) 1169/2011, Annex XIV, as assimilated in Great Britain,
 * which are Atwater's for protein, fat, carbohydrate and alcohol.
 */
export const ENERGY_FACTORS = {
  carbohydrate: { kcal: 4, kj: 17 },
  polyols: { kcal: 2.4, kj: 10 },
  protein: { kcal: 4, kj: 17 },
  fat: { kcal: 9, kj: 37 },
  salatrims: { kcal: 6, kj: 25 },
  alcohol: { kcal: 7, kj: 29 },
  organicAcids: { kcal: 3, kj: 13 },
  fibre: { kcal: 2, kj: 8 },
  erythritol: { kcal: 0, kj: 0 },
} as const

export type EnergyGiver = keyof typeof ENERGY_FACTORS

/** Grams by giver. Carbohydrate holds the polyols and erythritol, as on a label; they are taken out of it here. */
export type EnergyGivers = { readonly [G in EnergyGiver]?: number }

/**
 * kcal and kJ by the label factors from grams, on whatever basis the grams are, unrounded. A giver left out is 0 g:
 * ask only where protein, fat and carbohydrate are known. Throws on negative grams and on more polyols than carbohydrate.
 */
export function labelEnergy(grams: EnergyGivers): { kcal: number; kj: number } {
  const sugarAlcohols = (grams.polyols ?? 0) + (grams.erythritol ?? 0)
  const carbohydrate = (grams.carbohydrate ?? 0) - sugarAlcohols
  if (carbohydrate < 0) throw new Error('Polyols are part of the carbohydrate, so there cannot be more of them')
  const givers = Object.entries({ ...grams, carbohydrate }) as [EnergyGiver, number | undefined][]
  let kcal = 0
  let kj = 0
  for (const [giver, amount = 0] of givers) {
    if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${amount} g of ${giver} cannot be`)
    kcal += amount * ENERGY_FACTORS[giver].kcal
    kj += amount * ENERGY_FACTORS[giver].kj
  }
  return { kcal, kj }
}

/** The largest difference between stated and computed energy that is believed: the USDA table's own 95th centile. */
export const PLAUSIBLE_DIFFERENCE = 0.15
/** Under this many kcal a share of the energy says nothing: rounding of the parts makes all of it. */
const LEAST_KCAL = 20

/** What is stated of a food or serving, g and kcal on one basis. Fibre and alcohol count where they are stated. */
export interface StatedEnergy {
  readonly energyKcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly carbohydrateG: number
  readonly fibreG?: number
  readonly alcoholG?: number
}

export type Plausibility =
  | { readonly kind: 'plausible'; readonly computedKcal: number }
  | {
      readonly kind: 'implausible'
      readonly computedKcal: number
      readonly difference: number
      readonly reason: string
    }

/**
 * Whether stated energy can be made of the stated protein, fat and carbohydrate (4, 9, 4; fibre 2, alcohol 7), within
 * 15 %, or within 20 kcal where that is more. Fibre may or may not be counted, by table, so either sum will do.
 * `difference` is signed: 0.3 is 30 % more than can be computed. Figures that no food has are implausible too.
 */
export function energyPlausibility(stated: StatedEnergy): Plausibility {
  const figures = Object.values(stated).filter(figure => figure !== undefined)
  if (figures.some(figure => !Number.isFinite(figure) || figure < 0)) {
    return { kind: 'implausible', computedKcal: 0, difference: 0, reason: 'A figure is negative or no number' }
  }
  const { energyKcal, fibreG = 0 } = stated
  const without = atwaterKcal(stated)
  const withFibre = without + fibreG * ENERGY_FACTORS.fibre.kcal
  const computedKcal = Math.min(Math.max(energyKcal, without), withFibre)
  const difference = energyKcal - computedKcal
  if (Math.abs(difference) <= Math.max(LEAST_KCAL, computedKcal * PLAUSIBLE_DIFFERENCE)) {
    return { kind: 'plausible', computedKcal }
  }
  const more = difference > 0 ? 'more' : 'less'
  return {
    kind: 'implausible',
    computedKcal,
    difference: computedKcal > 0 ? difference / computedKcal : Number.POSITIVE_INFINITY,
    reason: `${shortFigure(energyKcal, 0)} kcal is ${more} than protein, fat and carbohydrate give (${shortFigure(computedKcal, 0)} kcal)`,
  }
}

function atwaterKcal({ proteinG, fatG, carbohydrateG, alcoholG = 0 }: StatedEnergy): number {
  return labelEnergy({ protein: proteinG, fat: fatG, carbohydrate: carbohydrateG, alcohol: alcoholG }).kcal
}

/** Whether stated kJ and kcal are of one food: within 3 % of 4.184, or 10 kJ. Swapped units never are. */
export function unitsAgree(energyKcal: number, energyKj: number): boolean {
  return Math.abs(energyKj - kjOf(energyKcal)) <= Math.max(10, 0.03 * kjOf(energyKcal))
}
