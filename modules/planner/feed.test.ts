import ICAL from 'ical.js'
import { afterEach, describe, expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { dish, entry, idOf, MON } from './plan.fixture.ts'
import type { PlanSetting } from './plan-settings.ts'
import { feedText } from './queries/feed-text.ts'
import { withoutPrivateWords } from './shared-plan.ts'

const STAMP = new Date('2026-11-22T10:00:00Z')
const feed = (
  entries: ReturnType<typeof entry>[],
  settings: PlanSetting[] = [],
  changed: ReadonlyMap<string, Date> = new Map(entries.map(({ id }) => [id, STAMP])),
  mealChangedAt: ReadonlyMap<string, Date> = new Map(),
) => feedText({ entries, settings, origin: 'https://shop.test', changedAt: changed, mealChangedAt })
/** As a calendar reads it: a parser that somebody else wrote. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each))

const ZONES = ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati']
/** Clocks in London go forward on 28 March 2027 and back on 31 October 2027; in New York and Auckland around then. */
const DAYS = [
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-10-30',
  '2027-10-31',
  '2027-11-01',
  '2027-11-07',
  '2027-04-04',
]

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe.each(ZONES)('on a server in %s', zone => {
  test.each(DAYS)('a meal planned for %s is on that day, whatever the clocks do', day => {
    process.env.TZ = zone
    const [whole, timed] = read(feed([entry(1, { day: dayOf(day) }), entry(2, { day: dayOf(day), time: '01:30' })]))
    expect(whole?.startDate.isDate).toBe(true)
    expect(whole?.startDate.toString()).toBe(day)
    // Without a zone: half past one by whatever clock shows it.
    expect(timed?.startDate.toString()).toBe(`${day}T01:30:00`)
    expect(timed?.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  })
})

test('an event says the meal, the dish and how much, and has one id for ever', () => {
  const [event] = read(feed([entry(1, { quarters: 6 })]))
  expect([event?.uid, event?.summary, event?.description]).toEqual([
    ...[`${idOf(1)}@thymewell`, 'Dinner: Slow-stirred red lentil dal', '1½ servings'],
  ])
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://shop.test/recipes/9000000301')
})

test('a usual time is used where an entry has none of its own', () => {
  const usual: PlanSetting = { name: 'meal', key: 'dinner', value: { name: 'Supper', time: '19:00', place: 2 } }
  const events = read(feed([entry(1), entry(2, { time: '20:15' })], [usual]))
  expect(events.map(({ startDate, summary }) => [startDate.toString().slice(11), summary.split(':')[0]])).toEqual([
    ['19:00:00', 'Supper'],
    ['20:15:00', 'Supper'],
  ])
})

test('an event is dated by the last change of what it says: of itself, of what it is left over from, or of its meal', () => {
  const [early, late, last] = ['2026-11-20T08:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T10:00:00Z'].map(
    at => new Date(at),
  ) as [Date, Date, Date]
  const entries = [
    entry(1),
    entry(2, { what: { kind: 'leftovers', of: idOf(1) } }),
    entry(3, { meal: 'lunch' }),
    entry(4, { meal: 'snack' }),
  ]
  const changed = new Map([1, 2, 3, 4].map(nth => [idOf(nth), nth === 1 ? late : early]))
  const text = feed(entries, [], changed, new Map([['lunch', last]]))
  expect(read(text).map(event => event.component.getFirstPropertyValue('dtstamp')?.toString())).toEqual([
    ...['2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T10:00:00Z', '2026-11-20T08:00:00Z'],
  ])
})

test('words that mean something to the format come back as they were written, however long', () => {
  const words = `Buy: milk, eggs; "bread"\nand \\ more ${'ünd sö weiter '.repeat(15)}`.trim()
  const text = feed([entry(1, { what: { kind: 'note', words } })])
  expect(read(text)[0]?.summary).toBe(`Dinner: ${words}`)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('an imported recipe has no address, and an empty plan is a calendar too', () => {
  const imported = { ...dish('0123456789abcdef', 'Stew'), ref: { kind: 'imported', id: '0123456789abcdef' } } as const
  expect(read(feed([entry(1, { what: imported })]))[0]?.component.getFirstPropertyValue('url')).toBeNull()
  expect(read(feed([]))).toEqual([])
  expect(feed([])).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
})

test('what is shared has no notes, not with whom, and no settings but the names of meals', () => {
  const plan = {
    entries: [
      entry(1),
      entry(2, { what: { kind: 'note', words: 'secret' } }),
      entry(3, { what: { kind: 'eating-out', words: 'With Priya', keptKcal: 700 } }),
    ],
    settings: [
      { name: 'not-again', key: 'own/1', value: { name: 'secret' } },
      { name: 'locked-day', key: MON, value: { locked: true } },
      { name: 'meal', key: 'tea', value: { name: 'Tea', time: null, place: 4 } },
    ] satisfies PlanSetting[],
  }
  const shown = withoutPrivateWords(plan)
  expect(JSON.stringify(shown)).not.toMatch(/secret|Priya|700/)
  expect(shown.entries.map(({ what }) => what.kind)).toEqual(['dish', 'eating-out'])
  expect(shown.settings.map(({ name }) => name)).toEqual(['meal'])
})
