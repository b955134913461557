import { address, type Read, text } from './read.ts'

export type GoogleConfig =
  /** A stand-in of this copy, with a page to choose who one is. */
  { kind: 'sandbox' } | { kind: 'google'; issuer: string; clientId: string; clientSecret: string }

const ISSUER = 'https://accounts.google.com'

/** Google when both keys are there, the sandbox when neither is. GOOGLE_ISSUER names another provider of OpenID. */
export function readGoogle(read: Read): GoogleConfig {
  const clientId = text(read, 'GOOGLE_CLIENT_ID')
  const clientSecret = text(read, 'GOOGLE_CLIENT_SECRET')
  const issuer = readIssuer(read)
  if (clientId !== null && clientSecret !== null) {
    return { kind: 'google', issuer: issuer ?? ISSUER, clientId, clientSecret }
  }
  for (const [name, value] of [
    ['GOOGLE_CLIENT_ID', clientId],
    ['GOOGLE_CLIENT_SECRET', clientSecret],
  ] as const) {
    if (value !== null) continue
    if (read.live) read.missing(name)
    else if (clientId !== null || clientSecret !== null || issuer !== null) {
      read.problem(`${name} is not set, although other Google settings are: set both keys or none.`)
    }
  }
  return { kind: 'sandbox' }
}

function readIssuer(read: Read): string | null {
  const url = address(read, 'GOOGLE_ISSUER', ['http:', 'https:'], ISSUER)
  if (url === null) return null
  if (read.live && url.protocol !== 'https:')
    read.problem('GOOGLE_ISSUER must start with https:// when APP_ENV is live.')
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    read.problem('GOOGLE_ISSUER must be an address without user, query or fragment.')
  return url.href.replace(/\/$/, '')
}
