import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { portionOf } from '#modules/food-log/diary-totals.ts'
import { eatenName } from '#modules/food-log/entry-look.ts'
import type { Portion } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { NamedDose } from './counted-days.ts'

/** What one food gave of a figure. */
export interface Source {
  readonly name: string
  /** A day, in the nutrient's unit: the known part. */
  readonly amount: number
  /** Nobody knows all that it gave. */
  readonly isPart: boolean
}

/** What an entry gave, unpacked once for all figures, with what it is called. */
export type NamedPortion = Portion & { readonly name: string }

export const namedPortions = (entries: readonly DiaryEntry[]): NamedPortion[] =>
  entries.map(entry => ({ ...portionOf(entry), name: eatenName(entry) }))

/**
 * Where a figure comes from: foods, dishes and supplements by their names, the largest first, what nobody knows anything
 * of last.
 *
 * @param days over how many days they are averaged, 1 or more
 */
export function sourcesOf(
  eaten: readonly NamedPortion[],
  doses: readonly NamedDose[],
  key: NutrientKey,
  days: number,
): Source[] {
  const byName = new Map<string, Source>()
  for (const each of [...eaten.map(portion => fromPortion(portion, key)), ...doses.map(dose => fromDose(dose, key))]) {
    const before = byName.get(each.name)
    byName.set(each.name, {
      name: each.name,
      amount: (before?.amount ?? 0) + each.amount / days,
      isPart: each.isPart || (before?.isPart ?? false),
    })
  }
  return [...byName.values()]
    .filter(({ amount, isPart }) => amount > 0 || isPart)
    .toSorted((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
}

const MOST_TOLD = 8

/** The first of them, and the others together: a month has hundreds. */
export function foldedSources(sources: readonly Source[]): Source[] {
  const rest = sources.slice(MOST_TOLD)
  if (rest.length === 0) return [...sources]
  const folded = {
    name: rest.length === 1 ? 'One more' : `${rest.length} more`,
    amount: rest.reduce((sum, { amount }) => sum + amount, 0),
    isPart: rest.some(({ isPart }) => isPart),
  }
  return [...sources.slice(0, MOST_TOLD), folded]
}

function fromPortion({ name, intake, servings }: NamedPortion, key: NutrientKey): Source {
  const figure = figureOf(intake, key)
  const isPart = knowledgeOf(figure) !== 'known'
  return { name, amount: figure.amount * servings, isPart }
}

/** What its label does not state it does not hold. */
const fromDose = ({ name, amounts, doses }: NamedDose, key: NutrientKey): Source => ({
  name,
  amount: (amounts[key] ?? 0) * doses,
  isPart: false,
})
