import { addDays, type Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import { dishOn } from '#modules/planner/cooked.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { samplePlan } from '#modules/planner/sample-week.ts'
import { type Dish, dishOfFood, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { DayMark, DiaryEntry, Measure, Water } from './diary.ts'
import { quickEntry } from './quick-entry.ts'

export interface SampleDiary {
  readonly entries: readonly DiaryEntry[]
  readonly water: readonly Water[]
  readonly measures: readonly Measure[]
  readonly days: readonly DayMark[]
}

const DAYS_KEPT = 120
/** The days of which the average is told. */
const MONTH_DAYS = 30
/** What the specification says of the sample member, and what the days before hold by turns. */
const TODAY_KCAL = 1_840
const AVERAGE_KCAL = 1_950
const SWING_KCAL = [60, -150, 130, -40, 190, -110, 20]
const POUNDS_NOW = 175
const POUNDS_A_MONTH = 5

/** By how many days ago: of the last week one day was logged in part, and one not at all. */
const isPartial = (ago: number) => ago % 11 === 5
const isUntracked = (ago: number) => ago % 16 === 3

/**
 * What the sample member logged until today: what they planned, in portions of their own, and something small beside it,
 * so that the last thirty complete days average 1,950 kcal and today is at 92 % of their goal. The same for the same
 * today, always.
 */
export function sampleDiary(today: Day): SampleDiary {
  const agos = Array.from({ length: DAYS_KEPT }, (_, nth) => DAYS_KEPT - 1 - nth)
  const plan = samplePlan(
    agos.map(ago => addDays(today, -ago)),
    recipe => ownRecipeOf(recipe)?.name ?? '',
  )
  const eaten = new DaysEaten(plan)
  return {
    entries: agos.flatMap(ago => (isUntracked(ago) ? [] : eaten.on(addDays(today, -ago), ago))),
    water: agos.flatMap(ago => glassesOn(addDays(today, -ago), ago)),
    measures: agos.flatMap(ago => measuredOn(addDays(today, -ago), ago)),
    days: agos.flatMap(ago => markOf(addDays(today, -ago), ago)),
  }
}

function markOf(day: Day, ago: number): DayMark[] {
  const note = ago === 4 ? 'Late lunch, walked home by the river.' : ''
  if (ago === 0) return []
  return [{ day, note, status: isUntracked(ago) ? 'not tracked' : isPartial(ago) ? 'partial' : 'complete' }]
}

const isComplete = (ago: number) => ago > 0 && !isPartial(ago) && !isUntracked(ago)
const swingOn = (ago: number) => SWING_KCAL[ago % SWING_KCAL.length] ?? 0

/** By how much the swings of the complete days of a month are off on average. */
const SWING_OFF = (() => {
  const agos = Array.from({ length: MONTH_DAYS }, (_, nth) => nth).filter(isComplete)
  return agos.reduce((sum, ago) => sum + swingOn(ago), 0) / agos.length
})()

const targetOn = (ago: number) => (ago === 0 ? TODAY_KCAL : AVERAGE_KCAL + swingOn(ago) - SWING_OFF)

const TIMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    breakfast: '07:40',
    lunch: '12:55',
    dinner: '19:05',
    snack: '15:30',
  }),
)
const EATEN_OUT_KCAL = 700
const LEAST_QUARTERS = 2
/** What is had beside the plan on a day that is short of its energy, until little is missing. */
const SMALL_THINGS = [
  { food: 'wholemeal-bread', grams: 72, measure: { count: 2, unit: 'slice' }, meal: 'breakfast' },
  { food: 'banana', grams: 100, measure: { count: 1, unit: 'medium' }, meal: 'snack' },
  { food: 'almonds', grams: 30, measure: { count: 1, unit: 'handful' }, meal: 'snack' },
  { food: 'cheddar', grams: 25, measure: { count: 1, unit: 'slice' }, meal: 'lunch' },
  { food: 'wholemeal-bread', grams: 36, measure: { count: 1, unit: 'slice' }, meal: 'lunch' },
  { food: 'apple', grams: 100, measure: { count: 1, unit: 'medium' }, meal: 'snack' },
] as const
/** And then a glass of it, of just the size that is left. */
const LAST_THING = 'semi-skimmed-milk'

class DaysEaten {
  readonly #plan: readonly PlannedEntry[]
  constructor(plan: readonly PlannedEntry[]) {
    this.#plan = plan
  }

  on(day: Day, ago: number): DiaryEntry[] {
    const target = targetOn(ago)
    const planned = entriesOfDay(this.#plan, day)
    // Of a day that was logged in part nobody knows the evening.
    const logged = isPartial(ago) ? planned.filter(({ meal }) => meal !== 'dinner') : planned
    const meals = withinReach(
      logged.map(entry => this.#eaten(entry)),
      target,
    )
    return isPartial(ago) ? [...meals] : [...meals, ...smallThings(day, meals, target)]
  }

  #eaten(entry: PlannedEntry): DiaryEntry {
    const { id, day, meal, place } = entry
    const at = { id, day, meal, place, time: TIMES.get(meal) ?? null }
    const dish = dishOn(this.#plan, entry)
    const recipe = dish?.ref.kind === 'own' ? ownRecipeOf(dish.ref.id) : null
    if (!recipe) return quickEntry(at, 'Dinner with friends', { energyKcal: EATEN_OUT_KCAL })
    return { ...at, ...servingsOf(dishOfOwn(recipe), entry.quarters) }
  }
}

function servingsOf({ ref, name, intake, added, portionG }: Dish, quarters: number) {
  const times = quarters / 4
  const grams = portionG === null ? null : Math.round(portionG * times)
  return {
    what: { kind: 'dish', ref, name },
    amount: { times, grams, measure: null },
    one: writtenIntake(intake),
    added: added && writtenIntake(added),
  } as const
}

const kcalOf = (entry: DiaryEntry): number => {
  if (entry.what.kind === 'quick') return EATEN_OUT_KCAL
  const recipe = entry.what.kind === 'dish' ? ownRecipeOf(entry.what.ref.id) : null
  return recipe ? figureOf(dishOfOwn(recipe).intake, 'energyKcal').amount * entry.amount.times : 0
}
const sumOf = (entries: readonly DiaryEntry[]) => entries.reduce((sum, entry) => sum + kcalOf(entry), 0)

/** Smaller portions of the largest, a quarter at a time, until a day is not above its energy. */
function withinReach(meals: readonly DiaryEntry[], target: number): readonly DiaryEntry[] {
  if (sumOf(meals) <= target) return meals
  const quarters = ({ amount }: DiaryEntry) => amount.times * 4
  const [largest] = meals
    .filter(entry => entry.what.kind === 'dish' && quarters(entry) > LEAST_QUARTERS)
    .toSorted((one, other) => kcalOf(other) - kcalOf(one))
  const recipe = largest?.what.kind === 'dish' ? ownRecipeOf(largest.what.ref.id) : null
  if (!largest || !recipe) return meals
  const less = { ...largest, ...servingsOf(dishOfOwn(recipe), quarters(largest) - 1) }
  return withinReach(
    meals.map(entry => (entry === largest ? less : entry)),
    target,
  )
}

function smallThings(day: Day, meals: readonly DiaryEntry[], target: number): DiaryEntry[] {
  const things: DiaryEntry[] = []
  let left = target - sumOf(meals)
  for (const { food, grams, measure, meal } of SMALL_THINGS) {
    const kcal = kcalIn(food, grams)
    if (kcal > left) continue
    things.push(foodEntry(day, meal, things.length + 1, { food, grams, measure }))
    left -= kcal
  }
  const grams = Math.round((left / kcalIn(LAST_THING, 100)) * 100)
  return grams < 1
    ? things
    : [...things, foodEntry(day, 'breakfast', things.length + 1, { food: LAST_THING, grams, measure: null })]
}

const kcalIn = (food: string, grams: number) => figureOf(oneOf(food).intake, 'energyKcal').amount * (grams / 100)

function oneOf(food: string): Dish {
  const found = FOODS_BY_ID.get(food)
  if (!found) throw new Error(`The sample member eats ${food}, which is no food of ours`)
  return dishOfFood(found, 100)
}

interface SmallThing {
  readonly food: string
  readonly grams: number
  readonly measure: DiaryEntry['amount']['measure']
}

function foodEntry(day: Day, meal: string, place: number, { food, grams, measure }: SmallThing): DiaryEntry {
  const { ref, name, intake, added } = oneOf(food)
  return {
    ...{ id: idOn(day, place), day, meal, place, time: TIMES.get(meal) ?? null },
    what: { kind: 'dish', ref, name },
    amount: { times: grams / 100, grams, measure },
    one: writtenIntake(intake),
    added: added && writtenIntake(added),
  }
}

/** The same for the same place of the same day, always, and not one of the plan's. */
const idOn = (day: Day, place: number) =>
  `5a3b1d00-0000-4000-8000-${day.replaceAll('-', '')}${String(place).padStart(4, '0')}`

/** 1.8 litres today, and by turns before. */
const GLASSES_ML = [
  [250, 250, 250, 300, 250, 500],
  [250, 250, 500, 250, 250, 250, 500],
  [250, 500, 250, 250, 500],
] as const
const FIRST_GLASS_HOUR = 8

function glassesOn(day: Day, ago: number): Water[] {
  if (isUntracked(ago)) return []
  const glasses = GLASSES_ML[ago % GLASSES_ML.length] ?? []
  return glasses.map((ml, nth) => ({
    id: idOn(day, 100 + nth),
    day,
    ml,
    time: `${String(FIRST_GLASS_HOUR + 2 * nth).padStart(2, '0')}:10`,
  }))
}

/** Weighed three times a week, and thirty days ago. What a pair of scales shows wavers around what somebody weighs. */
const isWeighedOn = (ago: number) => [0, 2, 4].includes(ago % 7) || ago === MONTH_DAYS
const WAVER_POUNDS = [0, 0.4, -0.6, 0.5, -0.3, 0.7, -0.2]
const MINUTES = [42, 25, 0, 60, 35, 0, 50]

function measuredOn(day: Day, ago: number): Measure[] {
  const measures: Measure[] = []
  if (isWeighedOn(ago)) {
    const waver = ago === 0 || ago === MONTH_DAYS ? 0 : (WAVER_POUNDS[(ago * 3) % WAVER_POUNDS.length] ?? 0)
    const pounds = POUNDS_NOW + (ago / MONTH_DAYS) * POUNDS_A_MONTH + waver
    measures.push(measure(day, 200, { time: '07:20', kind: 'weight', value: pounds * KG_PER_POUND, words: '' }))
  }
  const minutes = MINUTES[ago % MINUTES.length] ?? 0
  if (minutes > 0)
    measures.push(measure(day, 201, { time: '13:25', kind: 'activity', value: minutes, words: 'Brisk walk' }))
  return measures
}

const measure = (day: Day, place: number, rest: Omit<Measure, 'id' | 'day'>): Measure => ({
  id: idOn(day, place),
  day,
  ...rest,
})
