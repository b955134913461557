import { type Figure, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'

/** '25.2 g', '11.8 g or more', 'not known': a figure with its unit; sodium is told as salt. */
export function figureText(key: NutrientKey, figure: Figure, withUnit = true): string {
  const { unit, decimals } = NUTRIENTS[key]
  const isSalt = key === 'sodiumMg'
  const amount = isSalt ? saltG(figure.amount) : figure.amount
  const most = isSalt ? saltG(figure.most) : figure.most
  const places = isSalt ? 1 : decimals
  const least = roundTo(amount, places)
  if (knowledgeOf(figure) === 'unknown') return 'not known'
  const said = least.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places })
  const named = withUnit && unit !== 'kcal' ? `${said} ${isSalt ? 'g' : unit}` : said
  const isSure = Number.isFinite(most) && roundTo(most, places) === least
  return isSure || !withUnit ? named : `${named} or more`
}
