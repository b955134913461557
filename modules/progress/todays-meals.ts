import type { PictureSource } from '#kit/picture.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { portionOf } from '#modules/food-log/diary-totals.ts'
import { eatenName } from '#modules/food-log/entry-look.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { entryName } from '#modules/planner/entry-words.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import { isDone, type PlannedEntry } from '#modules/planner/plan.ts'
import { figuresOf, type PlanDish } from '#modules/planner/plan-dish.ts'
import { entriesOf, entriesOfDay } from '#modules/planner/plan-edits.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import { type SaidById, type SaidOfDish, saidOfId } from '#modules/planner/said-words.ts'
import { type DishFigures, portionOf as plannedPortion } from '#modules/planner/totals.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { pictureOf } from '#modules/recipes/recipe-pictures.ts'

/** One thing at a meal, eaten or still planned. */
export interface MealThing {
  readonly id: string
  readonly name: string
  /** As far as it is known; null where nobody knows. */
  readonly kcal: number | null
  readonly macrosG: readonly (number | null)[]
  readonly said: SaidOfDish
}

export interface TodaysMeal {
  readonly key: string
  readonly name: string
  readonly time: string | null
  readonly isPlanned: boolean
  readonly things: readonly MealThing[]
  readonly kcal: number
  /** Of the first recipe of ours among them. */
  readonly picture: PictureSource | null
}

/** A plan as far as the dashboard tells of it. */
export interface OpenPlan {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: readonly PlanDish[]
}

/** The same with each dish and its figures at hand: they are unpacked once for all days. */
export interface ReadPlan extends OpenPlan {
  readonly byKey: ReadonlyMap<string, PlanDish>
  readonly figures: ReadonlyMap<string, DishFigures>
}

/** Dishes of ours are the same ones in every plan. */
const unpacked = new WeakMap<PlanDish, DishFigures>()

export const readPlan = (plan: OpenPlan): ReadPlan => ({
  ...plan,
  byKey: new Map(plan.dishes.map(dish => [dishKey(dish), dish])),
  figures: new Map(plan.dishes.map(dish => [dishKey(dish), unpackedOf(dish)])),
})

function unpackedOf(dish: PlanDish): DishFigures {
  const figures = unpacked.get(dish) ?? figuresOf(dish)
  unpacked.set(dish, figures)
  return figures
}

const MACRO_KEYS = ['proteinG', 'carbohydrateG', 'fatG'] as const

/** What is planned and neither eaten nor skipped: something eaten has an entry of the planned one's id. */
export function stillPlanned(plan: OpenPlan, entries: readonly DiaryEntry[], day: Day): PlannedEntry[] {
  const eaten = new Set(entries.map(({ id }) => id))
  const isOpen = (entry: PlannedEntry) => entry.what.kind !== 'note' && !isDone(entry) && !eaten.has(entry.id)
  return entriesOfDay(plan.entries, day).filter(isOpen)
}

/** What is planned and not eaten yet, in kcal, as far as it is known. */
export function plannedKcal(plan: ReadPlan, entries: readonly DiaryEntry[], day: Day): number {
  return stillPlanned(plan, entries, day).reduce((sum, entry) => {
    const portion = plannedPortion(plan.entries, entry, plan.figures)
    const kept = entry.what.kind === 'eating-out' ? (entry.what.keptKcal ?? 0) : 0
    return sum + kept + (portion ? figureOf(portion.intake, 'energyKcal').amount * portion.servings : 0)
  }, 0)
}

/**
 * The meals of a day in their order: what was eaten of each, and after it what is planned.
 *
 * @param said of what is planned and eaten on the day
 */
export function todaysMeals(plan: ReadPlan, entries: readonly DiaryEntry[], day: Day, said: SaidById): TodaysMeal[] {
  const planned = stillPlanned(plan, entries, day)
  const meals = mealsOf(plan.settings, [...planned, ...entries.filter(entry => entry.day === day)])
  return meals.flatMap(({ key, name, time }) => {
    const eaten = entriesOf(entries, { day, meal: key })
    const open = planned.filter(({ meal }) => meal === key)
    return [
      ...(eaten.length === 0
        ? []
        : [meal(false, eaten.map(eatenThing), eaten[0]?.time ?? time, pictureAmong(eaten.map(eatenRef)))]),
      ...(open.length === 0
        ? []
        : [meal(true, open.map(plannedThing), open[0]?.time ?? time, pictureAmong(open.map(plannedRef)))]),
    ]

    function meal(isPlanned: boolean, things: readonly MealThing[], at: string | null, picture: PictureSource | null) {
      const kcal = things.reduce((sum, thing) => sum + (thing.kcal ?? 0), 0)
      return { key, name, time: at, isPlanned, things, kcal, picture }
    }
  })

  function plannedRef(entry: PlannedEntry) {
    return dishOn(plan.entries, entry)?.ref ?? null
  }

  function plannedThing(entry: PlannedEntry): MealThing {
    const portion = plannedPortion(plan.entries, entry, plan.figures)
    return {
      id: entry.id,
      name: entryName(plan.entries, entry, plan.byKey),
      said: saidOfId(said, entry.id),
      ...(portion
        ? thingOf(portion)
        : { kcal: entry.what.kind === 'eating-out' ? entry.what.keptKcal : null, macrosG: MACRO_KEYS.map(() => null) }),
    }
  }

  function eatenThing(entry: DiaryEntry): MealThing {
    return { id: entry.id, name: eatenName(entry), said: saidOfId(said, entry.id), ...thingOf(portionOf(entry)) }
  }
}

const eatenRef = ({ what }: DiaryEntry) => (what.kind === 'dish' ? what.ref : null)

function pictureAmong(refs: readonly (DishRef | null)[]): PictureSource | null {
  const [own] = refs.flatMap(ref => (ref?.kind === 'own' ? (ownRecipeOf(ref.id) ?? []) : []))
  return own ? pictureOf(own.picture) : null
}

function thingOf({ intake, servings }: ReturnType<typeof portionOf>): Pick<MealThing, 'kcal' | 'macrosG'> {
  const of = (key: 'energyKcal' | (typeof MACRO_KEYS)[number]) => {
    const { amount, most } = figureOf(intake, key)
    return amount === 0 && most > 0 ? null : Math.round(amount * servings)
  }
  return { kcal: of('energyKcal'), macrosG: MACRO_KEYS.map(of) }
}
