import { identityContext, servicesContext } from '#app/context.ts'
import { STALE_FORM, staleReason } from '#app/shell/stale-form.ts'
import { renameMember } from '#modules/account/commands/name.ts'
import type { Member } from '#modules/account/member.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { noteProfileGoal } from '#modules/goals/commands.ts'
import { saveProfile } from '#modules/profile/commands.ts'
import { type ProfileProblems, type ProfileStamp, readDrawnUnits, readProfileForm } from '#modules/profile/forms.ts'
import { isEmptyProfile } from '#modules/profile/health-profile.ts'
import { NOTHING_TOLD, profileOf, settingsOf } from '#modules/profile/queries.ts'
import { type Units, USUAL_UNITS } from '#modules/profile/units.ts'
import type { Route } from '../../routes/dashboard/+types/profile.ts'
import { PROFILE_NOT_SAVED } from './saving-words.ts'

export interface Saved {
  readonly problems: ProfileProblems
  /** Why nothing was kept, where the reason is not in a field. */
  readonly refusal: string | null
  /** What was typed, by the name of its box; null where it never left the browser. */
  readonly typed: { readonly [name: string]: string[] } | null
  /** The profile that the next save may replace; null where that is still the one the form was drawn with. */
  readonly seen: string | null
}

const NO_CONSENT = 'Tick the box so that we may keep these details, or leave them empty.'
const CHANGED =
  'Your profile was changed in another tab after this form was opened. Save again to keep what is in this form, or reload the page to see what is saved now.'

/** What a form carries of the page it was on: whose it was, in which units, and which profile it showed. */
export const stampOf = (member: Member | null, { weight, height, energy }: Units, changedAt: Date | null) =>
  ({
    formOwner: member?.id ?? '',
    units: [weight, height, energy].join(),
    seen: seenOf(changedAt),
  }) satisfies ProfileStamp

const seenOf = (changedAt: Date | null) => changedAt?.toISOString() ?? 'nothing'

type Refused = { status: number; said: Omit<Saved, 'typed'> }

const refused = (status: number, said: Partial<Refused['said']>): Refused => ({
  status,
  said: { problems: {}, refusal: null, seen: null, ...said },
})

/** Keeps what a form says; a form of which nothing may be kept makes nobody a guest. */
export async function savedFrom(entries: FormData, context: Route.ActionArgs['context']): Promise<'saved' | Refused> {
  const { db, now, log } = context.get(servicesContext)
  const identity = context.get(identityContext)
  try {
    const known = await identity.member()
    const stale = staleReason(entries.get('formOwner'), known)
    if (stale) return refused(STALE_FORM[stale].status, { refusal: STALE_FORM[stale].words })
    const [{ health: kept, changedAt, zone }, units] = known
      ? await Promise.all([profileOf(db, known.id), settingsOf(db, known.id).then(settings => settings.units)])
      : [NOTHING_TOLD, USUAL_UNITS]
    const at = now()
    const asksName = known !== null && !known.isGuest
    // The figures are in the units that the form was drawn with, whatever another tab has chosen since.
    const drawn = readDrawnUnits(entries) ?? units
    const read = readProfileForm(entries, { asksName, units: drawn, kept, year: at.getUTCFullYear() })
    if (!read.ok) return refused(400, { problems: read.problems })
    const seen = entries.get('seen')
    if (seen !== null && seen !== seenOf(changedAt)) return refused(409, { refusal: CHANGED, seen: seenOf(changedAt) })
    const { name, ...change } = read.form
    const today = dayIn(at, zone)
    const noConsent = refused(400, { problems: { consent: NO_CONSENT } })
    if (!known && !change.agrees && !isEmptyProfile(change.health)) return noConsent
    const member = await identity.memberForChange()
    const saved = await db.transaction().execute(async tx => {
      const outcome = await saveProfile(tx, member.id, change, at)
      if (outcome.ok) await noteProfileGoal(tx, member.id, { before: kept, after: change.health, today }, at)
      if (outcome.ok && asksName && name !== member.name) await renameMember(tx, member.id, name, at)
      return outcome
    })
    return saved.ok ? 'saved' : noConsent
  } catch (error) {
    log.error('profile.not-saved', { error })
    return refused(503, { refusal: PROFILE_NOT_SAVED })
  }
}

/** What was typed goes back as it came, so that nothing of it is lost. */
export function typedIn(entries: FormData) {
  const textsOf = (name: string) => entries.getAll(name).filter(value => typeof value === 'string')
  return Object.fromEntries([...new Set(entries.keys())].map(name => [name, textsOf(name)]))
}
