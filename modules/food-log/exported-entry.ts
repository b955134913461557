import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'

/** More than anything is printed with, and less than a packed figure is sure of. */
const DECIMALS = 4

/**
 * A row of the export with what was eaten gave: each nutrient in the unit of its name. Null is not known; of what is
 * known in part the name has the least, and the most, where there is one, is beside it.
 */
export function withNutrients(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const intake = readIntake(String(row.one))
  const times = Number(row.amount_times)
  const figures = NUTRIENT_KEYS.flatMap(key => {
    const figure = figureOf(intake, key)
    const knowledge = knowledgeOf(figure)
    const told = [[key, knowledge === 'unknown' ? null : roundTo(figure.amount * times, DECIMALS)]]
    const hasMost = knowledge !== 'known' && Number.isFinite(figure.most)
    return hasMost ? [...told, [`${key}_most`, roundTo(figure.most * times, DECIMALS)]] : told
  })
  return { ...row, ...Object.fromEntries(figures) }
}
