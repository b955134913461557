import type { Cookies, Session, SignIn } from '#modules/account/commands/accounts.ts'
import { firstChangeIn } from '#modules/account/first-change-cookie.ts'
import { endedKnown, isSaidKnown, knownCookie } from '#modules/account/known-cookie.ts'
import type { Member, MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { bringsSession } from '#modules/account/session-cookie.ts'
import type { Zone } from '#modules/calendar/zone.ts'
import { zoneIn } from '#modules/calendar/zone-cookie.ts'

/** Who asks, found out once per request and only when somebody wants to know. */
export interface Identity {
  /** The member or guest whose session this is, or null for a visitor without one. */
  member(): Promise<Member | null>
  /** The same; a visitor's first change makes an anonymous account, whose cookie travels with the answer. */
  memberForChange(): Promise<Member>
  /** Whose records to show: the member's own, or the sample member's for a visitor without an account (read only). */
  shown(): Promise<{ member: Member; isSample: boolean }>
  /** The session itself, for what asks how old it is. */
  session(): Promise<Session | null>
  /** From now on this is that member, who has just proved it: a new session, whose cookie travels with the answer. */
  signIn(memberId: MemberId): Promise<Member>
  signOut(): Promise<void>
}

export interface RequestIdentity extends Identity {
  /** The Set-Cookie lines that came up while it was found out. */
  cookies(): Cookies
  /** Whether somebody has signed out by this request. */
  hasLeft(): boolean
}

const SAMPLE = { member: SAMPLE_MEMBER, isSample: true }

/** Told of whoever becomes a guest or signs in, with the zone that their browser says it is in. */
export type NoteZone = (memberId: MemberId, zone: Zone) => Promise<void>

/** The identity behind one request. */
export function identityOf(request: Request, accounts: SignIn, noteZone: NoteZone): RequestIdentity {
  let visit = visitOf(request)
  let cookies: string[] = []
  let found: Promise<Session | null> | undefined
  let made: Promise<Member> | undefined
  let left = false
  const secure = new URL(request.url).protocol === 'https:'

  async function find(): Promise<Session | null> {
    if (!bringsSession(visit.get('cookie'))) return null
    const answer = await accounts.session(visit)
    // Another tab may have signed in since this request left: an answer from the background never takes a session away.
    if (answer.session || isNavigation(request)) cookies.push(...answer.cookies)
    if (answer.session && !isSaidKnown(visit.get('cookie'))) cookies.push(knownCookie(secure))
    return answer.session
  }

  /** What was known of the session before is over. */
  function become(news: Cookies) {
    cookies = [...news]
    visit = withCookies(visit, news)
    found = undefined
    made = undefined
  }

  async function arrived(memberId: MemberId) {
    const zone = zoneIn(visit.get('cookie'))
    if (zone !== null) await noteZone(memberId, zone)
  }

  async function make(): Promise<Member> {
    const member = await identity.member()
    if (member) return member
    const guest = await accounts.makeGuest(visit, firstChangeIn(visit.get('cookie'), secure))
    become(guest.cookies)
    await arrived(guest.member.id)
    return guest.member
  }

  const identity: RequestIdentity = {
    session: () => (found ??= find()),
    member: async () => (await identity.session())?.member ?? null,
    memberForChange: () => (made ??= make()),
    async shown() {
      const member = await identity.member()
      return member ? { member, isSample: false } : SAMPLE
    },
    async signIn(memberId) {
      become(await accounts.start(visit, memberId))
      await arrived(memberId)
      const member = await identity.member()
      if (!member) throw new Error('The session that was just started is not there')
      return member
    },
    async signOut() {
      become([...(await accounts.end(visit)), endedKnown(secure)])
      left = true
    },
    cookies: () => cookies,
    hasLeft: () => left,
  }
  return identity
}

const unchanging = async () => {
  throw new Error('A page that is the same for everybody changes nothing')
}

/** On a page that is kept for everybody nobody is known, whoever asks, and nothing can be changed. */
export const NOBODY: Identity = {
  member: async () => null,
  session: async () => null,
  shown: async () => SAMPLE,
  memberForChange: unchanging,
  signIn: unchanging,
  signOut: unchanging,
}

/** What sign-in needs of a request, and no more. */
export function visitOf({ headers }: Request): Headers {
  const visit = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) visit.set(name, value)
  }
  return visit
}

/** The same visitor, one answer later. */
function withCookies(visit: Headers, lines: Cookies): Headers {
  const jar = new Map((visit.get('cookie') ?? '').split(/;\s*/).map(pair => [pair.split('=', 1)[0] ?? '', pair]))
  for (const line of lines) {
    const pair = line.split(';', 1)[0] ?? ''
    jar.set(pair.split('=', 1)[0] ?? '', pair)
  }
  const next = new Headers(visit)
  next.set('cookie', [...jar.values()].filter(pair => !pair.endsWith('=')).join('; '))
  return next
}

const isNavigation = (request: Request) =>
  request.method === 'GET' && request.headers.get('sec-fetch-dest') === 'document'
