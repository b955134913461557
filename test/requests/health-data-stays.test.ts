import { randomUUID } from 'node:crypto'
import { createServer, OutgoingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, WEEKDAYS } from '#modules/calendar/day.ts'
import { dayIn, LONDON, momentAt } from '#modules/calendar/zone.ts'
import { stated } from '#modules/food-log/diary.fixture.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { chooseNotifications, chooseQuietHours } from '#modules/profile/commands.ts'
import { queueDigests } from '#modules/reports/jobs.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { buy, mails } from './buying.test-support.ts'

/**
 * What somebody logs must be nowhere but in their records: not in the log, in no call to another service, in no subject
 * of an e-mail. Words and figures that nothing else brings are put in by every way there is, good and bad calls alike.
 */

const today = dayIn(new Date(), LONDON)
const yesterday = addDays(today, -1)
const WORDS = 'Quokka'
/** Typed as figures, and as they are shown and added up. */
const MARKS = [/quokka/i, /\b83\.91?\b/, /\b1,?873\b/, /\b2,?3(?:17|20)\b/, /\b7\.31\b/, /\b1,?777\b/]
/** Figures that say nothing of anybody, and may be any. */
const CHANCE = /"ms":\d+|"time":"?[\w.:-]+"?|(?:127\.0\.0\.1|localhost):\d+/g

/** Everything that this process sends to anybody but the shop itself: the shop's own calls to payments and others. */
const sent: string[] = []
const { write, end } = OutgoingMessage.prototype
let shopHost = ''
function note(message: OutgoingMessage, chunk: unknown) {
  const { host, path, method } = message as OutgoingMessage & { host?: string; path?: string; method?: string }
  if (host === undefined || String(message.getHeader('host')) === shopHost) return
  const body = typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : ''
  sent.push(`${method} ${host}${path} ${JSON.stringify(message.getHeaders())} ${body}`)
}

/** What the service that counts page views was told. */
const counted: string[] = []
const counter = createServer(async (message, answer) => {
  counted.push(`${JSON.stringify(message.headers)} ${await text(message)}`)
  answer.writeHead(202).end()
})

let shop: Shop
let ann: Present
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  await new Promise<void>(resolve => counter.listen(0, '127.0.0.1', resolve))
  const ANALYTICS_URL = `http://127.0.0.1:${(counter.address() as AddressInfo).port}/api/event`
  shop = await openShop({ env: { ANALYTICS_URL, ANALYTICS_DOMAIN: 'shop.example' } })
  shopHost = new URL(shop.origin).host
  Object.assign(OutgoingMessage.prototype, {
    write(this: OutgoingMessage, ...given: Parameters<typeof write>) {
      note(this, given[0])
      return write.apply(this, given)
    },
    end(this: OutgoingMessage, ...given: Parameters<typeof end>) {
      note(this, given[0])
      return end.apply(this, given)
    },
  })
  ann = await beMember(query, 'ann')
})
afterAll(async () => {
  Object.assign(OutgoingMessage.prototype, { write, end })
  await shop.stop()
  counter.close()
})

const entry = (day: Day) => ({
  ...{ id: randomUUID(), day, meal: 'lunch', place: 0, time: '12:30', added: null },
  what: { kind: 'quick', name: `${WORDS} stew` },
  amount: { times: 1, grams: null, measure: null },
  one: stated({ energyKcal: 1873, proteinG: 73.3 }),
})
const item = {
  ...{
    id: randomUUID(),
    units: 1,
    times: ['08:00'],
    weekdays: WEEKDAYS,
    packs: [],
    addedOn: yesterday,
    pausedOn: null,
  },
  what: { kind: 'label', name: `${WORDS} drops`, unit: 'drop', amounts: { magnesiumMg: 7.31 } },
}
const { amounts, name, unit } = item.what
const CHANGES: [kind: string, body: object][] = [
  // Some of it lies in a week that is over.
  ['diary-changed', { put: [entry(yesterday), entry(addDays(today, -7))], removed: [], agrees: true }],
  ['water-drunk', { put: [{ id: randomUUID(), day: yesterday, ml: 1777, time: null }], removed: [] }],
  [
    'measured',
    { put: [{ id: randomUUID(), day: yesterday, time: null, kind: 'weight', value: 83.91, words: '' }], removed: [] },
  ],
  [
    'diary-day-set',
    {
      days: [
        { day: yesterday, status: 'complete' },
        { day: yesterday, note: `${WORDS} ache` },
      ],
    },
  ],
  ['diary-set', { settings: [{ name: 'favourite', key: 'food/apple', value: { name: WORDS } }] }],
  ['cabinet-changed', { put: [item], removed: [] }],
  [
    'dose-taken',
    { put: [{ item: item.id, day: yesterday, slot: 0, time: '08:00', units: 1, name, unit, amounts }], removed: [] },
  ],
  [
    'targets-set',
    {
      fromDay: today,
      choices: { ...NO_CHOICES, calories: { from: 'own', usesKcal: 2317, aim: 'keep', kgAWeek: 0 } },
    },
  ],
]
/** The same, each wrong in a way that somebody or something may send. */
const REFUSED: [kind: string, body: object][] = [
  ['diary-changed', { put: [{ ...entry(yesterday), day: `${WORDS}` }], removed: [] }],
  ['diary-changed', { put: [{ ...entry(yesterday), one: `${WORDS}` }], removed: [] }],
  [
    'measured',
    { put: [{ id: randomUUID(), day: yesterday, time: null, kind: WORDS, value: -83.91, words: WORDS }], removed: [] },
  ],
  ['cabinet-changed', { put: [{ ...item, id: WORDS }], removed: [WORDS] }],
  [`${WORDS}`, {}],
]

test('what is logged is in no log, no call to others and no subject of an e-mail', async () => {
  const { headers } = ann
  const outcomes: number[] = []
  for (const [kind, body] of CHANGES) outcomes.push((await shop.change(kind, body, headers)).status)
  expect(outcomes).toEqual(CHANGES.map(() => 200))
  for (const [kind, body] of REFUSED)
    expect((await shop.change(kind, body, headers)).status, kind).toBeGreaterThanOrEqual(400)
  await shop.call('/api/diary-search', { text: `${WORDS} stew 1777 g` }, headers)
  await shop.call('/api/diary-search', `{"text": "${WORDS}`, headers)
  await shop.ask('/dashboard/profile', {
    method: 'POST',
    body: new URLSearchParams({
      formOwner: ann.id,
      weight: '83.91',
      calorieGoal: '2317',
      consent: 'yes',
      name: 'Ann',
    }).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin },
  })
  const seen: string[] = []
  for (const path of [
    '',
    '/daily-log',
    `/daily-log?day=${yesterday}`,
    '/progress',
    '/nutrients',
    '/targets',
    '/supplements',
    '/supplements/sheet',
    '/health-goals',
  ])
    seen.push((await shop.ask(`/dashboard${path}`, { headers })).text)
  // They are there to be found: a mark that nothing shows would prove nothing.
  for (const mark of [/Quokka stew/, /Quokka drops/, /1,873/, /83\.9/, /2,317/, /1\.8/])
    expect(seen.join('\n')).toMatch(mark)
  // As the script of the pages tells them, and with what somebody may type behind any address.
  for (const path of [
    `/dashboard/daily-log?day=${yesterday}`,
    `/find?q=${WORDS}+83.91`,
    `/dashboard/supplements/${WORDS}`,
    '/dashboard/progress?kg=83.91',
  ])
    expect((await shop.call('/api/page-view', { path }, headers)).status).toBe(202)
  await until(async () => counted.length === 4, 'four views are told')
  expect(counted.join('\n')).toContain('https://shop.example/dashboard/daily-log"')
  await buy(shop, { 'magnesium-complex': 1 })
  await sendDigest()
  const subjects = [...(await shop.ask('/sandbox/mailbox')).text.matchAll(/<a [^>]*>[\s\S]*?<\/a>/g)].join('\n')
  expect(subjects).toContain('Your week at Thymewell is ready')
  expect(sent.filter(call => call.includes('/v1/checkout/sessions')).length).toBeGreaterThan(0)
  const events = JSON.stringify(shop.open.standIn?.control.events() ?? [])
  expect(events).toContain('checkout.session.completed')
  const told = { log: logText(), calls: sent.join('\n'), events, subjects, counted: counted.join('\n') }
  for (const [where, text] of Object.entries(told))
    for (const mark of MARKS)
      expect(
        text
          .replaceAll(CHANCE, '')
          .split('\n')
          .filter(line => mark.test(line)),
        `${mark} in ${where}`,
      ).toEqual([])
})

/** With figures in it, so that what no subject says is said in the e-mail. */
async function sendDigest() {
  const { db } = shop.database
  // Whatever time it is while this runs, it is not hers to sleep.
  await chooseQuietHours(db, ann.id as MemberId, null, new Date('2026-01-01'))
  await chooseNotifications(db, ann.id as MemberId, ['progressUpdates', 'progressFigures'], new Date('2026-01-01'))
  for (let ago = 0; ago < 7; ago += 1) {
    const now = momentAt({ day: addDays(today, -ago), hour: 12, minute: 0, second: 0 }, LONDON)
    await queueDigests({ db, jobs: shop.open.services.jobs, now: () => now })
  }
  await until(async () => (await mails(shop)).some(mail => mail.includes('Your week')), 'the digest')
}
