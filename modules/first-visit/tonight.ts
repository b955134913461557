import type { Day } from '#modules/calendar/day.ts'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import { restOfDay, type Suggestion, suggestions } from '#modules/planner/suggestions.ts'
import { totalsOf } from '#modules/planner/totals.ts'
import { type EatingRules, eatingRules, suitability } from '#modules/profile/eating-rules.ts'
import type { Dish } from '#modules/recipes/dish.ts'

/** What somebody without an account answered, as it is in the address. Each may be skipped. */
export interface Tonight {
  readonly eats: OwnDiet | null
  readonly without: readonly Allergen[]
  /** 1 to 8. */
  readonly people: number | null
  /** At most, all in all. */
  readonly minutes: number | null
  /** 0 is the first that fits, 1 another one, and so on. */
  readonly turn: number
}

export const MOST_PEOPLE = 8
export const TONIGHT_MINUTES = [15, 20, 30, 45, 60] as const
const MOST_TURNS = 999

/** Reads the address. What nobody offers is as if it were not there. */
export function readTonight(search: URLSearchParams): Tonight {
  const diets = Object.keys(OWN_DIETS) as OwnDiet[]
  const allergens = Object.keys(ALLERGENS) as Allergen[]
  const [eats, without] = [search.get('eats'), search.getAll('without')]
  return {
    eats: diets.find(diet => diet === eats) ?? null,
    without: allergens.filter(allergen => without.includes(allergen)),
    people: whole(search.get('people'), 1, MOST_PEOPLE),
    minutes: TONIGHT_MINUTES.find(minutes => String(minutes) === search.get('time')) ?? null,
    turn: whole(search.get('turn'), 0, MOST_TURNS) ?? 0,
  }
}

function whole(text: string | null, least: number, most: number): number | null {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** The search part of the address that asks for this. */
export function tonightSearch({ eats, without, people, minutes, turn }: Tonight): string {
  const search = rulesInAddress({ eats, without })
  if (people !== null) search.set('people', String(people))
  if (minutes !== null) search.set('time', String(minutes))
  if (turn > 0) search.set('turn', String(turn))
  return search.size > 0 ? `?${search}` : ''
}

/** What a planner is told of it, as its address has it; '' where nothing was answered. */
export const answersInAddress = (asked: Tonight): string => tonightSearch({ ...asked, turn: 0 }).slice(1)

/** In an address: what was answered before is taken back. */
export const NO_ANSWERS = 'answers=none'
export const takesBack = (search: URLSearchParams): boolean => search.get('answers') === 'none'

/** What of it somebody does not eat. */
function rulesInAddress({ eats, without }: Pick<Tonight, 'eats' | 'without'>): URLSearchParams {
  return new URLSearchParams([...(eats ? [['eats', eats]] : []), ...without.map(allergen => ['without', allergen])])
}

export const rulesOf = ({ eats, without }: Pick<Tonight, 'eats' | 'without'>): EatingRules =>
  eatingRules({ diets: eats ? [eats] : [], allergies: [...without] })

/**
 * The rules that a planner goes by where somebody comes with answers: of what they told us themselves, nothing is taken
 * back by an address.
 *
 * @param isSample the rules are the sample member's, who is nobody to whoever answered
 */
export function withAnswers(
  asked: Pick<Tonight, 'eats' | 'without'>,
  eats: EatingRules,
  isSample: boolean,
): EatingRules {
  const { diets, allergens } = rulesOf(asked)
  if (diets.length + allergens.length === 0) return eats
  if (isSample) return { diets, allergens }
  return eatingRules({ diets: [...diets, ...eats.diets], allergies: [...allergens, ...eats.allergens] })
}

/** 'vegan, without soya or milk'; '' where nothing was answered. */
export function rulesInWords({ eats, without }: Pick<Tonight, 'eats' | 'without'>): string {
  const words = without.map(allergen => ALLERGENS[allergen].toLowerCase())
  return [
    ...(eats ? [OWN_DIETS[eats].toLowerCase()] : []),
    ...(words.length > 0 ? [`without ${anyOf(words)}`] : []),
  ].join(', ')
}

const anyOf = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** All of it that a planner keeps to, for 'keeps to your answers: vegan, without soya, for 2, dinners in 30 minutes'. */
export function answersInWords({ people, minutes, ...asked }: Tonight): string {
  return [
    rulesInWords(asked),
    people === null ? '' : `for ${people}`,
    minutes === null ? '' : `dinners in ${minutes} minutes`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** An adult's day by the label (2,000 kcal): nobody said anything else. */
const DAY_KCAL = 2_000

/**
 * The dinners that fit, the best first: wholly known to suit diet and allergens, ready in time, and by the planner's own
 * measure what suits a dinner of a day of 2,000 kcal on which nothing else is planned.
 */
export function dinnersFor(asked: Tonight, dishes: readonly Dish[]): Suggestion[] {
  const fitting = suitingDinners(asked, dishes).filter(
    ({ minutes }) => asked.minutes === null || (minutes !== null && minutes <= asked.minutes),
  )
  return suggestions(fitting, EMPTY_DAY, fitting.length)
}

/** The day is of no matter: nothing is planned on it. */
const EMPTY_DAY = restOfDay([], totalsOf([], '2000-01-01' as Day, new Map()), DAY_KCAL, 'dinner')

function suitingDinners(asked: Tonight, dishes: readonly Dish[]): Dish[] {
  const rules = rulesOf(asked)
  return dishes.filter(dish => dish.meals?.includes('dinner') && suitability(rules, dish).kind === 'suits')
}

/** Why there is none, and which come nearest: those that take the fewest minutes more. */
export interface Missed {
  /** 'No dinner of ours is vegan, without soya and ready in 15 minutes; these two miss by 5 minutes.' */
  readonly words: string
  readonly dishes: readonly Dish[]
}

const MOST_NEAR = 3
const COUNTED = ['', 'this one misses', 'these two miss', 'these three miss'] as const

/** What is said where no dinner fits. Only the time is ever stretched, never what somebody does not eat. */
export function missedDinner(asked: Tonight, dishes: readonly Dish[]): Missed {
  const most = asked.minutes ?? Number.POSITIVE_INFINITY
  const later = suitingDinners(asked, dishes)
    .flatMap(dish => (dish.minutes !== null && dish.minutes > most ? [{ dish, by: dish.minutes - most }] : []))
    .sort((one, other) => one.by - other.by || (one.dish.ref.id < other.dish.ref.id ? -1 : 1))
  const least = later[0]?.by ?? 0
  const near = later.filter(({ by }) => by === least).slice(0, MOST_NEAR)
  const wanted = [rulesInWords(asked), asked.minutes === null ? '' : `ready in ${asked.minutes} minutes`]
  const none = `No dinner of ours is ${wanted.filter(Boolean).join(' and ')}`
  const by = near.length > 0 ? `; ${COUNTED[near.length]} by ${least} ${least === 1 ? 'minute' : 'minutes'}` : ''
  return { words: `${none}${by}.`, dishes: near.map(({ dish }) => dish) }
}
