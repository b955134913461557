import { advisedToday } from '#app/advice-of.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import type { Member } from '#modules/account/member.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { product } from '#modules/catalogue/queries.ts'
import { saidOfAllMedicines } from '#modules/nutrition/advice/medicine-words.ts'
import { saidOf } from '#modules/nutrition/advice/portions.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { type Caution, cautionFor } from '#modules/profile/caution.ts'
import { eatingRulesOf } from '#modules/profile/queries.ts'
import type { Dish, DishRef } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { recipeDish } from '#modules/recipes/queries/dish.ts'
import type { Route } from './+types/cautions.ts'

type RecipeKind = 'recipe' | 'imported'
const NOTHING: { readonly advised: readonly string[]; readonly medicines: readonly string[] } = {
  advised: [],
  medicines: [],
}
const isRecipe = (of: string): of is RecipeKind => of === 'recipe' || of === 'imported'

/** What somebody's own rules say of one recipe or product, whose page is the same for everybody. */
export async function loader({ context, params: { of, id } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const dish = member && isRecipe(of) ? await recipeDish(services, refOf(of), member.id) : null
  const [caution, told] = await Promise.all([member && cautionOf(member), member && dish ? toldOf(dish) : NOTHING])
  return Response.json({ caution, ...told }, { headers: { 'Cache-Control': 'no-store' } })

  async function cautionOf(member: Member): Promise<Caution | null> {
    const rules = await eatingRulesOf(services.db, member.id)
    if (of === 'supplement') {
      const found = await product(services.db, id)
      return found && cautionFor(rules, edibleOf(found), 'supplement')
    }
    return isRecipe(of) ? cautionFor(rules, dish ?? UNKNOWN_EDIBLE, 'recipe') : null
  }

  /** What they are advised of it, and what is said of it beside their medicines. */
  async function toldOf({ madeOf }: Dish): Promise<typeof NOTHING> {
    const { eater, medicines } = await advisedToday(services, context.get(identityContext))
    return { advised: saidOf(adviceFor(eater), madeOf), medicines: saidOfAllMedicines(medicines, [madeOf]) }
  }

  function refOf(kind: RecipeKind): DishRef {
    if (kind === 'imported') return { kind, id }
    return { kind: ownRecipeOf(id) ? 'own' : 'provider', id }
  }
}
