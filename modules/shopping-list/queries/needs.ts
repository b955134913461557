import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { dishKey, TIN_DAYS } from '#modules/planner/cooked.ts'
import { isDone, type PlannedDish, type PlannedEntry } from '#modules/planner/plan.ts'
import { planOf } from '#modules/planner/queries/plan.ts'
import { samplePlan } from '#modules/planner/sample-week.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { FoundRecipe, RecipeAnswer } from '#modules/recipes/provider/recipe-source.ts'
import { recipeKey } from '#modules/recipes/provider-cache.ts'
import { keptAnswers } from '#modules/recipes/queries/kept-answer.ts'
import { keptRecipes } from '#modules/recipes/queries/private-recipes.ts'
import type { Db } from '#platform/db/database.ts'
import { inTurns } from '#platform/threads/turns.ts'
import { type ShoppingDish, shoppingOfFood, shoppingOfImported, shoppingOfOwn, shoppingOfWords } from '../dish-lines.ts'
import type { ShoppedDays } from '../kept-list.ts'
import { type Need, type Needs, needsOf } from '../needs.ts'

export interface NeedsDeps {
  db: Db
  now(): Date
}

export interface PlannedNeeds extends Needs {
  /** How many planned dishes are cooked on these days. */
  readonly meals: number
  /** What it asked for on days before today. */
  readonly past: readonly Need[]
}

/** A stretch of past days that is asked about beside those that are shopped for. */
interface Past {
  readonly first: Day | null
  readonly today: Day
}

/** For what is cooked already nothing more is bought. */
const BOUGHT: ShoppingDish = { name: '', lines: [] }

/** What a member's plan asks for on these days, and asked for in the past. One statement, and one each where imported or other sites' recipes are planned. */
export async function plannedNeeds(
  deps: NeedsDeps,
  memberId: MemberId,
  days: ShoppedDays,
  { first, today }: Past,
): Promise<PlannedNeeds> {
  const from = first !== null && first < days.from ? first : days.from
  // Of what was baked in the days before there may be enough.
  const entries = await entriesOf(deps.db, memberId, { from: addDays(from, -TIN_DAYS), to: days.to })
  const dishes = await dishesOf(deps, memberId, entries)
  const dishOf = ({ what }: PlannedEntry) => (what.kind === 'dish' ? (dishes.get(dishKey(what)) ?? null) : null)
  const needs = needsOf(entries, days, entry => (isDone(entry) ? BOUGHT : dishOf(entry)))
  const past = first === null ? [] : needsOf(entries, { from: first, to: addDays(today, -1) }, dishOf).needs
  const isToCome = (entry: PlannedEntry) => entry.what.kind === 'dish' && !isDone(entry)
  const toCook = entries.filter(entry => isToCome(entry) && entry.day >= days.from && entry.day <= days.to)
  return { ...needs, meals: toCook.length, past }
}

/** The sample member's week is like every other and kept nowhere. */
async function entriesOf(db: Db, memberId: MemberId, days: ShoppedDays): Promise<readonly PlannedEntry[]> {
  return memberId === SAMPLE_MEMBER.id ? sampleOn(days) : (await planOf(db, memberId, days.from, days.to)).entries
}

/** The sample week on these days, with what belongs to the same pots. */
export function sampleOn({ from, to }: ShoppedDays): PlannedEntry[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth))
  return samplePlan(days, id => ownRecipeOf(id)?.name ?? '')
}

async function dishesOf({ db, now }: NeedsDeps, memberId: MemberId, entries: readonly PlannedEntry[]) {
  const planned = new Map(entries.flatMap(({ what }) => (what.kind === 'dish' ? [[dishKey(what), what] as const] : [])))
  const idsOf = (kind: string) => [...planned.values()].flatMap(({ ref }) => (ref.kind === kind ? [ref.id] : []))
  const [imported, provided] = await Promise.all([
    keptRecipes(db, memberId, idsOf('imported')),
    keptAnswers(db, idsOf('provider').map(recipeKey), now()),
  ])

  // Where a line is frying oil it is read, which takes a while for a recipe of two hundred.
  const ofImported = new Map(
    await inTurns([...imported], ([id, recipe]) => [id, shoppingOfImported(recipe, FOODS_BY_ID)] as const),
  )

  function dishOf({ ref: { kind, id }, grams }: PlannedDish): ShoppingDish | null {
    if (kind === 'food') {
      const food = FOODS_BY_ID.get(id)
      return food ? shoppingOfFood(food, grams) : null
    }
    if (kind === 'own') {
      const recipe = ownRecipeOf(id)
      return recipe && shoppingOfOwn(recipe)
    }
    if (kind === 'imported') return ofImported.get(id) ?? null
    const answer = provided.get(recipeKey(id)) as RecipeAnswer<FoundRecipe> | undefined
    if (!answer?.ok) return null
    const { name, ingredients, servings } = answer.value.recipe
    return shoppingOfWords(name, ingredients, servings, knownFoods())
  }

  return new Map([...planned].map(([key, what]) => [key, dishOf(what)]))
}
