import { randomUUID } from 'node:crypto'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { type KitchenDish, kitchenDish } from './kitchen.ts'
import type { Person } from './person.ts'
import type { PlannedEntry } from './plan.ts'
import type { Cell } from './plan-edits.ts'
import type { PlanSetting } from './plan-settings.ts'
import type { PlanSetup } from './plan-setup.ts'

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

/** All our own recipes, as a browser has them. */
export const ownKitchen = (): KitchenDish[] =>
  ownRecipes().map(recipe => kitchenDish(dishOfOwn(recipe), { picture: null, wash: 'leaf', ahead: null }))

/** One of our dishes at a meal. */
export function plannedDish(cell: Cell, more: Partial<PlannedEntry> = {}): PlannedEntry {
  const [recipe] = ownRecipes()
  return {
    ...{ id: randomUUID(), ...cell, place: 0, quarters: 4, guestQuarters: 0, time: null, isLocked: false },
    what: { kind: 'dish', ref: { kind: 'own', id: recipe?.id ?? '' }, name: recipe?.name ?? '', grams: null },
    ...more,
  }
}
