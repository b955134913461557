import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { clockIn, dayIn, LONDON, momentAt, type Zone } from '#modules/calendar/zone.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const ZONES = ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC']
/** The days from next week on, as far as a calendar is told of a plan that is made today. */
const AHEAD = Array.from({ length: 357 }, (_, nth) => addDays(dayIn(new Date(), LONDON), 7 + nth))
/** When clocks change next, forward and back, in London, Auckland and Los Angeles. */
const CHANGES = AHEAD.filter(day => ZONES.some(zone => isChange(day, zone as Zone)))
/** The day of the change, and the Tuesdays beside it. */
const DAYS = [...new Set(CHANGES.flatMap(day => [addDays(day, -5), day, addDays(day, 2)]))].sort()

/** Whether noon is not 24 hours after the noon of the day before. */
function isChange(day: Day, zone: Zone): boolean {
  const noon = momentAt({ day, hour: 12, minute: 0, second: 0 }, zone)
  return clockIn(new Date(noon.getTime() - 86_400_000), zone).hour !== 12
}

const DAL = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
const entry = (day: Day, time: string | null) => ({
  ...{ id: randomUUID(), day, meal: 'dinner', place: 0, what: DAL, quarters: 4, guestQuarters: 0, time },
  isLocked: false,
})

const inZone = ({ id }: Present, zone: string) =>
  query(
    `insert into member_calendar (member_id, zone, zone_is_chosen, first_day_of_week, changed_at)
     values ($1, $2, true, 'monday', ${sqlNow()}) on conflict (member_id) do update set zone = excluded.zone`,
    [id, zone],
  )

/** On which days each place shows the dal, of the week that begins on a day. */
async function shownOn({ headers }: Present, from: Day, link: string) {
  const ask = async (path: string) => (await shop.ask(path, { headers })).text
  const board = await ask(`/dashboard/meal-planner?from=${from}&day=${from}&view=week`)
  const cells = board.split('<div class="plan-cell').map(cell => ({
    cell,
    where: /data-day="([\d-]+)" data-meal="dinner" data-where="(\w+) dinner"/.exec(cell.slice(0, 200)),
  }))
  const api = JSON.parse(await ask(`/api/plan-days?from=${from}&to=${addDays(from, 6)}`)) as { entries: { day: Day }[] }
  const shared = (await shop.ask(`/plans/${link}`)).text
  // Behind the last of them is what the page is made of.
  const sections = shared.split('<h2').filter(text => text.split('</section>')[0]?.includes('Red lentil dal'))
  return {
    week: cells.flatMap(({ cell, where }) =>
      where && cell.includes('Red lentil dal') ? `${where[2]} ${where[1]}` : [],
    ),
    api: api.entries.map(({ day }) => day),
    shared: sections.map(text => /id="day-([\d-]+)"/.exec(text)?.[1]),
  }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const named = (day: Day) => `${WEEKDAYS[new Date(`${day}T12:00Z`).getUTCDay()]} ${day}`

test.each(ZONES)(
  'a meal of a member in %s is on its day everywhere, whatever the clocks do, and stays there when they move',
  async zone => {
    expect(CHANGES.length).toBeGreaterThanOrEqual(5)
    const ann = await beMember(query, 'ann')
    await inZone(ann, zone)
    const put = DAYS.map((day, index) => entry(day, index % 2 === 0 ? null : '00:30'))
    expect((await shop.change('plan-changed', { put, removed: [] }, ann.headers)).status).toBe(200)
    const feedLink = await shop.change('plan-linked', { link: { opens: 'feed' }, isOpen: true }, ann.headers)
    for (const now of [zone, ...ZONES.filter(each => each !== zone)]) {
      await inZone(ann, now)
      const feed = (await shop.ask(`/plans/${feedLink.json.token}/calendar.ics`)).text
      for (const [index, day] of DAYS.entries()) {
        const written = day.replaceAll('-', '')
        expect(feed).toContain(index % 2 === 0 ? `DTSTART;VALUE=DATE:${written}` : `DTSTART:${written}T003000\r\n`)
      }
    }
    for (const day of CHANGES) {
      // A Tuesday and the day of the change are in it.
      const from = addDays(day, -2)
      const link = { opens: 'days', from, to: addDays(from, 6), named: false }
      const { token } = (await shop.change('plan-linked', { link, isOpen: true }, ann.headers)).json
      const there = DAYS.filter(each => each >= from && each <= addDays(from, 6))
      expect(await shownOn(ann, from, String(token))).toEqual({ week: there.map(named), api: there, shared: there })
      const date = Number(day.slice(8))
      const own = (await shop.ask(`/dashboard/meal-planner?from=${from}&day=${day}&view=day`, { headers: ann.headers }))
        .text
      expect(own).toMatch(new RegExp(`id="day-${day}"[^>]*>Sunday(?:<!-- -->| )+${date} `))
    }
  },
)
