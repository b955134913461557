import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Units } from '#modules/profile/units.ts'
import { weightBoxes, weightTyped } from '#modules/profile/units.ts'
import type { GoalAim, GoalKind, OwnGoal } from '../own-goals.ts'
import type { ReferenceRow } from '../targets-page.ts'

/** What is in the boxes of a goal, as it was typed. */
export interface Typing {
  readonly kind: GoalKind
  readonly key: NutrientKey
  readonly sense: 'at least' | 'at most'
  /** Of a day, as the nutrient is shown; litres of water; portions. */
  readonly amount: string
  readonly days: string
  /** By the name of its box. */
  readonly weight: { readonly [box: string]: string }
}

interface Around {
  readonly units: Units
  readonly weightKg: number | null
  readonly references: readonly ReferenceRow[]
}

const SALT_G_OF_SODIUM_MG = 0.0025
const ML = 1000
const USUAL = { portions: '5', fish: '1', litres: '2', days: '5' }

/** Sodium is shown as the salt that it stands for. */
export const shownNutrient = (key: NutrientKey) =>
  key === 'sodiumMg' ? { name: 'Salt', unit: 'g', times: SALT_G_OF_SODIUM_MG } : { ...NUTRIENTS[key], times: 1 }

const printed = (amount: number) => String(Math.round(amount * 100) / 100)

/** What the boxes begin with: a goal as it is, or a usual one. */
export function typingOf(aim: GoalAim | null, { units, references }: Around): Typing {
  const fibre: Typing = {
    ...{ kind: 'nutrient', key: 'fibreG', days: USUAL.days },
    ...referenceTyped('fibreG', references),
    weight: Object.fromEntries(weightBoxes(null, units.weight).map(({ name, value }) => [name, value])),
  }
  if (aim === null) return fibre
  const days = 'days' in aim ? String(aim.days) : fibre.days
  const of = { ...fibre, kind: aim.kind, days }
  switch (aim.kind) {
    case 'nutrient':
      return { ...of, key: aim.key, sense: aim.sense, amount: printed(aim.amount * shownNutrient(aim.key).times) }
    case 'weight': {
      const boxes = weightBoxes(aim.targetKg, units.weight).map(({ name, value }) => [name, value])
      return { ...of, weight: Object.fromEntries(boxes) }
    }
    case 'water':
      return { ...of, amount: printed(aim.ml / ML) }
    case 'logging':
      return of
    default:
      return { ...of, amount: String(aim.portions) }
  }
}

/** The reference of a nutrient, for a start. */
export function referenceTyped(
  key: NutrientKey,
  references: readonly ReferenceRow[],
): Pick<Typing, 'sense' | 'amount'> {
  const row = references.find(each => each.key === key)
  const amount = row?.least ?? row?.most ?? null
  return {
    sense: row && row.least === null && row.most !== null ? 'at most' : 'at least',
    amount: amount === null ? '' : printed(amount * shownNutrient(key).times),
  }
}

/** What the amount begins with once another kind is chosen. */
export const usualAmount = (kind: GoalKind): string =>
  kind === 'five-a-day' ? USUAL.portions : kind === 'oily-fish' ? USUAL.fish : kind === 'water' ? USUAL.litres : ''

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/

/** The goal that was typed, or in words what is missing. */
export function aimTyped(typing: Typing, goal: OwnGoal | null, { units, weightKg }: Around): GoalAim | string {
  const { kind, key, sense } = typing
  const days = Number(typing.days)
  if (kind === 'logging') return { kind, days }
  if (kind === 'weight') return weightAim(typing, goal, units, weightKg)
  const text = typing.amount.trim()
  if (!NUMBER.test(text)) return 'Please enter a number.'
  const amount = Number(text.replace(',', '.'))
  if (kind === 'nutrient') return { kind, key, sense, amount: amount / shownNutrient(key).times, days }
  if (kind === 'water') return { kind, ml: Math.round(amount * ML), days }
  return kind === 'oily-fish' ? { kind, portions: amount } : { kind, portions: amount, days }
}

function weightAim({ weight }: Typing, goal: OwnGoal | null, units: Units, weightKg: number | null): GoalAim | string {
  const targetKg = weightTyped(name => weight[name] ?? '', units.weight)
  if (targetKg === null || targetKg === 'no-number') return 'Please enter a weight as a number.'
  const startKg = goal?.aim.kind === 'weight' ? goal.aim.startKg : weightKg
  return startKg === null
    ? 'Weigh in first, so the goal has somewhere to start.'
    : { kind: 'weight', startKg, targetKg }
}
