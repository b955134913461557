import { identityContext, servicesContext } from '#app/context.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { product } from '#modules/catalogue/queries.ts'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { type Caution, cautionFor } from '#modules/profile/caution.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { eatingRulesOf } from '#modules/profile/queries.ts'
import { libraryRow } from '#modules/recipes/library-row.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { Route } from './+types/cautions.ts'

/** What somebody's own rules say of one recipe or product, whose page is the same for everybody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const { db } = context.get(servicesContext)
  const caution = member ? await cautionOf(await eatingRulesOf(db, member.id)) : null
  return Response.json({ caution }, { headers: { 'Cache-Control': 'no-store' } })

  async function cautionOf(rules: EatingRules): Promise<Caution | null> {
    if (params.of === 'recipe') {
      const recipe = ownRecipeOf(params.id)
      return cautionFor(rules, recipe ? libraryRow(recipe).card.edible : UNKNOWN_EDIBLE, 'recipe')
    }
    const found = params.of === 'supplement' ? await product(db, params.id) : null
    return found && cautionFor(rules, edibleOf(found), 'supplement')
  }
}
