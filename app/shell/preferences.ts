import { keep, kept } from '#browser/kept.ts'
import { KNOWN_COOKIE } from '#modules/account/known-cookie.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { EATS_KEY, ENERGY_KEY } from './theme-script.ts'

/**
 * What pages that are the same for everybody must know of a member before they are painted, kept in the browser until
 * they sign out: kilojoules or kilocalories, and the diets and allergens that recipes are filtered by and cards marked
 * for. The script in the head and the style sheets act on them.
 */
export interface Preferences {
  readonly energy: EnergyUnit
  /** As the search of recipes has them in its address, 'diet=vegan&without=fish'; '' for anyone who eats anything. */
  readonly eats: string
}

export const NO_PREFERENCES: Preferences = { energy: 'kcal', eats: '' }

export function keepPreferences({ energy, eats }: Preferences) {
  const { dataset } = document.documentElement
  dataset.energy = energy
  if (eats) dataset.eats = eatsWords(eats)
  else delete dataset.eats
  // Without storage they last as long as the page.
  keep(ENERGY_KEY, energy)
  keep(EATS_KEY, eats)
}

/** Whether a search of recipes says itself whom it must suit; else it is set to suit anyone who told us. */
export const saysWhatIsEaten = (search: string) => /[?&](?:diet|without|eats)=/.test(search)

/** The diets and allergens alone: 'vegan fish'. */
const eatsWords = (eats: string) => [...new URLSearchParams(eats).values()].join(' ')

/** Whether there may be a session whose preferences this browser has lost, as Safari does after a week. */
export const isForgotten = () => document.cookie.includes(KNOWN_COOKIE) && kept(ENERGY_KEY) === null

/** The diets and allergies of this browser's person, as an address has them; '' where they told none. */
export function keptEats(): string {
  return kept(EATS_KEY) ?? ''
}
