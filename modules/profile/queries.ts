import { type Selectable, sql } from 'kysely'
import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { FirstDayOfWeek } from '#modules/calendar/words.ts'
import { type Zone, zoneNamed } from '#modules/calendar/zone.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type CalendarSettings, USUAL_CALENDAR } from './calendar-settings.ts'
import { type EatingRules, eatingRules } from './eating-rules.ts'
import { HEALTH_CONSENT } from './health-consent.ts'
import { EMPTY_PROFILE, type HealthProfile } from './health-profile.ts'
import type { QuietHours } from './quiet-hours.ts'
import { type MemberSettings, NOTIFICATION_KINDS, type Notification, USUAL_SETTINGS } from './settings.ts'
import type { ProfileTables } from './tables.ts'
import type { Units } from './units.ts'

type Reader = Db | Tx

export interface Consent {
  readonly givenAt: Date
  readonly version: string
}

export interface ProfileRecord {
  readonly health: HealthProfile
  /** The consent in force; null where none was given, or it was withdrawn. */
  readonly consent: Consent | null
  /** When it was told last; null where nothing is kept. */
  readonly changedAt: Date | null
  /** In which those dates are told. */
  readonly zone: Zone
}

export const NOTHING_TOLD: ProfileRecord = {
  health: EMPTY_PROFILE,
  consent: null,
  changedAt: null,
  zone: USUAL_CALENDAR.zone,
}

/** What a member told us, and whether we may keep it: without consent there is nothing. One statement. */
export async function profileOf(db: Reader, memberId: MemberId): Promise<ProfileRecord> {
  const row = await db
    .selectFrom('health_consent as consent')
    .leftJoin('health_profile as health', 'health.member_id', 'consent.member_id')
    .leftJoin('member_calendar as calendar', 'calendar.member_id', 'consent.member_id')
    .select(['consent.given_at', 'consent.wording_version', 'calendar.zone'])
    .select(['health.weight_kg', 'health.height_cm', 'health.sex', 'health.birth_year', 'health.activity'])
    .select(['health.calorie_goal_kcal', 'health.diets', 'health.allergies', 'health.changed_at'])
    .select('health.oily_fish_portions')
    .where('consent.member_id', '=', memberId)
    .where('consent.withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return NOTHING_TOLD
  const { given_at, wording_version, changed_at, activity, diets, allergies, zone, ...rest } = row
  const told = activity && diets && allergies ? healthOf({ ...rest, activity, diets, allergies }) : EMPTY_PROFILE
  const consent = { givenAt: given_at, version: wording_version }
  return { health: told, consent, changedAt: changed_at, zone: knownZone(zone) }
}

async function standingConsent(db: Reader, memberId: MemberId): Promise<Consent | null> {
  const row = await db
    .selectFrom('health_consent')
    .select(['given_at', 'wording_version'])
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ? { givenAt: row.given_at, version: row.wording_version } : null
}

function healthOf(row: Omit<Selectable<ProfileTables['health_profile']>, 'member_id' | 'changed_at'>): HealthProfile {
  return {
    weightKg: row.weight_kg,
    heightCm: row.height_cm,
    sex: row.sex,
    birthYear: row.birth_year,
    activity: row.activity,
    calorieGoalKcal: row.calorie_goal_kcal,
    diets: row.diets,
    allergies: row.allergies,
    oilyFishPortions: row.oily_fish_portions,
  }
}

/** Whether health data of this member may be kept now. One statement. */
export const hasHealthConsent = async (db: Reader, memberId: MemberId) => (await standingConsent(db, memberId)) !== null

/** The same for what the present words name and earlier ones did not. */
export const hasConsentToKeep = async (db: Reader, memberId: MemberId) =>
  (await standingConsent(db, memberId))?.version === HEALTH_CONSENT.version

/** One statement. */
export async function settingsOf(db: Reader, memberId: MemberId): Promise<MemberSettings> {
  const row = await db.selectFrom('member_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  return row ? settingsIn(row) : USUAL_SETTINGS
}

function settingsIn(row: Selectable<ProfileTables['member_settings']>): MemberSettings {
  return {
    notifications: {
      mealReminders: row.meal_reminders_since,
      supplementReminders: row.supplement_reminders_since,
      progressUpdates: row.progress_updates_since,
      progressFigures: row.progress_figures_since,
      newsletterUpdates: row.newsletter_since,
    },
    quietHours: quietIn(row.quiet_from, row.quiet_to),
    units: { weight: row.weight_unit, height: row.height_unit, energy: row.energy_unit },
    shareProgress: row.share_progress,
    publicProfile: row.public_profile,
    publicAddress: row.public_address,
    publicShows: row.public_shows,
  }
}

const quietIn = (from: string | null, to: string | null): QuietHours | null =>
  from !== null && to !== null ? { from, to } : null

/** The usual one for anyone who has none, and for a zone that was renamed since, or that only a newer machine knows. */
const knownZone = (name: string | null): Zone => (name === null ? null : zoneNamed(name)) ?? USUAL_CALENDAR.zone

const calendarRow = (db: Reader, memberId: MemberId) =>
  db.selectFrom('member_calendar').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** In which zone a member's days are, and with which day their weeks begin. One statement. */
export async function calendarOf(db: Reader, memberId: MemberId): Promise<CalendarSettings> {
  const row = await calendarRow(db, memberId)
  if (!row) return USUAL_CALENDAR
  return {
    zone: knownZone(row.zone),
    isZoneChosen: row.zone_is_chosen,
    firstDayOfWeek: row.first_day_of_week ?? USUAL_CALENDAR.firstDayOfWeek,
  }
}

/** What somebody wants to be told by e-mail. One statement. */
export async function wantedBy(db: Reader, memberId: MemberId): Promise<Notification[]> {
  const { notifications } = await settingsOf(db, memberId)
  return NOTIFICATION_KINDS.filter(kind => notifications[kind] !== null)
}

/** Somebody who wants a notification, and when it is where they are. */
export interface Wanting {
  readonly memberId: MemberId
  readonly since: Date
  readonly calendar: Pick<CalendarSettings, 'zone' | 'firstDayOfWeek'>
  readonly quiet: QuietHours | null
}

/** The columns of the kinds of e-mail. */
const SINCE = {
  mealReminders: 'meal_reminders_since',
  supplementReminders: 'supplement_reminders_since',
  progressUpdates: 'progress_updates_since',
  newsletterUpdates: 'newsletter_since',
} as const
/** What says nothing of anybody’s health needs no consent to that. */
const OF_NO_HEALTH: readonly Notification[] = ['mealReminders', 'newsletterUpdates']

interface WantingRow {
  id: MemberId
  since: Date
  zone: string | null
  first: FirstDayOfWeek | null
  quiet_from: string | null
  quiet_to: string | null
}

/** Everybody who wants to be told of this; where it is of health data, who lets us keep them. One statement. */
export async function wanting(db: Db, kind: keyof typeof SINCE): Promise<Wanting[]> {
  const { rows } = await sql<WantingRow>`
    select settings.member_id as id, settings.${sql.ref(SINCE[kind])} as since, zone, first_day_of_week as first,
      quiet_from, quiet_to
    from member_settings as settings left join member_calendar as calendar using (member_id)
    where settings.${sql.ref(SINCE[kind])} is not null and (${OF_NO_HEALTH.includes(kind)} or exists (
      select from health_consent as consent
      where consent.member_id = settings.member_id and withdrawn_at is null and wording_version = ${HEALTH_CONSENT.version}))
    order by settings.member_id`.execute(db)
  return rows.map(({ id, since, zone, first, quiet_from, quiet_to }) => ({
    ...{ memberId: id, since, quiet: quietIn(quiet_from, quiet_to) },
    calendar: { zone: knownZone(zone), firstDayOfWeek: first ?? USUAL_CALENDAR.firstDayOfWeek },
  }))
}

/** How somebody eats, for whatever suggests, plans or sells food. One statement. */
export async function eatingRulesOf(db: Reader, memberId: MemberId): Promise<EatingRules> {
  const row = await db
    .selectFrom('health_profile')
    .select(['diets', 'allergies'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return eatingRules(row ?? EMPTY_PROFILE)
}

/** What pages of a member are made by: units, how they eat, what they need, and where their days begin. */
export interface MemberSetup {
  readonly units: Units
  readonly health: HealthProfile
  readonly eats: EatingRules
  readonly calendar: CalendarSettings
  /** Whether they agreed that a diary of theirs is kept. */
  readonly agreed: boolean
}

interface SetupRow {
  agreed: boolean
  units: Units | null
  health: HealthProfile | null
  zone: string | null
  zone_is_chosen: boolean | null
  first_day_of_week: FirstDayOfWeek | null
}

/** All of it in one statement, for pages that count theirs. */
export async function memberSetup(db: Reader, memberId: MemberId): Promise<MemberSetup> {
  const { rows } = await sql<SetupRow>`
    select
      (select jsonb_build_object('weight', weight_unit, 'height', height_unit, 'energy', energy_unit)
        from member_settings where member_id = asked.id) as units,
      (select jsonb_build_object('weightKg', weight_kg, 'heightCm', height_cm, 'sex', sex, 'birthYear', birth_year,
          'activity', activity, 'calorieGoalKcal', calorie_goal_kcal, 'diets', diets, 'allergies', allergies,
          'oilyFishPortions', oily_fish_portions)
        from health_profile where member_id = asked.id) as health,
      exists (select from health_consent where member_id = asked.id and withdrawn_at is null
        and wording_version = ${HEALTH_CONSENT.version}) as agreed,
      calendar.zone, calendar.zone_is_chosen, calendar.first_day_of_week
    from (select ${memberId}::text as id) as asked left join member_calendar as calendar on calendar.member_id = asked.id
  `.execute(db)
  const [row] = rows
  const health = row?.health ?? EMPTY_PROFILE
  return {
    units: row?.units ?? USUAL_SETTINGS.units,
    health,
    eats: eatingRules(health),
    agreed: row?.agreed === true,
    calendar: row?.zone
      ? {
          zone: knownZone(row.zone),
          isZoneChosen: row.zone_is_chosen === true,
          firstDayOfWeek: row.first_day_of_week ?? USUAL_CALENDAR.firstDayOfWeek,
        }
      : USUAL_CALENDAR,
  }
}

export interface PublicPerson {
  readonly memberId: MemberId
  readonly settings: MemberSettings
  readonly diets: HealthProfile['diets']
}

/** Whose page is at this address; null where nobody's is, or it is switched off. One statement. */
export async function publicPerson(
  { db, isLocked }: { readonly db: Db; readonly isLocked: IsLocked },
  address: string,
): Promise<PublicPerson | null> {
  const row = await db
    .selectFrom('member_settings as settings')
    .leftJoin('health_profile as health', 'health.member_id', 'settings.member_id')
    .selectAll('settings')
    .select('health.diets')
    .where('settings.public_address', '=', address)
    .where('settings.public_profile', '=', true)
    .executeTakeFirst()
  if (!row || (await isLocked(db, row.member_id))) return null
  const settings = settingsIn(row)
  const diets = settings.publicShows.includes('diets') ? (row.diets ?? []) : []
  // Found by what they chose to make public, not asked for by somebody else's id.
  return { memberId: row.member_id as MemberId, settings, diets }
}
