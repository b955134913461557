import type { Food } from '#modules/nutrition/foods/food.ts'
import type { ImportedLine } from './imported-lines.ts'

/**
 * What chicken with its skin weighs roasted, of what is eaten of it raw, and so how much of its fat stays: 58 % of a whole
 * bird's; the rest drips into the tin. Whole birds by one pound ready to cook (USDA SR28, 05009 and 05006), pieces by the
 * weight of one (05094 and 05091, 05069 and 05066, 05078 and 05075, 05103 and 05100, 05060 and 05057). A duck and a goose
 * lose more, and CoFID and SR28 do not agree by how much: those are counted as they go in.
 */
const ROASTED: ReadonlyMap<string, { readonly as: string; readonly yield: number }> = new Map(
  Object.entries<{ readonly as: string; readonly yield: number }>({
    'whole-chicken': { as: 'roast-chicken-skin', yield: 178 / 276 },
    'chicken-pieces': { as: 'roast-chicken-skin', yield: 178 / 276 },
    'chicken-thigh-skin': { as: 'roast-chicken-skin', yield: 137 / 193 },
    'chicken-leg': { as: 'roast-chicken-skin', yield: 258 / 344 },
    'chicken-drumstick': { as: 'chicken-drumstick-roast', yield: 105 / 133 },
    'chicken-wings': { as: 'roast-chicken-skin', yield: 85 / 107 },
    'chicken-breast-skin': { as: 'roast-chicken-skin', yield: 98 / 145 },
  }),
)

const BY_DRY_HEAT = /\b(?:roast(?:ing|ed|s)?|oven|air[- ]?fryer|barbecue|rotisserie)\b/i
/** What drips off is eaten with the rest. */
const IN_ITS_JUICES = /\b(?:casserole|slow[- ]cooker|poach(?:ed|ing)?|stew(?:ed|ing)?|soup|broth|pot[- ]roast)\b/i
const WHY = 'Of chicken that is roasted in its skin we count what is on the plate, not the fat that drips off'

/** The lines with chicken in its skin as it comes out of the oven, where the method roasts it. */
export function roastedBirds(
  lines: readonly ImportedLine[],
  foods: ReadonlyMap<string, Pick<Food, 'name'>>,
  steps: readonly string[],
): readonly ImportedLine[] {
  const isRoasted = steps.some(step => BY_DRY_HEAT.test(step)) && !steps.some(step => IN_ITS_JUICES.test(step))
  return isRoasted ? lines.map(line => asRoasted(line, foods)) : lines
}

function asRoasted(line: ImportedLine, foods: ReadonlyMap<string, Pick<Food, 'name'>>): ImportedLine {
  const { as = '', yield: share = 1 } = ROASTED.get(line.foodId ?? '') ?? {}
  const roasted = foods.get(as)
  if (!roasted || line.grams === null) return line
  return { ...line, foodId: as, foodName: roasted.name, grams: Math.round(line.grams * share * 10) / 10, why: WHY }
}
