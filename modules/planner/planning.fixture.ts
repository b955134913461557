import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { planOf } from './balance/plans.fixture.ts'
import { type KitchenDish, kitchenDish } from './kitchen.ts'
import type { Person } from './person.ts'
import type { PlannedEntry } from './plan.ts'
import { type Cell, withEdit } from './plan-edits.ts'
import type { PlanSetting } from './plan-settings.ts'
import type { PlanSetup } from './plan-setup.ts'
import { editOf, type PlanningSource, planningOf } from './planning.ts'

export const NO_RULES_SETUP: PlanSetup = {
  rules: { diets: [], allergens: [] },
  eater: { sex: 'female', ageYears: 30, weightKg: null, goalKcal: 2000, isKeto: false },
}

/** Somebody of whom nothing was told but the name, with what is said of them. */
export const person = (name: string, more: Partial<Person> = {}): Person => ({
  ...{ name, sex: null, birthYear: null, weightKg: null, calorieGoalKcal: null },
  ...{ diets: [], allergies: [], awayOn: [], agreed: true },
  ...more,
})

/** As a setting of a plan; the number makes the id. */
export const personSetting = (number: number, value: Person): PlanSetting => ({
  name: 'person',
  key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  value,
})

let kitchen: KitchenDish[] | null = null

/** All our own recipes, as a browser has them. */
export const ownKitchen = (): KitchenDish[] => (kitchen ??= newKitchen())

const newKitchen = (): KitchenDish[] =>
  ownRecipes().map(recipe => kitchenDish(dishOfOwn(recipe), { picture: null, wash: 'leaf', ahead: null }))

const MONDAY = dayOf('2026-11-23')
/** The week from Monday 23 November 2026. */
export const WEEK_DAYS = Array.from({ length: 7 }, (_, nth) => addDays(MONDAY, nth))

/** That week on its Monday morning, of somebody who eats everything, to be filled. */
export const weekSource = (entries: readonly PlannedEntry[], more: Partial<PlanningSource> = {}): PlanningSource => ({
  ...{
    days: WEEK_DAYS,
    today: MONDAY,
    time: '07:00',
    entries,
    settings: [],
    kitchen: ownKitchen(),
    setup: NO_RULES_SETUP,
  },
  dishes: new Map(ownKitchen().map(dish => [`own/${dish.ref.id}`, dish])),
  ...{ eatenBefore: [], cupboard: [], mode: 'fill', seed: 7 },
  ...more,
})

let made = 0
export const newId = () => `made ${++made}`

/** The same as planning leaves it. */
export function plannedWeek(): PlannedEntry[] {
  const of = weekSource([])
  const planning = planningOf(of)
  return withEdit([], editOf(planning, planOf(planning.problem), of, newId).edit)
}

/** One of our dishes at a meal. */
export function plannedDish(cell: Cell, more: Partial<PlannedEntry> = {}): PlannedEntry {
  const [recipe] = ownRecipes()
  return {
    ...{ id: randomUUID(), ...cell, place: 0, quarters: 4, guestQuarters: 0, time: null, isLocked: false },
    what: { kind: 'dish', ref: { kind: 'own', id: recipe?.id ?? '' }, name: recipe?.name ?? '', grams: null },
    ...more,
  }
}
