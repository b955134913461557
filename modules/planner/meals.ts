import { USUAL_MEALS } from './plan.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

/** A meal as a page heads it. */
export interface MealRow {
  readonly key: string
  readonly name: string
  /** When it usually is, 'HH:mm'. */
  readonly time: string | null
  /** One of a member's own. */
  readonly isOwn: boolean
}

const NAMES = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const

/**
 * The meals of a day in their order: the four, and those of one's own, by the place that was chosen for them. A meal
 * that entries name and no setting does is there too, so that nothing planned is out of sight.
 */
export function mealsOf(settings: readonly PlanSetting[], entries: readonly { readonly meal: string }[]): MealRow[] {
  const kept = settingsOf(settings, 'meal')
  const named = new Set([...USUAL_MEALS, ...kept.keys(), ...entries.map(({ meal }) => meal)])
  return [...named]
    .map((key, index) => {
      const setting = kept.get(key)
      const isOwn = !Object.hasOwn(NAMES, key)
      const usual = isOwn ? key : NAMES[key as keyof typeof NAMES]
      const place = setting?.place ?? index
      return { place, row: { key, name: setting?.name ?? usual, time: setting?.time ?? null, isOwn } }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ row }) => row)
}
