import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { activityOn, weightOn } from './body.ts'
import { choicePage, problemPage, STYLE } from './pages.ts'

// The Swedish way of writing a date is yyyy-MM-dd.
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })

export type StandInService = 'fitbit' | 'withings'

export const PREFIX = '/sandbox/devices'

export interface DevicesStandIn {
  /** Where the two APIs lie, on loopback. */
  apiBase(service: StandInService): string
  /** The pages on which the owner says yes, beside the shop. */
  handlePage(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  /** What went wrong on purpose: the next calls of this service are answered with this status. */
  fail(service: StandInService, status: number, times: number): void
  /** As if its owner had taken the access back at the service. */
  forget(service: StandInService): void
  /** How many tokens would be let in. */
  liveTokens(service: StandInService): number
  stop(): Promise<void>
}

interface Options {
  clientId: string
  clientSecret: string
  appEnv: 'development' | 'live'
  now?: () => Date
}

interface Grant {
  service: StandInService
  redirectUri: string
  challenge: string
  until: number
}

const CODE_MS = 10 * 60_000
const TOKEN_SECONDS = 8 * 3600

/** Fitbit and Withings as far as the shop uses them: OAuth 2 with PKCE, refresh, revocation, weights and days. */
export async function startDevicesStandIn(options: Options): Promise<DevicesStandIn> {
  if (options.appEnv === 'live') throw new Error('The stand-in of the health services never runs live')
  const now = options.now ?? (() => new Date())
  const codes = new Map<string, Grant>()
  const access = new Map<string, { service: StandInService; until: number }>()
  const refreshes = new Map<string, StandInService>()
  const faults = new Map<StandInService, { status: number; times: number }>()
  const secret = () => randomBytes(24).toString('base64url')

  const issue = (service: StandInService) => {
    const pair = { access_token: secret(), refresh_token: secret() }
    access.set(pair.access_token, { service, until: now().getTime() + TOKEN_SECONDS * 1000 })
    refreshes.set(pair.refresh_token, service)
    return { ...pair, expires_in: TOKEN_SECONDS, token_type: 'Bearer' }
  }
  const forget = (service: StandInService) => {
    for (const [token, grant] of access) if (grant.service === service) access.delete(token)
    for (const [token, owner] of refreshes) if (owner === service) refreshes.delete(token)
  }
  const exchange = (service: StandInService, form: URLSearchParams) => {
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? ''
      if (refreshes.get(token) !== service) return null
      // Each works once.
      refreshes.delete(token)
      return issue(service)
    }
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const fits =
      grant?.service === service &&
      grant.until > now().getTime() &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.challenge === challenge
    return fits ? issue(service) : null
  }
  const isLive = (service: StandInService, req: IncomingMessage) => {
    const grant = access.get(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '')
    return grant?.service === service && grant.until > now().getTime()
  }

  const json = (res: ServerResponse, status: number, body: unknown) => {
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  const daysBetween = (from: string, to: string) => {
    const days: string[] = []
    for (let at = Date.parse(from); at <= Date.parse(to) && days.length < 400; at += 86_400_000) {
      days.push(DAY.format(at))
    }
    return days
  }

  async function fitbit(req: IncomingMessage, res: ServerResponse, path: string) {
    if (path === '/oauth2/token' || path === '/oauth2/revoke') {
      const basic = `Basic ${Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')}`
      if (req.headers.authorization !== basic) return json(res, 401, { errors: [{ errorType: 'invalid_client' }] })
      const form = new URLSearchParams(await text(req))
      if (path === '/oauth2/revoke') {
        forget('fitbit')
        return json(res, 200, {})
      }
      const pair = exchange('fitbit', form)
      return pair ? json(res, 200, pair) : json(res, 400, { errors: [{ errorType: 'invalid_grant' }] })
    }
    if (!isLive('fitbit', req)) return json(res, 401, { errors: [{ errorType: 'expired_token' }] })
    const asked = /^\/1\/user\/-\/(body\/log\/weight|activities\/(\w+))\/date\/([\d-]+)\/([\d-]+)\.json$/.exec(path)
    if (!asked) return json(res, 404, {})
    const days = daysBetween(asked[3] ?? '', asked[4] ?? '')
    if (!asked[2]) {
      const weight = days.filter(day => weightOn(day) !== null)
      return json(res, 200, { weight: weight.map(date => ({ date, time: '07:10:00', weight: weightOn(date) })) })
    }
    const value = (day: string) => String(activityOn(day)[asked[2] as keyof ReturnType<typeof activityOn>] ?? 0)
    return json(res, 200, { [`activities-${asked[2]}`]: days.map(day => ({ dateTime: day, value: value(day) })) })
  }

  async function withings(req: IncomingMessage, res: ServerResponse, path: string) {
    const form = new URLSearchParams(await text(req))
    const refused = () => json(res, 200, { status: 401, body: {} })
    if (path === '/v2/oauth2') {
      const keysFit = form.get('client_id') === options.clientId && form.get('client_secret') === options.clientSecret
      if (!keysFit) return refused()
      if (form.get('action') === 'revoke') {
        forget('withings')
        return json(res, 200, { status: 0, body: {} })
      }
      const pair = exchange('withings', form)
      return pair
        ? json(res, 200, { status: 0, body: pair })
        : json(res, 200, { status: 503, body: {}, error: 'invalid code' })
    }
    if (!isLive('withings', req)) return refused()
    if (path === '/measure') {
      const day = (name: string) => DAY.format(Number(form.get(name)) * 1000)
      const measuregrps = daysBetween(day('startdate'), day('enddate')).flatMap(date => {
        const kg = weightOn(date)
        const measures = kg === null ? [] : [{ value: Math.round(kg * 1000), type: 1, unit: -3 }]
        return measures.length > 0 ? [{ date: Date.parse(`${date}T07:12:00Z`) / 1000, measures }] : []
      })
      return json(res, 200, { status: 0, body: { measuregrps } })
    }
    const activities = daysBetween(form.get('startdateymd') ?? '', form.get('enddateymd') ?? '').map(date => {
      const { steps, minutesFairlyActive, minutesVeryActive } = activityOn(date)
      return { date, steps, moderate: minutesFairlyActive * 60, intense: minutesVeryActive * 60 }
    })
    return json(res, 200, { status: 0, body: { activities } })
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://stand-in')
    const service: StandInService = url.pathname.startsWith('/fitbit') ? 'fitbit' : 'withings'
    const fault = faults.get(service)
    if (fault && fault.times > 0) {
      fault.times--
      req.resume()
      return json(res, fault.status, {})
    }
    const answer = service === 'fitbit' ? fitbit : withings
    answer(req, res, url.pathname.slice(service.length + 1)).catch(() => res.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  async function handlePage(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const url = new URL(req.url ?? '/', 'http://stand-in')
    const asked = /^\/sandbox\/devices\/(fitbit|withings)\/authorize$/.exec(url.pathname)
    if (url.pathname === `${PREFIX}/page.css`) {
      res.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(STYLE)
      return true
    }
    if (!asked) return false
    const service = asked[1] as StandInService
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('X-Robots-Tag', 'noindex')
    // The form leads on to the shop: no word of where a form may lead.
    res.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    const fields = url.searchParams
    const redirectUri = fields.get('redirect_uri') ?? ''
    const isRight =
      fields.get('client_id') === options.clientId &&
      fields.get('response_type') === 'code' &&
      fields.get('code_challenge_method') === 'S256' &&
      (fields.get('code_challenge') ?? '').length === 43 &&
      URL.canParse(redirectUri)
    if (!isRight) {
      res.writeHead(400).end(problemPage(service))
      return true
    }
    if (req.method === 'GET' || req.method === 'HEAD') {
      res.writeHead(200).end(choicePage(service, url.pathname + url.search))
      return true
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', fields.get('state') ?? '')
    if (new URLSearchParams(await text(req)).get('do') === 'allow') {
      const code = secret()
      const challenge = fields.get('code_challenge') ?? ''
      codes.set(code, { service, redirectUri, challenge, until: now().getTime() + CODE_MS })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    res.writeHead(303, { Location: back.href }).end()
    return true
  }

  return {
    apiBase: service => `http://127.0.0.1:${port}/${service}`,
    handlePage,
    fail: (service, status, times) => void faults.set(service, { status, times }),
    forget,
    liveTokens: service => [...access.values()].filter(grant => grant.service === service).length,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
