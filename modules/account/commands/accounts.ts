import { type GatewayDeps, GOOGLE, googleLibrary, isSecure, library, memberFrom } from '../gateway.ts'
import type { Member, MemberId } from '../member.ts'
import { bringsSession, SESSION_COOKIE } from '../session-cookie.ts'
import { becomeGuest, moveAllWaiting, moveClaim } from './guests.ts'
import { endSession, noteSeen } from './sessions.ts'

/** What a request brings: its cookies, and the name its browser goes by. */
export type Visit = Headers

/** Somebody's session, as long as it lasts. */
export interface Session {
  id: string
  member: Member
  startedAt: Date
}

/** Set-Cookie lines that have to travel with the answer. */
export type Cookies = readonly string[]

interface GooglePage {
  url: string
  cookies: Cookies
}

/** Sign-in as it is offered at one address of the shop. */
export interface SignIn {
  /** Whose session this is. */
  session(visit: Visit): Promise<{ session: Session | null; cookies: Cookies }>
  /**
   * A session of a new guest, or of the one that this browser's other tab has just become.
   *
   * @param number of the browser's first change
   */
  makeGuest(visit: Visit, number: string | null): Promise<{ member: Member; cookies: Cookies }>
  /**
   * A new session for somebody who has just proved who they are. The one that the visit came with ends; a guest's
   * records move to the member.
   */
  start(visit: Visit, memberId: MemberId): Promise<Cookies>
  end(visit: Visit): Promise<Cookies>
  /**
   * Where to go to sign in at Google, or null while Google cannot be asked. `connect`: it is to open the account of the
   * member whose session this is, and no other.
   */
  googlePage(visit: Visit, way: { back: string; failed: string; connect: boolean }): Promise<GooglePage | null>
  /** Answers the visitor who comes back from Google; says who it is when that went well. */
  fromGoogle(request: Request): Promise<{ answer: Response; memberId: MemberId | null }>
}

export interface Accounts {
  /** @param origin where the visitor sees the shop; links and cookies are made for it */
  at(origin: string): SignIn
  /** Guests whose records could not be moved are tried again. */
  retryMoves(): Promise<void>
}

/** A local copy may be seen at several addresses; a shop with APP_URL has one. */
const MOST_ORIGINS = 8
export function openAccounts(deps: GatewayDeps): Accounts {
  const known = new Map<string, SignIn>()
  return {
    at(origin) {
      const found = known.get(origin)
      if (found) return found
      const [oldest] = known.keys()
      if (known.size >= MOST_ORIGINS && oldest !== undefined) known.delete(oldest)
      const made = signInAt(origin, deps)
      known.set(origin, made)
      return made
    },
    retryMoves: () => moveAllWaiting(deps),
  }
}

function signInAt(origin: string, deps: GatewayDeps): SignIn {
  const auth = library(origin, deps)
  const google = googleLibrary(origin, deps)

  async function current(visit: Visit) {
    const { response, headers } = await auth.api.getSession({ headers: visit, returnHeaders: true })
    return { found: response, cookies: headers.getSetCookie() }
  }

  async function endPrevious(previous: Awaited<ReturnType<typeof current>>['found'], to: MemberId) {
    if (!previous) return
    const from = previous.user.id as MemberId
    await endSession(deps.db, from, previous.session.id)
    await moveClaim(deps, { from, to })
  }

  return {
    async session(visit) {
      const { found, cookies } = await current(visit)
      if (!found) return { session: null, cookies }
      const { id, createdAt } = found.session
      return { session: { id, member: memberFrom(found.user), startedAt: createdAt }, cookies }
    },
    async makeGuest(visit, number) {
      const memberId = await becomeGuest(deps.db, number, deps.now())
      const arriving = { body: { memberId }, headers: withoutSession(visit), returnHeaders: true } as const
      const { response, headers } = await auth.api.startSession(arriving)
      return { member: memberFrom(response), cookies: headers.getSetCookie() }
    },
    async start(visit, memberId) {
      const { found } = await current(visit)
      const arriving = found ? visit : withoutSession(visit)
      const { headers } = await auth.api.startSession({ body: { memberId }, headers: arriving, returnHeaders: true })
      await endPrevious(found, memberId)
      await noteSeen(deps.db, memberId, deps.now())
      await moveAllWaiting(deps, memberId)
      return headers.getSetCookie()
    },
    async end(visit) {
      const { found } = await current(visit)
      if (found) await noteSeen(deps.db, found.user.id, deps.now())
      const { headers } = await auth.api.signOut({ headers: visit, returnHeaders: true })
      return headers.getSetCookie()
    },
    async googlePage(visit, { back, failed, connect }) {
      const ready = await google()
      if (!ready) return null
      const body = { provider: GOOGLE, callbackURL: back, errorCallbackURL: failed, disableRedirect: true }
      const asked = { body, headers: visit, returnHeaders: true } as const
      const { response, headers } = connect
        ? await ready.api.linkSocialAccount(asked)
        : await ready.api.signInSocial(asked)
      return response.url ? { url: response.url, cookies: headers.getSetCookie() } : null
    },
    async fromGoogle(request) {
      const ready = await google()
      if (!ready) return { answer: Response.redirect(`${origin}/login?error=google-away`), memberId: null }
      const { found } = await current(request.headers)
      const arriving = found ? request : new Request(request, { headers: withoutSession(request.headers) })
      const answer = await ready.handler(arriving)
      const memberId = await memberOfNew(answer)
      if (memberId) {
        await endPrevious(found, memberId)
        await moveAllWaiting(deps, memberId)
      }
      return { answer, memberId }
    },
  }

  /** Who the session is of that an answer of the library sets. */
  async function memberOfNew(answer: Response): Promise<MemberId | null> {
    const cookie = answer.headers
      .getSetCookie()
      .map(line => line.split(';', 1)[0] ?? '')
      .find(line => line.startsWith(`${SESSION_COOKIE(isSecure(origin))}=`))
    if (!cookie) return null
    const { found } = await current(new Headers({ cookie }))
    return found ? (found.user.id as MemberId) : null
  }
}

/** A cookie whose session is over: the library would take away the new one together with it. */
function withoutSession(headers: Headers): Headers {
  const rest = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter(pair => !bringsSession(pair))
  rest.set('cookie', cookies.join('; '))
  return rest
}
