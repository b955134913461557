import type { Food } from '#modules/nutrition/foods/food.ts'
import { boughtAs } from './bought-as.ts'
import { type HandReading, thingKey } from './hand-lines.ts'
import type { Need, Wanting } from './needs.ts'

/** A line that somebody wrote on the list. */
export interface HandLine extends HandReading {
  /** A UUID, made in the browser. */
  readonly id: string
  /** Who wrote it, where they gave a name. */
  readonly by: string | null
  /** When: ISO 8601 with a Z. */
  readonly at: string
  /** It is on the list every time. */
  readonly repeats: boolean
}

/** Where a part of an amount comes from. */
export interface Source {
  /** The meal that asks for it; null for what was written by hand. */
  readonly meal: Wanting | null
  readonly hand: HandLine | null
  /** The food as the recipe has it: lemon juice, of which lemons are bought. */
  readonly foodId: string | null
  /** Edible grams of that food; null where nobody can tell. */
  readonly grams: number | null
  readonly words: string
}

/** All that is asked for of one thing. */
export interface Demand {
  readonly key: string
  /** Null for a thing that is no food of ours. */
  readonly food: Food | null
  readonly thing: string | null
  readonly unit: string | null
  readonly sources: readonly Source[]
  /** Edible grams that meals ask for, of what is bought. */
  readonly planG: number
  /** Edible grams that were written by hand; of things how many. */
  readonly handG: number
  /** Whether a meal asks for some without saying how much, and whether somebody wrote it so. */
  readonly someByPlan: boolean
  readonly someByHand: boolean
}

type Foods = ReadonlyMap<string, Food>

/**
 * Everything that meals and people ask for, one demand for each thing that is bought: '2 onions' and '150 g onion' are
 * one, and so are juice and zest, which are parts of one lemon.
 */
export function demandsOf(needs: readonly Need[], lines: readonly HandLine[], foods: Foods): Demand[] {
  const byKey = new Map<string, Source[]>()
  const sources = [
    ...needs.map(({ from, ...need }): Source => ({ ...need, meal: from, hand: null })),
    ...lines.map((hand): Source => ({ ...hand, meal: null, hand, words: hand.text })),
  ]
  for (const source of sources) {
    if (source.foodId !== null && boughtAs(source.foodId) === null) continue
    const key = keyOf(source)
    const others = byKey.get(key)
    if (others) others.push(source)
    else byKey.set(key, [source])
  }
  return [...byKey].map(([key, together]) => demandOf(key, together, foods))
}

function keyOf({ foodId, hand, words }: Source): string {
  if (foodId !== null) return foodKey(foodId)
  return thingKey(hand?.thing ?? words)
}

/** By which a food is known on a list: what is bought of it. */
export const foodKey = (foodId: string): string => `food:${boughtAs(foodId)?.foodId ?? foodId}`

function demandOf(key: string, sources: readonly Source[], foods: Foods): Demand {
  const food = key.startsWith('food:') ? (foods.get(key.slice('food:'.length)) ?? null) : null
  const first = sources[0]
  const byMeals = sources.filter(({ meal }) => meal !== null)
  const byHand = sources.filter(({ hand }) => hand !== null)
  const isSome = ({ grams }: Source) => grams === null
  return {
    key,
    food,
    thing: food ? null : (sources.find(({ hand }) => hand)?.hand?.thing ?? first?.words ?? key),
    unit: food ? null : (sources.find(({ hand }) => hand?.unit)?.hand?.unit ?? null),
    sources,
    planG: boughtG(byMeals),
    handG: food ? boughtG(byHand) : byHand.reduce((sum, { hand }) => sum + (hand?.count ?? 1), 0),
    someByPlan: byMeals.some(isSome),
    someByHand: food !== null && byHand.some(isSome),
  }
}

/** Edible grams of what is bought. A fruit that gives its juice gives its zest too. */
function boughtG(sources: readonly Source[]): number {
  const parts = new Map<string, number>()
  for (const { foodId, grams } of sources) {
    const bought = boughtAs(foodId ?? '')
    const part = bought?.part ?? ''
    parts.set(part, (parts.get(part) ?? 0) + (grams ?? 0) * (bought?.grams ?? 1))
  }
  const whole = parts.get('') ?? 0
  parts.delete('')
  return whole + Math.max(0, ...parts.values())
}
