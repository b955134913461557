import { CARE, type CareId } from '#modules/nutrition/advice/care.ts'
import { type KeepingId, keepingOf } from '#modules/nutrition/advice/keeping.ts'
import type { CookedStep } from './step-parts.ts'

/** What is advised to whoever cooks a dish, and to whoever keeps some of it. */
export interface KitchenNotes {
  /** What to see to, at which lines, counted through all groups. */
  readonly care: readonly { readonly id: CareId; readonly lines: readonly number[] }[]
  readonly keeping: readonly KeepingId[]
}

const CARES = Object.keys(CARE) as CareId[]

type FoodIds = readonly (string | null)[]

/** @param lines the foods of each, through all groups; null where nobody knows one */
export function kitchenNotes(lines: readonly FoodIds[], of: { readonly freezes: boolean }): KitchenNotes {
  const care = CARES.map(id => ({
    id,
    lines: [...lines.keys()].filter(line => lines[line]?.some(foodId => foodId !== null && CARE[id].foods.has(foodId))),
  }))
  const parts = lines.flat().map(foodId => ({ foodId }))
  return { care: care.filter(each => each.lines.length > 0), keeping: keepingOf(parts, of) }
}

/**
 * What to see to at a step (-1 is before the first): what is done before all else there, and at the first step that
 * needs it; what is about the heat at the last one. What no step names is said before the first.
 */
export function careAt({ care }: KitchenNotes, steps: readonly Pick<CookedStep, 'lines'>[], at: number): CareId[] {
  return care.flatMap(({ id, lines }) => {
    const needs = (step: Pick<CookedStep, 'lines'>) => step.lines.some(line => lines.includes(line))
    const isBefore = CARE[id].when === 'before'
    const place = isBefore ? steps.findIndex(needs) : steps.findLastIndex(needs)
    return at === place || (at === -1 && isBefore) ? [id] : []
  })
}
