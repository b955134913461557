import { addDays, type Day, partsOf, weekOf } from '#modules/calendar/day.ts'
import { type ProductId, pictureNames } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { portionOf } from '#modules/food-log/diary-totals.ts'
import { diaryOf, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { eaterOf } from '#modules/planner/plan-setup.ts'
import { daysFrom, readPlace } from '#modules/planner/planner-address.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { openDishes, type PlanOwner, type ShownPlan, shownPlan } from '#modules/planner/queries/week.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { pictureOf } from '#modules/recipes/recipe-pictures.ts'
import { exchangesOf } from '../food-first.ts'
import { type EatenWeek, ledgerOf } from '../ledger.ts'
import { type LedgerPage, ledgerPage } from '../ledger-page.ts'
import { linesFor } from '../lines.ts'
import { boundedByEnergy, type MostPerKcal, mostPerKcal } from '../most-of-a-meal.ts'
import { mostTakenOf, type Taker } from '../product-hint.ts'
import { daysWords, referenceWords, type ShownWeek, shownWeek, vitaminDAdvice } from '../week-view.ts'

/** What the page of a week shows. */
export interface NutrientWeek {
  readonly week: Omit<ShownWeek, 'days'>
  /** Null where no day is complete. */
  readonly ledger: LedgerPage | null
  /** Days of the week with entries that nobody closed yet, so that one of them may be. */
  readonly openDay: Day | null
  readonly daysWords: string
  readonly referenceWords: string
  /** Of the days from today on, for swaps. */
  readonly plan: ShownPlan
}

export interface WeekOwner extends PlanOwner {
  readonly setup: Pick<MemberSetup, 'health' | 'eats' | 'calendar'>
  readonly today: Day
}

/** One week of a diary beside its references, and what of this week's plan brings it nearer. Three statements. */
export async function nutrientWeek(deps: DishDeps, owner: WeekOwner, asked: string | null): Promise<NutrientWeek> {
  const { setup, today } = owner
  const first = setup.calendar.firstDayOfWeek
  const wanted = shownWeek(asked, today, first).days
  const from = earlier(wanted[0] ?? today, weekOf(addDays(today, -7), first)[0] ?? today)
  const { place } = readPlace(new URLSearchParams(), today, first)
  const days = daysFrom(place.from)
  const [diary, plan, shelf] = await Promise.all([
    diaryOf(deps.db, owner.id, from, today),
    shownPlan(deps, owner, days),
    products(deps.db),
  ])
  const isComplete = (day: Day) => diary.days.some(each => each.day === day && each.status === 'complete')
  const week = shownWeek(asked, today, first, isComplete)
  const eaten = eatenWeek(diary, week.days)
  const eater = eaterOf(setup.health, partsOf(today)[0])
  const ledger = ledgerOf(eaten, linesFor(eater))
  const dishes = ledger ? await dishesOf(deps, owner, plan) : new Map<string, Dish>()
  const open = openDishes(plan, setup.eats)
  const loggedIds = new Set(diary.entries.map(({ id }) => id))
  const entries = plan.entries.filter(({ id }) => !loggedIds.has(id))
  const { days: shownDays, ...shown } = week
  return {
    week: shown,
    ledger:
      ledger &&
      ledgerPage(ledger, {
        exchanges: exchangesOf({ days, today, entries, settings: plan.settings, dishes }, open),
        open,
        products: shelf,
        taker: takerOf(owner, eaten),
        pictureOf: (id: ProductId) => pictureOf(pictureNames(WORDS[id])[0] ?? ''),
        vitaminD: vitaminDAdvice(today),
        shown: dish => shownDish(dish, null),
      }),
    openDay: shownDays.find(day => !isComplete(day) && diary.entries.some(each => each.day === day)) ?? null,
    daysWords: daysWords(shownDays, eaten.completeDays, today),
    referenceWords: referenceWords(eater, null),
    plan,
  }
}

const earlier = (one: Day, other: Day) => (one < other ? one : other)

function takerOf({ setup, today }: WeekOwner, { doses }: EatenWeek): Taker {
  const { birthYear } = setup.health
  return {
    eats: setup.eats,
    ageYears: birthYear === null ? null : partsOf(today)[0] - birthYear,
    asksDoctor: false,
    mostTaken: mostTakenOf(doses, []),
    has: new Set(),
  }
}

let most: MostPerKcal | null = null

/** Of our own recipes, made once, when it is first asked for. */
function mostOfAMeal(): MostPerKcal {
  most ??= mostPerKcal(ownRecipes().map(recipe => dishOfOwn(recipe).intake))
  return most
}

const OF_PROVIDER = 'A recipe of our recipe provider'
const nameOf = ({ what }: DiaryEntry) => what.name || OF_PROVIDER

function eatenWeek({ entries, days }: KeptDiary, week: readonly Day[]): EatenWeek {
  return {
    completeDays: week.filter(day => days.some(each => each.day === day && each.status === 'complete')),
    portions: entries
      .filter(({ day }) => week.includes(day))
      .map(entry => {
        const portion = portionOf(entry)
        const intake = boundedByEnergy(portion.intake, mostOfAMeal())
        return { ...portion, intake, day: entry.day, name: nameOf(entry) }
      }),
    doses: [],
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
