import { RECIPES } from '#content/recipes.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { type DayIntake, dayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { type Standing, standingOf } from '#modules/nutrition/needs/standing.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type OwnRecipe, ownRecipe } from './own-recipe.ts'

/** Our recipes made of these foods. */
export function libraryOf(foods: readonly Food[]): OwnRecipe[] {
  const byId = new Map(foods.map(food => [food.id, food]))
  return RECIPES.map(content => ownRecipe(content, byId))
}

/** The foods as their own table states them, without bounds and without what another table fills in. */
export function asStated(foods: readonly Food[]): Food[] {
  return foods.map(({ atMost: _, filled, per100g, ...food }) => {
    const own = Object.entries(per100g).filter(([key]) => !filled?.keys.some(other => other === key))
    return { ...food, per100g: Object.fromEntries(own) as Food['per100g'] }
  })
}

/** Random numbers 0..1 that are the same each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** One serving of a recipe for each of four meals, the same recipes for a seed whatever their foods state. */
export function randomDay(library: readonly OwnRecipe[], random: () => number): DayIntake {
  const portions = MEALS.map(meal => {
    const dishes = library.filter(({ meals }) => meals.includes(meal))
    const dish = dishes[Math.floor(random() * dishes.length)]
    if (!dish) throw new Error(`There is no ${meal}`)
    return { intake: dish.nutrition.serving, added: dish.nutrition.addedInServing, servings: 1 }
  })
  return dayIntake(portions, [])
}

const ADULTS = [
  { sex: 'female', ageYears: 30 },
  { sex: 'male', ageYears: 30 },
] as const

/** How a day compares with every reference of an adult, a woman and a man in turn. */
export function verdictsOf(day: DayIntake, nth: number): Map<NutrientKey, Standing['verdict']> {
  const whole = wholeDay(day)
  const adult = ADULTS[nth % 2] ?? ADULTS[0]
  return new Map(
    NUTRIENT_KEYS.flatMap(key => {
      const reference = ukReference(adult, key)
      return reference ? [[key, standingOf(figureOf(whole, key), reference).verdict] as const] : []
    }),
  )
}

/** Of so many random days, on how many nobody can tell whether the reference of a nutrient is met. */
export function cannotTell(library: readonly OwnRecipe[], days: number, seed: number): Map<NutrientKey, number> {
  const random = randomFrom(seed)
  const counts = new Map<NutrientKey, number>()
  for (let nth = 0; nth < days; nth += 1) {
    for (const [key, verdict] of verdictsOf(randomDay(library, random), nth)) {
      counts.set(key, (counts.get(key) ?? 0) + (verdict === 'cannot tell' ? 1 : 0))
    }
  }
  return counts
}
