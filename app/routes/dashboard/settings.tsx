import { type ReactNode, useEffect } from 'react'
import { data, href, Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { hintedAddress } from '#modules/account/address-hint.ts'
import { numberFirstChange } from '#modules/account/ui/first-change.ts'
import { offeredZones, type Zone } from '#modules/calendar/zone.ts'
import { momentText, zonesByRegion } from '#modules/calendar/zone-words.ts'
import { HEALTH_SERVICES, type HealthService, SERVICE_IDS } from '#modules/devices/health-service.ts'
import { type Connected, connectionsOf } from '#modules/devices/queries.ts'
import { DeviceSettings, type DeviceShown } from '#modules/devices/ui/device-settings.tsx'
import { newsletterState } from '#modules/notifications/queries/newsletter.ts'
import { USUAL_CALENDAR } from '#modules/profile/calendar-settings.ts'
import { calendarOf, hasHealthConsent, settingsOf } from '#modules/profile/queries.ts'
import { NOTIFICATION_KINDS, USUAL_SETTINGS } from '#modules/profile/settings.ts'
import { CalendarChoice } from '#modules/profile/ui/calendar-choice.tsx'
import { PrivacySettings } from '#modules/profile/ui/privacy-settings.tsx'
import { type SettingsAnswer, SettingsSection } from '#modules/profile/ui/settings-section.tsx'
import { UnitSettings } from '#modules/profile/ui/unit-settings.tsx'
import { NotificationSection, type NotificationsShown } from '../../page-parts/dashboard/notification-section.tsx'
import { settingsFrom } from '../../page-parts/dashboard/save-settings.ts'
import { SETTINGS_NOT_SAVED, SETTINGS_OFFLINE } from '../../page-parts/dashboard/saving-words.ts'
import type { Route } from './+types/settings.ts'

const TITLE = 'Settings'

/**
 * A visitor sees what everybody starts with, not the sample member's: each switch acts, and must not begin with
 * somebody else's choices.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const { db, devices, now } = context.get(servicesContext)
  const [settings, calendar, connected, hasConsent] = member
    ? await Promise.all([
        settingsOf(db, member.id),
        calendarOf(db, member.id),
        connectionsOf(db, member.id),
        hasHealthConsent(db, member.id),
      ])
    : [USUAL_SETTINGS, USUAL_CALENDAR, [], false]
  const { notifications, quietHours, units, ...privacy } = settings
  const proved = member?.emailVerified ? member.email : null
  return {
    formOwner: member?.id ?? '',
    account: member && !member.isGuest ? { email: member.email, emailVerified: member.emailVerified } : null,
    notifications: {
      wanted: NOTIFICATION_KINDS.filter(kind => notifications[kind] !== null),
      newsletter: member
        ? await newsletterState(db, {
            memberId: member.id,
            wants: notifications.newsletterUpdates !== null,
            email: proved,
          })
        : 'off',
      mailbox: hintedAddress(proved ?? ''),
      quiet: quietHours,
    } satisfies NotificationsShown,
    units,
    calendar,
    zones: zonesByRegion(offeredZones(calendar.zone)),
    privacy,
    origin: context.get(originContext),
    hasConsent,
    devices: SERVICE_IDS.filter(service => devices.services[service]).map(service =>
      deviceShown(service, connected, { now: now(), zone: calendar.zone }),
    ),
  }
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

function deviceShown(
  service: HealthService,
  all: readonly Connected[],
  { now, zone }: { now: Date; zone: Zone },
): DeviceShown {
  const found = all.find(each => each.service === service)
  const shown = { service, ...HEALTH_SERVICES[service] }
  if (!found) return { ...shown, state: 'off', words: '' }
  const { connectedAt, readAt, isBroken, weights, days } = found
  if (isBroken) return { ...shown, state: 'broken', words: `${shown.name} no longer lets us in.` }
  const read = readAt
    ? `Last read ${momentText(readAt, zone)}: ${counted(weights, 'weight')}, ${counted(days, 'day')} of activity.`
    : 'Nothing read yet.'
  return {
    ...shown,
    state: 'connected',
    words: `Since ${momentText(connectedAt < now ? connectedAt : now, zone)}. ${read}`,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { log } = context.get(servicesContext)
  const entries = await request.formData()
  let answer: SettingsAnswer
  try {
    answer = await settingsFrom(entries, context)
  } catch (error) {
    log.error('settings.not-saved', { error })
    return data<SettingsAnswer>({ ok: false, problem: SETTINGS_NOT_SAVED }, { status: 503 })
  }
  // A form sent without script comes back to the page.
  if (answer.ok && request.headers.get('sec-fetch-dest') === 'document')
    throw redirect(`${href('/dashboard/settings')}?saved=yes`, 303)
  return data<SettingsAnswer>(answer, { status: answer.ok ? 200 : 400 })
}

/** A connection that breaks takes nothing of the page away: after a failed status nothing is asked for anew. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  // Units may be a visitor's first change.
  numberFirstChange()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const problem = navigator.onLine ? SETTINGS_NOT_SAVED : SETTINGS_OFFLINE
    return data<SettingsAnswer>({ ok: false, problem }, { status: 503 })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Units, reminders, privacy, and your data: to take with you or to delete.',
    path: href('/dashboard/settings'),
    robots: 'noindex',
  })
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formOwner, account, notifications, units, calendar, zones, privacy, origin, devices, hasConsent } = loaderData
  useDeviceToast()
  return (
    <>
      <h1>{TITLE}</h1>
      <SentWithoutScript answer={actionData} />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <NotificationSection
            shown={notifications}
            formOwner={formOwner}
            signUp={account ? null : <SignUpFirst>to choose what we send you</SignUpFirst>}
          />
          <SettingsSection
            id="account"
            title="Account"
            words={account ? `You sign in as ${account.email}.` : undefined}
          >
            {account ? (
              <SettingsLinks links={ACCOUNT_LINKS} />
            ) : (
              <SignUpFirst>to have your recipes, plans and orders on every device</SignUpFirst>
            )}
          </SettingsSection>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <SettingsSection id="privacy" title="Privacy">
            {account ? (
              <PrivacySettings {...{ privacy, origin, formOwner }} />
            ) : (
              <SignUpFirst>to have a page of your own</SignUpFirst>
            )}
          </SettingsSection>
          <SettingsSection
            id="devices"
            title="Connected Devices"
            words="Weight and activity, read every few hours. Disconnect a device and we stop reading it; what it measured stays yours."
          >
            {account ? (
              <DeviceSettings
                devices={devices}
                hasConsent={hasConsent}
                consentTo={`${href('/dashboard/profile')}?edit=yes`}
              />
            ) : (
              <SignUpFirst>to connect Fitbit or Withings</SignUpFirst>
            )}
          </SettingsSection>
          <SettingsSection
            id="units"
            title="Units & Measurements"
            words="Used wherever we show a weight, a height, energy or a date, including in recipes."
          >
            <UnitSettings {...{ units, formOwner }} />
            <CalendarChoice offered={zones} {...{ calendar, formOwner }} />
          </SettingsSection>
          <SettingsSection id="data" title="Data Management" words="Everything of yours, to download or delete.">
            <SettingsLinks links={DATA_LINKS} />
          </SettingsSection>
        </div>
      </div>
    </>
  )
}

/** How a form went that the browser sent by itself. */
function SentWithoutScript({ answer }: { answer: SettingsAnswer | undefined }) {
  const [search] = useSearchParams()
  if (answer?.ok === false) {
    return (
      <Notice tone="error" live className="mt-4">
        {answer.problem}
      </Notice>
    )
  }
  return search.has('saved') ? (
    <noscript>
      <Notice className="mt-4">Settings saved</Notice>
    </noscript>
  ) : null
}

const DEVICE_TOLD: Record<string, { message: string; tone?: 'error' | 'warning' }> = {
  connected: { message: 'Connected' },
  disconnected: { message: 'Disconnected: we can no longer read it' },
  denied: { message: 'You did not allow it, so nothing is connected', tone: 'warning' },
  refused: { message: 'The service did not accept the connection. Please try again.', tone: 'error' },
  away: { message: 'The service cannot be reached just now. Please try again later.', tone: 'error' },
  'unknown-visit': { message: 'That took too long, or was finished already. Please try again.', tone: 'error' },
  'no-consent': { message: 'Please agree to health data in your profile first.', tone: 'warning' },
}

/** How the way to the service and back went; told once, and taken out of the address. */
function useDeviceToast() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const toasts = useToast()
  const outcome = search.get('device')
  useEffect(() => {
    if (outcome === null) return
    const told = Object.hasOwn(DEVICE_TOLD, outcome) ? DEVICE_TOLD[outcome] : undefined
    if (told) toasts.show(told)
    navigate(`${href('/dashboard/settings')}#devices`, { replace: true, preventScrollReset: true })
  }, [outcome, navigate, toasts])
}

interface SettingsLink {
  to: string
  label: string
  words: string
}

const ACCOUNT_LINKS: SettingsLink[] = [
  { to: href('/dashboard/profile'), label: 'Profile', words: 'Your name, your body, how you eat' },
  { to: href('/dashboard/settings/addresses'), label: 'Addresses', words: 'Where your parcels go' },
  { to: href('/login/security'), label: 'Password', words: 'Change it, or sign in with Google' },
  { to: href('/login/security'), label: 'E-mail address', words: 'Confirm it, or move to another' },
  { to: href('/login/security'), label: 'Where you are signed in', words: 'Sign out elsewhere' },
  { to: '#notifications', label: 'E-mail preferences', words: 'What we may send you' },
]

const DATA_LINKS: SettingsLink[] = [
  {
    to: '/dashboard/settings/data',
    label: 'Export Data',
    words: 'All of it in one file, to keep or take elsewhere',
  },
  {
    to: '/dashboard/settings/data',
    label: 'Delete Account',
    words: 'Everything is erased; you have a week to change your mind',
  },
]

function SettingsLinks({ links }: { links: readonly SettingsLink[] }) {
  return (
    <ul>
      {links.map(({ to, label, words }) => (
        <li key={label} className="border-b border-line last:border-0">
          <Link to={to} className="group flex min-h-14 items-center justify-between gap-4 py-2">
            <span>
              <span className="group-hover:underline">{label}</span>{' '}
              <span className="block text-small text-ink-3">{words}</span>
            </span>
            <Icon name="chevron-right" size={18} className="text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SignUpFirst({ children }: { children: ReactNode }) {
  return (
    <p className="text-ink-2">
      <Link to="/login?mode=sign-up" className="link">
        Sign Up Free
      </Link>{' '}
      {children}.
    </p>
  )
}
