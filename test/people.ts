import { createHmac, randomBytes } from 'node:crypto'
import { SESSION_COOKIE, SESSION_SECONDS } from '#modules/account/session-cookie.ts'

/** What the shop signs its cookies with when tests run it: so that a test can be somebody without signing in first. */
export const TEST_SECRET = 'what the tests sign their cookies with'
/** The least that the settings take: no test waits for a hash, and live refuses it. */
export const CHEAP_PASSWORDS = 10

/** The people of the tests. Ann cooks on weekdays and saves a lot; Ben trains; Cleo is new and careful. */
const PEOPLE = {
  ann: { name: 'Ann Teal', email: 'ann@example.com' },
  ben: { name: 'Ben Okafor', email: 'ben@example.com' },
  cleo: { name: 'Cleo Marsh', email: 'cleo@example.com' },
} as const

export type PersonName = keyof typeof PEOPLE

export interface Person {
  name: string
  email: string
  password: string
}

/** Somebody of that name with an address nobody else has, for tests that share one shop. */
export function person(who: PersonName): Person {
  const { name, email } = PEOPLE[who]
  const [local, host] = email.split('@')
  return { name, email: `${local}.${randomBytes(5).toString('hex')}@${host}`, password: `${who} likes lentils, 1973` }
}

/** Sends one statement to the shop's database: `pool.query` of a request test, `sql` of a journey. */
export type Query = (text: string, values: unknown[]) => Promise<unknown>

export interface Present {
  id: string
  name: string
  email: string
  /** The session's cookie, as a browser would hold it. */
  cookie: { name: string; value: string }
  /** The same as a request header. */
  headers: { cookie: string }
}

/** A member with a verified address and a session, without the way through the sign-up form. */
export async function beMember(query: Query, who: PersonName): Promise<Present> {
  const { name, email } = person(who)
  const id = newId()
  await query(
    'insert into member (id, name, email, email_verified, created_at, updated_at, seen_at) values ($1, $2, $3, true, $4, $4, $4)',
    [id, name, email, new Date()],
  )
  return { id, name, email, ...(await session(query, id)) }
}

/** A guest: somebody who changed something and has no account yet. */
export async function beGuest(query: Query): Promise<Present> {
  const id = newId()
  const email = `${id.toLowerCase()}@anonymous.placeholder.invalid`
  await query(
    "insert into member (id, name, email, is_guest, created_at, updated_at, seen_at) values ($1, 'Guest', $2, true, $3, $3, $3)",
    [id, email, new Date()],
  )
  return { id, name: '', email: '', ...(await session(query, id)) }
}

/** One more session of somebody: another browser. */
export async function session(query: Query, memberId: string): Promise<Pick<Present, 'cookie' | 'headers'>> {
  const token = newId()
  const now = new Date()
  await query(
    'insert into session (id, member_id, token, created_at, updated_at, expires_at) values ($1, $2, $3, $4, $4, $5)',
    [newId(), memberId, token, now, new Date(now.getTime() + SESSION_SECONDS * 1000)],
  )
  const cookie = { name: SESSION_COOKIE(false), value: signed(token) }
  return { cookie, headers: { cookie: `${cookie.name}=${cookie.value}` } }
}

/** The value as the shop signs it. */
export function signed(token: string, secret = TEST_SECRET): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}

const newId = () => randomBytes(16).toString('hex')
