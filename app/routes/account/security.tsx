import { data, href, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { browserName } from '#modules/account/browser-name.ts'
import type { Session } from '#modules/account/commands/accounts.ts'
import { requestAddressChange, sendConfirmationAgain } from '#modules/account/commands/addresses.ts'
import { disconnectGoogle } from '#modules/account/commands/google.ts'
import { changePassword, requestReset } from '#modules/account/commands/passwords.ts'
import { endOtherSessions, endSession } from '#modules/account/commands/sessions.ts'
import { readForm } from '#modules/account/forms.ts'
import { LONGEST_PASSWORD, PASSWORD_FAULTS } from '#modules/account/password.ts'
import { sessionsOf, waysIn } from '#modules/account/queries.ts'
import { SESSION_DAYS } from '#modules/account/session-cookie.ts'
import { googleErrorText, SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { calendarOf } from '#modules/profile/queries.ts'
import { GoogleSection } from '../../page-parts/account/google-section.tsx'
import {
  Address,
  AddressSection,
  PasswordSection,
  type SectionTold,
  SessionsSection,
} from '../../page-parts/account/security-sections.tsx'
import type { Route } from './+types/security.ts'

const TITLE = 'Sign-in and security'
const CONNECTED = 'Google is connected. From now on you can sign in with it.'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Your e-mail address, your password, and where you are signed in.'
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description,
    path: '/login/security',
    robots: 'noindex',
  })
}

async function signedIn(context: Route.LoaderArgs['context']): Promise<Session> {
  const session = await context.get(identityContext).session()
  if (!session || session.member.isGuest) throw redirect('/login?to=/login/security')
  return session
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const failed = searchParams.get('error')
  const { db, now } = context.get(servicesContext)
  const { id, member } = await signedIn(context)
  const [sessions, ways, { zone }] = await Promise.all([
    sessionsOf(db, member.id, now()),
    waysIn(db, member.id),
    calendarOf(db, member.id),
  ])
  return {
    email: member.email,
    emailVerified: member.emailVerified,
    hasPassword: ways.password !== null,
    hasGoogle: ways.google,
    /** How the way to Google and back went. */
    isConnected: ways.google && searchParams.get('google') === 'connected',
    googleProblem: failed && googleErrorText(failed),
    sessions: sessions
      .map(session => ({
        id: session.id,
        browser: browserName(session.userAgent),
        seen: momentText(session.seenAt, zone),
        isThis: session.id === id,
      }))
      .sort((a, b) => Number(b.isThis) - Number(a.isThis)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await signedIn(context)
  const form = await request.formData()
  const errand = String(form.get('do'))
  const work = Object.hasOwn(ACTIONS, errand) ? ACTIONS[errand] : undefined
  if (!work) throw data('We didn’t understand that. Please try again.', { status: 400 })
  const told = await work({ context, session, form })
  return data(told, { status: told.status ?? 200 })
}

type Told = SectionTold & { status?: number }

interface Work {
  context: Route.ActionArgs['context']
  session: Session
  form: FormData
}

const ACTIONS: Record<string, (work: Work) => Promise<Told>> = {
  'confirm-again': async ({ context, session }) => {
    const origin = context.get(originContext)
    await sendConfirmationAgain(context.get(servicesContext), { memberId: session.member.id, origin })
    return { section: 'address', done: 'We have sent the e-mail again. It can take a minute.' }
  },
  'change-email': async ({ context, session, form }) => {
    const reading = readForm('change-email', form)
    if (!reading.ok) return { section: 'address', status: 400, errors: reading.errors }
    const who = { memberId: session.member.id, sessionStartedAt: session.startedAt }
    const { email, current } = reading.fields
    const input = { email, password: current, origin: context.get(originContext) }
    const outcome = await requestAddressChange(context.get(servicesContext), who, input)
    if (outcome.ok)
      return {
        section: 'address',
        done: 'If this address can be used, an e-mail is on its way to it. Open the link in it to make the change.',
      }
    if (outcome.reason === 'same')
      return { section: 'address', status: 400, errors: { email: 'This is already your address.' } }
    return { section: 'address', ...refusal(outcome) }
  },
  'change-password': async ({ context, session, form }) => {
    const reading = readForm('change-password', form)
    if (!reading.ok) return { section: 'password', status: 400, errors: reading.errors }
    const who = { memberId: session.member.id, sessionStartedAt: session.startedAt }
    const { current, password } = reading.fields
    const input = { current, next: password, origin: context.get(originContext) }
    const outcome = await changePassword(context.get(servicesContext), who, input)
    if (outcome.ok) {
      await context.get(identityContext).signIn(session.member.id)
      return { section: 'password', done: 'Your password is changed, and every other browser is signed out.' }
    }
    if (outcome.reason === 'weak')
      return { section: 'password', status: 400, errors: { password: PASSWORD_FAULTS[outcome.fault] } }
    return { section: 'password', ...refusal(outcome) }
  },
  'send-password-link': async ({ context, session }) => {
    const origin = context.get(originContext)
    await requestReset(context.get(servicesContext), { email: session.member.email, origin })
    return { section: 'password', done: 'We have sent you a link to choose a password.' }
  },
  'disconnect-google': async ({ context, session, form }) => {
    const who = { memberId: session.member.id, sessionStartedAt: session.startedAt }
    const password = String(form.get('current') ?? '').slice(0, LONGEST_PASSWORD * 4)
    const input = { password, origin: context.get(originContext) }
    const outcome = await disconnectGoogle(context.get(servicesContext), who, input)
    if (outcome.ok) {
      await context.get(identityContext).signIn(session.member.id)
      return { section: 'google', done: 'Google is disconnected, and every other browser is signed out.' }
    }
    return { section: 'google', ...refusal(outcome) }
  },
  'end-session': async ({ context, session, form }) => {
    const { db } = context.get(servicesContext)
    const ended = await endSession(db, session.member.id, String(form.get('session') ?? ''))
    if (!ended) return { section: 'sessions', status: 404, error: 'That browser is signed out already.' }
    return { section: 'sessions', done: 'That browser is signed out.' }
  },
  'end-others': async ({ context, session }) => {
    await endOtherSessions(context.get(servicesContext).db, session.member.id, session.id)
    return { section: 'sessions', done: 'Every other browser is signed out.' }
  },
}

const ONLY_WAY_IN = 'Google is your only way in. Choose a password first; then you can disconnect it.'

type Refused = { reason: 'only-way-in' | 'wrong' | 'sign-in-again' } | { reason: 'wait'; seconds: number }

function refusal(refused: Refused): Omit<Told, 'section'> {
  if (refused.reason === 'wait') return { status: 429, error: SIGN_IN_TEXTS.wait(refused.seconds) }
  if (refused.reason === 'only-way-in') return { status: 409, error: ONLY_WAY_IN }
  if (refused.reason === 'sign-in-again') return { status: 403, error: SIGN_IN_TEXTS.signInAgain }
  return { status: 400, errors: { current: 'This is not your password.' } }
}

export default function SecurityPage() {
  const account = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const about = (section: SectionTold['section']) => (told?.section === section ? told : null)
  const connected: SectionTold | null = account.isConnected ? { section: 'google', done: CONNECTED } : null
  return (
    <PageWidth className="pt-4 md:pt-8">
      <div className="mx-auto max-w-[42rem]">
        <Link
          to={`${href('/dashboard/settings')}#account`}
          className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
        >
          <Icon name="arrow-left" size={18} /> Settings
        </Link>
        <h1>{TITLE}</h1>
        {account.emailVerified ? null : (
          <Notice tone="caution" className="mt-6" title="Your e-mail address is not confirmed yet" level={2}>
            Open the link in the e-mail that we sent to <Address email={account.email} />. An account whose address is
            never confirmed is erased once it has not been used for {SESSION_DAYS} days.
          </Notice>
        )}
        <AddressSection account={account} told={about('address')} />
        <PasswordSection account={account} told={about('password')} />
        <GoogleSection
          account={account}
          told={about('google') ?? (told ? null : connected)}
          problem={account.googleProblem}
        />
        <SessionsSection sessions={account.sessions} told={about('sessions')} />
      </div>
    </PageWidth>
  )
}
