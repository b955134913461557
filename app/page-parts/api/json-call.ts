import { looksLikeSessionId } from '#modules/orders/payment.ts'

/** Enough for any call that does not carry a recipe. */
const LARGEST_BYTES = 16 * 1024

export type JsonCall = { ok: true; body: unknown } | { ok: false; answer: Response }

/** The body of a JSON call, or the answer that turns it away: wrong method, type or size, or no JSON at all. */
export async function readJsonCall(request: Request, largestBytes = LARGEST_BYTES): Promise<JsonCall> {
  const refused = (status: number, error: string) => ({ ok: false, answer: jsonAnswer(status, { error }) }) as const
  if (request.method !== 'POST') return { ok: false, answer: onlyPost() }
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused(415, 'Please send JSON.')
  const text = await readText(request, largestBytes)
  if (text === null) return refused(413, 'That is more than we can take in one request.')
  try {
    return { ok: true, body: JSON.parse(text) }
  } catch {
    return refused(400, 'This is not valid JSON.')
  }
}

export const ONLY_POST = 'Only POST is possible here.'

/** For the loader of an address that can only be posted to. */
export function onlyPost(): Response {
  return jsonAnswer(405, { error: ONLY_POST }, { Allow: 'POST, OPTIONS' })
}

export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** The whole body as text, or null when it is larger; a body that is too large is not read to the end. */
export async function readText(request: Request, largestBytes: number): Promise<string | null> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.length
    if (bytes > largestBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export type SessionCall = { ok: true; sessionId: string } | { ok: false; answer: Response }

/** The session id in the body; the payment service is not asked about what cannot be one. */
export async function readSessionCall(request: Request): Promise<SessionCall> {
  const call = await readJsonCall(request)
  if (!call.ok) return call
  const { body } = call
  const sessionId = typeof body === 'object' && body !== null && 'session_id' in body ? body.session_id : undefined
  if (sessionId === undefined || sessionId === '') {
    return { ok: false, answer: jsonAnswer(400, { error: 'No session ID found' }) }
  }
  return looksLikeSessionId(sessionId) ? { ok: true, sessionId } : { ok: false, answer: notVerified(404) }
}

/** The same words for a session that does not exist and for somebody else's. */
export function notVerified(status: 404 | 503): Response {
  return jsonAnswer(status, { error: 'Failed to verify payment' }, status === 503 ? { 'Retry-After': '5' } : {})
}
