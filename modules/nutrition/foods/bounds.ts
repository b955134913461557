import { MOST_OF_A_KIND } from '#content/foods/most-of-a-kind.ts'
import { per100g } from '../amounts.ts'
import { isNutrientKey, NUTRIENT_KEYS } from '../nutrients.ts'
import type { Food } from './food.ts'
import { kindOf } from './kinds.ts'

const [HEADER = '', ...ROWS] = MOST_OF_A_KIND.trimEnd().split('\n')
const KEYS = (HEADER.split('|')[1] ?? '').split(',').filter(isNutrientKey)

const MOST_BY_KIND = new Map(
  ROWS.map(row => {
    const [kind = '', values = ''] = row.split('|')
    const figures = values.split(',').map(Number)
    return [kind, per100g(Object.fromEntries(KEYS.map((key, place) => [key, figures[place]])))]
  }),
)

/**
 * A food with the most that there can be of what no table states of it (`atMost`, per 100 g): none where its kind rules
 * the nutrient out, else what its kind is taken to hold at most. The figures and where they come from:
 * `content/foods/most-of-a-kind.ts`. Throws on a kind without figures.
 */
export function withBounds(food: Food): Food {
  const kind = kindOf(food)
  const most = MOST_BY_KIND.get(kind.name)
  if (!most) throw new Error(`Nobody says what a ${kind.name} holds at most`)
  const unknown = NUTRIENT_KEYS.filter(key => food.per100g[key] === undefined)
  return { ...food, atMost: per100g(Object.fromEntries(unknown.map(key => [key, most[key]]))) }
}
