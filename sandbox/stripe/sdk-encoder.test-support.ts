import Stripe from 'stripe'

let sent = ''
const client = new Stripe('sk_test_encoder', {
  telemetry: false,
  maxNetworkRetries: 0,
  httpClient: Stripe.createFetchHttpClient(async (_url: unknown, init?: { body?: unknown }) => {
    sent = String(init?.body ?? '')
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  }),
})

/** The body that the SDK itself would send with these parameters. */
export async function sdkBody(params: object): Promise<string> {
  await client.rawRequest('POST', '/v1/refunds', params as Record<string, unknown>)
  return sent
}
