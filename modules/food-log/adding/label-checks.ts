import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import { energyPlausibility } from '#modules/nutrition/label/label-energy.ts'
import { NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'
import type { StatedFigures } from './stated-figures.ts'

/** What is to be said of the figures of a label. */
export interface LabelVerdict {
  /** By the figure: what cannot be, so that it is not kept. */
  readonly wrong: { readonly [K in NutrientKey]?: string }
  /** What is unlikely: it may be kept all the same. */
  readonly caution: string | null
  /** The energy fits its parts. */
  readonly fits: string | null
  /** kcal, where kJ seem to have been typed in their box. */
  readonly meantKcal: number | null
}

/** Rounding of a label: its parts may add up to a little more than the whole. */
const ROUNDING_G = 1
const WHOLE_G = 100
/** Pure fat. */
const MOST_KCAL = 900

/**
 * Holds the figures of 100 g of a label against one another: a part is no more than its whole, all of it no more than
 * 100 g, and energy is what its parts give within the tolerance of `energyPlausibility`. Figures are 0 or more.
 */
export function checkLabel(stated: StatedFigures): LabelVerdict {
  const wrong: { [K in NutrientKey]?: string } = {}
  const { sugarsG = 0, saturatesG = 0, carbohydrateG, fatG, energyKcal } = stated
  if (carbohydrateG !== undefined && sugarsG > carbohydrateG) wrong.sugarsG = moreThan('sugarsG', 'carbohydrateG')
  if (fatG !== undefined && saturatesG > fatG) wrong.saturatesG = moreThan('saturatesG', 'fatG')
  const { proteinG = 0, fibreG = 0, sodiumMg = 0 } = stated
  const sum = (carbohydrateG ?? 0) + (fatG ?? 0) + proteinG + fibreG + saltG(sodiumMg)
  if (sum > WHOLE_G + ROUNDING_G) wrong.carbohydrateG = `100 g cannot hold ${Math.round(sum)} g.`
  const meantKcal = swappedKcal(stated)
  if (energyKcal !== undefined && energyKcal > MOST_KCAL)
    wrong.energyKcal =
      meantKcal === null ? '100 g of a food cannot have more than 900 kcal.' : asKj(energyKcal, meantKcal)
  return { wrong, ...ofEnergy(stated, meantKcal), meantKcal }
}

const moreThan = (part: NutrientKey, whole: NutrientKey) =>
  `${NUTRIENTS[part].name} are a part of the ${NUTRIENTS[whole].name.toLowerCase()}, so there cannot be more of them.`

const asKj = (typed: number, kcal: number) =>
  `${shortFigure(typed, 0)} looks like the kJ of the label: that would be ${shortFigure(kcal, 0)} kcal.`

type Whole = Required<Pick<StatedFigures, 'energyKcal' | 'proteinG' | 'fatG' | 'carbohydrateG'>> & StatedFigures

/** Without all of its parts nobody can tell. */
const isWhole = (stated: StatedFigures): stated is Whole =>
  (['energyKcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).every(key => stated[key] !== undefined)

const judged = (stated: Whole, energyKcal: number) => {
  const { proteinG, fatG, carbohydrateG, fibreG } = stated
  return energyPlausibility({ energyKcal, proteinG, fatG, carbohydrateG, ...(fibreG !== undefined && { fibreG }) })
}

/** The kcal that were meant, where the figure is too much for its parts and its 4.184th fits them; else null. */
function swappedKcal(stated: StatedFigures): number | null {
  const { energyKcal } = stated
  if (energyKcal === undefined) return null
  const kcal = Math.round(energyKcal / KJ_PER_KCAL)
  if (!isWhole(stated)) return energyKcal > MOST_KCAL && kcal <= MOST_KCAL ? kcal : null
  return judged(stated, energyKcal).kind === 'implausible' && judged(stated, kcal).kind === 'plausible' ? kcal : null
}

function ofEnergy(stated: StatedFigures, meantKcal: number | null): Pick<LabelVerdict, 'caution' | 'fits'> {
  if (!isWhole(stated)) return { caution: null, fits: null }
  const { energyKcal } = stated
  if (meantKcal !== null) return { caution: asKj(energyKcal, meantKcal), fits: null }
  const found = judged(stated, energyKcal)
  const sum = `The parts add up to ${shortFigure(found.computedKcal, 0)} kcal and the label says ${shortFigure(energyKcal, 0)}`
  if (found.kind === 'plausible') return { caution: null, fits: `${sum}: it fits.` }
  const off = Math.round(energyKcal - found.computedKcal)
  return { caution: `${sum}, ${Math.abs(off)} kcal ${off > 0 ? 'more' : 'less'}. Please look again.`, fits: null }
}
