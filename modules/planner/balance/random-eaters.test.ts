import { expect, test } from 'vitest'
import { adviceFor, adviceNamed } from '#modules/nutrition/advice/table.ts'
import { suitsDiet } from '#modules/nutrition/foods/diet-rules.ts'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen, type Food } from '#modules/nutrition/foods/food.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type Dice, diceOf } from './dice.ts'
import { daysFrom, dinerOf, ownDishes, planOf, slotsOn, weekProblem } from './plans.fixture.ts'
import { isAway, type Placed, type PlanProblem, type Slot } from './problem.ts'

/**
 * Weeks of people of every age, state and diet, alone and at one table. What they are given is weighed again from the
 * foods of the dishes: nothing here asks what the search asks. `EATERS_SEED` repeats a run.
 */
const EATERS = 200
const SEED = Number(process.env.EATERS_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** Enough to fill a week; how well it is filled is not looked at here. */
const MOVES = 3_000
const MINUTES: { readonly [meal: string]: number } = { breakfast: 480, lunch: 780, snack: 960, dinner: 1140 }

const OWN = ownDishes()
const DISHES = new Map(OWN.map(dish => [dish.ref.id, dish]))
const ANYTHING: readonly OwnDiet[] = []
const DIETS: readonly (readonly OwnDiet[])[] = [
  ...[ANYTHING, ANYTHING, ANYTHING],
  ...(Object.keys(OWN_DIETS) as OwnDiet[]).map(diet => [diet]),
  ['vegan', 'gluten-free'],
  ['pescatarian', 'dairy-free'],
]

const oneOf = <T>(dice: Dice, all: readonly T[]): T => all[dice.roll(all.length)] as T

function randomEater(dice: Dice): Eater {
  const sex = oneOf(dice, ['female', 'female', 'male', null] as const)
  const ageYears = dice.roll(8) === 0 ? null : dice.roll(8) === 0 ? dice.roll(6) : dice.roll(91)
  const mayExpect = sex !== 'male' && ageYears !== null && ageYears >= 16 && ageYears <= 50
  const state = mayExpect ? dice.roll(3) : 0
  return {
    ...{ sex, ageYears, isKeto: false },
    weightKg: dice.roll(3) === 0 ? null : 40 + dice.roll(80),
    goalKcal: 900 + dice.roll(24) * 100,
    ...oneOf(dice, [{}, {}, { oilyFishPortions: 2 }, { oilyFishPortions: 4 }] as const),
    ...(state === 1 && { pregnancy: { trimester: oneOf(dice, [1, 2, 3] as const) } }),
    ...(state === 2 && { breastfeeding: { months: dice.roll(12) } }),
    ...(dice.roll(6) === 0 && { hasWeakImmunity: true as const }),
    ...(mayExpect && dice.roll(4) === 0 && { isTrying: true as const }),
  }
}

interface Table {
  readonly eaters: readonly Eater[]
  readonly problem: PlanProblem
}

function randomTable(seed: number): Table {
  const dice = diceOf(seed)
  const eaters = Array.from({ length: dice.roll(3) === 0 ? 2 : 1 }, () => randomEater(dice))
  const days = daysFrom(7)
  const diners = eaters.map((eater, nth) => ({
    ...dinerOf(
      eater,
      oneOf(dice, DIETS),
      (Object.keys(ALLERGENS) as Allergen[]).filter(() => dice.roll(12) === 0),
    ),
    ...(nth > 0 && { away: days.filter(() => dice.roll(4) === 0) }),
  }))
  const slots = slotsOn(days).map((slot): Slot => ({ ...slot, atMinute: MINUTES[slot.meal] ?? 0 }))
  return { eaters, problem: weekProblem({ days, diners, slots, dishes: OWN, seed, moves: MOVES }) }
}

interface Serving {
  readonly slot: Slot
  readonly dish: Dish
  readonly servings: number
}

/** What one of them has on their plate in the week. */
const platesOf = ({ slots, diners }: PlanProblem, placed: readonly Placed[], nth: number): Serving[] =>
  placed.flatMap(each => {
    const [slot, dish, diner] = [slots[each.slot], DISHES.get(each.dish.id), diners[nth]]
    if (!slot || !dish || !diner || isAway(diner, slot.day)) return []
    return [{ slot, dish, servings: (each.quarters[nth] ?? 0) / 4 }]
  })

const foodsOf = ({ dish }: Serving): Food[] => dish.madeOf.flatMap(({ foodId }) => FOODS_BY_ID.get(foodId ?? '') ?? [])

/** By the words of their foods, which the table does not know. */
const LEFT_OUT: readonly (readonly [says: string, is: (eater: Eater) => boolean, words: RegExp, but?: RegExp])[] = [
  ['alcohol', expectsOrTries, /\b(?:lager|beer|cider|gin|vodka|whisky|rum)\b/i, /vinegar|ginger|alcohol-free/i],
  ['liver', expectsOrTries, /\b(?:liver|haggis|faggot)/i, /vegetarian/i],
  ['pâté', isAtRisk, /\bpâté\b/i],
  ['soft cheese', isAtRisk, /\b(?:brie|camembert|gorgonzola|roquefort|danish blue|dolcelatte)\b/i],
  ['smoked salmon', isAtRisk, /smoked (?:salmon|trout)/i, /hot[- ]smoked/i],
  ['game', isExpecting, /\b(?:pheasant|partridge|grouse|wild duck)\b/i],
  ['shark', expectsOrTries, /\b(?:shark|swordfish|marlin)\b/i],
  ['honey before one', ({ ageYears }) => ageYears !== null && ageYears < 1, /\bhoney$/i],
  ['whole nuts before five', isSmall, /^(?:almonds|walnuts|cashews|pecans|hazelnuts|pistachios)$/i],
  ['rice drink before five', isSmall, /\brice drink/i],
]

function isExpecting({ pregnancy }: Eater): boolean {
  return pregnancy !== undefined
}

function expectsOrTries(eater: Eater): boolean {
  return isExpecting(eater) || eater.isTrying === true
}

/** Where an infection from food hits harder. */
function isAtRisk(eater: Eater): boolean {
  return isExpecting(eater) || eater.hasWeakImmunity === true
}

function isSmall({ ageYears }: Eater): boolean {
  return ageYears !== null && ageYears < 5
}

/** What is wrong with the week of one of them, in words. */
function wrongs({ eaters, problem }: Table, placed: readonly Placed[], nth: number): string[] {
  const [eater, diner] = [eaters[nth], problem.diners[nth]]
  if (!eater || !diner) return ['nobody']
  const plates = platesOf(problem, placed, nth)
  const foods = plates.flatMap(foodsOf)
  return [
    ...plates.flatMap(plate => [
      ...diner.rules.diets.flatMap(diet =>
        diet === 'keto' || foodsOf(plate).every(food => suitsDiet(food, diet)) ? [] : [`${plate.dish.name}: ${diet}`],
      ),
      ...diner.rules.allergens.flatMap(allergen =>
        foodsOf(plate).some(food => food.allergens.includes(allergen)) ? [`${plate.dish.name}: ${allergen}`] : [],
      ),
    ]),
    ...LEFT_OUT.flatMap(([says, is, words, but]) =>
      is(eater) && foods.some(({ name }) => words.test(name) && !but?.test(name)) ? [says] : [],
    ),
    ...adviceFor(eater).flatMap(id => passedLimit(id, plates)),
  ]
}

/** Portions as somebody with scales would count them: grams on each plate, over the grams of a portion. */
function passedLimit(id: ReturnType<typeof adviceFor>[number], plates: readonly Serving[]): string[] {
  const { limit, portionG, isAlone } = adviceNamed(id)
  const held = plates.map(({ slot, dish, servings }) => {
    const isAbout = isAlone === undefined || isAlone === (dish.madeOf.length === 1)
    const portions = dish.madeOf.map(({ foodId, grams }) => {
      const portion = portionG.get(foodId ?? '')
      return portion === undefined || !isAbout ? 0 : grams === null ? 1 : grams / portion
    })
    return { day: slot.day, each: portions.reduce((sum, one) => sum + one, 0), servings }
  })
  const days = [...new Set(held.map(({ day }) => day))].map(day => held.filter(each => each.day === day))
  const sum = (some: typeof held) => some.reduce((all, { each, servings }) => all + each * servings, 0)
  const words = `${id}: ${sum(held).toFixed(2)}`
  const most = 1e-6
  if (limit.kind === 'never' || limit.kind === 'seldom') return sum(held) > 0 ? [words] : []
  if (limit.kind === 'week') return sum(held) > limit.portions + most ? [words] : []
  if (limit.kind === 'day-portions') return days.some(day => sum(day) > limit.portions + most) ? [words] : []
  if (limit.kind === 'day')
    return days.some(day => day.filter(({ each, servings }) => each * servings >= 0.1).length > limit.meals)
      ? [words]
      : []
  return []
}

const RICE = /\b(?:rice|risotto)\b/i
const NO_RICE = /cauliflower|noodle|vinegar|paper|flour|cake|drink|wine|cereal/i

/** Leftovers that waited longer than the fridge keeps them. */
const keptTooLong = ({ problem: { slots } }: Table, placed: readonly Placed[]): string[] =>
  placed.flatMap(({ slot: at, dish: { id }, leftoversOf }) => {
    const [from, to, dish] = [slots[leftoversOf ?? -1], slots[at], DISHES.get(id)]
    if (!from || !to || !dish) return []
    const hours =
      (Date.parse(to.day) - Date.parse(from.day)) / 3_600_000 + ((to.atMinute ?? 0) - (from.atMinute ?? 0)) / 60
    const hasRice = dish.madeOf.some(({ foodId }) => {
      const name = FOODS_BY_ID.get(foodId ?? '')?.name ?? ''
      return RICE.test(name) && !NO_RICE.test(name)
    })
    return hours > (hasRice ? 24 : 48) ? [`${dish.name} after ${hours} hours`] : []
  })

test(`nobody of ${EATERS} tables is given what they do not eat or are advised against, EATERS_SEED=${SEED}`, () => {
  const dice = diceOf(SEED)
  let meals = 0
  for (let nth = 0; nth < EATERS; nth += 1) {
    const table = randomTable(dice.roll(2 ** 31))
    const { placed } = planOf(table.problem)
    meals += placed.length
    const told = JSON.stringify(table.eaters)
    for (const at of table.eaters.keys()) expect(wrongs(table, placed, at), told).toEqual([])
    expect(keptTooLong(table, placed), told).toEqual([])
  }
  // Most have something at most meals: an empty week is never wrong.
  expect(meals).toBeGreaterThan(EATERS * 12)
})
