import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { LONDON, type Zone } from '#modules/calendar/zone.ts'
import { eraseHealthRows, moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { exportedRows } from '#modules/data-rights/queries/covered-rows.ts'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { USUAL_CALENDAR } from './calendar-settings.ts'
import {
  chooseCalendar,
  chooseNotifications,
  choosePrivacy,
  choosePublicAddress,
  chooseUnits,
  moveByRule,
  noteZone,
  saveProfile,
  withdrawConsent,
} from './commands.ts'
import { HEALTH_CONSENT } from './health-consent.ts'
import { EMPTY_PROFILE, type HealthProfile } from './health-profile.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { calendarOf, eatingRulesOf, NOTHING_TOLD, profileOf, publicPerson, settingsOf } from './queries.ts'
import { USUAL_SETTINGS } from './settings.ts'
import { ENERGY_UNITS, HEIGHT_UNITS, WEIGHT_UNITS } from './units.ts'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
let guest: MemberId
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
  guest = (await beGuest(query)).id as MemberId
})

const AUCKLAND = 'Pacific/Auckland' as Zone
const NOON = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-22T12:00:00Z')
const HEALTH: HealthProfile = {
  ...EMPTY_PROFILE,
  weightKg: 72.4,
  heightCm: 168,
  sex: 'female',
  birthYear: 1974,
  diets: ['vegetarian'],
  allergies: ['milk'],
  oilyFishPortions: 4,
}
const save = (id: MemberId, health: HealthProfile, agrees: boolean, now = NOON) =>
  database.db.transaction().execute(tx => saveProfile(tx, id, { health, agrees }, now))
const withdraw = (id: MemberId, now = LATER) =>
  database.db.transaction().execute(async tx => {
    await withdrawConsent(tx, id, now)
    await eraseHealthRows(tx, id, PERSONAL_TABLES)
  })
const move = (from: MemberId, to: MemberId) =>
  database.db.transaction().execute(async tx => {
    await moveByRule(tx, { from, to })
    await moveRows(tx, { from, to }, PERSONAL_TABLES)
  })
const toldOf = (id: MemberId) => exportedRows(database.db, id, PERSONAL_TABLES)
const PRIVACY = { shareProgress: false, publicProfile: true, shows: [] }

describe('a health profile', () => {
  it('is kept with consent, dated and with its wording', async () => {
    expect(await save(ann, HEALTH, true)).toEqual({ ok: true })
    expect(await profileOf(database.db, ann)).toEqual({
      health: HEALTH,
      consent: { givenAt: NOON, version: HEALTH_CONSENT.version },
      changedAt: NOON,
      zone: LONDON,
    })
    expect(await eatingRulesOf(database.db, ann)).toEqual({ diets: ['vegetarian'], allergens: ['milk'] })
  })

  it('is not kept without, and a second save needs no second consent', async () => {
    expect(await save(ann, HEALTH, false)).toEqual({ ok: false, reason: 'no-consent' })
    expect((await profileOf(database.db, ann)).health).toEqual(EMPTY_PROFILE)
    await save(ann, HEALTH, true)
    expect(await save(ann, { ...HEALTH, weightKg: 71 }, false, LATER)).toEqual({ ok: true })
    const { health, consent } = await profileOf(database.db, ann)
    expect(health.weightKg).toBe(71)
    expect(consent?.givenAt).toEqual(NOON)
  })

  it('an empty form asks for no consent and keeps nothing', async () => {
    expect(await save(ann, EMPTY_PROFILE, false)).toEqual({ ok: true })
    expect((await toldOf(ann)).health_profile).toEqual([])
  })

  it('goes with its consent, whose dates stay as proof; both can be given again', async () => {
    await save(ann, HEALTH, true)
    await choosePrivacy(database.db, ann, { ...PRIVACY, shows: ['diets', 'name'] }, NOON)
    await withdraw(ann)
    expect(await profileOf(database.db, ann)).toEqual(NOTHING_TOLD)
    expect((await settingsOf(database.db, ann)).publicShows).toEqual(['name'])
    const told = await toldOf(ann)
    expect(told.health_consent).toEqual([
      { wording_version: HEALTH_CONSENT.version, given_at: NOON, withdrawn_at: LATER },
    ])
    expect(await save(ann, HEALTH, false, LATER)).toEqual({ ok: false, reason: 'no-consent' })
    expect(await save(ann, HEALTH, true, LATER)).toEqual({ ok: true })
  })

  it('saved while the consent is taken back is either erased or refused', async () => {
    for (let round = 0; round < 5; round++) {
      await save(ann, HEALTH, true)
      await Promise.all([withdraw(ann), save(ann, { ...HEALTH, weightKg: 60 }, false), withdraw(ann)])
      expect((await profileOf(database.db, ann)).health).toEqual(EMPTY_PROFILE)
    }
  })

  it('of one member is never another’s', async () => {
    await save(ann, HEALTH, true)
    await withdraw(ben)
    expect((await profileOf(database.db, ben)).health).toEqual(EMPTY_PROFILE)
    expect((await profileOf(database.db, ann)).health).toEqual(HEALTH)
  })
})

describe('settings', () => {
  it('begin with nothing sent and nothing public', async () => {
    expect(await settingsOf(database.db, ann)).toEqual(USUAL_SETTINGS)
  })

  it('of notifications say since when', async () => {
    await chooseNotifications(database.db, ann, ['newsletterUpdates', 'mealReminders'], NOON)
    await chooseNotifications(database.db, ann, ['newsletterUpdates', 'progressUpdates'], LATER)
    expect((await settingsOf(database.db, ann)).notifications).toEqual({
      mealReminders: null,
      supplementReminders: null,
      progressUpdates: LATER,
      progressFigures: null,
      newsletterUpdates: NOON,
    })
  })

  it('changed in two windows at once keep both changes', async () => {
    await Promise.all([
      chooseUnits(database.db, ann, { weight: 'st', height: 'ft', energy: 'kJ' }, NOON),
      chooseNotifications(database.db, ann, ['newsletterUpdates'], NOON),
      choosePrivacy(database.db, ann, { ...PRIVACY, shareProgress: true }, NOON),
    ])
    const settings = await settingsOf(database.db, ann)
    expect(settings).toMatchObject({ units: { energy: 'kJ' }, shareProgress: true, publicProfile: true })
    expect(settings.notifications.newsletterUpdates).toEqual(NOON)
  })
})

describe('a zone', () => {
  it('is London until a browser says another, and again whenever another one does', async () => {
    expect(await calendarOf(database.db, ann)).toEqual(USUAL_CALENDAR)
    await noteZone(database.db, ann, AUCKLAND, NOON)
    expect(await calendarOf(database.db, ann)).toEqual({ ...USUAL_CALENDAR, zone: AUCKLAND })
    await noteZone(database.db, ann, LONDON, LATER)
    expect((await calendarOf(database.db, ann)).zone).toBe(LONDON)
    expect((await calendarOf(database.db, ben)).zone).toBe(LONDON)
  })

  it('that was chosen stays, whatever a browser says, until it is left to the browser again', async () => {
    await chooseCalendar(database.db, ann, { zone: AUCKLAND, firstDayOfWeek: 'sunday' }, NOON)
    await noteZone(database.db, ann, LONDON, LATER)
    const chosen = { zone: AUCKLAND, isZoneChosen: true, firstDayOfWeek: 'sunday' } as const
    expect(await calendarOf(database.db, ann)).toEqual(chosen)
    await chooseCalendar(database.db, ann, { zone: null, firstDayOfWeek: 'sunday' }, LATER)
    expect(await calendarOf(database.db, ann)).toEqual({ ...chosen, isZoneChosen: false })
    await noteZone(database.db, ann, LONDON, LATER)
    expect(await calendarOf(database.db, ann)).toEqual({ ...USUAL_CALENDAR, firstDayOfWeek: 'sunday' })
  })

  it('of a guest goes to the account that chose none; of a week that it told no first day of', async () => {
    await noteZone(database.db, ann, LONDON, NOON)
    await chooseCalendar(database.db, guest, { zone: AUCKLAND, firstDayOfWeek: 'saturday' }, NOON)
    await move(guest, ann)
    await move(guest, ann)
    const moved = { zone: AUCKLAND, isZoneChosen: true, firstDayOfWeek: 'saturday' } as const
    expect(await calendarOf(database.db, ann)).toEqual(moved)
    const other = (await beGuest(query)).id as MemberId
    await chooseCalendar(database.db, other, { zone: LONDON, firstDayOfWeek: 'sunday' }, LATER)
    await move(other, ann)
    expect(await calendarOf(database.db, ann)).toEqual(moved)
  })

  it('is told with everything else that is kept, and goes with it', async () => {
    await chooseCalendar(database.db, ann, { zone: AUCKLAND, firstDayOfWeek: 'sunday' }, NOON)
    expect((await toldOf(ann)).member_calendar).toEqual([
      { zone: AUCKLAND, zone_is_chosen: true, first_day_of_week: 'sunday', changed_at: NOON },
    ])
  })
})

describe('a public page', () => {
  it('has an address that nobody guesses, or one that was chosen', async () => {
    await choosePrivacy(database.db, ann, PRIVACY, NOON)
    const { publicAddress: made } = await settingsOf(database.db, ann)
    expect(made).toMatch(/^[a-z2-9]{20}$/)
    const address = `ann-${ann.slice(0, 8)}`
    expect(await choosePublicAddress(database.db, ann, address, NOON)).toEqual({ ok: true, publicAddress: address })
    // A switch that is turned leaves the address as it is.
    await choosePrivacy(database.db, ann, { ...PRIVACY, shareProgress: true }, NOON)
    expect((await settingsOf(database.db, ann)).publicAddress).toBe(address)
    const fresh = await choosePublicAddress(database.db, ann, null, NOON)
    expect(fresh.ok && fresh.publicAddress).toMatch(/^[a-z2-9]{20}$/)
    expect(fresh.ok && fresh.publicAddress).not.toBe(made)
    expect(await settingsOf(database.db, ann)).toMatchObject({ shareProgress: true, publicProfile: true })
  })

  it('cannot take an address that stands, also while its owner is away', async () => {
    const address = `both-${ann.slice(0, 8)}`
    await choosePrivacy(database.db, ann, PRIVACY, NOON)
    await choosePublicAddress(database.db, ann, address, NOON)
    expect(await choosePublicAddress(database.db, ben, address, NOON)).toEqual({ ok: false, reason: 'address-taken' })
    await choosePrivacy(database.db, ann, { ...PRIVACY, publicProfile: false }, NOON)
    expect((await choosePublicAddress(database.db, ben, address, NOON)).ok).toBe(false)
    expect(await publicPerson({ db: database.db, isLocked: async () => false }, address)).toBeNull()
  })

  it('tells diets only when that was chosen', async () => {
    await save(ann, HEALTH, true)
    const address = `diet-${ann.slice(0, 8)}`
    await choosePrivacy(database.db, ann, PRIVACY, NOON)
    await choosePublicAddress(database.db, ann, address, NOON)
    expect(await publicPerson({ db: database.db, isLocked: async () => false }, address)).toMatchObject({
      memberId: ann,
      diets: [],
    })
    await choosePrivacy(database.db, ann, { ...PRIVACY, shows: ['diets'] }, NOON)
    expect((await publicPerson({ db: database.db, isLocked: async () => false }, address))?.diets).toEqual([
      'vegetarian',
    ])
  })
})

describe('a guest who signs in', () => {
  it('brings everything to an account that has told nothing', async () => {
    await save(guest, HEALTH, true)
    await chooseUnits(database.db, guest, { weight: 'st', height: 'ft', energy: 'kJ' }, NOON)
    await move(guest, ann)
    await move(guest, ann)
    expect(await profileOf(database.db, ann)).toMatchObject({ health: HEALTH, consent: { givenAt: NOON } })
    expect((await settingsOf(database.db, ann)).units.weight).toBe('st')
    const left = await toldOf(guest)
    expect(Object.values(left).flat()).toEqual([])
  })

  it('fills what the account has not told; of allergies rather one too many', async () => {
    await save(ann, { ...EMPTY_PROFILE, weightKg: 70, allergies: ['fish'], activity: 'active' }, true)
    await chooseUnits(database.db, ann, { weight: 'lb', height: 'cm', energy: 'kcal' }, NOON)
    await save(guest, HEALTH, true, LATER)
    await chooseUnits(database.db, guest, { weight: 'st', height: 'ft', energy: 'kJ' }, LATER)
    await move(guest, ann)
    const { health, consent } = await profileOf(database.db, ann)
    expect(health).toMatchObject({
      weightKg: 70,
      heightCm: 168,
      activity: 'active',
      diets: ['vegetarian'],
      oilyFishPortions: 4,
    })
    expect(health.allergies.toSorted()).toEqual(['fish', 'milk'])
    expect(consent?.givenAt).toEqual(NOON)
    expect((await settingsOf(database.db, ann)).units.weight).toBe('lb')
  })

  it('keeps their public address', async () => {
    const address = `guest-${guest.slice(0, 8)}`
    await choosePrivacy(database.db, guest, PRIVACY, NOON)
    await choosePublicAddress(database.db, guest, address, NOON)
    await move(guest, ann)
    expect((await publicPerson({ db: database.db, isLocked: async () => false }, address))?.memberId).toBe(ann)
  })
})

describe('the table knows what the rules know', () => {
  const known = async (constraint: string) => {
    const sql = 'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1'
    const [row] = (await database.pool.query<{ definition: string }>(sql, [constraint])).rows
    return [...(row?.definition ?? '').matchAll(/'([a-z-]+)'/gi)].map(([, word]) => word)
  }

  it('every diet: a new one needs a migration of health_profile_diets_known', async () => {
    expect(await known('health_profile_diets_known')).toEqual(Object.keys(OWN_DIETS))
  })

  it('every allergen: a new one needs a migration of health_profile_allergies_known', async () => {
    expect(await known('health_profile_allergies_known')).toEqual(Object.keys(ALLERGENS))
  })

  it.each([
    ['weight', WEIGHT_UNITS],
    ['height', HEIGHT_UNITS],
    ['energy', ENERGY_UNITS],
  ])('every unit of %s: a new one needs a migration of its check in member_settings', async (figure, units) => {
    expect(await known(`member_settings_${figure}_unit_check`)).toEqual(Object.keys(units))
  })

  it('all of them at once', async () => {
    const diets = Object.keys(OWN_DIETS) as OwnDiet[]
    const allergies = Object.keys(ALLERGENS) as Allergen[]
    await save(ann, { ...HEALTH, diets, allergies }, true)
    expect((await profileOf(database.db, ann)).health).toMatchObject({ diets, allergies })
  })
})
