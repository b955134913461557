import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as server from '#app/server.ts'
import type { MemberId } from '#modules/account/member.ts'
import { newsletterKey, preferencesKey, unsubscribeKey } from '#modules/notifications/commands/keys.ts'
import { chooseNotifications, chooseQuietHours } from '#modules/profile/commands.ts'
import { wantedBy } from '#modules/profile/queries.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { beMember, type Present, type Query, TEST_SECRET } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { tampered } from '#test/tampered.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { mails } from './buying.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

type Reader = Present & { id: MemberId }
const LONG_AGO = new Date('2026-10-01T12:00:00Z')
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function beReader(...wanted: Notification[]): Promise<Reader> {
  const ann = (await beMember(query, 'ann')) as Reader
  await chooseNotifications(shop.database.db, ann.id, wanted, LONG_AGO)
  // The servers' clock is the machine's, and it may be night.
  await chooseQuietHours(shop.database.db, ann.id, null, LONG_AGO)
  return ann
}
const wanted = (reader: Reader) => wantedBy(shop.database.db, reader.id)
/** As a browser sends a form without script, or a mail program its press: nobody is signed in. */
const post = (path: string, body = '') => shop.ask(path, { method: 'POST', body, headers: FORM })
const titleOf = (text: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]?.replace(/<[^>]+>/g, '')
const mailTo = (reader: Reader, subject: string) =>
  until(
    async () => (await mails(shop)).find(mail => mail.includes(reader.email) && mail.includes(subject)),
    `an e-mail ${subject}`,
  )

describe('the link that ends e-mails', () => {
  const linkOf = (reader: Reader, kind: Notification = 'mealReminders') =>
    `/unsubscribe/${unsubscribeKey(TEST_SECRET, reader.id, kind)}`

  test('asks before it ends anything, says when there is nothing to end, and ends with one post', async () => {
    const ann = await beReader('mealReminders', 'progressUpdates')
    const looked = await shop.ask(linkOf(ann))
    expect([looked.status, titleOf(looked.text)]).toEqual([200, 'Stop: Meal reminders?'])
    expect(await wanted(ann)).toEqual(['mealReminders', 'progressUpdates'])
    const pressed = await post(linkOf(ann), 'List-Unsubscribe=One-Click')
    expect([pressed.status, titleOf(pressed.text)]).toEqual([200, 'No more of these e-mails'])
    expect(await wanted(ann)).toEqual(['progressUpdates'])
    const again = await shop.ask(linkOf(ann))
    expect([again.status, titleOf(again.text)]).toEqual([200, 'You do not get these e-mails'])
    expect(again.text).toContain('Progress updates')
    expect((await post(linkOf(ann))).status).toBe(200)
  })

  test('that is none of ours ends nothing, looked at or pressed', async () => {
    const ann = await beReader('mealReminders')
    for (const answer of [await shop.ask(tampered(linkOf(ann))), await post(tampered(linkOf(ann)))])
      expect([answer.status, titleOf(answer.text)]).toEqual([404, 'This link no longer works'])
    expect(await wanted(ann)).toEqual(['mealReminders'])
  })
})

describe('the choice by a link', () => {
  const linkOf = (reader: Reader) => `/e-mail-choices/${preferencesKey(TEST_SECRET, reader.id, reader.email)}`

  test('shows four switches and the hint of an address, and nothing else of the account', async () => {
    const ann = await beReader('supplementReminders', 'progressUpdates', 'progressFigures')
    const { status, text, headers } = await shop.ask(linkOf(ann))
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'same-origin',
    ])
    expect(text.match(/name="wanted"/g)).toHaveLength(4)
    // The footer has a choice of its own, of colours.
    expect(
      text
        .split('<footer')[0]
        ?.match(/<input[^>]+checked=""[^>]*>/g)
        ?.map(box => /value="(\w+)"/.exec(box)?.[1]),
    ).toEqual(['supplementReminders', 'progressUpdates'])
    expect(text).toMatch(/a…@example\.com/)
    for (const secret of [ann.email, ann.id, ann.name, 'progressFigures']) expect(text).not.toContain(secret)
    expect(headers['set-cookie'] ?? '').not.toContain('session')
  })

  test('keeps what is sent, keeps figures as they were, and starts the newsletter at once', async () => {
    const ann = await beReader('progressUpdates', 'progressFigures')
    const saved = await post(linkOf(ann), 'wanted=progressUpdates&wanted=newsletterUpdates&wanted=nonsense')
    expect(saved.status).toBe(200)
    expect(saved.text).toContain('Saved. You get: progress updates, newsletter.')
    expect(await wanted(ann)).toEqual(['progressUpdates', 'progressFigures', 'newsletterUpdates'])
    const none = await post(linkOf(ann))
    expect(none.text).toContain('We will not send you any of these e-mails again')
    expect(await wanted(ann)).toEqual(['progressFigures'])
  })

  test('of another address or of nobody opens and changes nothing, and no key is logged', async () => {
    const ann = await beReader('mealReminders')
    const old = linkOf(ann)
    expect((await post(tampered(old), 'wanted=newsletterUpdates')).status).toBe(404)
    await query("update member set email = 'moved.' || email where id = $1", [ann.id])
    for (const answer of [await shop.ask(old), await post(old, 'wanted=newsletterUpdates')])
      expect([answer.status, titleOf(answer.text)]).toEqual([404, 'This link no longer works'])
    expect(await wanted(ann)).toEqual(['mealReminders'])
    expect(logText()).not.toContain(old.split('/').at(-1))
  })

  test('is not opened by an account that waits for its deletion', async () => {
    const ann = await beReader('mealReminders')
    await query(
      `insert into deletion (member_id, asked_at, erase_at) values ($1, ${sqlNow()}, ${sqlNow()} + interval '7 days')`,
      [ann.id],
    )
    expect((await shop.ask(linkOf(ann))).status).toBe(404)
  })
})

describe('the newsletter', () => {
  const choose = (reader: Reader, fields: Record<string, string>) =>
    shop.ask('/dashboard/settings', {
      method: 'POST',
      body: new URLSearchParams({ formOwner: reader.id, ...fields }).toString(),
      headers: { ...FORM, ...reader.headers, origin: shop.origin, 'sec-fetch-dest': 'document' },
    })

  test('is switched on in the settings, confirmed by its link, and pressed twice it is confirmed once', async () => {
    const ann = await beReader()
    expect((await choose(ann, { section: 'notifications', wanted: 'newsletterUpdates' })).status).toBe(303)
    const settings = async () => (await shop.ask('/dashboard/settings', { headers: ann.headers })).text
    expect(await settings()).toMatch(/Press the link in the e-mail that we sent to a…@example\.com/)
    const mail = await mailTo(ann, 'Confirm that you want our newsletter')
    const path = /\/newsletter\/[\w.-]+/.exec(mail)?.[0] ?? ''
    expect(titleOf((await shop.ask(path)).text)).toBe('Start the newsletter?')
    expect(await settings()).toContain('The newsletter waits for you')
    for (const _ of ['once', 'twice'])
      expect(titleOf((await post(path, 'what=confirm')).text)).toBe('You get our newsletter')
    expect(await settings()).not.toContain('The newsletter waits for you')
    expect(logText()).not.toContain(path.split('/').at(-1))
    await choose(ann, { section: 'notifications' })
    const over = await shop.ask(path)
    expect([over.status, titleOf(over.text)]).toEqual([410, 'This link no longer works'])
  })

  test('of a link that has run out sends a new one on a press', async () => {
    const ann = await beReader('newsletterUpdates')
    const long = new Date(Date.now() - 8 * 86_400_000)
    await query(
      "insert into newsletter_consent (member_id, email, wording_version, asked_at) values ($1, $2, '2026-11', $3)",
      [ann.id, ann.email, long],
    )
    const path = `/newsletter/${newsletterKey(TEST_SECRET, ann.id, long)}`
    const looked = await shop.ask(path)
    expect([looked.status, titleOf(looked.text)]).toEqual([410, 'This link has expired'])
    expect(titleOf((await post(path, 'what=confirm')).text)).toBe('This link has expired')
    expect(titleOf((await post(path, 'what=again')).text)).toBe('A new link is on its way')
    await mailTo(ann, 'Confirm that you want our newsletter')
    expect((await shop.ask(path)).status).toBe(410)
  })

  test('quiet hours are kept, refused in words where they are none, and may be none', async () => {
    const ann = await beReader()
    const kept = async () =>
      (
        await shop.database.pool.query('select quiet_from, quiet_to from member_settings where member_id = $1', [
          ann.id,
        ])
      ).rows[0]
    const quiet = (quietFrom: string, quietTo: string) => choose(ann, { section: 'quiet-hours', quietFrom, quietTo })
    expect((await quiet('21:30', '07:15')).status).toBe(303)
    expect(await kept()).toEqual({ quiet_from: '21:30', quiet_to: '07:15' })
    for (const [from, to] of [
      ['21:30', ''],
      ['25:00', '07:00'],
      ['07:00', '07:00'],
    ] as const) {
      const answer = await quiet(from, to)
      expect(answer.status).toBe(400)
      expect(answer.text).toMatch(/leave both empty/)
    }
    expect(await kept()).toEqual({ quiet_from: '21:30', quiet_to: '07:15' })
    await quiet('', '')
    expect(await kept()).toEqual({ quiet_from: null, quiet_to: null })
  })
})

describe('the operator’s command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'newsletter-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** `npm run shop -- newsletter` on the built shop. */
  async function run(...args: string[]) {
    const load = createRequire(import.meta.url)
    const { runShop } = load('../../build/server/index.js') as typeof server
    const said: string[] = []
    const env = { DATABASE_URL: shop.database.url, DATA_DIR: folder, APP_SECRET: TEST_SECRET }
    const say = (words: string) => void said.push(words)
    const call = {
      args: ['newsletter', ...args],
      env,
      user: 'ann',
      ask: null,
      patienceMs: 10_000,
      say,
      complain: say,
      now: () => new Date(),
    }
    const code = await runShop(call)
    return { code, said: said.join('\n') }
  }
  const file = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }

  test('shows and counts, and sends to each reader once however often it is run', async () => {
    const ann = await beReader('newsletterUpdates')
    const waiting = await beReader('newsletterUpdates')
    await query(
      `insert into newsletter_consent (member_id, email, wording_version, asked_at, confirmed_at, confirmed_by)
       values ($1, $2, '2026-11', ${sqlNow()}, ${sqlNow()}, 'link')`,
      [ann.id, ann.email],
    )
    const path = await file(
      'soups.md',
      '# Soups for dark evenings\n\nThey are here.\n\n* One\n* Two\n\n**[See them](/recipes)**\n',
    )
    const dry = await run(path)
    expect(dry.code).toBe(0)
    expect(dry.said).toMatch(/Subject: Soups for dark evenings[\s\S]+See them: https:\/\/shop\.example\/recipes/)
    expect(dry.said).toMatch(
      /1 reader confirmed it\. \d+ switched it on[\s\S]+Nothing was sent\. With --send it goes to 1 reader\./,
    )
    expect((await run(path, '--send', '--by', 'Cleo')).said).toContain('1 e-mail noted')
    const mail = await mailTo(ann, 'Soups for dark evenings')
    expect(mail).toContain('/unsubscribe/')
    const again = await run(path, '--send')
    expect(again.said).toMatch(/0 e-mails noted[\s\S]+1 sent, 0 to come/)
    const all = (await mails(shop)).filter(each => each.includes('Soups for dark evenings'))
    expect(all).toHaveLength(1)
    expect(all[0]).not.toContain(waiting.email)
    const { rows } = await shop.database.pool.query('select made_by from newsletter_issue')
    expect(rows).toEqual([{ made_by: 'Cleo' }])
    // The setting promises at most two a month.
    expect((await run(await file('two.md', '# The second of this month\n\nWords.\n'), '--send')).code).toBe(0)
    const third = await run(await file('three.md', '# The third of this month\n\nWords.\n'), '--send')
    expect([third.code, third.said]).toEqual([1, expect.stringMatching(/at most 2 newsletters in 30 days[\s\S]+Soups/)])
  })

  test('refuses what claims more than the register, and says which words', async () => {
    const path = await file('sleep.md', '# Soups for dark evenings\n\nMagnesium helps you sleep.\n')
    const { code, said } = await run(path, '--send')
    expect(code).toBe(1)
    expect(said).toContain('“Magnesium helps” in “Magnesium helps you sleep.”')
  })

  test.each([
    ['nothing named', [], 2, /missing required argument 'file'/],
    ['an option that is none', ['x.md', '--sned'], 2, /--sned/],
    ['a file that is not there', ['/nowhere/x.md'], 1, /cannot be read: ENOENT/],
    ['a call for help', ['--help'], 0, /who would get it/],
  ] as const)('answers %s in words', async (_, args, code, words) => {
    const answer = await run(...args)
    expect([answer.code, answer.said]).toEqual([code, expect.stringMatching(words)])
  })

  test('tells what cannot be in a newsletter, with its line', async () => {
    const path = await file(
      'odd.md',
      '# Soup\n\nSee [them](/recipes) here.\n\n<b>bold</b>\n\n[Out](http://x.example)\n',
    )
    const { code, said } = await run(path, '--send')
    expect(code).toBe(1)
    expect(said).toMatch(/Line 1: the first line is the subject/)
    expect(said).toMatch(/Line 3: A link has a line of its own/)
    expect(said).toMatch(/Line 5: /)
    expect(said).toMatch(/Line 7: A link leads to/)
  })
})
