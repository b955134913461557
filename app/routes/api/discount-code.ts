import { codeIn, endedCode, keptCode } from '#app/middleware/code-cookie.ts'
import { codeName } from '#modules/discounts/code.ts'
import { NO_CODE } from '#modules/discounts/code-words.ts'
import { readCodeCall } from '#modules/discounts/forms.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { cartCode } from '../../page-parts/cart/cart-code.ts'
import type { Route } from './+types/discount-code.ts'

export const loader = onlyPost

/**
 * Takes the code that somebody typed, looks at the one that their browser has, or lets it go. The browser keeps it; what
 * it is worth is computed anew before anything is paid.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const asked = readCodeCall(call.body)
  if (!asked) return jsonAnswer(400, { error: NO_CODE })
  if (asked.remove) return jsonAnswer(200, { code: null }, { 'Set-Cookie': endedCode(request) })
  const kept = codeIn(request)
  const name = asked.code === undefined ? kept : codeName(asked.code)
  if (name === null)
    return asked.code === undefined ? jsonAnswer(200, { code: null }) : jsonAnswer(400, { error: NO_CODE })
  const code = await cartCode(context, name, asked.email)
  if (code.ok) return jsonAnswer(200, { code: code.shown }, { 'Set-Cookie': keptCode(request, name) })
  // Another one that was typed does not take away the one they have.
  const headers: Record<string, string> = kept === name ? { 'Set-Cookie': endedCode(request) } : {}
  return jsonAnswer(409, { error: code.words }, headers)
}
