import { kjOf } from '#modules/nutrition/kilojoules.ts'
import type { ImportedNutrition } from './imported-lines.ts'
import type { StatedNutrition } from './written-recipe.ts'

/**
 * The energy that the writer states beside what the ingredients add up to, in a sentence; null where the writer states
 * none. Neither takes the place of the other.
 */
export function energyCompared(
  { energyKcal }: StatedNutrition,
  { serving, known, of }: Pick<ImportedNutrition, 'serving' | 'known' | 'of'>,
  unit: 'kcal' | 'kJ',
): string | null {
  if (energyKcal === null) return null
  const figure = (kcal: number) => Math.round(unit === 'kJ' ? kjOf(kcal) : kcal)
  const least = known === of ? '' : 'at least '
  return `The site says ${figure(energyKcal)} ${unit}; its ingredients add up to ${least}${figure(serving.energyKcal)}.`
}

export interface ComparedRow {
  readonly name: string
  readonly stated: number
  readonly computed: number
}

const ROWS = [
  ['proteinG', 'Protein'],
  ['carbohydrateG', 'Carbohydrate'],
  ['fatG', 'Fat'],
] as const

/** Grams of a serving that the writer states, beside what was computed. */
export function statedCompared(
  stated: StatedNutrition,
  { serving }: Pick<ImportedNutrition, 'serving'>,
): ComparedRow[] {
  return ROWS.flatMap(([key, name]) => {
    const value = stated[key]
    return value === null ? [] : [{ name, stated: Math.round(value), computed: serving[key] }]
  })
}

const UNSURE = 'not every food is known, or its packs differ'

/** The allergens of a recipe as far as they are known: never 'none' where a food is unknown. */
export function allergenWords({
  allergens,
  allergensComplete,
}: Pick<ImportedNutrition, 'allergens' | 'allergensComplete'>): string {
  const found = allergens.join(', ')
  if (allergensComplete) return found || 'none of the 14 allergens of UK law'
  return found ? `${found}, and perhaps more: ${UNSURE}` : `we cannot tell: ${UNSURE}`
}

/** The same as a sentence; that labels are to be read is said beside it. */
export function containsWords({
  allergens,
  allergensComplete,
}: Pick<ImportedNutrition, 'allergens' | 'allergensComplete'>): string {
  if (allergensComplete) return allergens.length > 0 ? `Contains ${anded(allergens)}.` : 'None of the 14 allergens.'
  if (allergens.length === 0) return `We cannot tell the allergens: ${UNSURE}.`
  return `Contains ${anded(allergens)}. There may be more: ${UNSURE}.`
}

const anded = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** 'All 9 ingredients are counted.' or how many are not. */
export function countedWords({ known, of }: Pick<ImportedNutrition, 'known' | 'of'>): string {
  if (known === of) return of === 1 ? 'The one ingredient is counted.' : `All ${of} ingredients are counted.`
  return `${known} of ${of} ingredients are counted; the others would add to this.`
}
