import { offeredTo } from '#app/advice-of.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { LONGEST_TYPED } from '#modules/food-log/adding/typed-parts.ts'
import { typedRows } from '#modules/food-log/queries/typed.ts'
import { PRODUCT_FACTS } from '#modules/supplements-log/facts.ts'
import { productDose } from '#modules/supplements-log/loose-doses.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/diary-search.ts'

export const loader = onlyPost

const PRODUCTS = PRODUCT_IDS.flatMap(id => {
  const facts = PRODUCT_FACTS[id]
  const dose = productDose(facts)
  return dose && facts.product ? [{ dose, marks: facts.product.marks }] : []
})

/** What somebody types who says what they ate. It is posted: what is eaten belongs into no address and no log. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const typed = typedIn(call.body)
  if (typed === null) return jsonAnswer(400, { error: `Up to ${LONGEST_TYPED} characters, please.` })
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const to = await offeredTo(services, identity)
  const rows = await typedRows(services, to, typed, PRODUCTS)
  return jsonAnswer(200, { rows })
}

function typedIn(body: unknown): string | null {
  const { text } = (body ?? {}) as { text?: unknown }
  return typeof text === 'string' && text.length <= LONGEST_TYPED ? text : null
}
