/** A call to our own server, and what came of it. Never throws: what can go wrong on the way is an outcome. */
export type Called =
  /** The server answered; `ok` is a status of 200 to 299. A body that is no JSON is null. */
  | { readonly ok: boolean; readonly status: number; readonly body: unknown; readonly lost: null }
  /** No answer came, or none that could be read: it is not known whether the server did it. */
  | { readonly ok: false; readonly status: 0; readonly body: null; readonly lost: Lost }

/** `stopped`: it is no longer wanted. */
export type Lost = 'offline' | 'slow' | 'unreachable' | 'stopped'

interface CallOptions {
  /** Sent as JSON, or as a form; with a body it is a POST. */
  readonly body?: object | FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly patienceMs?: number
  /** Ends the wait when nobody wants the answer any more. */
  readonly wanted?: AbortSignal
  /** The same for everybody for a while: one that the browser has kept will do. */
  readonly mayBeKept?: boolean
  /** Goes on even when the visitor moves to the next page. */
  readonly keepalive?: boolean
  /** `omit`: it does not say who is signed in. */
  readonly credentials?: RequestCredentials
}

export const PATIENCE_MS = 20_000

type Reached = { readonly answer: Response; readonly lost: null } | { readonly answer: null; readonly lost: Lost }

/** For what is no JSON, such as a file; everything else is a `call`. */
export async function reach(address: string, options: CallOptions = {}): Promise<Reached> {
  const {
    body,
    wanted,
    patienceMs = PATIENCE_MS,
    keepalive = false,
    mayBeKept = false,
    credentials = 'same-origin',
  } = options
  // `AbortSignal.any` is newer than some browsers that are served.
  const end = new AbortController()
  const stop = () => end.abort()
  setTimeout(stop, patienceMs)
  wanted?.addEventListener('abort', stop)
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { Accept: 'application/json', ...typeOf(body), ...options.headers },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: wanted?.aborted ? wanted : end.signal,
      credentials,
      cache: mayBeKept ? 'default' : 'no-store',
      keepalive,
    })
    return { answer, lost: null }
  } catch {
    return { answer: null, lost: lostBy(end.signal, wanted) }
  }
}

export async function call(address: string, options: CallOptions = {}): Promise<Called> {
  const { answer, lost } = await reach(address, options)
  if (!answer) return { ok: false, status: 0, body: null, lost }
  try {
    return { ok: answer.ok, status: answer.status, body: parsed(await answer.text()), lost: null }
  } catch {
    // It began to answer, and the line broke.
    return { ok: false, status: 0, body: null, lost: options.wanted?.aborted ? 'stopped' : 'unreachable' }
  }
}

function lostBy(end: AbortSignal, wanted?: AbortSignal): Lost {
  if (wanted?.aborted) return 'stopped'
  if (!navigator.onLine) return 'offline'
  return end.aborted ? 'slow' : 'unreachable'
}

const typeOf = (body: object | undefined): Record<string, string> =>
  body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}

/** The server's own words for why not, or null. */
export function errorIn(body: unknown): string | null {
  const { error } = (body ?? {}) as { error?: unknown }
  return typeof error === 'string' ? error : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
