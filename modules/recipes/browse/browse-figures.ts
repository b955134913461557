import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { OwnRecipe } from '../own-recipe.ts'

/** The least and the most of something, both as they are printed. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** What several recipes hold in a serving: null where of none of them it is known. */
export function servingRange(recipes: readonly OwnRecipe[], key: NutrientKey): Range | null {
  const known = recipes.flatMap(({ serving }) => (serving[key] === undefined ? [] : [Math.round(serving[key])]))
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) }
}

/** '14 to 26 g', or '14 g' where they are the same. */
export const rangeText = ({ least, most }: Range, unit: string) =>
  least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`

/** So many minutes, or fewer, half of them take: one that rests overnight does not move it. */
export function middleMinutes(recipes: readonly OwnRecipe[]): number {
  const sorted = recipes.map(({ totalMinutes }) => totalMinutes).toSorted((one, two) => one - two)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** 'Four', and 13 from thirteen on. */
export const countWord = (count: number) => WORDS[count] ?? String(count)

/** The names with commas and an 'and'. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
