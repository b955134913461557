import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { accountFrom, type GoogleAccount } from './accounts.ts'
import { keptInMemory } from './kept.ts'
import { choosePage, consentPage, PREFIX, problemPage, STYLE, STYLE_PATH } from './pages.ts'

export interface GoogleStandInOptions {
  clientId: string
  clientSecret: string
  /** `live` is refused: nobody becomes a customer by saying so. */
  appEnv?: 'development' | 'live'
}

export interface GoogleStandIn {
  /** Where servers find it: discovery, keys and tokens are asked for here. */
  issuer: string
  /** The pages that a visitor sees, beside the shop; false for an address that is not theirs. */
  handlePage(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  stop(): Promise<void>
}

const CALLBACK = '/api/auth/callback/google'
const LARGEST_FORM = 4096

/**
 * An OpenID provider of its own on a free loopback port (`oidc-provider`, certified), with a page to choose and agree.
 */
export async function startGoogleStandIn(options: GoogleStandInOptions): Promise<GoogleStandIn> {
  if (options.appEnv === 'live') throw new Error('The Google stand-in does not start when live.')
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accounts = new Map<string, GoogleAccount>()
  // Made when first asked: a start that nobody signs in at Google after does not wait for it.
  let made: Promise<Provider> | undefined
  const provider = () => (made ??= makeProvider(issuer, options, accounts))
  server.on('request', async (req, res) => {
    // Nobody signs in here, only the shop asks.
    void (await provider()).callback()(req, res)
  })

  return {
    issuer,
    async handlePage(req, res) {
      const path = (req.url ?? '').split('?', 1)[0] ?? ''
      if (path === STYLE_PATH) return said(res, 200, STYLE, 'text/css')
      const interaction = /^\/sandbox\/google\/interaction\/([\w-]+)$/.exec(path)
      if (interaction) return answerVisitor(await provider(), accounts, req, res)
      if (!/^\/sandbox\/google\/auth(\/|$)/.test(path)) return false
      // The library finds its own addresses by what is before its path.
      Object.assign(req, { originalUrl: req.url })
      req.url = (req.url ?? '').slice(PREFIX.length)
      for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value)
      await (await provider()).callback()(req, res)
      return true
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function makeProvider(issuer: string, options: GoogleStandInOptions, accounts: Map<string, GoogleAccount>) {
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  // As Google has it: anyone who is signed in already is asked which account it shall be.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const provider = new OpenIdProvider(issuer, {
    adapter: keptInMemory(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`http://localhost${CALLBACK}`],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig', kid: 'sandbox' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the id_token says who somebody is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${PREFIX}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub)
      if (!account) return undefined
      const { email, name, emailVerified } = account
      return { accountId: sub, claims: () => ({ sub, email, name, email_verified: emailVerified }) }
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = problemPage(String(out.error_description ?? out.error))
    },
  })
  // The shop is seen at whatever address this copy has; only its own way back is ever answered.
  const { Client } = provider as unknown as {
    Client: { prototype: { redirectUriAllowed(uri: string): boolean } }
  }
  Client.prototype.redirectUriAllowed = uri => URL.canParse(uri) && new URL(uri).pathname === CALLBACK
  return provider
}

async function answerVisitor(
  provider: Provider,
  accounts: Map<string, GoogleAccount>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const action = (req.url ?? '').split('?', 1)[0] ?? ''
  const found = await provider.interactionDetails(req, res).catch(() => null)
  if (!found) return said(res, 400, problemPage('This page was open for too long. Please start again from the shop.'))
  const { prompt, session, params, grantId } = found
  const known = accounts.get(session?.accountId ?? '')
  if (req.method !== 'POST') {
    if (prompt.name === 'consent' && known) return said(res, 200, consentPage(action, known))
    return said(res, 200, choosePage(action, { email: '', name: '' }))
  }
  const form = new URLSearchParams((await text(req)).slice(0, LARGEST_FORM))
  const go = (result: InteractionResults) =>
    provider.interactionFinished(req, res, result, { mergeWithLastSubmission: true })
  if (form.get('do') === 'cancel') {
    await go({ error: 'access_denied', error_description: 'The visitor cancelled' })
  } else if (prompt.name === 'consent' && known) {
    const grant =
      (grantId ? await provider.Grant.find(grantId) : undefined) ??
      new provider.Grant({ accountId: known.sub, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    await go({ consent: { grantId: await grant.save() } })
  } else {
    const account = accountFrom(form)
    if (typeof account === 'string') {
      const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' }
      return said(res, 400, choosePage(action, typed, account))
    }
    accounts.set(account.sub, account)
    await go({ select_account: {}, login: { accountId: account.sub, remember: false } })
  }
  return true
}

const HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Not no-referrer: browsers then post with `Origin: null`, which an origin check refuses.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
}

function said(res: ServerResponse, status: number, body: string, type = 'text/html'): true {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value)
  res.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
  return true
}
