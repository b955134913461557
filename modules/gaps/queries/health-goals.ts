import type { PictureSource } from '#kit/picture.tsx'
import type { ProductId } from '#modules/catalogue/product.ts'
import { firstPictureOf } from '#modules/catalogue/product-pictures.ts'
import { products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { openDishes, shownPlan } from '#modules/planner/queries/week.ts'
import type { DishDeps } from '#modules/recipes/queries/dish.ts'
import { type GoalCard, goalCards } from '../health-goals.ts'
import { aimsOf, type ProductStanding, standingsOf } from '../recommended.ts'
import { type OwnGoalsOwner, type OwnGoalsShown, ownGoals } from './own-goals.ts'
import { readWeek, type WeekOwner } from './read-week.ts'

export interface ShownGoals {
  readonly cards: readonly GoalCard[]
  readonly dishes: readonly Pick<PlanDish, 'ref' | 'name' | 'picture' | 'wash'>[]
  readonly own: OwnGoalsShown
  readonly pictures: { readonly [id in ProductId]?: PictureSource | null }
}

/** The two health goals beside somebody's last week, and goals of their own. Four statements. */
export async function healthGoals(deps: DishDeps, owner: OwnGoalsOwner): Promise<ShownGoals> {
  const [{ references, taker, goals, eater }, plan, shelf] = await Promise.all([
    readWeek(deps.db, owner, null),
    shownPlan(deps, owner, [owner.today]),
    products(deps.db),
  ])
  const open = openDishes(plan, { eats: owner.setup.eats, eater, day: null })
  const cards = goalCards(references, shelf, taker, open, aimsOf(goals))
  const ids = new Set(cards.flatMap(card => card.dishes.map(({ id }) => id)))
  return {
    cards,
    own: await ownGoals(deps, owner, { goals, eater, open }),
    dishes: open
      .filter(({ ref }) => ids.has(ref.id))
      .map(dish => {
        const { ref, name, picture, wash } = shownDish(dish, null)
        return { ref, name, picture, wash }
      }),
    pictures: Object.fromEntries(shelf.map(({ id }) => [id, firstPictureOf(WORDS[id])])),
  }
}

/** Which products their food covers, and which may be recommended. Two statements. */
export async function productStandings(deps: DishDeps, owner: WeekOwner) {
  const [{ references, taker, goals }, shelf] = await Promise.all([readWeek(deps.db, owner, null), products(deps.db)])
  const standings = [...standingsOf(references, shelf, taker, aimsOf(goals))]
  const those = (standing: ProductStanding) => standings.flatMap(([id, each]) => (each === standing ? [id] : []))
  return { covered: those('covered'), recommended: those('recommended') }
}
