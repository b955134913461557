import { identityContext, servicesContext } from '#app/context.ts'
import type { Services } from '#app/services.ts'
import { STALE_FORM, staleReason } from '#app/shell/stale-form.ts'
import type { MemberId } from '#modules/account/member.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { askAgain, chooseEmails } from '#modules/notifications/commands/newsletter.ts'
import {
  chooseCalendar,
  choosePrivacy,
  choosePublicAddress,
  chooseQuietHours,
  chooseUnits,
} from '#modules/profile/commands.ts'
import { readCalendar, readPrivacy, readPublicAddress, readQuiet, readUnits } from '#modules/profile/forms.ts'
import { NOTIFICATION_KINDS } from '#modules/profile/settings.ts'
import type { SettingsAnswer } from '#modules/profile/ui/settings-section.tsx'
import type { Route } from '../../routes/dashboard/+types/settings.ts'
import { SETTINGS_NOT_SAVED } from './saving-words.ts'

const ADDRESS_TAKEN = 'That address is taken. Please choose another.'

async function newLink(services: Services, memberId: MemberId): Promise<SettingsAnswer> {
  const asked = await askAgain(services, memberId)
  if (asked.ok) return { ok: true }
  if (asked.reason === 'wait') return { ok: false, problem: SIGN_IN_TEXTS.wait(asked.seconds) }
  return { ok: false, problem: 'Please confirm your e-mail address first.' }
}

/** Keeps one section of the settings. */
export async function settingsFrom(entries: FormData, context: Route.ActionArgs['context']): Promise<SettingsAnswer> {
  const identity = context.get(identityContext)
  const services = context.get(servicesContext)
  const { db, now } = services
  const section = entries.get('section')
  const stale = staleReason(entries.get('formOwner'), await identity.member())
  if (stale) return { ok: false, problem: STALE_FORM[stale].words }
  if (section === 'units') {
    const units = readUnits(entries)
    if (!units) return { ok: false, problem: SETTINGS_NOT_SAVED }
    await chooseUnits(db, (await identity.memberForChange()).id, units, now())
    return { ok: true }
  }
  if (section === 'calendar') {
    const choice = readCalendar(entries)
    if (!choice) return { ok: false, problem: SETTINGS_NOT_SAVED }
    await chooseCalendar(db, (await identity.memberForChange()).id, choice, now())
    return { ok: true }
  }
  // E-mails and a public page belong to an account.
  const member = await identity.member()
  if (!member || member.isGuest) return { ok: false, problem: 'Please sign up first.' }
  if (section === 'notifications') {
    const wanted = NOTIFICATION_KINDS.filter(kind => entries.getAll('wanted').includes(kind))
    await chooseEmails(services, member.id, wanted)
    return { ok: true }
  }
  if (section === 'newsletter-link') return newLink(services, member.id)
  if (section === 'quiet-hours') {
    const read = readQuiet(entries)
    if (!read.ok) return { ...read, field: 'quiet' }
    await chooseQuietHours(db, member.id, read.quiet, now())
    return { ok: true }
  }
  if (section === 'privacy') {
    await choosePrivacy(db, member.id, readPrivacy(entries), now())
    return { ok: true }
  }
  if (section !== 'public-address') return { ok: false, problem: SETTINGS_NOT_SAVED }
  const read = readPublicAddress(entries)
  if (!read.ok) return { ...read, field: 'address' }
  const chosen = await choosePublicAddress(db, member.id, read.address, now())
  return chosen.ok ? { ok: true } : { ok: false, problem: ADDRESS_TAKEN, field: 'address' }
}
