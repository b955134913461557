import { isUtf8 } from 'node:buffer'
import { isKeptText } from '#modules/changes/kept-text.ts'

/** More than any form or call of ours needs. */
const LARGEST_BYTES = 256 * 1024
/** A recipe with its lines and their parts has six; a deeper one is made to hurt whatever walks it. */
const DEEPEST = 32

/** More than the largest form of ours has. */
const MOST_FIELDS = 500

const TOO_MUCH = 'That is more than we can take in one request.'
const NOT_TEXT = 'This is not text that we can read.'
const PACKED = 'Please send it as it is, in UTF-8.'

const FIELDS_TYPE = 'application/x-www-form-urlencoded'

export type BodyProblem = { status: 400 | 413 | 415; error: string }

export type ReadBody =
  /** The same request, its body read to the end and fit to be parsed. */
  { ok: true; request: Request } | ({ ok: false } & BodyProblem)

/** A call of a program: JSON, or a notice whose signature is over the bytes as they came. */
const FOR_PROGRAMS = /^\/(api|hooks)\//

/**
 * Reads what a request brought, here and nowhere else before: counted as it comes, whatever its head says of its
 * length, and refused when no form and no JSON could be read from it.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BYTES) return tooMuch
  const bytes = await wholeBody(request)
  if (bytes === null) return tooMuch
  const { method, signal, url } = request
  const path = new URL(url).pathname
  const type = request.headers.get('content-type') ?? ''
  if (bytes.length > 0 && !isPlain(request.headers)) return { ok: false, status: 415, error: PACKED }
  const problem = FOR_PROGRAMS.test(path) ? callProblem(path, type, bytes) : await formProblem(type, bytes)
  if (problem) return { ok: false, ...problem }
  const headers = new Headers(request.headers)
  // Where it came from was asked before. The router takes `null`, which a page without a referrer sends, for elsewhere.
  if (headers.get('origin') === 'null') headers.delete('origin')
  // A form without a field says nothing, and that is how a page reads it.
  if (bytes.length === 0 && !FOR_PROGRAMS.test(path)) headers.set('content-type', FIELDS_TYPE)
  return { ok: true, request: new Request(url, { method, headers, signal, body: bytes.length > 0 ? bytes : null }) }
}

const tooMuch = { ok: false, status: 413, error: TOO_MUCH } as const
const bad = (error: string): BodyProblem => ({ status: 400, error })

async function wholeBody({ body }: Request): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > LARGEST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether the bytes are those of the text, and the text is UTF-8: nothing here unpacks or translates what came. */
function isPlain(headers: Headers): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
  return /^utf-?8$/i.test(charset) && /^(identity)?$/i.test(headers.get('content-encoding') ?? '')
}

/** What a call takes beside JSON, it says itself. */
function callProblem(path: string, type: string, bytes: Buffer): BodyProblem | null {
  // A signature says whether a notice is good; who made it is asked first.
  if (path.startsWith('/hooks/') || !/^application\/json\s*(;|$)/i.test(type)) return null
  return isUtf8(bytes) && !bytes.includes(0) ? jsonProblem(bytes.toString('utf8')) : bad('This is not valid JSON.')
}

async function formProblem(type: string, bytes: Buffer<ArrayBuffer>): Promise<BodyProblem | null> {
  if (bytes.length === 0) return null
  const isFields = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  if (!isFields && !/^multipart\/form-data\s*;/i.test(type)) return { status: 415, error: 'Please send a form.' }
  if (!isUtf8(bytes) || bytes.includes(0) || (isFields && !isEncodedText(bytes.toString('utf8')))) return bad(NOT_TEXT)
  const readable = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!readable) return bad(NOT_TEXT)
  const fields = [...readable.values()]
  if (fields.length > MOST_FIELDS) return { status: 413, error: TOO_MUCH }
  // No form of ours takes a file.
  if (!fields.every(field => typeof field === 'string')) return { status: 415, error: 'Please send a form of text.' }
  // A field of some forms holds what the page wrote as JSON.
  return fields.every(field => depthOf(field) <= DEEPEST && hidesNoText(field)) ? null : bad(NOT_TEXT)
}

/** Browsers write every percent sign and every letter beyond ASCII as bytes of UTF-8. */
function isEncodedText(fields: string): boolean {
  try {
    return !decodeURIComponent(fields).includes('\0')
  } catch {
    return false
  }
}

/** Whether it is JSON at all is found by whoever parses it, and said in the words of that address. */
function jsonProblem(text: string): BodyProblem | null {
  if (depthOf(text) > DEEPEST) return bad('This is nested too deeply for us to read.')
  return hidesNoText(text) ? null : bad(NOT_TEXT)
}

/** How deep lists and objects stand in one another, found in one pass and without building any of them. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
}

/** Written as JSON, what cannot be kept looks like any other text. */
const hidesNoText = (text: string) => !text.includes('\\u') || isKeptText(parsed(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
