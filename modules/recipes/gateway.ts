import { isResting, type Patience, patientCalls } from '#platform/http/patient-calls.ts'
import { type FormPost, postForm } from '#platform/http/post-form.ts'
import type { Log } from '#platform/log/log.ts'
import { isRejected } from './pork.ts'
import {
  CallFailed,
  errorBodyText,
  type FailureKind,
  failed,
  failureKind,
  PROVIDER_TEXTS,
  providerErrorIn,
  publicWords,
  remedy,
  statusKind,
} from './provider/provider-failure.ts'
import { parseProviderRecipe } from './provider/provider-recipe.ts'
import { parseProviderSearch } from './provider/provider-search.ts'
import { fieldsOf } from './provider/provider-values.ts'
import {
  type Attribution,
  notFound,
  type RecipeAnswer,
  type RecipeProblem,
  type RecipeSource,
} from './provider/recipe-source.ts'
import type { Recipe } from './recipe.ts'

export interface FatSecretSettings {
  clientId: string
  clientSecret: string
  /** Others than the provider's own for the stand-in only. */
  apiUrl?: string
  tokenUrl?: string
}

export interface FatSecretDeps {
  log: Pick<Log, 'warn' | 'error'>
  now(): Date
}

/** Only tests have another patience. */
export interface FatSecretPatience extends Patience {
  /** One attempt. */
  attemptMs: number
}

const PATIENCE: FatSecretPatience = {
  attemptMs: 3_000,
  callMs: 7_000,
  repeats: 2,
  pauseMs: 150,
  failuresToRest: 5,
  restMs: 30_000,
}
const LARGEST_ANSWER_BYTES = 2 * 1024 * 1024
/** A token is replaced while it still has this long to go, so that none ends on its way. */
const RENEW_BEFORE_MS = 5 * 60_000
const SHORTEST_TOKEN_MS = 30_000

export const FATSECRET_API = 'https://platform.fatsecret.com/rest/server.api'
export const FATSECRET_TOKEN = 'https://oauth.fatsecret.com/connect/token'
/** The plain names stand for first versions, which the provider has given up. */
const METHODS = { search: 'recipes.search.v3', recipe: 'recipe.get.v2' } as const

/** Wanted by the provider in every place where its content is shown. */
export const FATSECRET_ATTRIBUTION: Attribution = {
  text: 'Powered by fatsecret Platform API',
  address: 'https://platform.fatsecret.com',
}

/** The recipe provider, without a cache. Its callers make sure that no answer is kept longer than a day. */
export function fatSecretSource(
  settings: FatSecretSettings,
  deps: FatSecretDeps,
  patience: Partial<FatSecretPatience> = {},
): RecipeSource {
  const call = caller(settings, deps, { ...PATIENCE, ...patience })
  return {
    async search({ words, page, pageSize }) {
      // The provider counts pages from 0. It can leave out what the result filter would: no picture, no time.
      const params = {
        method: METHODS.search,
        search_expression: words,
        page_number: String(page - 1),
        max_results: String(pageSize),
        must_have_images: 'true',
        'prep_time.from': '1',
      }
      const found = await call(params, parseProviderSearch, PROVIDER_TEXTS.noRecipes)
      if (!found.ok) return found
      return { ok: true, value: { ...found.value, page, pageSize, attribution: FATSECRET_ATTRIBUTION, note: null } }
    },
    async recipe(id) {
      const found = await call(
        { method: METHODS.recipe, recipe_id: id },
        parseProviderRecipe,
        PROVIDER_TEXTS.missingRecipe,
      )
      if (found.ok && isUsable(found.value)) {
        return { ok: true, value: { recipe: found.value, attribution: FATSECRET_ATTRIBUTION } }
      }
      if (found.ok || found.problem.reason === 'not-found') return notFound(id)
      const { reason, words } = found.problem
      return { ok: false, problem: { reason, words: PROVIDER_TEXTS.failedToFetch(id, words) } }
    },
  }
}

const isUsable = (recipe: Recipe) =>
  !isRejected(recipe) && (recipe.name !== '' || recipe.ingredients.length > 0 || recipe.directions.length > 0)

const isTokenRefused = (error: unknown): error is CallFailed => error instanceof CallFailed && error.kind === 'token'

type Params = Readonly<Record<string, string>>

/**
 * One call with everything around it: token, repeats, and two breakers, for the provider's health and for its quota.
 */
function caller(settings: FatSecretSettings, deps: FatSecretDeps, patience: FatSecretPatience) {
  const token = tokenKeeper(settings, deps, patience)
  const patiently = patientCalls(patience, remedy, deps.now)

  async function attempt(params: Params, signal: AbortSignal): Promise<unknown> {
    const held = await token.get()
    try {
      return await ask(settings, params, held, patience, signal)
    } catch (error) {
      if (!isTokenRefused(error)) throw error
    }
    token.drop(held)
    try {
      return await ask(settings, params, await token.get(), patience, signal)
    } catch (error) {
      // A new token that is refused as well: asking for a third would only go on for ever.
      throw isTokenRefused(error) ? new CallFailed('refused', error.message, error.detail) : error
    }
  }

  return async <T>(params: Params, read: (answer: unknown) => T | null, nothing: string): Promise<RecipeAnswer<T>> => {
    try {
      const value = await patiently(async signal => {
        const parsed = read(await attempt(params, signal))
        if (parsed === null) throw new CallFailed('again', nothing, nothing)
        return parsed
      })
      return { ok: true, value }
    } catch (error) {
      return { ok: false, problem: problemOf(error, params, deps.log) }
    }
  }
}

function problemOf(error: unknown, { method }: Params, log: FatSecretDeps['log']): RecipeProblem {
  if (isResting(error)) return { reason: 'away', words: PROVIDER_TEXTS.apiError(publicWords('again')) }
  if (!(error instanceof CallFailed)) throw error
  const { kind, detail, message } = error
  if (kind === 'not-found') return { reason: 'not-found', words: message }
  const forPerson = kind === 'refused' || kind === 'unfit'
  if (forPerson) log.error('recipe-provider.refused', { method, reason: detail })
  else log.warn(kind === 'quota' ? 'recipe-provider.quota-used' : 'recipe-provider.away', { method, reason: detail })
  return { reason: forPerson ? 'refused' : 'away', words: message }
}

interface Token {
  value: string
  renewAt: number
}

/** Holds one token for everybody; those who come while it is being fetched wait for the same fetch. */
function tokenKeeper(settings: FatSecretSettings, { now }: FatSecretDeps, { attemptMs }: FatSecretPatience) {
  let token: Token | null = null
  let fetching: Promise<Token> | null = null
  return {
    async get(): Promise<string> {
      if (token && now().getTime() < token.renewAt) return token.value
      fetching ??= fetchToken(settings, now, attemptMs).finally(() => {
        fetching = null
      })
      token = await fetching
      return token.value
    },
    /** Only if it is still this one: another caller may have replaced it meanwhile. */
    drop(value: string) {
      if (token?.value === value) token = null
    },
  }
}

async function fetchToken(settings: FatSecretSettings, now: () => Date, attemptMs: number): Promise<Token> {
  const { clientId, clientSecret, tokenUrl = FATSECRET_TOKEN } = settings
  const asked = now().getTime()
  const form = {
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    fields: { grant_type: 'client_credentials', scope: 'basic' },
    signal: AbortSignal.timeout(attemptMs),
  }
  const text = await post(tokenUrl, form, 'refused')
  const { access_token: value, expires_in: seconds } = fieldsOf(parseJson(text))
  if (typeof value !== 'string' || value === '')
    throw failed('again', PROVIDER_TEXTS.apiError, 'no token in the answer')
  const lastsMs = (Number(seconds) || 0) * 1000
  return { value, renewAt: asked + Math.max(SHORTEST_TOKEN_MS, lastsMs - RENEW_BEFORE_MS) }
}

async function ask(
  { apiUrl = FATSECRET_API }: FatSecretSettings,
  params: Params,
  token: string,
  { attemptMs }: FatSecretPatience,
  signal: AbortSignal,
): Promise<unknown> {
  const form = {
    headers: { Authorization: `Bearer ${token}` },
    // Without `format` the answer is XML.
    fields: { ...params, format: 'json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
  }
  const answer = parseJson(await post(apiUrl, form, 'token'))
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new CallFailed('again', PROVIDER_TEXTS.invalidStructure, 'the answer is no object')
  }
  const error = providerErrorIn(answer)
  if (error) throw failed(failureKind(error.code), PROVIDER_TEXTS.apiError, `code ${error.code}: ${error.message}`)
  return answer
}

/** The text of an answer with status 200; failures of the provider itself come with that status too. */
async function post(url: string, form: Omit<FormPost, 'largestBytes'>, unauthorized: FailureKind): Promise<string> {
  const answer = await postForm(url, { ...form, largestBytes: LARGEST_ANSWER_BYTES })
  if (!answer.ok) throw failed('again', PROVIDER_TEXTS.apiError, `no answer: ${answer.why}`)
  const { status, statusText, text } = answer
  if (status === 200) return text
  const said = errorBodyText(status, statusText, text)
  throw failed(
    status === 401 ? unauthorized : statusKind(status),
    words => PROVIDER_TEXTS.requestFailed(status, words),
    said,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallFailed(
      'again',
      PROVIDER_TEXTS.invalidJson('this is not JSON'),
      `no JSON in ${text.length} characters`,
    )
  }
}
