import { addDays, type Day } from '#modules/calendar/day.ts'
import type { DishLook, PlanDish } from '#modules/planner/plan-dish.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import { lookOf } from '#modules/planner/queries/dishes.ts'
import type { ShownPlan } from '#modules/planner/queries/week.ts'
import type { KeptCabinet } from '#modules/supplements-log/queries/cabinet.ts'
import type { DayState } from '../day-state.ts'
import type { DiaryEntry } from '../diary.ts'
import { lookKey } from '../entry-look.ts'
import { stripOf } from '../log-address.ts'
import type { KeptDiary } from './diary.ts'

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

/** From which day to which a log is read for a day of it, both included. */
export function daysRead(day: Day, today: Day): { readonly from: Day; readonly to: Day } {
  const strip = stripOf(day, today)
  return { from: addDays(strip[0] ?? day, -TREND_DAYS), to: strip.at(-1) ?? day }
}

export interface KeptDay {
  /** Of all days that are read. */
  readonly diary: KeptDiary
  /** Of the day alone. */
  readonly plan: ShownPlan
  readonly cabinet: Pick<KeptCabinet, 'items' | 'doses'>
}

/** No statement. */
export function shownDay({ diary, plan, cabinet }: KeptDay, day: Day, today: Day): ShownDay {
  const [first = day] = stripOf(day, today)
  // What is copied from is sent along: the day before, with what it gave.
  const entries = diary.entries.filter(entry => entry.day === day || entry.day === addDays(day, -1))
  const ofDays = <Each extends { readonly day: Day }>(all: readonly Each[]) => all.filter(each => each.day >= first)
  return {
    state: {
      entries,
      water: diary.water.filter(each => each.day === day),
      measures: diary.measures.filter(each => each.kind === 'weight' || each.day === day),
      days: ofDays(diary.days),
      settings: diary.settings,
      plan: plan.entries,
      items: cabinet.items,
      doses: cabinet.doses,
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
