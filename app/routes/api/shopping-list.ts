import { identityContext, servicesContext } from '#app/context.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { readListCall } from '#modules/shopping-list/forms.ts'
import { catalogueFor } from '#modules/shopping-list/queries/catalogue.ts'
import { cupboardOf } from '#modules/shopping-list/queries/cupboard.ts'
import { linkedShopping, shoppingOf, typedLines, typedLinkedLines } from '#modules/shopping-list/queries/shopping.ts'
import { HAND_TEXTS, NO_LIST_TEXT } from '#modules/shopping-list/shopping-words.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { shownShopper, todayOf } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/shopping-list.ts'

export const loader = onlyPost

/** A list as it is now, of whoever asks or of whoever gave them its link; or what typed lines would do to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readJsonCall(request)
  if (!sent.ok) return sent.answer
  const asked = readListCall(sent.body)
  if (!asked) return jsonAnswer(400, { error: NO_LIST_TEXT })
  const { db, now } = context.get(servicesContext)
  const deps = { db, now, isLocked }
  const { list, token, typed } = asked
  // Until their first change a visitor has a list of their own that is empty, and not the sample member's.
  const isVisitor = (await context.get(identityContext).member()) === null
  if (token !== undefined)
    return answered(
      typed === undefined
        ? await linkedShopping(deps, token, todayOf(context))
        : await typedLinkedLines(deps, token, todayOf(context), typed),
    )
  const { id, today } = await shownShopper(context)
  if (list === 'catalogue') return answered(await catalogueFor(db, id))
  if (list === 'cupboard') return answered(await cupboardOf(deps, id, today))
  if (typed !== undefined) return answered(await typedLines(deps, id, isVisitor ? 'main' : list, today, typed))
  return answered(await shoppingOf(deps, id, list, today))
}

function answered(found: object | null) {
  if (found === null) return jsonAnswer(404, { error: NO_LIST_TEXT })
  if ('reason' in found) return jsonAnswer(400, { error: HAND_TEXTS[found.reason as keyof typeof HAND_TEXTS] })
  return jsonAnswer(200, found)
}
