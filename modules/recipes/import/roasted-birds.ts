import type { Food } from '#modules/nutrition/foods/food.ts'
import type { ImportedLine } from './imported-lines.ts'

/**
 * What a whole chicken weighs roasted, of meat and skin that went in raw: 178 g of 276 g, both of one pound ready to cook
 * (USDA SR28, 05009 and 05006). Of its fat 58 % stays; the rest drips into the tin. A duck and a goose lose more, and
 * CoFID and SR28 do not agree by how much: those are counted as they go in.
 */
const ROASTED = { raw: 'whole-chicken', roasted: 'roast-chicken-skin', yield: 178 / 276 } as const

const BY_DRY_HEAT = /\b(?:roast(?:ing|ed|s)?|oven|air[- ]?fryer|barbecue|rotisserie)\b/i
/** What drips off is eaten with the rest. */
const IN_ITS_JUICES = /\b(?:casserole|slow[- ]cooker|poach(?:ed|ing)?|stew(?:ed|ing)?|soup|broth|pot[- ]roast)\b/i
const WHY = 'Of a chicken that is roasted we count what is on the plate, not the fat that drips off'

/** The lines with whole chickens as they come out of the oven, where the method roasts them. */
export function roastedBirds(
  lines: readonly ImportedLine[],
  foods: ReadonlyMap<string, Pick<Food, 'name'>>,
  steps: readonly string[],
): readonly ImportedLine[] {
  const roasted = foods.get(ROASTED.roasted)
  const isRoasted = steps.some(step => BY_DRY_HEAT.test(step)) && !steps.some(step => IN_ITS_JUICES.test(step))
  if (!roasted || !isRoasted) return lines
  return lines.map(line =>
    line.foodId === ROASTED.raw && line.grams !== null
      ? {
          ...line,
          foodId: ROASTED.roasted,
          foodName: roasted.name,
          grams: Math.round(line.grams * ROASTED.yield * 10) / 10,
          why: WHY,
        }
      : line,
  )
}
