import { servicesContext } from '#app/context.ts'
import { receivePaymentEvent } from '#modules/orders/commands/payment-events.ts'
import { jsonAnswer, onlyPost, readText } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/stripe.ts'

const LARGEST_BYTES = 256 * 1024

export const loader = onlyPost

/** 2xx only for what is safely noted and worked out: anything else is delivered again by the payment service. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  // The signature is over the bytes as they came, so nothing may parse them first.
  const body = await readText(request, LARGEST_BYTES)
  if (body === null) return jsonAnswer(413, { error: 'Too large' })
  const services = context.get(servicesContext)
  try {
    const outcome = await receivePaymentEvent(services, body, request.headers.get('stripe-signature'))
    if (outcome === 'done') return jsonAnswer(200, { received: true })
    services.log.warn('hook.not-genuine')
    return jsonAnswer(400, { error: 'Not a genuine notice' })
  } catch (error) {
    services.log.error('hook.failed', { error })
    return jsonAnswer(503, { error: 'Please deliver it again' }, { 'Retry-After': '30' })
  }
}
