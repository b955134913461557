import type { Remedy } from '#platform/http/patient-calls.ts'
import { plainText } from '../plain-text.ts'
import { fieldsOf, numberOf } from './provider-values.ts'

/** The words of the specification for calls to the provider that failed. */
export const PROVIDER_TEXTS = {
  requestFailed: (status: number, message: string) => `API request failed (${status}): ${message}`,
  apiError: (message: string) => `API Error: ${message}`,
  invalidJson: (message: string) => `Invalid JSON response from API: ${message}`,
  missingRecipe: 'Invalid response: missing recipe data',
  failedToFetch: (id: string, message: string) => `Failed to fetch recipe ${id}: ${message}`,
  invalidStructure: 'Invalid API response structure',
  noRecipes: 'No recipes data in response',
} as const

/**
 * What is to be done about a failure. `again`: try again at once, a few times. `quota`: nothing more before midnight.
 * `token`: a new token. `refused`: a person must change something. `unfit`: a person
 * must change something, but other calls are answered. `not-found`: it was answered, there is none.
 */
export type FailureKind = 'again' | 'quota' | 'token' | 'refused' | 'unfit' | 'not-found'

export interface ProviderError {
  code: number
  /** In the provider's words, which may name our own network address: for the log only. */
  message: string
}

const LONGEST_MESSAGE = 300

/** The error that an answer holds, also one with status 200. The code comes as a number or as text. */
export function providerErrorIn(answer: unknown): ProviderError | null {
  const { error } = fieldsOf(answer)
  if (error === undefined || error === null) return null
  const { code, message } = fieldsOf(error)
  const words = plainText(typeof error === 'string' ? error : message).slice(0, LONGEST_MESSAGE)
  return { code: numberOf(code, { most: 9_999 }) ?? 0, message: words }
}

const AGAIN = [1, 20, 24]
const QUOTA = [11, 12]
const TOKEN = [13]
/** 105 is an id beyond all numbers. */
const NOT_FOUND = [105, 106]
/** About the parameters of this one call: what one visitor asks must not keep the provider from all others. */
const UNFIT = [101, 102, 103, 104, 107, 108, 109]

/** The policy for each code; see the provider's list of error codes. Unknown codes need a person. */
export function failureKind(code: number): FailureKind {
  if (AGAIN.includes(code)) return 'again'
  if (QUOTA.includes(code)) return 'quota'
  if (TOKEN.includes(code)) return 'token'
  if (UNFIT.includes(code)) return 'unfit'
  return NOT_FOUND.includes(code) ? 'not-found' : 'refused'
}

const PUBLIC_WORDS: Record<FailureKind, string> = {
  again: 'the recipe provider is not available just now',
  quota: 'the recipe provider has answered as often as it does in a day',
  token: 'the recipe provider did not accept our key',
  refused: 'the recipe provider refused the call',
  unfit: 'the recipe provider could not make sense of the call',
  'not-found': 'the recipe provider has no such recipe',
}

/** What a visitor may read about it. */
export const publicWords = (kind: FailureKind) => PUBLIC_WORDS[kind]

/** A call that did not bring what it should. `message` is for visitors, `detail` for the log. */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly detail: string
  constructor(kind: FailureKind, message: string, detail: string) {
    super(message)
    this.kind = kind
    this.detail = detail
  }
}

export function failed(kind: FailureKind, words: (message: string) => string, detail: string): CallFailed {
  return new CallFailed(kind, words(publicWords(kind)), detail)
}

const REMEDIES: Record<FailureKind, Remedy> = {
  again: 'repeat',
  quota: 'day-over',
  token: 'rest',
  refused: 'rest',
  unfit: null,
  'not-found': null,
}
/** What to do about a call that threw this. */
export const remedy = (error: unknown) => (error instanceof CallFailed ? REMEDIES[error.kind] : null)

/** What a status other than 200 means, when nothing more is known. */
export function statusKind(status: number): FailureKind {
  return status >= 500 || status === 429 || status === 408 ? 'again' : 'refused'
}

/** What an error body says: its JSON error, message or details, or its text, or only its status. */
export function errorBodyText(status: number, statusText: string, body: string): string {
  const json = parsed(body)
  const fields = fieldsOf(json)
  const nested = fieldsOf(fields.error)
  const said = [fields.error, nested.message, fields.message, fields.details].map(plainText).find(text => text !== '')
  const text = said ?? (json === undefined ? plainText(body) : '')
  return (text || `HTTP Error ${status}: ${plainText(statusText)}`).slice(0, LONGEST_MESSAGE)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
