import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { listedRecipe } from '#modules/recipes/listed-recipe.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { searchOwn } from '#modules/recipes/queries/own-search.ts'
import type { NeedsDeps } from '#modules/shopping-list/queries/needs.ts'
import { shoppingOf } from '#modules/shopping-list/queries/shopping.ts'
import { WHOSE_INTAKES } from './beside-intakes.ts'
import { heroDish } from './hero-dish.ts'
import { listPreview } from './list-preview.ts'
import { sampleDay } from './sample-day.ts'
import { sampleDinners } from './sample-dinners.ts'
import { samplePlanFrom } from './sample-plan.ts'
import { TONIGHT_CHOICES } from './tonight-view.ts'

const SEARCHED = 'lentils'
const MOST_FOUND = 3
/** So many are looked through for those that have a picture to show. */
const LOOKED_THROUGH = 12

/** What the home page shows of the product, from `today` on: the same for everybody. Three statements. */
export async function firstVisit(deps: NeedsDeps, today: Day) {
  const plan = samplePlanFrom(today)
  const [{ found }, list] = await Promise.all([
    searchOwn(deps.db, { words: SEARCHED, page: 1, pageSize: LOOKED_THROUGH }),
    shoppingOf(deps, SAMPLE_MEMBER.id, 'main', today),
  ])
  return {
    recipeCount: ownRecipes().length,
    hero: heroDish(),
    search: {
      words: SEARCHED,
      found: found
        .map(({ card }) => listedRecipe(card))
        .filter(({ picture }) => picture !== null)
        .slice(0, MOST_FOUND)
        .map(({ id, name, picture, wash, time }) => ({ id, name, picture, wash, time })),
    },
    dinners: sampleDinners(plan),
    day: sampleDay(plan),
    list: list && listPreview(list),
    whoseIntakes: WHOSE_INTAKES,
    choices: TONIGHT_CHOICES,
  }
}
export type FirstVisit = Awaited<ReturnType<typeof firstVisit>>
