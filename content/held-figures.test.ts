import { describe, expect, it } from 'vitest'
import { kindOf } from '#modules/nutrition/foods/kinds.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { FAR_FIGURES } from './far-figures.fixture.ts'
import { figureHashes } from './figures-hash.ts'
import { FIGURES } from './foods/figures.ts'
import { US_FIGURES } from './foods/us-figures.ts'
import { FOODS } from './foods.ts'
import noted from './held-figures.json' with { type: 'json' }

/**
 * Holds the figures against slips, such as a last nought that is cut off.
 *
 * The tables are too large to be kept here, so this cannot read the row that a food follows. `npm run figures -- FOLDER`
 * can, given CoFID 2021 and SR28: it compares every figure of every food, and notes a hash of each line that agrees. What
 * is held here is that each line is still the one that was compared; a line that is new, or another, fails until the
 * command has compared it too. Whoever writes the hash by hand is not found out.
 *
 * No row stands behind what labels state, nor does a hash find a slip of the tables themselves. So each vitamin and
 * mineral of more than ten times the middle of its kind was looked at, and is listed with the reason. Figures that
 * are too low are not found so: traces are as usual as they are harmless.
 */

const MICROS = NUTRIENT_KEYS.slice(NUTRIENT_KEYS.indexOf('vitaminAUg'))
/** Fewer figures have no middle. */
const LEAST_FIGURES = 5
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Of all foods of a kind, those with more than ten times the median of what those have that hold any. */
function farIn(foods: typeof FOODS, key: NutrientKey): string[] {
  const figures = foods.flatMap(food => food.per100g[key] || [])
  if (figures.length < LEAST_FIGURES) return []
  const most = 10 * median(figures)
  return foods.filter(food => (food.per100g[key] ?? 0) > most).map(({ id }) => `${id}: ${key}`)
}

describe('the figures', () => {
  it('are those that were held against the rows that they name', () => {
    const missing = 'Hold it against its row: npm run figures -- FOLDER'
    const lines = figureHashes(FIGURES, US_FIGURES)
    expect(lines.size).toBeGreaterThan(1400)
    const compared = new Map(Object.entries(noted))
    expect(
      [...lines].filter(([name, hash]) => compared.get(name) !== hash).map(([name]) => name),
      missing,
    ).toEqual([])
    expect([...compared.keys()].filter(name => !lines.has(name))).toEqual([])
  })

  it('that are far from their kind were looked at', () => {
    const kinds = [...Map.groupBy(FOODS, food => kindOf(food).name).values()]
    const far = MICROS.flatMap(key => kinds.flatMap(foods => farIn(foods, key)))
    const looked = Object.entries(FAR_FIGURES).flatMap(([key, reasons]) =>
      Object.values(reasons).flatMap(ids => ids.split(' ').map(id => `${id}: ${key}`)),
    )
    expect(far.filter(each => !looked.includes(each))).toEqual([])
    expect(looked.filter(each => !far.includes(each))).toEqual([])
  })
})
