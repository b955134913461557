import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerMethod, errorAnswer, errorOf, type Params } from './answers.ts'
import { type Address, type Fault, FaultPort, type FaultRule, faultInWords } from './faults.ts'

export interface FatSecretStandInOptions {
  clientId: string
  clientSecret: string
  /** `live` is refused: made-up recipes never stand in for real ones. */
  appEnv?: 'development' | 'live'
  now?(): Date
  /** How long a token lasts; a day when not given. */
  tokenSeconds?: number
}

export interface StandInCall {
  at: Address
  params: Params
}

export interface FatSecretStandIn {
  apiUrl: string
  tokenUrl: string
  /** Makes the next calls go wrong. */
  fault(rule: FaultRule): void
  clearFaults(): void
  /** Everything asked so far, oldest first; may be emptied. */
  calls: StandInCall[]
  /** No token given out so far is accepted any more. */
  revokeTokens(): void
  stop(): Promise<void>
}

const API = '/rest/server.api'
const TOKEN = '/connect/token'
const LARGEST_BODY_BYTES = 64 * 1024
const DAY_SECONDS = 86_400

/** Starts the stand-in on a free loopback port. */
export async function startFatSecretStandIn(options: FatSecretStandInOptions): Promise<FatSecretStandIn> {
  if (options.appEnv === 'live') throw new Error('The FatSecret stand-in does not start when live.')
  const faults = new FaultPort()
  const calls: StandInCall[] = []
  const tokens = new Map<string, number>()
  const now = () => (options.now?.() ?? new Date()).getTime()

  function giveToken(request: IncomingMessage, { grant_type, scope }: Params): Said {
    const wanted = `Basic ${Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')}`
    if (request.headers.authorization !== wanted) return { status: 400, body: { error: 'invalid_client' } }
    if (grant_type !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } }
    if (scope !== 'basic') return { status: 400, body: { error: 'invalid_scope' } }
    const seconds = options.tokenSeconds ?? DAY_SECONDS
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, now() + seconds * 1000)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: seconds } }
  }

  function answerApi(request: IncomingMessage, params: Params): Said {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const ends = tokens.get(token)
    if (ends === undefined || ends <= now()) return { status: 200, body: errorAnswer(13, 'Invalid token') }
    if (params.format !== 'json') return { status: 200, body: '<?xml version="1.0"?><recipes />' }
    return { status: 200, body: answerMethod(params) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = addressOf(request)
    if (!at || request.method !== 'POST') {
      say(response, { status: 404, body: 'Not found' })
      return
    }
    const params = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    calls.push({ at, params })
    const fault = faults.take(at) ?? faultInWords(params.search_expression ?? '')
    if (fault?.kind === 'slow') await sleep(fault.milliseconds, undefined, { ref: false })
    if (fault && fault.kind !== 'slow') failAs(fault, response)
    else say(response, at === 'token' ? giveToken(request, params) : answerApi(request, params))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    apiUrl: `${origin}${API}`,
    tokenUrl: `${origin}${TOKEN}`,
    fault: rule => faults.add(rule),
    clearFaults: () => faults.clear(),
    calls,
    revokeTokens: () => tokens.clear(),
    async stop() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

interface Said {
  status: number
  body: object | string
}

function addressOf({ url = '/' }: IncomingMessage): Address | null {
  const path = url.split('?', 1)[0]
  return path === API ? 'api' : path === TOKEN ? 'token' : null
}

function say(response: ServerResponse, { status, body }: Said): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' })
  response.end(text)
}

const SPOILT: Partial<Record<Fault['kind'], object | string>> = {
  garbage: '{"recipes": {"recipe": [{"recipe_id": "1", "recipe_na',
  empty: '',
  html: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>',
  list: [],
  'no-data': {},
}

function failAs(fault: Fault, response: ServerResponse): void {
  const spoilt = SPOILT[fault.kind]
  if (spoilt !== undefined) say(response, { status: 200, body: spoilt })
  else if (fault.kind === 'status') say(response, { status: fault.status, body: { error: { message: 'Spoilt' } } })
  else if (fault.kind === 'error') say(response, { status: 200, body: errorOf(fault.code) })
  else if (fault.kind === 'error-as-text') say(response, { status: 200, body: errorAsText(fault.code) })
  else if (fault.kind === 'endless') pour(response)
  else if (fault.kind === 'redirect') response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end()
  else response.destroy()
}

function errorAsText(code: number) {
  const { error } = errorOf(code)
  return { error: { ...error, code: String(code) } }
}

const CHUNK = ' '.repeat(64 * 1024)

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(CHUNK));
  }
  response.on('drain', more)
  more()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > LARGEST_BODY_BYTES) throw new Error('The body is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
