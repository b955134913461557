import type { Day } from '#modules/calendar/day.ts'
import { weekdayOf } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import type { Dish, DishRef } from '#modules/recipes/dish.ts'
import { type Diner, type Fixed, type PlanProblem, type Slot, sameDish } from './problem.ts'

/** A rule that could be changed. */
export type Relaxed =
  | { readonly kind: 'minutes'; readonly day: Day; readonly more: number }
  | { readonly kind: 'diet'; readonly diner: number; readonly diet: OwnDiet }
  /** A meal, or the whole day. */
  | { readonly kind: 'unlock'; readonly day: Day; readonly meal: string | null }
  | { readonly kind: 'avoided'; readonly dish: DishRef }
  /** Told as what holds a week back, and never proposed. */
  | { readonly kind: 'allergens' | 'advice'; readonly diner: number }
  | { readonly kind: 'time' }

/** The same problem with one rule changed. */
export interface Relaxation {
  readonly relaxed: Relaxed
  /** As a proposal: 'Allow oily fish'. As a rule: 'the time on weekdays'. */
  readonly words: string
  readonly isProposed: boolean
  readonly problem: PlanProblem
}

const MORE_MINUTES = 10
/** Of the dishes that are not to come again, so many are tried. */
const MOST_AVOIDED = 4
/** Of what is locked, so many days or meals. */
const MOST_LOCKED = 12
const OILY_FISH =
  /^(?:trout|salmon|smoked-salmon|hot-smoked-salmon|smoked-trout|mackerel|smoked-mackerel|herring|kippers|sardines|whitebait)(?:-|$)/

/**
 * Every rule of this problem that could be changed, with the changed problem. Allergens and advice are never proposed, nor
 * diets that may be kept for health (gluten-free, dairy-free).
 */
export function relaxationsOf(problem: PlanProblem): Relaxation[] {
  return [
    ...problem.diners.flatMap((diner, at) => [
      ...dietRelaxations(problem, diner, at),
      ...withoutAllergens(problem, diner, at),
      ...withoutAdvice(problem, diner, at),
    ]),
    ...timeRelaxations(problem),
    ...unlocked(problem),
    ...problem.avoided.slice(0, MOST_AVOIDED).flatMap(ref => allowedAgain(problem, ref)),
  ]
}

/** What somebody who lives by a diet might allow, and the diet that is left then. */
const ALLOWED: {
  readonly [D in OwnDiet]?: {
    readonly words: string
    readonly left: readonly OwnDiet[]
    readonly only?: (dish: Dish) => boolean
  }
} = {
  vegan: { words: 'Allow eggs and dairy', left: ['vegetarian'] },
  vegetarian: {
    words: 'Allow oily fish',
    left: ['pescatarian'],
    only: ({ madeOf }) => madeOf.some(({ foodId }) => foodId !== null && OILY_FISH.test(foodId)),
  },
  pescatarian: { words: 'Allow meat', left: [] },
  keto: { words: 'Allow more carbohydrate than keto does', left: [] },
  paleo: { words: 'Allow more than paleo does', left: [] },
}

function dietRelaxations(problem: PlanProblem, { rules }: Diner, at: number): Relaxation[] {
  return rules.diets.flatMap((diet): Relaxation[] => {
    const allowed = ALLOWED[diet]
    if (!allowed) return []
    const { words, left, only } = allowed
    const diets = [...new Set([...rules.diets.filter(each => each !== diet), ...left])]
    const dishes = only ? problem.dishes.filter(dish => dish.diets.includes(diet) || only(dish)) : problem.dishes
    return [
      {
        relaxed: { kind: 'diet', diner: at, diet },
        words,
        isProposed: true,
        problem: { ...withRules(problem, at, { ...rules, diets }), dishes },
      },
    ]
  })
}

function withoutAllergens(problem: PlanProblem, { rules }: Diner, at: number): Relaxation[] {
  if (rules.allergens.length === 0) return []
  return [
    {
      relaxed: { kind: 'allergens', diner: at },
      words: 'What you must not eat',
      isProposed: false,
      problem: withRules(problem, at, { ...rules, allergens: [] }),
    },
  ]
}

function withoutAdvice(problem: PlanProblem, { advice = [] }: Diner, at: number): Relaxation[] {
  if (advice.length === 0) return []
  const diners = problem.diners.map((diner, nth) => (nth === at ? { ...diner, advice: [] } : diner))
  const relaxed = { kind: 'advice', diner: at } as const
  return [
    {
      relaxed,
      words: 'What you are advised to leave out or keep to',
      isProposed: false,
      problem: { ...problem, diners },
    },
  ]
}

const withRules = (problem: PlanProblem, at: number, rules: EatingRules): PlanProblem => ({
  ...problem,
  diners: problem.diners.map((diner, nth) => (nth === at ? { ...diner, rules } : diner)),
})

function timeRelaxations(problem: PlanProblem): Relaxation[] {
  const days = problem.days.filter(day => problem.slots.some(slot => slot.day === day && slot.mostMinutes !== null))
  if (days.length === 0) return []
  const each = days.map(
    (day): Relaxation => ({
      relaxed: { kind: 'minutes', day, more: MORE_MINUTES },
      words: `${MORE_MINUTES} minutes more on ${weekdayName(weekdayOf(day))}`,
      isProposed: true,
      problem: withMinutes(problem, slot =>
        slot.day === day && slot.mostMinutes !== null ? slot.mostMinutes + MORE_MINUTES : slot.mostMinutes,
      ),
    }),
  )
  const all: Relaxation = {
    relaxed: { kind: 'time' },
    words: 'Your time to cook',
    isProposed: false,
    problem: withMinutes(problem, () => null),
  }
  return [all, ...each]
}

const withMinutes = (problem: PlanProblem, mostMinutes: (slot: Slot) => number | null): PlanProblem => ({
  ...problem,
  slots: problem.slots.map(slot => ({ ...slot, mostMinutes: mostMinutes(slot) })),
})

function unlocked(problem: PlanProblem): Relaxation[] {
  const locked = problem.fixed.filter(({ mayChange }) => mayChange)
  const groups = new Map<string, Fixed[]>()
  for (const each of locked) {
    const key = `${each.day} ${each.mayChange?.withItsDay ? '' : each.meal}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].slice(0, MOST_LOCKED).map(freed)

  function freed(those: readonly Fixed[]): Relaxation {
    const [{ day, meal, mayChange } = { day: '' as Day, meal: '' }] = those
    const isDay = mayChange?.withItsDay === true
    const open = those.flatMap(each => (each.mayChange ? [{ ...each.mayChange, day: each.day, meal: each.meal }] : []))
    return {
      relaxed: { kind: 'unlock', day, meal: isDay ? null : meal },
      words: `Unlock ${isDay ? '' : `${meal} on `}${weekdayName(weekdayOf(day))}`,
      isProposed: true,
      problem: {
        ...problem,
        fixed: problem.fixed.filter(each => !those.includes(each)),
        slots: [...problem.slots, ...open.map(({ withItsDay: _, ...slot }) => slot)],
      },
    }
  }
}

function allowedAgain(problem: PlanProblem, ref: DishRef): Relaxation[] {
  const dish = problem.dishes.find(each => sameDish(each.ref, ref))
  if (!dish) return []
  return [
    {
      relaxed: { kind: 'avoided', dish: ref },
      words: `Have ${dish.name} again`,
      isProposed: true,
      problem: { ...problem, avoided: problem.avoided.filter(each => !sameDish(each, ref)) },
    },
  ]
}
