import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Zone } from '#modules/calendar/zone.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { type CalendarChoice, USUAL_CALENDAR } from './calendar-settings.ts'
import type { PrivacyForm } from './forms.ts'
import { HEALTH_CONSENT } from './health-consent.ts'
import { EMPTY_PROFILE, type HealthProfile, isEmptyProfile } from './health-profile.ts'
import { hasConsentToKeep, settingsOf } from './queries.ts'
import type { QuietHours } from './quiet-hours.ts'
import { type MemberSettings, NOTIFICATION_KINDS, type Notification, unguessableAddress } from './settings.ts'
import type { Units } from './units.ts'

export interface ProfileChange {
  readonly health: HealthProfile
  /** Whether the box was ticked on this form. */
  readonly agrees: boolean
}

/** Keeps what a member told us, and nothing of it without their consent, given now or before. */
export async function saveProfile(
  tx: Tx,
  memberId: MemberId,
  { health, agrees }: ProfileChange,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'no-consent' }> {
  await inTurn(tx, memberId)
  const standing = await tx
    .selectFrom('health_consent')
    .select('id')
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!standing) {
    if (isEmptyProfile(health) && !agrees) return { ok: true }
    if (!agrees) return { ok: false, reason: 'no-consent' }
    await tx
      .insertInto('health_consent')
      .values({ member_id: memberId, wording_version: HEALTH_CONSENT.version, given_at: now })
      .execute()
  }
  const row = {
    weight_kg: health.weightKg,
    height_cm: health.heightCm,
    sex: health.sex,
    birth_year: health.birthYear,
    activity: health.activity,
    calorie_goal_kcal: health.calorieGoalKcal,
    diets: [...health.diets],
    allergies: [...health.allergies],
    oily_fish_portions: health.oilyFishPortions,
    changed_at: now,
  }
  await tx
    .insertInto('health_profile')
    .values({ member_id: memberId, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute()
  return { ok: true }
}

/**
 * Whether a change may keep health data of a member: they agreed before, or with it. Of two at once that agree one is
 * written down, and nobody withdraws before the transaction has ended. A consent to earlier words is not enough for
 * what they did not name.
 *
 * @param agrees whether the box was ticked for this change
 */
export async function consentFor(tx: Tx, memberId: MemberId, agrees: boolean, now: Date): Promise<boolean> {
  await inTurn(tx, memberId)
  if (agrees) {
    const { version } = HEALTH_CONSENT
    await sql`update health_consent set withdrawn_at = ${now}
      where member_id = ${memberId} and withdrawn_at is null and wording_version <> ${version}`.execute(tx)
    await sql`insert into health_consent (member_id, wording_version, given_at) values (${memberId}, ${version}, ${now})
      on conflict (member_id) where withdrawn_at is null do nothing`.execute(tx)
    return true
  }
  return hasConsentToKeep(tx, memberId)
}

/** Keeps a calorie goal of one's own, null for what is worked out, with nothing else of the profile. */
export async function keepCalorieGoal(tx: Tx, memberId: MemberId, kcal: number | null, now: Date): Promise<void> {
  await sql`insert into health_profile as own (member_id, activity, calorie_goal_kcal, diets, allergies, changed_at)
    values (${memberId}, ${EMPTY_PROFILE.activity}, ${kcal}, '{}', '{}', ${now})
    on conflict (member_id) do update set calorie_goal_kcal = excluded.calorie_goal_kcal, changed_at = excluded.changed_at
    where own.calorie_goal_kcal is distinct from excluded.calorie_goal_kcal`.execute(tx)
}

/** Takes the consent back and erases what was kept with it here; other modules erase theirs in the same transaction. */
export async function withdrawConsent(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  await inTurn(tx, memberId)
  await tx
    .updateTable('health_consent')
    .set({ withdrawn_at: now })
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .execute()
  await tx.deleteFrom('health_profile').where('member_id', '=', memberId).execute()
  // Neither a public page nor an e-mail must go on telling such things once they are told again.
  await sql`update member_settings set public_shows = array_remove(public_shows, 'diets'),
      progress_figures_since = null, changed_at = ${now}
    where member_id = ${memberId}`.execute(tx)
}

async function keepSettings(tx: Tx, memberId: MemberId, change: Partial<MemberSettings>, now: Date) {
  const settings = { ...(await settingsOf(tx, memberId)), ...change }
  const { notifications, quietHours, units } = settings
  const row = {
    meal_reminders_since: notifications.mealReminders,
    supplement_reminders_since: notifications.supplementReminders,
    progress_updates_since: notifications.progressUpdates,
    progress_figures_since: notifications.progressFigures,
    newsletter_since: notifications.newsletterUpdates,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    weight_unit: units.weight,
    height_unit: units.height,
    energy_unit: units.energy,
    share_progress: settings.shareProgress,
    public_profile: settings.publicProfile,
    public_address: settings.publicAddress,
    public_shows: [...settings.publicShows],
    changed_at: now,
  }
  await tx
    .insertInto('member_settings')
    .values({ member_id: memberId, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

/** What is wanted from now on; what was wanted already keeps its date. */
export function chooseNotifications(db: Db | Tx, memberId: MemberId, wanted: readonly Notification[], now: Date) {
  return inTransaction(db, async tx => {
    await inTurn(tx, memberId)
    const { notifications: before } = await settingsOf(tx, memberId)
    const since = (kind: Notification) => (wanted.includes(kind) ? (before[kind] ?? now) : null)
    const notifications = Object.fromEntries(NOTIFICATION_KINDS.map(kind => [kind, since(kind)]))
    await keepSettings(tx, memberId, { notifications: notifications as MemberSettings['notifications'] }, now)
  })
}

/** No more e-mails of these kinds; whoever pressed so in one needs no session. */
export function endNotifications(db: Db | Tx, memberId: MemberId, kinds: readonly Notification[], now: Date) {
  return inTransaction(db, async tx => {
    await inTurn(tx, memberId)
    const { notifications } = await settingsOf(tx, memberId)
    if (kinds.every(kind => notifications[kind] === null)) return
    const ended = Object.fromEntries(kinds.map(kind => [kind, null]))
    await keepSettings(tx, memberId, { notifications: { ...notifications, ...ended } }, now)
  })
}

/** When nobody writes to them; null for never. */
export function chooseQuietHours(db: Db, memberId: MemberId, quietHours: QuietHours | null, now: Date) {
  return db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    await keepSettings(tx, memberId, { quietHours }, now)
  })
}

export function chooseUnits(db: Db, memberId: MemberId, units: Units, now: Date) {
  return db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    await keepSettings(tx, memberId, { units }, now)
  })
}

/** What the browser of somebody who arrives says of its zone; a zone that they chose themselves stays. */
export async function noteZone(db: Db, memberId: MemberId, zone: Zone, now: Date): Promise<void> {
  await sql`insert into member_calendar as own (member_id, zone, zone_is_chosen, changed_at)
    values (${memberId}, ${zone}, false, ${now})
    on conflict (member_id) do update set zone = excluded.zone, changed_at = excluded.changed_at
    where not own.zone_is_chosen and own.zone <> excluded.zone`.execute(db)
}

export async function chooseCalendar(db: Db, memberId: MemberId, choice: CalendarChoice, now: Date): Promise<void> {
  const { zone, firstDayOfWeek } = choice
  await sql`insert into member_calendar as own (member_id, zone, zone_is_chosen, first_day_of_week, changed_at)
    values (${memberId}, ${zone ?? USUAL_CALENDAR.zone}, ${zone !== null}, ${firstDayOfWeek}, ${now})
    on conflict (member_id) do update set
      zone = case when excluded.zone_is_chosen then excluded.zone else own.zone end,
      zone_is_chosen = excluded.zone_is_chosen,
      first_day_of_week = excluded.first_day_of_week,
      changed_at = excluded.changed_at`.execute(db)
}

const UNIQUE_VIOLATION = '23505'

const freshAddress = () => unguessableAddress(below => randomInt(below))

/** Who may see what. A page that is public for the first time gets an address that nobody guesses. */
export function choosePrivacy(
  db: Db,
  memberId: MemberId,
  { shareProgress, publicProfile, shows }: PrivacyForm,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    const before = await settingsOf(tx, memberId)
    const publicAddress = before.publicAddress ?? (publicProfile ? freshAddress() : null)
    await keepSettings(tx, memberId, { shareProgress, publicProfile, publicAddress, publicShows: shows }, now)
  })
}

/** Where the public page is; null asks for a new address that nobody guesses. */
export async function choosePublicAddress(
  db: Db,
  memberId: MemberId,
  address: string | null,
  now: Date,
): Promise<{ ok: true; publicAddress: string } | { ok: false; reason: 'address-taken' }> {
  const publicAddress = address ?? freshAddress()
  try {
    await db.transaction().execute(async tx => {
      await inTurn(tx, memberId)
      await keepSettings(tx, memberId, { publicAddress }, now)
    })
    return { ok: true, publicAddress }
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return { ok: false, reason: 'address-taken' }
    throw error
  }
}

/**
 * The part of a guest's records whose move wants a rule. What the member has told wins: of the health profile each
 * field that is empty is filled from the guest's. The consent comes along unless the member has one in force.
 */
export async function moveByRule(tx: Tx, { from, to }: { from: MemberId; to: MemberId }): Promise<void> {
  await inTurn(tx, to)
  await sql`insert into health_consent (member_id, wording_version, given_at, withdrawn_at)
    select ${to}, wording_version, given_at, withdrawn_at from health_consent as guest
    where member_id = ${from} and (guest.withdrawn_at is not null or not exists (
      select from health_consent as own where own.member_id = ${to} and own.withdrawn_at is null))`.execute(tx)
  await sql`insert into health_profile as own (member_id, weight_kg, height_cm, sex, birth_year, activity,
      calorie_goal_kcal, diets, allergies, oily_fish_portions, changed_at)
    select ${to}, weight_kg, height_cm, sex, birth_year, activity, calorie_goal_kcal, diets, allergies,
      oily_fish_portions, changed_at
    from health_profile where member_id = ${from}
    on conflict (member_id) do update set
      weight_kg = coalesce(own.weight_kg, excluded.weight_kg),
      height_cm = coalesce(own.height_cm, excluded.height_cm),
      sex = coalesce(own.sex, excluded.sex),
      birth_year = coalesce(own.birth_year, excluded.birth_year),
      calorie_goal_kcal = coalesce(own.calorie_goal_kcal, excluded.calorie_goal_kcal),
      oily_fish_portions = coalesce(own.oily_fish_portions, excluded.oily_fish_portions),
      diets = case when own.diets = '{}' then excluded.diets else own.diets end,
      -- Of allergies rather one too many.
      allergies = array(select distinct unnest(own.allergies || excluded.allergies))`.execute(tx)
  await sql`insert into member_calendar as own (member_id, zone, zone_is_chosen, first_day_of_week, changed_at)
    select ${to}, zone, zone_is_chosen, first_day_of_week, changed_at from member_calendar where member_id = ${from}
    on conflict (member_id) do update set
      zone = case when excluded.zone_is_chosen and not own.zone_is_chosen then excluded.zone else own.zone end,
      zone_is_chosen = own.zone_is_chosen or excluded.zone_is_chosen,
      first_day_of_week = coalesce(own.first_day_of_week, excluded.first_day_of_week)`.execute(tx)
}
