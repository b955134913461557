import { isNutrientKey, NUTRIENT_KEYS, type NutrientKey } from './nutrients.ts'

export type Per100g = 'per 100 g'
export type PerServing = 'per serving'
export type PerRecipe = 'per recipe'
/** What somebody ate and took in one day. */
export type PerDay = 'per day'
export type Basis = Per100g | PerServing | PerRecipe | PerDay

declare const BASIS: unique symbol

/**
 * Nutrients of something, on one basis. A key that is absent is UNKNOWN, never 0. Units are in the names of the keys.
 * The basis is part of the type, so that figures per serving cannot be added to figures per 100 g.
 */
export type NutrientAmounts<B extends Basis> = { readonly [K in NutrientKey]?: number } & { readonly [BASIS]: B }

/**
 * Marks figures with the basis they are on. Unknown figures are left out.
 * Throws on a key that is no nutrient and on a figure that is negative or not finite: such a table is broken.
 */
export function amountsOn<B extends Basis>(
  _basis: B,
  figures: { readonly [key: string]: number | undefined },
): NutrientAmounts<B> {
  const amounts: { [K in NutrientKey]?: number } = {}
  for (const [key, value] of Object.entries(figures)) {
    if (!isNutrientKey(key)) throw new Error(`'${key}' is no nutrient`)
    if (value === undefined) continue
    if (!Number.isFinite(value) || value < 0) throw new Error(`${key} cannot be ${value}`)
    amounts[key] = value
  }
  return amounts as NutrientAmounts<B>
}

/** Figures per 100 g, as `amountsOn` with that basis. */
export function per100g(figures: { readonly [key: string]: number | undefined }): NutrientAmounts<Per100g> {
  return amountsOn('per 100 g', figures)
}

/** The keys of these amounts that are known, in the order of the list. */
export function knownKeys(amounts: NutrientAmounts<Basis>): NutrientKey[] {
  return NUTRIENT_KEYS.filter(key => amounts[key] !== undefined)
}
