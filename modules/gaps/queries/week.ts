import type { Day } from '#modules/calendar/day.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { firstPictureOf } from '#modules/catalogue/product-pictures.ts'
import { products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { daysFrom, readPlace } from '#modules/planner/planner-address.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { openDishes, type ShownPlan, shownPlan } from '#modules/planner/queries/week.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { exchangesOf } from '../food-first.ts'
import { type LedgerPage, ledgerPage } from '../ledger-page.ts'
import { daysWords, referenceWords, type ShownWeek, stateWords, vitaminDAdvice } from '../week-view.ts'
import { readWeek, type WeekOwner } from './read-week.ts'

/** What the page of a week shows. */
export interface NutrientWeek {
  readonly week: Omit<ShownWeek, 'days'>
  /** Null where no day is complete. */
  readonly ledger: LedgerPage | null
  /** A day of the week with entries that nobody closed yet, so that it may be. */
  readonly openDay: Day | null
  readonly daysWords: string
  readonly referenceWords: string
  /** Of the days from today on, for swaps. */
  readonly plan: ShownPlan
}

/** One week of a diary beside its references, and what of this week's plan brings it nearer. Three statements. */
export async function nutrientWeek(deps: DishDeps, owner: WeekOwner, asked: string | null): Promise<NutrientWeek> {
  const { setup, today, time } = owner
  const { place } = readPlace(new URLSearchParams(), today, setup.calendar.firstDayOfWeek)
  const days = daysFrom(place.from)
  const [read, plan, shelf] = await Promise.all([
    readWeek(deps.db, owner, asked),
    shownPlan(deps, owner, days),
    products(deps.db),
  ])
  const { week, ledger, eaten, diary, eater, taker } = read
  const { days: shownDays, ...shown } = week
  const dishes = ledger ? await dishesOf(deps, owner, plan) : new Map<string, Dish>()
  const open = openDishes(plan, { eats: setup.eats, eater, day: null })
  const eatenIds = new Set(diary.entries.map(({ id }) => id))
  const entries = plan.entries.filter(({ id }) => !eatenIds.has(id))
  return {
    week: shown,
    ledger:
      ledger &&
      ledgerPage(ledger, {
        exchanges: exchangesOf({ days, today, time, entries, settings: plan.settings, dishes }, open),
        open,
        products: shelf,
        taker,
        pictureOf: (id: ProductId) => firstPictureOf(WORDS[id]),
        vitaminD: vitaminDAdvice(today),
        shown: dish => shownDish(dish, null),
      }),
    openDay:
      shownDays.find(day => !eaten.completeDays.includes(day) && diary.entries.some(each => each.day === day)) ?? null,
    daysWords: daysWords(shownDays, eaten.completeDays, today),
    referenceWords: referenceWords(eater, stateWords(eater)),
    plan,
  }
}

/** The planned recipes with all that is known of them, by their `dishKey`. */
async function dishesOf(deps: DishDeps, { id }: WeekOwner, { entries }: ShownPlan): Promise<Map<string, Dish>> {
  const planned = entries.flatMap(entry => dishOn(entries, entry) ?? [])
  const recipes = planned.filter(({ ref }) => ref.kind !== 'food')
  const known = await recipeDishes(
    deps,
    recipes.map(({ ref }) => ref),
    id,
  )
  return new Map(
    recipes.flatMap(dish => {
      const found = known.get(refKey(dish.ref))
      return found ? [[dishKey(dish), found] as const] : []
    }),
  )
}
