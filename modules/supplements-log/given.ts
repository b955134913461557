import { knownKeys, type NutrientAmounts, type PerServing } from '#modules/nutrition/amounts.ts'
import { NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import type { Given } from './facts.ts'

/** 'Vitamin D' within a sentence is 'vitamin D'; 'Magnesium' is 'magnesium'. */
export const inSentence = (name: string): string =>
  /^Vitamin [A-Z]/.test(name) ? `v${name.slice(1)}` : name.toLowerCase()

/** What a unit gives, to be read. */
export const givenIn = (amounts: NutrientAmounts<PerServing>): Given[] =>
  knownKeys(amounts).flatMap(key => {
    const { name, unit } = NUTRIENTS[key]
    const amount = amounts[key] ?? 0
    return amount > 0 ? [{ name: inSentence(name), unit, amount }] : []
  })
