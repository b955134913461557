import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import { calendarOf, hasHealthConsent } from '#modules/profile/queries.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { Seal } from '#platform/secrets/sealed.ts'
import { type HealthGateways, newSecret, type Tokens } from './gateway.ts'
import { type Delivered, type HealthService, readFrom, SERVICE_IDS } from './health-service.ts'

export interface DevicesDeps {
  db: Db
  log: Pick<Log, 'info' | 'warn'>
  now(): Date
  services: HealthGateways
  /** Tokens at rest are closed with it. */
  seal: Seal
}

const VISIT_MINUTES = 10
const MINUTE_MS = 60_000

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url')
const about = (memberId: string, service: HealthService, what: string) => `${memberId} ${service} ${what}`

/** Begins a visit to the service; the browser goes to the page that comes back. */
export async function beginConnecting(
  { db, now, services, seal }: DevicesDeps,
  memberId: MemberId,
  service: HealthService,
  redirectUri: string,
): Promise<{ ok: true; page: string } | { ok: false; reason: 'not-offered' | 'no-consent' }> {
  const gateway = services[service]
  if (!gateway) return { ok: false, reason: 'not-offered' }
  if (!(await hasHealthConsent(db, memberId))) return { ok: false, reason: 'no-consent' }
  const state = newSecret()
  const verifier = newSecret()
  await db
    .deleteFrom('device_visit')
    .where('begun_at', '<', new Date(now().getTime() - VISIT_MINUTES * MINUTE_MS))
    .execute()
  await db
    .insertInto('device_visit')
    .values({
      state_hash: hashOf(state),
      member_id: memberId,
      service,
      verifier: seal.close(verifier, about(memberId, service, 'verifier')),
      begun_at: now(),
    })
    .execute()
  return { ok: true, page: gateway.page({ redirectUri, state, verifier }) }
}

export interface CameBack {
  state: string
  code: string
  redirectUri: string
}

/**
 * Ends a visit: only the member who began it, once, within ten minutes. The tokens are kept only while the consent
 * stands, which is checked in the transaction that keeps them.
 */
export async function finishConnecting(
  deps: DevicesDeps,
  memberId: MemberId,
  service: HealthService,
  { state, code, redirectUri }: CameBack,
): Promise<{ ok: true } | { ok: false; reason: 'unknown-visit' | 'refused' | 'away' | 'no-consent' }> {
  const { db, now, services, seal } = deps
  const visit = await db
    .deleteFrom('device_visit')
    .where('state_hash', '=', hashOf(state))
    .where('member_id', '=', memberId)
    .where('service', '=', service)
    .where('begun_at', '>', new Date(now().getTime() - VISIT_MINUTES * MINUTE_MS))
    .returning('verifier')
    .executeTakeFirst()
  const gateway = services[service]
  if (!visit || !gateway) return { ok: false, reason: 'unknown-visit' }
  const verifier = seal.open(visit.verifier, about(memberId, service, 'verifier'))
  const tokens = await gateway.exchange({ code, redirectUri, verifier })
  if (!tokens.ok) return tokens
  const kept = await db.transaction().execute(tx => keepConnection(tx, deps, memberId, service, tokens.value))
  if (!kept) {
    await gateway.revoke(tokens.value)
    return { ok: false, reason: 'no-consent' }
  }
  await readService(deps, memberId, service)
  return { ok: true }
}

async function keepConnection(tx: Tx, deps: DevicesDeps, memberId: MemberId, service: HealthService, tokens: Tokens) {
  await inTurn(tx, memberId)
  if (!(await hasHealthConsent(tx, memberId))) return false
  const row = { ...sealed(deps.seal, memberId, service, tokens), connected_at: deps.now(), broken_at: null }
  await tx
    .insertInto('device_connection')
    .values({ member_id: memberId, service, ...row })
    .onConflict(conflict => conflict.columns(['member_id', 'service']).doUpdateSet(row))
    .execute()
  return true
}

const sealed = (seal: Seal, memberId: MemberId, service: HealthService, tokens: Tokens) => ({
  access_token: seal.close(tokens.accessToken, about(memberId, service, 'access')),
  refresh_token: seal.close(tokens.refreshToken, about(memberId, service, 'refresh')),
  expires_at: tokens.expiresAt,
})

interface SealedTokens {
  access_token: string
  refresh_token: string
}

/** Null when they were closed with a key that has been changed since: then the member connects again. */
function opened(seal: Seal, row: SealedTokens, memberId: MemberId, service: HealthService) {
  try {
    return {
      accessToken: seal.open(row.access_token, about(memberId, service, 'access')),
      refreshToken: seal.open(row.refresh_token, about(memberId, service, 'refresh')),
    }
  } catch {
    return null
  }
}

/**
 * Fetches what is new. The connection's row is locked meanwhile, since a refresh token works once: a second server that
 * comes along leaves this one to it.
 */
export async function readService(deps: DevicesDeps, memberId: MemberId, service: HealthService): Promise<void> {
  const { db, now, services, seal, log } = deps
  const gateway = services[service]
  if (!gateway) return
  await db.transaction().execute(async tx => {
    const row = await tx
      .selectFrom('device_connection')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('service', '=', service)
      .where('broken_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return
    const change = (set: { broken_at?: Date; read_at?: Date } & Partial<ReturnType<typeof sealed>>) =>
      tx
        .updateTable('device_connection')
        .set(set)
        .where('member_id', '=', memberId)
        .where('service', '=', service)
        .execute()
    const failed = async (reason: 'refused' | 'away') => {
      log.warn('devices.not-read', { service, reason })
      if (reason === 'refused') await change({ broken_at: now() })
    }
    const tokens = opened(seal, row, memberId, service)
    if (!tokens) return failed('refused')
    let { accessToken } = tokens
    if (row.expires_at.getTime() - MINUTE_MS <= now().getTime()) {
      const fresh = await gateway.refresh(tokens.refreshToken)
      if (!fresh.ok) return failed(fresh.reason)
      await change(sealed(seal, memberId, service, fresh.value))
      accessToken = fresh.value.accessToken
    }
    const at = now()
    const { zone } = await calendarOf(tx, memberId)
    const told = await gateway.read(accessToken, readFrom(row.read_at, at, zone), at, zone)
    if (!told.ok) return failed(told.reason)
    await keepDelivered(tx, memberId, service, told.value)
    await change({ read_at: at })
  })
}

/** A service corrects itself: what is told again replaces what was told before. */
async function keepDelivered(tx: Tx, memberId: MemberId, service: HealthService, { weights, days }: Delivered) {
  for (const { measuredAt, weightKg } of weights) {
    await tx
      .insertInto('device_weight')
      .values({ member_id: memberId, service, measured_at: measuredAt, weight_kg: weightKg })
      .onConflict(same => same.columns(['member_id', 'service', 'measured_at']).doUpdateSet({ weight_kg: weightKg }))
      .execute()
  }
  for (const { day, steps, activeMinutes } of days) {
    const row = { steps, active_minutes: activeMinutes }
    await tx
      .insertInto('device_activity')
      .values({ member_id: memberId, service, day, ...row })
      .onConflict(same => same.columns(['member_id', 'service', 'day']).doUpdateSet(row))
      .execute()
  }
}

/** Asks every connected service of everybody, one after the other. One that is away is asked again the next time. */
export async function readAllServices(deps: DevicesDeps): Promise<void> {
  const rows = await deps.db
    .selectFrom('device_connection')
    .select(['member_id', 'service'])
    .where('broken_at', 'is', null)
    .orderBy(sql`read_at nulls first`)
    .execute()
  // The rows themselves say whose they are; nobody's request is answered here.
  for (const { member_id, service } of rows) await readService(deps, member_id as MemberId, service)
  if (rows.length > 0) deps.log.info('devices.read', { connections: rows.length })
}

/** Gives the access back and forgets the tokens, also when the service is away. What it delivered stays. */
export async function disconnect(deps: DevicesDeps, memberId: MemberId, service: HealthService): Promise<void> {
  const { db, services, seal } = deps
  const row = await db
    .deleteFrom('device_connection')
    .where('member_id', '=', memberId)
    .where('service', '=', service)
    .returning(['access_token', 'refresh_token'])
    .executeTakeFirst()
  if (!row) return
  const tokens = opened(seal, row, memberId, service)
  const revoked = tokens ? await services[service]?.revoke(tokens) : false
  deps.log.info('devices.disconnected', { service, revoked: revoked ?? false })
}

/** The same for every service: the consent was taken back, or the account is to go. */
export async function disconnectAll(deps: DevicesDeps, memberId: MemberId): Promise<void> {
  for (const service of SERVICE_IDS) await disconnect(deps, memberId, service)
}
