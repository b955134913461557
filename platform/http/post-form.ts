interface Call {
  headers: Record<string, string>
  /** Ends the call, also while the answer is being read. */
  signal: AbortSignal
  /** More than this is not read. */
  largestBytes: number
}

export interface FormPost extends Call {
  fields: Record<string, string>
}

export type PostAnswer =
  | { ok: true; status: number; statusText: string; text: string }
  /** Nothing that could be read came back; why, for the log. */
  | { ok: false; why: string }

/** Posts a form to another service. Follows no redirect: it would carry our keys to wherever it leads. */
export function postForm(url: string, { fields, ...call }: FormPost): Promise<PostAnswer> {
  return answerOf(url, { method: 'POST', body: new URLSearchParams(fields) }, call)
}

/** Asks another service for something, under the same rules. */
export function getText(url: string, call: Call): Promise<PostAnswer> {
  return answerOf(url, { method: 'GET' }, call)
}

async function answerOf(
  url: string,
  request: RequestInit,
  { headers, signal, largestBytes }: Call,
): Promise<PostAnswer> {
  try {
    const response = await fetch(url, { ...request, headers, signal, redirect: 'error' })
    const text = await textOf(response, largestBytes)
    if (text === null) return { ok: false, why: `more than ${largestBytes} bytes` }
    return { ok: true, status: response.status, statusText: response.statusText, text }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
    return { ok: false, why: `${error.name} ${cause}`.trim() }
  }
}

async function textOf(response: Response, largestBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > largestBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
