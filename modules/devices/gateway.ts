import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isDay } from '#modules/calendar/day.ts'
import { dayIn, momentAt, type Zone } from '#modules/calendar/zone.ts'
import {
  type ActiveDay,
  type Delivered,
  type HealthService,
  isBodyWeight,
  type MeasuredWeight,
} from './health-service.ts'

/** Where a service is reached, and as whom. */
export interface ServiceSettings {
  clientId: string
  clientSecret: string
  /** Where its owner says yes, in their browser. */
  authorizeUrl: string
  /** Where its API lies, without a slash at the end. */
  apiBase: string
}

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresAt: Date
}

/** Refused: only the owner can put it right. Away: it may be tried again. */
export type Asked<T> = { ok: true; value: T } | { ok: false; reason: 'refused' | 'away' }

/** One health service: OAuth 2 with PKCE (RFC 7636), and what it delivers. */
export interface HealthGateway {
  page(asked: { redirectUri: string; state: string; verifier: string }): string
  exchange(asked: { code: string; redirectUri: string; verifier: string }): Promise<Asked<Tokens>>
  refresh(refreshToken: string): Promise<Asked<Tokens>>
  /** Takes our own access back. A service that is away forgets it when the tokens run out. */
  revoke(tokens: { accessToken: string; refreshToken: string }): Promise<boolean>
  /** The services know days and times of their owner alone, who is in this zone. */
  read(accessToken: string, from: Date, to: Date, zone: Zone): Promise<Asked<Delivered>>
}

export type HealthGateways = { readonly [S in HealthService]: HealthGateway | null }

export const newSecret = () => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

const WITHIN_MS = 10_000

type Answer = { ok: true; body: unknown } | { ok: false; reason: 'refused' | 'away' }

async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) })
    if (answer.ok) return { ok: true, body: await answer.json().catch(() => null) }
    await answer.body?.cancel()
    return { ok: false, reason: answer.status === 429 || answer.status >= 500 ? 'away' : 'refused' }
  } catch {
    return { ok: false, reason: 'away' }
  }
}

/** What the service says is believed only in the shape that it is documented in. */
function parsed<T>(answer: Answer, shape: z.ZodType<T>): Asked<T> {
  if (!answer.ok) return answer
  const read = shape.safeParse(answer.body)
  return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'away' }
}

type AskTokens = (fields: Record<string, string>) => Promise<Asked<Tokens>>

/** OAuth 2 with PKCE, in which the two services agree: the page to consent on, and tokens for a code or an old token. */
function visits(
  { clientId, authorizeUrl }: ServiceSettings,
  scope: string,
  tokens: AskTokens,
): Pick<HealthGateway, 'page' | 'exchange' | 'refresh'> {
  return {
    page({ redirectUri, state, verifier }) {
      // A page without a host is the stand-in's, beside the shop.
      const url = new URL(authorizeUrl, redirectUri)
      const fields = {
        response_type: 'code',
        client_id: clientId,
        scope,
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
      return url.href
    },
    exchange: ({ code, redirectUri, verifier }) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: refreshToken => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  }
}

const FITBIT_TOKENS = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })
const FITBIT_WEIGHTS = z.object({
  weight: z.array(z.object({ date: z.string(), time: z.string(), weight: z.number() })),
})
const FITBIT_SERIES = z.array(z.object({ dateTime: z.string(), value: z.coerce.number() }))

const tokensFrom = (told: z.infer<typeof FITBIT_TOKENS>, now: () => Date): Tokens => ({
  accessToken: told.access_token,
  refreshToken: told.refresh_token,
  expiresAt: new Date(now().getTime() + told.expires_in * 1000),
})

/** Fitbit Web API: kilograms when no language is asked for, days where the owner lives. */
export function fitbit(settings: ServiceSettings, now: () => Date): HealthGateway {
  const { clientId, clientSecret, apiBase } = settings
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const post = (path: string, fields: Record<string, string>) =>
    ask(apiBase + path, { method: 'POST', headers: { authorization: basic }, body: new URLSearchParams(fields) })
  const tokens: AskTokens = async fields => {
    const told = parsed(await post('/oauth2/token', { client_id: clientId, ...fields }), FITBIT_TOKENS)
    return told.ok ? { ok: true, value: tokensFrom(told.value, now) } : told
  }
  return {
    ...visits(settings, 'weight activity', tokens),
    revoke: async ({ refreshToken }) => (await post('/oauth2/revoke', { token: refreshToken })).ok,
    async read(accessToken, from, to, zone) {
      const get = (path: string) => ask(apiBase + path, { headers: { authorization: `Bearer ${accessToken}` } })
      const range = `${dayIn(from, zone)}/${dayIn(to, zone)}.json`
      const series = async (name: 'steps' | 'minutesFairlyActive' | 'minutesVeryActive') =>
        parsed(
          await get(`/1/user/-/activities/${name}/date/${range}`),
          z.object({ [`activities-${name}`]: FITBIT_SERIES }),
        )
      const [weights, steps, fairly, very] = await Promise.all([
        get(`/1/user/-/body/log/weight/date/${range}`).then(answer => parsed(answer, FITBIT_WEIGHTS)),
        series('steps'),
        series('minutesFairlyActive'),
        series('minutesVeryActive'),
      ])
      if (!weights.ok) return weights
      if (!steps.ok) return steps
      if (!fairly.ok) return fairly
      if (!very.ok) return very
      const valuesOf = (told: { [name: string]: z.infer<typeof FITBIT_SERIES> }) => Object.values(told).flat()
      const minutes = new Map<string, number>()
      for (const { dateTime, value } of [...valuesOf(fairly.value), ...valuesOf(very.value)]) {
        minutes.set(dateTime, (minutes.get(dateTime) ?? 0) + value)
      }
      return delivered(
        weights.value.weight.map(({ date, time, weight }) => ({
          measuredAt: shownAt(date, time, zone),
          weightKg: weight,
        })),
        valuesOf(steps.value).map(({ dateTime, value }) => ({
          day: dateTime,
          steps: value,
          activeMinutes: minutes.get(dateTime) ?? 0,
        })),
      )
    },
  }
}

const WITHINGS_OK = 0
/** 'Not authorised': the owner took their yes back, or the token ran out. */
const WITHINGS_REFUSED = [100, 101, 102, 200, 401]
const WITHINGS = z.object({ status: z.number(), body: z.unknown() })
const WITHINGS_WEIGHT = 1
const WITHINGS_WEIGHTS = z.object({
  measuregrps: z.array(
    z.object({
      date: z.number(),
      measures: z.array(z.object({ value: z.number(), type: z.number(), unit: z.number() })),
    }),
  ),
})
const WITHINGS_DAYS = z.object({
  activities: z.array(
    z.object({ date: z.string(), steps: z.number(), moderate: z.number().default(0), intense: z.number().default(0) }),
  ),
})

/** Withings API: every answer is 200 with a status of its own; weights come as value × 10^unit, durations in seconds. */
export function withings(settings: ServiceSettings, now: () => Date): HealthGateway {
  const { clientId, clientSecret, apiBase } = settings
  const post = async <T>(
    path: string,
    fields: Record<string, string>,
    shape: z.ZodType<T>,
    accessToken?: string,
  ): Promise<Asked<T>> => {
    const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {}
    const told = parsed(
      await ask(apiBase + path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
      WITHINGS,
    )
    if (!told.ok) return told
    const { status, body } = told.value
    if (status !== WITHINGS_OK) return { ok: false, reason: WITHINGS_REFUSED.includes(status) ? 'refused' : 'away' }
    return parsed({ ok: true, body }, shape)
  }
  const tokens: AskTokens = async fields => {
    const keys = { action: 'requesttoken', client_id: clientId, client_secret: clientSecret }
    const told = await post('/v2/oauth2', { ...keys, ...fields }, FITBIT_TOKENS)
    return told.ok ? { ok: true, value: tokensFrom(told.value, now) } : told
  }
  return {
    ...visits(settings, 'user.metrics,user.activity', tokens),
    revoke: async ({ accessToken }) => {
      const keys = { action: 'revoke', client_id: clientId, client_secret: clientSecret }
      return (await post('/v2/oauth2', keys, z.unknown(), accessToken)).ok
    },
    async read(accessToken, from, to, zone) {
      const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))
      const asksWeights = {
        action: 'getmeas',
        meastype: '1',
        category: '1',
        startdate: seconds(from),
        enddate: seconds(to),
      }
      const asksDays = {
        action: 'getactivity',
        startdateymd: dayIn(from, zone),
        enddateymd: dayIn(to, zone),
        data_fields: 'steps,moderate,intense',
      }
      const [weights, days] = await Promise.all([
        post('/measure', asksWeights, WITHINGS_WEIGHTS, accessToken),
        post('/v2/measure', asksDays, WITHINGS_DAYS, accessToken),
      ])
      if (!weights.ok) return weights
      if (!days.ok) return days
      return delivered(
        weights.value.measuregrps.flatMap(({ date, measures }) =>
          measures
            .filter(({ type }) => type === WITHINGS_WEIGHT)
            .map(({ value, unit }) => ({ measuredAt: new Date(date * 1000), weightKg: value * 10 ** unit })),
        ),
        days.value.activities.map(({ date, steps, moderate, intense }) => ({
          day: date,
          steps,
          activeMinutes: Math.round((moderate + intense) / 60),
        })),
      )
    },
  }
}

const MINUTES_OF_A_DAY = 1440

type ToldDay = Omit<ActiveDay, 'day'> & { day: string }

const TIME = /^(\d{2}):(\d{2}):(\d{2})$/

/** When a clock of their owner showed this; what is no time is no moment either. */
function shownAt(day: string, time: string, zone: Zone): Date {
  const [, hour, minute, second] = TIME.exec(time) ?? []
  if (!isDay(day) || hour === undefined) return new Date(Number.NaN)
  return momentAt({ day, hour: Number(hour), minute: Number(minute), second: Number(second) }, zone)
}

/** What can be kept; a figure that no body has is left out. */
function delivered(weights: MeasuredWeight[], days: ToldDay[]): Asked<Delivered> {
  return {
    ok: true,
    value: {
      weights: weights.filter(
        ({ measuredAt, weightKg }) => !Number.isNaN(measuredAt.getTime()) && isBodyWeight(weightKg),
      ),
      days: days.flatMap(({ day, steps, activeMinutes }) =>
        isDay(day) && steps >= 0
          ? [
              {
                day,
                steps: Math.round(steps),
                activeMinutes: Math.min(Math.max(Math.round(activeMinutes), 0), MINUTES_OF_A_DAY),
              },
            ]
          : [],
      ),
    },
  }
}
