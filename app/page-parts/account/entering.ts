import type { RouterContextProvider } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { browserOf, keptBrowser } from '#app/middleware/browser-cookie.ts'
import type { StoredUser } from '#browser/session.ts'
import { checkSignIn, noteArrival, signUp } from '#modules/account/commands/sign-in.ts'
import { readForm } from '#modules/account/forms.ts'
import type { Member, MemberId } from '#modules/account/member.ts'
import { PASSWORD_FAULTS } from '#modules/account/password.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { lockedText } from '#modules/data-rights/deletion.ts'
import { deletionOf } from '#modules/data-rights/queries/deletion.ts'

type Context = Readonly<RouterContextProvider>

/** What the form is told: who is signed in now, or what is wrong. */
export type Entered =
  | { ok: true; memberId: MemberId; user: StoredUser; setCookie: string }
  | { ok: false; status: 400 | 429; error: string | null; errors: Record<string, string>; waitSeconds?: number }

/** Signs in or up with what the form holds. */
export async function enter(context: Context, request: Request, data: FormData): Promise<Entered> {
  const services = context.get(servicesContext)
  const origin = context.get(originContext)
  const browser = browserOf(request)
  if (data.get('mode') === 'sign-up') {
    const reading = readForm('sign-up', data)
    if (!reading.ok) return refused(null, reading.errors)
    const outcome = await signUp(services, { ...reading.fields, browser, origin })
    if (outcome.ok) return arrived(context, request, outcome.memberId)
    if (outcome.reason === 'weak') return refused(null, { password: PASSWORD_FAULTS[outcome.fault] })
    return wait(outcome.seconds)
  }
  const reading = readForm('sign-in', data)
  if (!reading.ok) return refused(null, reading.errors)
  const outcome = await checkSignIn(services, { ...reading.fields, browser })
  if (outcome.ok) return arrived(context, request, outcome.memberId)
  return outcome.reason === 'wait' ? wait(outcome.seconds) : refused(SIGN_IN_TEXTS.wrong)
}

async function arrived(context: Context, request: Request, memberId: MemberId): Promise<Entered> {
  const locked = await whyLocked(context, memberId)
  if (locked) return refused(locked)
  const member = await context.get(identityContext).signIn(memberId)
  const setCookie = await rememberBrowser(context, request, memberId)
  return { ok: true, memberId, user: storedUserOf(member), setCookie }
}

/** Why a member who has just proved who they are still cannot come in: they asked for their account to be deleted. */
export async function whyLocked(context: Context, memberId: MemberId): Promise<string | null> {
  const deletion = await deletionOf(context.get(servicesContext).db, memberId)
  return deletion ? lockedText(deletion.eraseAt) : null
}

/** Notes the browser that somebody came with; returns the cookie by which it is known the next time. */
export async function rememberBrowser(context: Context, request: Request, memberId: MemberId): Promise<string> {
  const { browser, setCookie } = keptBrowser(request)
  const userAgent = request.headers.get('user-agent')
  await noteArrival(context.get(servicesContext), { memberId, browser, userAgent, origin: context.get(originContext) })
  return setCookie
}

/** What the browser keeps under `user`: the account's name, else the literal 'User'. */
export const storedUserOf = ({ id, name, email }: Member): StoredUser => ({ id, name: name || 'User', email })

function refused(error: string | null, errors: Record<string, string> = {}): Entered {
  return { ok: false, status: 400, error, errors }
}

const wait = (seconds: number): Entered => ({
  ok: false,
  status: 429,
  error: SIGN_IN_TEXTS.wait(seconds),
  errors: {},
  waitSeconds: seconds,
})
