import { redirect } from 'react-router'
import { receiveChanges } from '#app/changes.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import { returnPath } from '#modules/account/return-path.ts'
import { readBatch, readFormBatch } from '#modules/changes/forms.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/changes.ts'

/** Fifty changes, or the marks of 3,000 recipes. */
const LARGEST_BYTES = 128 * 1024
const NO_CHANGES = 'We do not know these changes.'

export const loader = onlyPost

/** The one address to which changes are sent, by a script as JSON or by a form of a page without one. */
export async function action({ request, context }: Route.ActionArgs) {
  if (isForm(request)) return takeForm(request, context)
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const batch = readBatch(call.body)
  if (!batch) return jsonAnswer(400, { error: NO_CHANGES })
  const received = await receiveChanges(context.get(servicesContext), context.get(identityContext), batch)
  if (!received.ok) return jsonAnswer(received.status, { error: received.error })
  const { outcomes, isNewGuest } = received
  return jsonAnswer(200, { outcomes, isNewGuest })
}

const isForm = (request: Request) =>
  request.method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')

async function takeForm(request: Request, context: Route.ActionArgs['context']) {
  const services = context.get(servicesContext)
  const form = await request.formData()
  const batch = readFormBatch(form, services.now())
  if (!batch) return inWords(400, NO_CHANGES)
  const received = await receiveChanges(services, context.get(identityContext), batch)
  const [outcome] = received.ok ? received.outcomes : [received]
  if (outcome && !outcome.ok) return inWords(outcome.status, outcome.error)
  return redirect(returnPath(String(form.get('to') ?? '')), 303)
}

const inWords = (status: number, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
