import { randomUUID } from 'node:crypto'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { goalsOf } from './balance/goals.ts'
import type { Diner } from './balance/problem.ts'
import { type KitchenDish, kitchenDish } from './kitchen.ts'
import type { PlannedEntry } from './plan.ts'
import type { Cell } from './plan-edits.ts'

export const NO_RULES_DINER: Diner = {
  rules: { diets: [], allergens: [] },
  goals: goalsOf({ sex: 'female', ageYears: 30, weightKg: null, goalKcal: 2000, isKeto: false }),
}

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
