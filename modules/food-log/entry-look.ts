import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DiaryEntry } from './diary.ts'
import { portionOf } from './diary-totals.ts'

/** What something that was eaten is called. Of a provider's recipe no name is kept. */
export const eatenName = ({ what }: Pick<DiaryEntry, 'what'>): string =>
  what.name || (what.kind === 'dish' ? 'A recipe of our recipe provider' : 'Quick add')

/** Where the recipe is read; null where there is none. */
export function eatenPath({ what }: Pick<DiaryEntry, 'what'>): string | null {
  if (what.kind !== 'dish' || what.ref.kind === 'food') return null
  return what.ref.kind === 'imported' ? `/recipes/private/${what.ref.id}` : `/recipes/${what.ref.id}`
}

/** By which the picture of a dish is known; null where it can have none. */
export const lookKey = ({ what }: Pick<DiaryEntry, 'what'>): string | null =>
  what.kind === 'dish' && what.ref.kind === 'own' ? `own/${what.ref.id}` : null

/** What an entry gave of a nutrient, the known part, in its unit; null where none of it is known. */
export function gaveOf(entry: DiaryEntry, key: NutrientKey): number | null {
  const { intake, servings } = portionOf(entry)
  const figure = figureOf(intake, key)
  return knowledgeOf(figure) === 'unknown' ? null : figure.amount * servings
}
