import { daysOf } from '#content/recipe-dates.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, weekdayOf, weekOf } from '#modules/calendar/day.ts'
import { dateText, weekdayName } from '#modules/calendar/words.ts'
import { eatenDishes } from '#modules/food-log/queries/advised-day.ts'
import { saidOfDays } from '#modules/food-log/queries/said-of-days.ts'
import { readDays } from '#modules/gaps/eaten-week.ts'
import { shownWeek } from '#modules/gaps/week-view.ts'
import { eaterOn, targetsOn } from '#modules/goals/eater.ts'
import { library } from '#modules/learn/queries/library.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { daysFrom, readPlace } from '#modules/planner/planner-address.ts'
import { type SuggestedDish, shownPlan, suggestedFor } from '#modules/planner/queries/week.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import { readPlan, todaysMeals } from '#modules/progress/todays-meals.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import type { DishDeps } from '#modules/recipes/queries/dish.ts'
import { shoppingOf } from '#modules/shopping-list/queries/shopping.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { keptCabinet } from '#modules/supplements-log/queries/cabinet.ts'
import { nextTurn } from '#platform/threads/turns.ts'
import { dayFigures } from './day-figures.ts'
import { dayMeals } from './day-meals.ts'
import { headlineOf, nextDinnerDay } from './headline.ts'
import { newsFor, type PublishedDish } from './news.ts'
import { forOpenDays, openDinners } from './open-dinners.ts'
import { openThings } from './open-things.ts'
import type { OwnRecords } from './own-records.ts'
import type { OfferedDish, TodayView } from './today-view.ts'
import { weekStrip } from './week-strip.ts'

export interface TodayOwner {
  readonly id: MemberId
  readonly setup: MemberSetup
  readonly today: Day
}

const WEEK = 7

/** Everything that somebody's own part of the home page shows. Five statements, and one or two each for imported or other sites' recipes. */
export async function ownToday(deps: DishDeps, { id, setup, today }: TodayOwner): Promise<TodayView> {
  const { calendar, health, eats, agreed } = setup
  const days = daysFrom(readPlace(new URLSearchParams(), today, calendar.firstDayOfWeek).place.from)
  const lastWeek = weekOf(addDays(today, -WEEK), calendar.firstDayOfWeek)[0] ?? today
  const [record, plan, cabinet, list] = await Promise.all([
    recordOf(deps.db, id, { from: lastWeek, to: today, zone: calendar.zone }),
    // A day more: after dinner tomorrow's is next.
    shownPlan(deps, { id, isSample: false }, daysFrom(days[0] ?? today).concat(addDays(days[0] ?? today, WEEK))),
    keptCabinet(deps.db, id, today, today),
    shoppingOf(deps, id, 'main', today),
  ])
  await nextTurn()
  const eater = eaterOn(record.targets, health, today)
  const known = await eatenDishes(deps, id, record.entries, { from: today, to: today })
  const to = { rules: eats, advice: adviceFor(eater) }
  const said = saidOfDays({ plan, eaten: record.entries }, known, [today, addDays(today, 1)], to)
  const records: OwnRecords = { today, plan, eaten: record.entries, said }
  const read = readPlan(plan)
  const { energyKcal: goalKcal, goals } = targetsOn(record.targets, health, today)
  const isComplete = (day: Day) => record.marks.some(each => each.day === day && each.status === 'complete')
  const { ledger } = readDays(
    shownWeek(null, today, calendar.firstDayOfWeek, isComplete).days,
    { entries: record.entries, days: record.marks },
    record.doses,
    { history: record.targets, health, today },
  )
  const doses = openDoses(cabinet.items, cabinet.doses, today)
  const isListed = list?.aisles.some(aisle => aisle.rows.length > 0) ?? false
  const isNew = record.entries.length + plan.entries.length + cabinet.items.length === 0 && !isListed
  const next = nextDinnerDay(records)
  // All of them suit: the one that is shown large has a picture where any has.
  const offer = (day: Day, most?: number) =>
    suggestedFor(plan, { day, today, goalKcal, eats, eater, meal: 'dinner', ...(most && { most }) })
      .map(offered)
      .toSorted((one, other) => Number(one.picture === null) - Number(other.picture === null))
  const tonight = offer(next)
  // The headline speaks of the next dinner.
  const later = openDinners(records, days).filter(day => day !== next)
  const others = later[0]
    ? offer(later[0], 2 * tonight.length).filter(({ id }) => tonight.every(dish => dish.id !== id))
    : []
  return {
    date: dateOf(today),
    headline: headlineOf(records, tonight),
    meals: dayMeals(records, read, todaysMeals(read, record.entries, today, said)),
    figures: dayFigures(records, read, { doses: record.doses.filter(({ day }) => day === today), goals, goalKcal }),
    week: weekStrip(records, days),
    open: isNew ? [] : openThings({ ...records, days, list, ledger, doses }),
    forOpenDays: isNew ? null : forOpenDays(later, others.slice(0, tonight.length)),
    settledUntil: weekdayName(weekdayOf(days.at(-1) ?? today)),
    news: newsFor(library().articles, ownDishes(), eats),
    isNew,
    agreed,
  }
}

const offered = ({ ref, name, kcal, why, picture, wash }: SuggestedDish): OfferedDish => {
  return { id: ref.id, name, kcal, why, picture, wash, path: `/recipes/${ref.id}` }
}

/** 'Thursday 19 November' */
const dateOf = (day: Day) => `${weekdayName(weekdayOf(day))} ${dateText(day).replace(/ \d+$/, '')}`

let own: readonly PublishedDish[] | null = null

/** All our own recipes with their days, made once, when they are first asked for. */
function ownDishes(): readonly PublishedDish[] {
  own ??= ownRecipes().map(recipe => ({ dish: dishOfOwn(recipe), published: daysOf(recipe.id).published }))
  return own
}
