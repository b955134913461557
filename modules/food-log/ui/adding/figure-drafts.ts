import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { fromTyped } from '../../adding/label-keys.ts'
import type { StatedFigures } from '../../adding/stated-figures.ts'
import { typedNumber } from '../../adding/typed-number.ts'

/** What is in the boxes, as it was typed. */
export type Drafts = { readonly [K in NutrientKey]?: string }

export interface ReadDrafts {
  readonly figures: StatedFigures
  /** Boxes whose text is no figure. */
  readonly wrong: readonly NutrientKey[]
}

/** The figures of the boxes, in the units of their keys; an empty box is not known. */
export function readDrafts(drafts: Drafts): ReadDrafts {
  const figures: { [K in NutrientKey]?: number } = {}
  const wrong: NutrientKey[] = []
  for (const [key, text] of Object.entries(drafts) as [NutrientKey, string][]) {
    if (text.trim() === '') continue
    const typed = typedNumber(text)
    if (typed === null) wrong.push(key)
    else figures[key] = fromTyped(key, typed)
  }
  return { figures, wrong }
}

export const NO_FIGURE = 'Please enter 0 or more.'
