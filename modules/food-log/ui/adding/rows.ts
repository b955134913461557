import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import {
  type Choice,
  type Chosen,
  givenBy,
  kcalOf,
  type Offer,
  type OfferedProduct,
  type TypedAnswer,
  timesOf,
} from '../../adding/offer.ts'
import { eatenKey, type UsualThing } from '../../adding/usual-things.ts'
import type { DiaryEntry, DiarySettings } from '../../diary.ts'
import { quickGiven } from '../../quick-entry.ts'

/** What an entry is made of, before it has a day and a meal. */
export type Given = Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'>

/** What was typed, and what is said of it. */
type Asked = { readonly key: string } & Pick<TypedAnswer, 'text' | 'said' | 'advised'>

/** One row of the sheet: what was typed, what it means, and how much of it. */
export type Row = Asked &
  (
    | {
        readonly kind: 'offer'
        readonly offer: Offer
        readonly chosen: Chosen
        readonly isAssumed: boolean
        readonly others: readonly Choice[]
      }
    | {
        readonly kind: 'meal'
        readonly meal: DiarySettings['own-meal']
        readonly marks: readonly EatingMark[]
        readonly portion: number
        readonly others: readonly Choice[]
      }
    | { readonly kind: 'energy'; readonly name: string; readonly kcal: number }
    | ({ readonly kind: 'product' } & OfferedProduct)
    | { readonly kind: 'unknown'; readonly others: readonly Choice[] }
  )

/** The rows of what was typed. What somebody set by hand stays as long as its words do. */
export function rowsOf(answers: readonly TypedAnswer[], before: readonly Row[], usual: readonly UsualThing[]): Row[] {
  const seen = new Map<string, number>()
  return answers.map(answer => {
    const words = answer.text.trim().toLowerCase()
    const nth = seen.get(words) ?? 0
    seen.set(words, nth + 1)
    const key = `${words} ${nth}`
    return before.find(row => row.key === key) ?? rowOf(key, answer, usual)
  })
}

function rowOf(
  key: string,
  { text, means, said, advised, isAssumed, others }: TypedAnswer,
  usual: readonly UsualThing[],
): Row {
  const at = { key, text, said, advised }
  if (means === null) return { ...at, kind: 'unknown', others }
  if (means.kind === 'energy') return { ...at, kind: 'energy', name: means.name, kcal: means.kcal }
  const meant = usuallyMeant(means, others, usual)
  if (!meant) return rowOfChoice(at, means, isAssumed, others)
  const rest = [means, ...others.filter(other => other !== meant)]
  return rowOfChoice({ ...at, said: [`What you usually mean by ‘${text}’.`] }, meant, isAssumed, rest)
}

/** Row of what somebody chose instead. */
export function rowOfChoice(at: Asked, choice: Choice, isAssumed: boolean, others: readonly Choice[]): Row {
  // How much of it is a dose is not asked for where food is typed.
  if (choice.kind === 'product') return { ...at, said: [], kind: 'product', dose: choice.dose, marks: choice.marks }
  if (choice.kind === 'meal') return { ...at, kind: 'meal', meal: choice.meal, marks: choice.marks, portion: 1, others }
  const { kind: _, chosen, ...offer } = choice
  return { ...at, kind: 'offer', offer, chosen, isAssumed, others }
}

const TWICE = 2

/** Of several things of one name the one that somebody had more than once, where the first of them is none such. */
function usuallyMeant(means: Choice, others: readonly Choice[], usual: readonly UsualThing[]): Choice | null {
  const timesOf = (choice: Choice) =>
    choice.kind === 'offer' ? (usual.find(({ key }) => key === eatenKey(choice.what))?.eaten.length ?? 0) : 0
  if (means.kind !== 'offer' || timesOf(means) > 0) return null
  return others.find(other => timesOf(other) >= TWICE) ?? null
}

/** What would be added of a row; nothing of what is not understood, or has no amount. */
export function givenOf(row: Row): readonly Given[] {
  if (row.kind === 'energy') return [quickGiven(row.name, { energyKcal: row.kcal })]
  if (row.kind === 'meal') return row.meal.entries.map(entry => scaled(entry, row.portion))
  if (row.kind !== 'offer') return []
  const times = timesOf(row.offer, row.chosen)
  return Number.isFinite(times) && times > 0 ? [givenBy(row.offer, row.chosen)] : []
}

/** So much of something that was eaten before. */
export const scaled = (given: Given, portion: number): Given => {
  const { times, grams, measure } = given.amount
  return {
    ...given,
    amount: {
      times: times * portion,
      grams: grams === null ? null : grams * portion,
      measure: measure && { ...measure, count: measure.count * portion },
    },
  }
}

/** kcal of these together, of which the unknown adds nothing; null where nobody knows any of it. */
export function kcalOfAll(given: readonly Given[]): number | null {
  const known = given.flatMap(each => kcalOf(each, each.amount.times) ?? [])
  return known.length > 0 ? known.reduce((sum, kcal) => sum + kcal, 0) : null
}

/** What speaks against it; of energy alone and of what was not found there is nothing to say. */
export function marksOfRow(row: Row): readonly EatingMark[] {
  if (row.kind === 'offer') return row.offer.marks
  return row.kind === 'meal' || row.kind === 'product' ? row.marks : []
}

/** What its eater is advised of it, a sentence each. */
export const advisedOfRow = (row: Row): readonly string[] => [
  ...new Set([...row.advised, ...(row.kind === 'offer' ? row.offer.advised : [])]),
]

export const nameOfRow = (row: Row): string => {
  if (row.kind === 'offer') return row.offer.what.name || 'A provider’s recipe'
  if (row.kind === 'meal') return row.meal.name
  if (row.kind === 'energy') return row.name || 'Energy'
  return row.kind === 'product' ? row.dose.name : row.text
}
