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

type Step = Pick<CookedStep, 'lines' | 'text'>

/** Where something goes on the heat. */
const HEATS =
  /\b(?:fry|frying|brown|sear|grill|griddle|bake|roast|simmer|cook|boil|poach|steam|braise|barbecue|toss over|sizzle|heat)\b/i

/**
 * What to see to at a step (-1 is before the first): what is done before all else there, and at the first step that
 * needs it; what is about the heat at the last step that puts it there, or the next that does after it was got ready.
 * What no step names is said before the first.
 */
export function careAt({ care }: KitchenNotes, steps: readonly Step[], at: number): CareId[] {
  return care.flatMap(({ id, lines }) => {
    const needs = (step: Step) => step.lines.some(line => lines.includes(line))
    const isBefore = CARE[id].when === 'before'
    const place = isBefore ? steps.findIndex(needs) : heatOf(steps, needs)
    return at === place || (at === -1 && isBefore) ? [id] : []
  })
}

function heatOf(steps: readonly Step[], needs: (step: Step) => boolean): number {
  const heated = steps.findLastIndex(step => needs(step) && HEATS.test(step.text))
  if (heated >= 0) return heated
  const last = steps.findLastIndex(needs)
  const next = steps.findIndex(({ text }, place) => place > last && HEATS.test(text))
  return last < 0 || next < 0 ? last : next
}
