import { useEffect } from 'react'
import { data, href, Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import type { Member } from '#modules/account/member.ts'
import { numberFirstChange } from '#modules/account/ui/first-change.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import type { ProfileProblems } from '#modules/profile/forms.ts'
import { calorieGoal } from '#modules/profile/health-profile.ts'
import { allergyNames, bodyLines, dietNames, needView, oilyFishWords, USES } from '#modules/profile/profile-view.ts'
import { NOTHING_TOLD, type ProfileRecord, profileOf, settingsOf } from '#modules/profile/queries.ts'
import { EnergyNeedCard } from '#modules/profile/ui/energy-need-card.tsx'
import { HealthConsentCard } from '#modules/profile/ui/health-consent-card.tsx'
import { ProfileForm } from '#modules/profile/ui/profile-form.tsx'
import { EatingCard, ProfileLines } from '#modules/profile/ui/profile-lines.tsx'
import { energyText, type Units, USUAL_UNITS } from '#modules/profile/units.ts'
import { type Saved, savedFrom, stampOf, typedIn } from '../../page-parts/dashboard/save-profile.ts'
import { PROFILE_NOT_SAVED, PROFILE_OFFLINE } from '../../page-parts/dashboard/saving-words.ts'
import type { Route } from './+types/profile.ts'

const TITLE = 'Profile'
const DESCRIPTION = 'Your details, what you eat and what you avoid: everything else is worked out from here.'
const NOT_LOADED = 'Failed to load profile data'
const SAVED = 'Profile updated successfully'
const NOT_SAVED = 'Failed to update profile'

export const handle: ShowsRecords = { showsRecords: search => !search.has('edit') }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, log } = context.get(servicesContext)
  const search = new URL(request.url).searchParams
  const isEditing = search.has('edit')
  const { member, isSample } = await context.get(identityContext).shown()
  const year = now().getUTCFullYear()
  // Anyone who has no account begins with an empty form: the sample member's figures stay where they are.
  if (isSample && isEditing) return editing(null, NOTHING_TOLD, USUAL_UNITS, year)
  try {
    const [told, { units }] = await Promise.all([profileOf(db, member.id), settingsOf(db, member.id)])
    if (isEditing) return editing(member, told, units, year)
    const { health, consent, zone } = told
    return {
      kind: 'shown' as const,
      isSample,
      account: accountOf(member),
      body: bodyLines(health, units, year),
      need: needView(health, units, year),
      diets: dietNames(health),
      oilyFish: oilyFishWords(health),
      allergies: allergyNames(health),
      consent: consent && { date: dateText(dayIn(consent.givenAt, zone)), version: consent.version },
    }
  } catch (error) {
    log.error('profile.not-loaded', { error })
    return data({ kind: 'failed' as const }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}

const accountOf = ({ isGuest, name, email }: Member) => (isGuest ? null : { name, email })

/** The form of a member, or of a visitor who is none yet. */
function editing(member: Member | null, { health, consent, changedAt }: ProfileRecord, units: Units, year: number) {
  const { kcal } = calorieGoal({ ...health, calorieGoalKcal: null }, year)
  const [goalWithout = ''] = energyText(kcal, units.energy).split(' ')
  return {
    kind: 'edited' as const,
    stamp: stampOf(member, units, changedAt),
    account: member && accountOf(member),
    health,
    units,
    hasConsent: consent !== null,
    goalWithout,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const entries = await request.formData()
  const outcome = await savedFrom(entries, context)
  if (outcome === 'saved') throw redirect(`${href('/dashboard/profile')}?saved=yes`, 303)
  return data<Saved>({ ...outcome.said, typed: typedIn(entries) }, { status: outcome.status })
}

/** A connection that breaks is no reason to lose the form: a failed status keeps the page from being asked for anew. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  numberFirstChange()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal = navigator.onLine ? PROFILE_NOT_SAVED : PROFILE_OFFLINE
    return data<Saved>({ problems: {}, refusal, typed: null, seen: null }, { status: 503 })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: DESCRIPTION,
    path: href('/dashboard/profile'),
    robots: 'noindex',
  })
}

export default function ProfilePage({ loaderData: page, actionData: saved }: Route.ComponentProps) {
  const isSaved = useSavedToast()
  useFailureToast(page.kind === 'failed' ? NOT_LOADED : null, page)
  useFailureToast(saved?.refusal ? NOT_SAVED : null, saved)
  if (page.kind === 'failed') return <ProfileFailed />
  if (page.kind === 'edited') {
    return (
      <>
        <h1>Edit Profile</h1>
        <p className="mt-2 mb-6 max-w-measure text-ink-2">
          {page.account
            ? 'Only your name is required.'
            : 'This starts your own profile, kept in this browser until you sign up. Every field is optional.'}
        </p>
        <ProfileForm
          {...page}
          stamp={saved?.seen == null ? page.stamp : { ...page.stamp, seen: saved.seen }}
          problems={saved?.problems ?? NO_PROBLEMS}
          typed={saved?.typed ?? null}
          refusal={saved?.refusal ?? null}
          doneTo={href('/dashboard/profile')}
          settingsTo={href('/dashboard/settings')}
        />
      </>
    )
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1>{page.account?.name || TITLE}</h1>
          <p className="mt-1 break-words text-ink-2">{page.account?.email ?? <GuestWords />}</p>
        </div>
        <ButtonLink to="?edit=yes" variant="secondary" replace preventScrollReset>
          Edit Profile
        </ButtonLink>
      </div>
      {isSaved ? (
        <noscript>
          <Notice className="mb-4">{SAVED}</Notice>
        </noscript>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <ProfileLines title="Body and energy" lines={page.body} />
        <div className="grid gap-4">
          <EnergyNeedCard need={page.need}>
            <Link to="/dashboard/targets" className="link mt-3 inline-flex min-h-11 items-center">
              Your targets
            </Link>
          </EnergyNeedCard>
          <EatingCard diets={page.diets} allergies={page.allergies} oilyFish={page.oilyFish} uses={USES} />
          <HealthConsentCard
            given={page.consent}
            withdrawTo={href('/dashboard/profile/consent-withdrawal')}
            isSample={page.isSample}
          />
        </div>
      </div>
    </>
  )
}

const NO_PROBLEMS: ProfileProblems = {}

function GuestWords() {
  return (
    <>
      You are here as a guest.{' '}
      <Link to="/login?mode=sign-up" className="link">
        Sign up
      </Link>
      , and this profile comes with you.
    </>
  )
}

function ProfileFailed() {
  return (
    <>
      <h1>{TITLE}</h1>
      <Notice tone="error" title={NOT_LOADED} level={2} className="mt-6">
        <p>Nothing is lost. Please try again in a moment.</p>
        <ButtonLink to="." variant="text" replace>
          Try again
        </ButtonLink>
      </Notice>
    </>
  )
}

/** Says once that it was saved, and removes the mark from the address, so that it is not said again. */
function useSavedToast(): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const toasts = useToast()
  const isSaved = search.has('saved')
  useEffect(() => {
    if (!isSaved) return
    toasts.show({ message: SAVED })
    navigate(href('/dashboard/profile'), { replace: true, preventScrollReset: true })
  }, [isSaved, toasts, navigate])
  return isSaved
}

function useFailureToast(message: string | null, answer: unknown) {
  const toasts = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed answer is told, also one like the last
  useEffect(() => {
    if (message) toasts.show({ message, tone: 'error' })
  }, [message, answer, toasts])
}
