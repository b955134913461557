import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, dayOf, daysBetween } from '#modules/calendar/day.ts'
import { momentAt, type Zone } from '#modules/calendar/zone.ts'
import { chooseCalendar, chooseNotifications, chooseQuietHours, consentFor } from '#modules/profile/commands.ts'
import { dose, item, ours } from '#modules/supplements-log/cabinet.fixture.ts'
import { editCabinet } from '#modules/supplements-log/commands/cabinet.ts'
import { editDoses } from '#modules/supplements-log/commands/doses.ts'
import { LOAD_CLOCK } from '#test/load-clock.ts'
import { beMember, type Query } from '#test/people.ts'
import { type ServerProcess, until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// A month in which clocks go forward and one in which they go back, lived through by two servers on one database whose
// clocks a test moves, and which are killed with an e-mail in their hands.
const MONTHS = [
  // Los Angeles 8 March, London 29 March, Lord Howe (by half an hour) 5 April.
  { from: dayOf('2026-03-07'), to: dayOf('2026-04-06'), killedOn: '2026-03-08', in: 'America/Los_Angeles' },
  // Lord Howe 4 October, London 25 October, Los Angeles 1 November.
  { from: dayOf('2026-10-03'), to: dayOf('2026-11-02'), killedOn: '2026-10-04', in: 'Australia/Lord_Howe' },
] as const
const ZONES = ['Europe/London', 'America/Los_Angeles', 'Australia/Lord_Howe'] as Zone[]
const LONG_AGO = new Date('2026-01-01T12:00:00Z')
const TURNS = ['supplement-reminders', 'meal-reminders']
const JOBS = [...TURNS, 'supplement-reminder', 'meal-reminder']
/** Of the day; the second is ticked in time on every third day, and half past one is at night. */
const DOSES = ['07:20', '12:15', '01:30']
const magnesium = item(1, ours('magnesium-complex'), { times: DOSES.toSorted(), addedOn: dayOf('2026-01-01') })

interface Person {
  id: MemberId
  zone: Zone
}

let shop: Shop
let others: ServerProcess[] = []
let boss: PgBoss
let clock: string
let people: Person[]
const database = () => shop.till.database
const query: Query = (text, values) => database().pool.query(text, values)

function moveClock(at: Date) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(at.getTime())
  writeFileSync(clock, bytes, { flag: 'r+' })
}

beforeAll(async () => {
  shop = await openShop({
    settings: dataDir => {
      clock = join(dataDir, 'clock')
      writeFileSync(clock, Buffer.alloc(8))
      moveClock(momentAt({ day: MONTHS[0].from, hour: 0, minute: 0, second: 0 }, ZONES[2] as Zone))
      return { CLOCK_STANDS_AT: clock, NODE_OPTIONS: LOAD_CLOCK }
    },
  })
  others = [await shop.second()]
  boss = new PgBoss({ connectionString: database().url, supervise: false, schedule: false, useListenNotify: true })
  boss.on('error', () => undefined)
  await boss.start()
  people = await Promise.all(ZONES.map(livesIn))
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await shop?.close()
})

/** Somebody who plans every day and takes magnesium, and who has eaten before seven on every fifth day. */
async function livesIn(zone: Zone): Promise<Person> {
  const { db } = database()
  const id = (await beMember(query, 'ann')).id as MemberId
  await chooseCalendar(db, id, { zone, firstDayOfWeek: 'monday' }, LONG_AGO)
  await chooseNotifications(db, id, ['mealReminders', 'supplementReminders'], LONG_AGO)
  // Until half past seven in one of the zones: the plan and the first dose come then.
  if (zone === ZONES[1]) await chooseQuietHours(db, id, { from: '22:00', to: '07:30' }, LONG_AGO)
  await db.transaction().execute(async tx => {
    await consentFor(tx, id, true, LONG_AGO)
    await editCabinet(tx, id, { put: [magnesium], removed: [] }, LONG_AGO)
    const put = allDays()
      .filter(isTicked)
      .map(day => dose(magnesium, day, { slot: magnesium.times.indexOf('12:15'), time: '12:15' }))
    await editDoses(tx, id, { put, removed: [] }, LONG_AGO)
  })
  for (const day of allDays())
    await query(
      `insert into planned_entry (member_id, id, day, meal, place, what, quarters, guest_quarters, portions, is_locked, done, changed_at)
       values ($1, gen_random_uuid(), $2, 'dinner', 0, '{"kind": "note", "words": "Candles"}', 4, 0, '{}', false, $3, $4)`,
      [id, day, isEaten(day) ? 'eaten' : null, LONG_AGO],
    )
  return { id, zone }
}

const daysFrom = (from: Day, to: Day) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth))
const allDays = () => MONTHS.flatMap(({ from, to }) => daysFrom(from, to))
const isTicked = (day: Day) => Number(day.slice(-2)) % 3 === 0
const isEaten = (day: Day) => Number(day.slice(-2)) % 5 === 0

/** Every e-mail of these days by its name, and whether there is one. */
const expected = (days: readonly Day[]) =>
  people.flatMap(({ id }) =>
    days.flatMap(day => [
      ...(isEaten(day) ? [] : [`mealReminders.${id}.${day}.0700`]),
      `supplementReminders.${id}.${day}.0720`,
      ...(isTicked(day) ? [] : [`supplementReminders.${id}.${day}.1215`]),
    ]),
  )

interface Look {
  at: Date
  day: Day
  zone: Zone
  isMorning: boolean
}

/** The moments at which servers look, in order: in the morning when two are due, at noon, and now and then once more. */
function looks(days: readonly Day[]): Look[] {
  const clocks = [
    [7, 35],
    [12, 15],
    [12, 50],
  ] as const
  const at = (zone: Zone, day: Day, [hour, minute]: (typeof clocks)[number]) => ({
    ...{ zone, day, isMorning: hour === 7 },
    at: momentAt({ day, hour, minute, second: 0 }, zone),
  })
  return people
    .flatMap(({ zone }) =>
      days.flatMap((day, nth) => clocks.slice(0, nth % 4 === 0 ? 3 : 2).map(clock => at(zone, day, clock))),
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const turn = () => Promise.all(TURNS.map(name => boss.send(name, {})))
const settled = () =>
  until('every reminder is written or let be', async () => {
    // The pause before another try is not waited for.
    await sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(
      database().db,
    )
    const { rows } =
      await sql`select from pgboss.job where name = any(${JOBS}) and state in ('created', 'retry', 'active') limit 1`.execute(
        database().db,
      )
    return rows.length === 0
  })

/**
 * Both servers die with e-mails that were not taken yet, and perhaps before everything was noted; one is back at once
 * and looks again, the other some days later.
 */
async function killWithMailsInHand() {
  shop.mail.hold()
  await turn()
  await until('an e-mail waits for its answer', () => shop.mail.waiting.length > 0)
  await Promise.all(others.map(server => server.kill()))
  others = []
  await shop.killAndStart(() => shop.mail.goOn())
  await turn()
  await settled()
}

test.each(MONTHS)('from $from on each reminder is sent once', async ({ from, to, killedOn, in: zone }) => {
  const days = daysFrom(from, to)
  shop.mail.taken.clear()
  let kills = 0
  for (const look of looks(days)) {
    moveClock(look.at)
    if (look.day === killedOn && look.zone === zone && look.isMorning) {
      kills += 1
      await killWithMailsInHand()
      continue
    }
    // For some days there is one server alone.
    if (others.length === 0 && look.day > addDays(from, 5)) others = [await shop.second()]
    await turn()
    await settled()
  }
  expect(kills).toBe(1)
  // Where it is earlier or later the days before and after have begun.
  const counts = [...shop.mail.taken]
    .map(([id, count]) => [id.replace(/^<|@.*$/g, ''), count] as const)
    .filter(([id]) => days.includes(dayOf(id.split('.')[2] ?? '')))
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected(days).map(id => [id, 1])))
})
