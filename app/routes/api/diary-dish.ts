import { offeredTo } from '#app/advice-of.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { recipeOffers } from '#modules/food-log/queries/offers.ts'
import { unsuitedWords } from '#modules/planner/at-the-table.ts'
import { recipeDish, refKey } from '#modules/recipes/queries/dish.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/diary-dish.ts'

export const loader = onlyPost

const NO_DISH = 'There is no such recipe, or nobody says now what it gives.'
const KINDS = ['own', 'imported', 'provider'] as const

/** A recipe as it may be logged from its page, why its reader does not eat it, and whether they agreed to a diary. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const ref = refIn(call.body)
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const to = await offeredTo(services, identity)
  const offer = ref && (await recipeOffers(services, [ref], to)).get(refKey(ref))
  if (!offer) return jsonAnswer(404, { error: NO_DISH })
  // What the sample member agreed to is no visitor's consent, and how they eat is no visitor's rule.
  if (isSample) return jsonAnswer(200, { offer, agreed: false, notFor: null })
  const { agreed, eats } = await shownSetup(services.db, identity, member)
  const notFor = unsuitedWords(eats, await recipeDish(services, ref, member.id))
  return jsonAnswer(200, { offer, agreed, notFor })
}

function refIn(body: unknown) {
  const { kind, id } = (body ?? {}) as { kind?: unknown; id?: unknown }
  const known = KINDS.find(each => each === kind)
  return known && typeof id === 'string' && /^\w{1,60}$/.test(id) ? { kind: known, id } : null
}
