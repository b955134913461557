import { identityContext, servicesContext } from '#app/context.ts'
import { joinCart, keepCart } from '#modules/cart/commands.ts'
import { readKeptCart } from '#modules/cart/forms.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/cart.ts'

export const loader = onlyPost

/** Keeps a member's cart (`join` false), or makes the browser's and the kept one into one, at sign-in (`join` true). */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const lines = readKeptCart(call.body)
  if (!lines) return jsonAnswer(400, { error: 'This is not a cart.' })
  const member = await context.get(identityContext).member()
  // Everybody else's cart is in their browser alone.
  if (!member || member.isGuest) return jsonAnswer(401, { error: 'Please sign in first.' })
  const { db } = context.get(servicesContext)
  if (!wantsJoin(call.body)) {
    await keepCart(db, member.id, lines)
    return jsonAnswer(200, { kept: true })
  }
  return jsonAnswer(200, await joinCart(db, member.id, lines, await shelf(db)))
}

const wantsJoin = (body: unknown) => typeof body === 'object' && body !== null && 'join' in body && body.join === true
