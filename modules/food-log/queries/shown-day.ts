import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import type { DishLook, PlanDish } from '#modules/planner/plan-dish.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import { lookOf } from '#modules/planner/queries/dishes.ts'
import { type PlanOwner, shownPlan } from '#modules/planner/queries/week.ts'
import type { DishDeps } from '#modules/recipes/queries/dish.ts'
import type { DayState } from '../day-state.ts'
import type { DiaryEntry } from '../diary.ts'
import { lookKey } from '../entry-look.ts'
import { stripOf } from '../log-address.ts'
import { diaryOf } from './diary.ts'

/** So far back a trend of the weight is begun. */
const TREND_DAYS = 42

/** A day of somebody's log, and what is needed around it. */
export interface ShownDay {
  readonly state: DayState
  /** Days of the strip on which something is logged. */
  readonly logged: readonly Day[]
  readonly dishes: readonly PlanDish[]
  readonly looks: { readonly [key: string]: DishLook }
  readonly planSettings: readonly PlanSetting[]
}

/** Two statements, and those of the plan's imported recipes or a provider's. */
export async function shownDay(deps: DishDeps, owner: PlanOwner, day: Day, today: Day): Promise<ShownDay> {
  const strip = stripOf(day, today)
  const [first = day, last = day] = [strip[0], strip.at(-1)]
  const [diary, plan] = await Promise.all([
    diaryOf(deps.db, owner.id as MemberId, addDays(first, -TREND_DAYS), last),
    shownPlan(deps, owner, [day]),
  ])
  // What is copied from is sent along: the day before, with what it gave.
  const entries = diary.entries.filter(entry => entry.day === day || entry.day === addDays(day, -1))
  const ofDays = <Each extends { readonly day: Day }>(all: readonly Each[]) => all.filter(each => each.day >= first)
  return {
    state: {
      entries,
      water: diary.water.filter(each => each.day === day),
      measures: diary.measures.filter(each => each.kind === 'weight' || each.day === day),
      days: ofDays(diary.days),
      settings: diary.settings.filter(({ name }) => name !== 'favourite'),
      plan: plan.entries,
    },
    logged: [...new Set(ofDays(diary.entries).map(entry => entry.day))],
    dishes: plan.dishes,
    looks: looksOf(entries),
    planSettings: plan.settings,
  }
}

function looksOf(entries: readonly DiaryEntry[]): { readonly [key: string]: DishLook } {
  const known = entries.flatMap(entry => {
    const key = lookKey(entry)
    return key !== null && entry.what.kind === 'dish' ? [[key, lookOf({ ref: entry.what.ref })] as const] : []
  })
  return Object.fromEntries(known)
}
