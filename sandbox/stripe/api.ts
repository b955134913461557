import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiVersion } from './api-version.ts'
import type { Context } from './context.ts'
import { ApiError, invalidRequest, missingKey, scriptedError, unknownAddress, wrongKey } from './errors.ts'
import { expandAll } from './expand.ts'
import { type Fault, type FaultPort, wait } from './faults.ts'
import { type FormTree, parseForm, toPlain } from './form-body.ts'
import { checkKey, fingerprint, type KeptAnswer, keepAnswer, keptAnswer, type RunningKeys } from './idempotency.ts'
import { newId } from './ids.ts'
import { readParams } from './params.ts'
import { readBody } from './request-body.ts'
import { findRoute, type Route } from './routes.ts'

/** One request and the answer given to it, for those who check both. `params` are as sent, before any reading. */
export interface Exchange {
  method: string
  path: string
  params: unknown
  status: number
  body: unknown
}

export interface Api {
  context: Context
  secretKey: string
  faults: FaultPort
  running: RunningKeys
  onExchange?: ((exchange: Exchange) => void) | undefined
}

interface Asked {
  requestId: string
  method: string
  path: string
  key: string | null
  params: FormTree
}

type Answer = KeptAnswer & { replayed: boolean }

const BODY_LIMIT = 1024 * 1024

/** Answers one call as api.stripe.com would. */
export async function answerApi(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const asked: Asked = {
    requestId: newId('req', 14),
    method: request.method ?? 'GET',
    path: url.pathname,
    key: request.method === 'POST' ? header(request, 'idempotency-key') : null,
    params: new Map(),
  }
  const body = await readBody(request, BODY_LIMIT)
  const fault = api.faults.take(asked.method, asked.path)
  if (fault?.kind === 'drop-before') {
    response.destroy()
    return
  }
  const answer = await answerOrError(
    api,
    asked,
    request,
    fault,
    body === null ? null : asked.method === 'GET' ? url.search.slice(1) : body,
  )
  api.onExchange?.({
    method: asked.method,
    path: asked.path,
    params: toPlain(asked.params),
    status: answer.status,
    body: JSON.parse(answer.body),
  })
  if (fault?.kind === 'drop-after') response.destroy()
  else send(response, asked, answer)
}

async function answerOrError(
  api: Api,
  asked: Asked,
  request: IncomingMessage,
  fault: Fault | null,
  text: string | null,
): Promise<Answer> {
  try {
    checkCaller(api, request)
    if (fault?.kind === 'status') throw scriptedError(fault.status)
    if (text === null) throw invalidRequest('The request body is too large.')
    asked.params = parseForm(text)
    const found = findRoute(asked.method, asked.path)
    if (!found) throw unknownAddress(asked.method, asked.path)
    return await execute(api, asked, found.route, found.id, fault)
  } catch (error) {
    return { ...errorAnswer(error, asked), replayed: false }
  }
}

function checkCaller(api: Api, request: IncomingMessage): void {
  const given = header(request, 'authorization')
  if (!given) throw missingKey()
  const key = given.startsWith('Basic ') ? (atob(given.slice(6)).split(':')[0] ?? '') : given.replace(/^Bearer /, '')
  const [left, right] = [Buffer.from(key), Buffer.from(api.secretKey)]
  if (left.length !== right.length || !timingSafeEqual(left, right)) throw wrongKey(key)
  const version = header(request, 'stripe-version')
  if (version !== null && version !== ApiVersion)
    throw invalidRequest(`Invalid Stripe API version: ${version}. The test payments answer version ${ApiVersion} only.`)
}

/** Runs the call in one transaction with the keeping of its answer. Faulty parameters are refused before execution begins. */
async function execute(api: Api, asked: Asked, route: Route, id: string, fault: Fault | null): Promise<Answer> {
  const { key, method, path } = asked
  const params = readParams<{ expand?: string[] }>(asked.params, route.shape)
  if (key === null) {
    await wait(fault)
    const work = () => run(api, asked, route, id, params)
    return { ...(method === 'GET' ? work() : api.context.store.transaction(work)), replayed: false }
  }
  checkKey(key)
  const print = fingerprint(method, path, asked.params)
  const release = api.running.start(key)
  try {
    await wait(fault)
    return api.context.store.transaction(() => {
      const kept = keptAnswer(api.context, key, print, method, path)
      if (kept) return { ...kept, replayed: true }
      const answer = attempt(api, asked, route, id, params, fault)
      keepAnswer(api.context, key, print, answer)
      return { ...answer, replayed: false }
    })
  } finally {
    release()
  }
}

/** A refusal once execution began is an answer too, and is kept like one; what it had begun to write is undone. */
function attempt(
  api: Api,
  asked: Asked,
  route: Route,
  id: string,
  params: { expand?: string[] },
  fault: Fault | null,
): KeptAnswer {
  if (fault?.kind === 'fail-after') return errorAnswer(scriptedError(500), asked)
  try {
    return api.context.store.transaction(() => run(api, asked, route, id, params))
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error, asked)
    throw error
  }
}

function run(api: Api, asked: Asked, route: Route, id: string, params: { expand?: string[] }): KeptAnswer {
  const cause = { requestId: asked.requestId, idempotencyKey: asked.key }
  const result = route.run(api.context, { id, params, cause })
  const body = expandAll(api.context, result, params.expand ?? [])
  return { status: 200, body: JSON.stringify(body), requestId: asked.requestId }
}

function errorAnswer(error: unknown, asked: Asked): KeptAnswer {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(500, { type: 'api_error', message: `The stand-in failed: ${error}` })
  const log = { request_log_url: `https://dashboard.stripe.com/test/logs/${asked.requestId}` }
  return {
    status: known.status,
    body: JSON.stringify({ error: { ...known.body, ...log } }),
    requestId: asked.requestId,
  }
}

function send(response: ServerResponse, asked: Asked, answer: Answer): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer.body),
    'request-id': asked.requestId,
    'stripe-version': ApiVersion,
    ...(asked.key ? { 'idempotency-key': asked.key } : {}),
    ...(answer.replayed ? { 'idempotent-replayed': 'true', 'original-request': answer.requestId } : {}),
  })
  response.end(answer.body)
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
