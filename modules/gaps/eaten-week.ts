import type { Day } from '#modules/calendar/day.ts'
import type { DayMark, DiaryEntry } from '#modules/food-log/diary.ts'
import { portionOf } from '#modules/food-log/diary-totals.ts'
import { eatenName } from '#modules/food-log/entry-look.ts'
import { bodyStateOn, eaterOn } from '#modules/goals/eater.ts'
import type { BodyState } from '#modules/goals/state.ts'
import { choicesOn, type DatedTargets, type TargetChoices } from '#modules/goals/targets.ts'
import type { Portion } from '#modules/nutrition/intake/day-intake.ts'
import type { Eater, GoalKey, OwnBounds } from '#modules/nutrition/needs/goals.ts'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { type EatenWeek, type Ledger, ledgerOf, type TakenDose } from './ledger.ts'
import { linesFor } from './lines.ts'
import { boundedByEnergy, type MostPerKcal, mostPerKcal } from './most-of-a-meal.ts'

let most: MostPerKcal | null = null

/** Of our own recipes, made once, when it is first asked for. */
function mostOfAMeal(): MostPerKcal {
  most ??= mostPerKcal(ownRecipes().map(recipe => dishOfOwn(recipe).intake))
  return most
}

/** What an entry gave; of a meal of which the energy alone is known, what it can have given at most. */
export function boundedPortion(entry: DiaryEntry): Portion {
  const portion = portionOf(entry)
  return { ...portion, intake: boundedByEnergy(portion.intake, mostOfAMeal()) }
}

/** What a diary tells of these days, as a ledger reads it. */
function eatenOn(
  those: readonly Day[],
  { entries, days }: { readonly entries: readonly DiaryEntry[]; readonly days: readonly DayMark[] },
  doses: readonly TakenDose[],
): EatenWeek {
  const asked = new Set(those)
  const complete = new Set(days.flatMap(({ day, status }) => (status === 'complete' ? [day] : [])))
  return {
    completeDays: those.filter(day => complete.has(day)),
    portions: entries
      .filter(({ day }) => asked.has(day))
      .map(entry => ({ ...boundedPortion(entry), day: entry.day, name: eatenName(entry) })),
    doses: doses.filter(({ day }) => asked.has(day)),
  }
}

/** Bounds of one's own, as lines are made of them: those of nutrients, and of the macros the protein. */
function boundsOf({ own = {} }: Eater, nutrients: TargetChoices['nutrients']): Map<GoalKey, OwnBounds> {
  const keys = NUTRIENT_KEYS.filter(key => key === 'proteinG' || Object.hasOwn(nutrients, key))
  return new Map(
    keys.flatMap(key => {
      const bounds = own[key]
      return bounds ? [[key, bounds] as const] : []
    }),
  )
}

/** Who ate, and the ledgers of their days. */
export interface ReadDays {
  readonly eaten: EatenWeek
  readonly eater: Eater
  readonly state: BodyState
  /** Beside the references and bounds of one's own; null where no day is complete. */
  readonly ledger: Ledger | null
}

/** The complete ones of these days beside what was advised and aimed at on the last of them; `today` is whose age counts. */
export function readDays(
  those: readonly Day[],
  diary: Parameters<typeof eatenOn>[1],
  doses: Parameters<typeof eatenOn>[2],
  {
    history,
    health,
    today,
  }: { readonly history: readonly DatedTargets[]; readonly health: HealthProfile; readonly today: Day },
): ReadDays {
  const lastDay = those.at(-1) ?? today
  const eater = eaterOn(history, health, lastDay)
  const eaten = eatenOn(those, diary, doses)
  return {
    eaten,
    eater,
    state: bodyStateOn(history, today),
    ledger: ledgerOf(eaten, linesFor(eater, boundsOf(eater, choicesOn(history, lastDay)?.nutrients ?? {}))),
  }
}
