import { address, type Read, text } from './read.ts'

export type RecipesConfig =
  /** Our own library answers. */
  | { kind: 'own' }
  /** A stand-in of this copy answers in the provider's place. */
  | { kind: 'sandbox' }
  | { kind: 'fatsecret'; clientId: string; clientSecret: string; apiUrl?: string; tokenUrl?: string }

const ID = 'FATSECRET_CLIENT_ID'
const SECRET = 'FATSECRET_CLIENT_SECRET'
const ADDRESSES = ['FATSECRET_API_URL', 'FATSECRET_TOKEN_URL'] as const
const SANDBOX = 'sandbox'

/** The provider with both of its keys, our own library with neither: that is whole, also when live. */
export function readRecipes(read: Read): RecipesConfig {
  const [apiUrl, tokenUrl] = ADDRESSES.map(name => readAddress(read, name))
  const clientId = text(read, ID)
  const clientSecret = text(read, SECRET)
  if (clientId === SANDBOX && clientSecret === null) return readSandbox(read)
  if (clientId !== null && clientSecret !== null) {
    return { kind: 'fatsecret', clientId, clientSecret, ...(apiUrl && { apiUrl }), ...(tokenUrl && { tokenUrl }) }
  }
  if (clientId !== null || clientSecret !== null || apiUrl || tokenUrl) {
    for (const name of [ID, SECRET].filter(name => text(read, name) === null)) {
      read.problem(`${name} is not set, although other FatSecret settings are: set both keys or none.`)
    }
  }
  return { kind: 'own' }
}

function readSandbox(read: Read): RecipesConfig {
  if (read.live) read.problem(`${ID} must not be ${SANDBOX} when APP_ENV is live.`)
  return { kind: 'sandbox' }
}

function readAddress(read: Read, name: (typeof ADDRESSES)[number]): string | null {
  const url = address(read, name, ['http:', 'https:'], 'http://127.0.0.1:12112/rest/server.api')
  if (url === null) return null
  if (read.live) read.problem(`${name} must not be set when APP_ENV is live: the keys go to FatSecret itself.`)
  if (url.username !== '' || url.password !== '') read.problem(`${name} must hold no user name or password.`)
  return url.href
}

const IMPORT_TEST_ORIGIN = 'IMPORT_TEST_ORIGIN'

/** The import reads only the public web; tests have a site of their own on this machine. */
export function readImportTestOrigin(read: Read): string | null {
  const url = address(read, IMPORT_TEST_ORIGIN, ['http:'], 'http://127.0.0.1:12113')
  if (url === null) return null
  if (read.live)
    read.problem(`${IMPORT_TEST_ORIGIN} must not be set when APP_ENV is live: it opens the server's own network.`)
  if (url.hostname !== '127.0.0.1') read.problem(`${IMPORT_TEST_ORIGIN} must be on 127.0.0.1.`)
  return url.origin
}
