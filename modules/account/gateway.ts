import { setTimeout as sleep } from 'node:timers/promises'
import { betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint, getOAuthState } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { anonymous } from 'better-auth/plugins/anonymous'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { moveGuest } from './commands/guests.ts'
import type { Member, MemberId } from './member.ts'
import { hasDeclinedGoogle } from './queries.ts'
import { COOKIE_PREFIX, SESSION_COOKIE, SESSION_SECONDS } from './session-cookie.ts'

export interface GoogleSettings {
  /** Where `/.well-known/openid-configuration` is found. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the visitor is sent, when that is not what discovery says: the sandbox is beside the shop. */
  authorizationUrl?(origin: string): string
}

export interface GatewayDeps {
  db: Db
  log: Log
  now(): Date
  /** What cookies and links are signed with. */
  secret: string
  google: GoogleSettings
  moveRecords: Parameters<typeof moveGuest>[0]['moveRecords']
  /** False for somebody who has proved who they are and is still kept out. */
  mayEnter(memberId: string): Promise<boolean>
}

export const GOOGLE = 'google'

interface LibraryUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  isAnonymous?: boolean | null | undefined
  claimedEmail?: string | null | undefined
}

/** The one place where a MemberId is made: from a session that the library has proved. */
export function memberFrom({ id, name, email, emailVerified, isAnonymous, claimedEmail }: LibraryUser): Member {
  const isGuest = isAnonymous === true
  const shownEmail = isGuest ? '' : (claimedEmail ?? email)
  return { id: id as MemberId, name: isGuest ? '' : name, email: shownEmail, emailVerified, isGuest }
}

export const isSecure = (origin: string) => origin.startsWith('https:')
const moments = { createdAt: 'created_at', updatedAt: 'updated_at' }
const EXPIRY = { expiresAt: 'expires_at' }
const SIGN_IN_METHOD = {
  ...moments,
  userId: 'member_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  password: 'password_hash',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
}

/** better-auth on our own tables and cookies. Its own addresses are not mounted: our routes call it. */
export function library(origin: string, deps: GatewayDeps, withGoogle = false) {
  const { db, log, secret } = deps
  const secure = isSecure(origin)
  return betterAuth({
    appName: 'Thymewell',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Our own limits are in front of every address, see app/middleware/rate-limit.ts.
    rateLimit: { enabled: false },
    logger: { log: (level, message, ...rest) => note(log, level, message, rest) },
    onAPIError: { errorURL: `${origin}/login` },
    user: {
      modelName: 'member',
      fields: { ...moments, emailVerified: 'email_verified' },
      additionalFields: { claimedEmail: { type: 'string', required: false, input: false, fieldName: 'claimed_email' } },
    },
    session: {
      modelName: 'session',
      fields: { ...moments, ...EXPIRY, userId: 'member_id', ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: SESSION_SECONDS,
      updateAge: 24 * 60 * 60,
    },
    account: {
      modelName: 'sign_in_method',
      fields: SIGN_IN_METHOD,
      // Nothing is asked of Google after the sign-in, so its tokens are not kept.
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: {
        create: {
          before: async account => {
            await refuseDeclined(db, account.userId)
            return { data: { ...account, ...NO_TOKENS } }
          },
        },
      },
      session: { create: { before: async ({ userId }) => ((await deps.mayEnter(userId)) ? undefined : false) } },
    },
    verification: { modelName: 'pending_proof', fields: { ...moments, ...EXPIRY }, storeIdentifier: 'hashed' },
    advanced: {
      // A prefix of ours in place of the library's __Secure-: __Host- also forbids other hosts of a domain to set it.
      useSecureCookies: false,
      cookiePrefix: COOKIE_PREFIX(secure),
      cookies: { session_token: { name: SESSION_COOKIE(secure) } },
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // Our migrations make the tables. A session comes with its member in one statement.
      database: { validateSchema: false, joins: true },
    },
    plugins: [
      provenSessions,
      anonymous({
        schema: { user: { fields: { isAnonymous: 'is_guest' } } },
        // The guest goes in the transaction that moves the records, or stays.
        disableDeleteAnonymousUser: true,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await moveGuest(deps, { from: anonymousUser.user.id as MemberId, to: newUser.user.id as MemberId })
        },
      }),
      ...(withGoogle ? [genericOAuth({ config: [googleProvider(origin, deps.google)] })] : []),
    ],
  })
}

/** Google is not put back on an account by a sign-in once its owner took it off, only by the owner connecting it. */
async function refuseDeclined(db: Db, memberId: string) {
  if ((await getOAuthState())?.link || !(await hasDeclinedGoogle(db, memberId))) return
  throw new APIError('FORBIDDEN', { code: 'account_not_linked' })
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

/** Starts a session for somebody whom our own commands have checked. Only our server calls it: nothing is mounted. */
const provenSessions = {
  id: 'proven-sessions',
  endpoints: {
    // The path makes the anonymous plugin see a sign-in.
    startSession: createAuthEndpoint(
      '/sign-in/proven',
      { method: 'POST', body: z.object({ memberId: z.string() }) },
      async ctx => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.memberId)
        if (!user) throw new Error('Nobody has this id')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json<LibraryUser>(user)
      },
    ),
  },
}

const discoveryUrl = ({ issuer }: GoogleSettings) => `${issuer}/.well-known/openid-configuration`

function googleProvider(origin: string, google: GoogleSettings) {
  const authorizationUrl = google.authorizationUrl?.(origin)
  return {
    providerId: GOOGLE,
    discoveryUrl: discoveryUrl(google),
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    requireIdTokenVerification: true,
    pkce: true,
    // A computer that several people use asks which of them it is.
    prompt: 'select_account' as const,
    ...(authorizationUrl ? { authorizationUrl } : {}),
    // An address that Google itself has not proved makes no account here, and opens none.
    mapProfileToUser: (profile: Record<string, unknown>) =>
      profile.email_verified === true ? {} : { email: undefined as unknown as string },
  }
}

const PATIENCE_MS = 5_000

/**
 * The same library with Google. It reads Google's addresses when it is made, and would do without Google until the next
 * start if that failed; so it is made when first needed, and again as long as it has no Google.
 */
export function googleLibrary(origin: string, deps: GatewayDeps) {
  const make = () => library(origin, deps, true)
  let made: Promise<ReturnType<typeof make> | null> | undefined
  async function tryIt() {
    const answers = await fetch(discoveryUrl(deps.google), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      answer => answer.ok,
      () => false,
    )
    if (!answers) return null
    const auth = make()
    const { socialProviders } = await Promise.race([
      auth.$context,
      sleep(PATIENCE_MS, { socialProviders: [] as { id: string }[] }, { ref: false }),
    ])
    return socialProviders.some(({ id }) => id === GOOGLE) ? auth : null
  }
  return async () => {
    made ??= tryIt()
    const ready = await made
    if (!ready) {
      made = undefined
      deps.log.warn('accounts.google-away')
    }
    return ready
  }
}

/**
 * Anybody can send the library what it complains about: only what broke behind it, such as the database, is a failure of
 * ours.
 */
function note(log: Log, level: string, message: string, rest: unknown[]) {
  if (level !== 'error' && level !== 'warn') return
  const error = rest.find(one => one instanceof Error && !OWN_COMPLAINTS.has(one.name))
  if (error) log[level]('accounts.library', { message, error })
  else log.warn('accounts.library', { message })
}

const OWN_COMPLAINTS = new Set(['BetterAuthError', 'APIError'])
