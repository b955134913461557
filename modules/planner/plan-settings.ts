import type { MealMinutes } from './cooking-time.ts'
import type { Person } from './person.ts'
import type { PlannedEntry } from './plan.ts'

/** An entry of days that are kept under a name: so many days after the first of them. */
export type KeptEntry = Omit<PlannedEntry, 'day'> & { readonly offset: number }

/** What is kept beside the entries of a plan: by name what a value holds. Each value is under a key. */
export interface PlanSettings {
  /** By day: planning again leaves it as it is. */
  readonly 'locked-day': { readonly locked: true }
  /** By the meal's key: what it is called, when it usually is, and its place in the day. */
  readonly meal: { readonly name: string; readonly time: string | null; readonly place: number }
  /** By the weekday: how long somebody cooks for its meals. */
  readonly minutes: MealMinutes
  /** Under one key: whether a meal may have any part of a day's energy. */
  readonly 'meal-sizes': { readonly any: true }
  /** By the dish's key: it is not suggested or planned. */
  readonly 'not-again': { readonly name: string }
  /** By an id: who eats with the member. */
  readonly person: Person
  /** By an id. */
  readonly 'kept-days': { readonly name: string; readonly days: number; readonly entries: readonly KeptEntry[] }
}

export type PlanSettingName = keyof PlanSettings

/** A setting as it is sent and kept; a value of null takes it away. */
export interface PlanSetting<Name extends PlanSettingName = PlanSettingName> {
  readonly name: Name
  readonly key: string
  readonly value: PlanSettings[Name] | null
}

/** The one key of what is chosen for all meals together. */
export const ALL_MEALS = 'all'

/** The values of one name, by their keys. */
export function settingsOf<Name extends PlanSettingName>(
  settings: readonly PlanSetting[],
  name: Name,
): Map<string, PlanSettings[Name]> {
  const found = settings.flatMap(each =>
    each.name === name && each.value !== null ? [[each.key, each.value as PlanSettings[Name]] as const] : [],
  )
  return new Map(found)
}

const idOf = ({ name, key }: PlanSetting) => `${name} ${key}`

/** The settings once these were changed; a value of null takes one away. */
export function withSettings(before: readonly PlanSetting[], changed: readonly PlanSetting[]): readonly PlanSetting[] {
  const ids = new Set(changed.map(idOf))
  return [...before.filter(each => !ids.has(idOf(each))), ...changed.filter(({ value }) => value !== null)]
}
