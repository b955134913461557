import { ownRecipeOf } from './own-library.ts'

/** A row of the export with the recipe's name beside its number; null for a provider's, of which we keep the number alone. */
export function withRecipeName(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...row, recipe: ownRecipeOf(String(row.recipe_id))?.name ?? null }
}
