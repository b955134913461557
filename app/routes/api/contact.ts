import { CONTACT_TEXTS, readContact } from '#modules/contact/message.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { takeMessage } from '../../page-parts/trust/take-contact.ts'
import type { Route } from './+types/contact.ts'

export const loader = onlyPost

/** The longest message in the letters that take most room, as JSON. */
const LARGEST_BYTES = 64 * 1024
const PAGE_ID = /^[\w-]{1,64}$/

/** A message to us. The call carries no session: whose it is says its address, where that is a member's. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const { body } = call
  const read = readContact(typeof body === 'object' && body !== null ? body : {})
  if (!read.ok) return jsonAnswer(400, { error: read.first })
  const key = request.headers.get('idempotency-key') ?? ''
  const pageId = PAGE_ID.test(key) ? key : ''
  const sent = await takeMessage(context, read.message, { pageId, memberId: null })
  return sent.ok ? jsonAnswer(200, {}) : jsonAnswer(429, { error: CONTACT_TEXTS.tooOften }, { 'Retry-After': '3600' })
}
