import type { Day } from '#modules/calendar/day.ts'
import { daysBetween } from '#modules/calendar/day.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import type { InCupboard } from '#modules/planner/balance/problem.ts'
import { aisleOfFood, type ShopAisle } from './shop-aisles.ts'
import { packsOf } from './sold-as.ts'

export const LEVELS = ['none', 'little', 'half', 'plenty'] as const
/** How much is there, as a cook sees it who opens the door. */
export type Level = (typeof LEVELS)[number]

/** Something that somebody has at home. */
export interface CupboardItem {
  /** `food:<id>` or `thing:<words>`, as on a list. */
  readonly key: string
  readonly name: string
  readonly level: Level
  /** Exactly, in edible grams, where somebody said; null is roughly. */
  readonly grams: number | null
  readonly since: Day
  readonly useBy: Day | null
  /** What the plan cooked on days before this one is taken off already; null is the day since when it is there. */
  readonly usedUntil: Day | null
  readonly isStaple: boolean
}

/** A level as a share of the usual pack: what a cook means by it, and not measured. */
const SHARES: { readonly [L in Level]: number } = { none: 0, little: 0.2, half: 0.5, plenty: 1 }

/** About how many edible grams are there: what somebody said exactly, or by the usual pack. */
export const gramsThere = ({ grams, level }: Pick<CupboardItem, 'grams' | 'level'>, food: Food): number =>
  level === 'none' ? 0 : (grams ?? SHARES[level] * (packsOf(food)[0]?.holdsG ?? 0))

/** The level that an exact amount looks like. */
export function levelOf(grams: number, food: Food): Level {
  const share = grams / (packsOf(food)[0]?.holdsG ?? 1)
  if (!(share > 0.02)) return 'none'
  return share < 0.3 ? 'little' : share < 0.75 ? 'half' : 'plenty'
}

/** A staple goes on the list when little is left. */
export const isRunningLow = ({ level }: Pick<CupboardItem, 'level'>) => level === 'none' || level === 'little'

/** How long fresh food keeps at home as a rule of the kitchen; what keeps for months is not named. */
const KEEPS_DAYS: { readonly [A in ShopAisle]?: number } = { meat: 2, bakery: 4, chilled: 7, produce: 7 }
/** So many days before its date it is time. */
const SOON_DAYS = 3

/** Whether it wants to be eaten: its date is near, or it is fresh food that has been there for most of its time. */
export function isUseSoon(item: CupboardItem, food: Food | null, today: Day): boolean {
  if (item.level === 'none') return false
  if (item.useBy !== null) return daysBetween(today, item.useBy) <= SOON_DAYS
  const keeps = food && KEEPS_DAYS[aisleOfFood(food)]
  return keeps !== undefined && keeps !== null && daysBetween(item.since, today) >= keeps - 1
}

/** Something in the cupboard as a planner asks for it, with the name that it has there. */
export interface CupboardFood extends InCupboard {
  readonly name: string
}

/**
 * Foods that can be cooked with; what would be past its time by the last of the planned days is to be used. What has no
 * use-by date goes by when it was put in. Not what is past its date now.
 */
export const foodsToCookWith = (
  items: readonly CupboardItem[],
  foods: ReadonlyMap<string, Food>,
  today: Day,
  until: Day,
): CupboardFood[] =>
  items.flatMap((item): CupboardFood[] => {
    const food = item.key.startsWith(FOOD) ? foods.get(item.key.slice(FOOD.length)) : undefined
    if (!food || item.level === 'none' || (item.useBy !== null && item.useBy < today)) return []
    return [{ foodId: food.id, name: item.name, isUrgent: isUseSoon(item, food, until) }]
  })

const FOOD = 'food:'
