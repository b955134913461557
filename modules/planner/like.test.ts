import { describe, expect, test } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { nearTwins } from './balance/twins.ts'
import { type AskedLike, dishesLike } from './like.ts'

const dishes = ownRecipes().map(dishOfOwn)
const named = (name: string) => dishes.find(each => each.name === name) as Dish
const chilli = named('Three-bean chilli')
const like = (change: Partial<AskedLike> = {}) =>
  dishesLike(dishes, { dish: chilli, meal: 'dinner', mostMinutes: null, keptHours: 0, near: [], ...change }, 6)
const kcal = ({ intake }: Dish) => figureOf(intake, 'energyKcal').amount
const protein = ({ intake }: Dish) => figureOf(intake, 'proteinG').amount

describe('dishes like another', () => {
  test('suit the same meal, give about as much energy and protein, and say what differs', () => {
    const found = like()
    expect(found).toHaveLength(6)
    for (const { dish, why } of found) {
      expect(dish.meals).toContain('dinner')
      expect(dish.ref).not.toEqual(chilli.ref)
      expect(Math.abs(kcal(dish) - kcal(chilli))).toBeLessThanOrEqual(0.25 * kcal(chilli))
      expect(Math.abs(protein(dish) - protein(chilli))).toBeLessThanOrEqual(Math.max(8, 0.4 * protein(chilli)))
      expect(why).toMatch(/^(As much energy|\d+ kcal (more|less)), (as much|\d+ g (more|less)) protein$/)
    }
  })

  test('take no longer at the stove than the meal may', () => {
    const found = like({ mostMinutes: 30 })
    expect(found.length).toBeGreaterThan(0)
    for (const { dish } of found) expect((dish.minutes ?? 0) - (dish.waitMinutes ?? 0)).toBeLessThanOrEqual(30)
  })

  test('keep as long as something of it is kept', () => {
    const found = like({ keptHours: 48 })
    expect(found.length).toBeGreaterThan(0)
    for (const { dish } of found) expect(dish.keptHours).toBeGreaterThanOrEqual(48)
    expect(like().some(({ dish }) => dish.keptHours < 48)).toBe(true)
  })

  test('are no near twins of what is eaten beside it', () => {
    const near = like().map(({ dish }) => dish)
    const found = like({ near })
    expect(found.length).toBeGreaterThan(0)
    for (const { dish } of found) for (const each of near) expect(nearTwins([dish, each])[1], dish.name).toBe(0)
  })

  test('of which nobody knows the energy may be anything for that meal', () => {
    const unknown = { ...chilli, intake: { ...chilli.intake, lower: chilli.intake.lower.map(() => 0) } } as Dish
    const [first] = like({ dish: unknown })
    expect(first?.why).toMatch(/^Suits this meal/)
  })

  test('are the same whatever order they are looked at in', () => {
    const asked = { dish: chilli, meal: 'dinner', mostMinutes: null, keptHours: 0, near: [] }
    expect(dishesLike(dishes.toReversed(), asked, 6)).toEqual(dishesLike(dishes, asked, 6))
  })
})
