import type { EnergyUnit } from '#modules/profile/units.ts'

/**
 * What pages that are the same for everybody must know of a member, kept in the browser: kilojoules or kilocalories,
 * which the script in the head and the style sheet act on, and whether there is anything to ask the server about when
 * a recipe or a product is shown. Diets and allergies themselves are never kept here.
 */
export interface Preferences {
  readonly energy: EnergyUnit
  readonly eatsByRules: boolean
}

const ENERGY_KEY = 'energy'
const RULES_KEY = 'eats-by-rules'

export const NO_PREFERENCES: Preferences = { energy: 'kcal', eatsByRules: false }

export function keepPreferences({ energy, eatsByRules }: Preferences) {
  document.documentElement.dataset.energy = energy
  try {
    localStorage.setItem(ENERGY_KEY, energy)
    localStorage.setItem(RULES_KEY, eatsByRules ? 'yes' : '')
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Whether this browser's person told us diets or allergies. */
export function eatsByRules(): boolean {
  try {
    return localStorage.getItem(RULES_KEY) === 'yes'
  } catch {
    return false
  }
}
