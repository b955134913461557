import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import type { Zone } from '#modules/calendar/zone.ts'
import { chooseCalendar, chooseNotifications, chooseQuietHours } from '#modules/profile/commands.ts'
import { wantedBy } from '#modules/profile/queries.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { MailProblem } from '#platform/mail/mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Present, type Query, TEST_SECRET } from '#test/people.ts'
import { tampered } from '#test/tampered.ts'
import { endByKey } from './commands/endings.ts'
import { deliverIssue, issueId, noteIssue } from './commands/issues.ts'
import { newsletterKey, preferencesKey, unsubscribeKey } from './commands/keys.ts'
import {
  askAgain,
  askAgainByKey,
  chooseByKey,
  chooseEmails,
  confirmByKey,
  settleNewsletters,
} from './commands/newsletter.ts'
import { workNotifications } from './jobs.ts'
import { keptJobs } from './kept-jobs.fixture.ts'
import type { IssueText } from './newsletter.ts'
import { issueCounts } from './queries/issues.ts'
import { choiceByKey, newsletterByKey, newsletterReaders, newsletterState } from './queries/newsletter.ts'

const SENDER = { name: 'Thymewell', email: 'hello@thymewell.example', address: ['1 Row'], phone: '020 7946 0100' }
const NOON = new Date('2026-11-23T12:00:00Z')
const DAY_MS = 86_400_000

let database: TestDatabase
let ann: Present & { id: MemberId }
let queue: ReturnType<typeof keptJobs>
let sent: Mail[]
let now: Date
let isLocked: boolean
let mayWrite: boolean
let refuses: ((mail: Mail) => Error | null) | null
const query: Query = (text, values) => database.pool.query(text, values)
const deps = () => ({
  db: database.db,
  jobs: queue.jobs,
  now: () => now,
  secret: TEST_SECRET,
  sender: SENDER as never,
  shop: () => 'https://shop.example',
  isLocked: async () => isLocked,
  reading: NO_THREADS,
  attempts: { take: async () => (mayWrite ? 0 : 300), forget: async () => undefined },
  mailer: {
    async send(mail: Mail) {
      const refusal = refuses?.(mail)
      if (refusal) throw refusal
      sent.push(mail)
    },
  },
})
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')) as typeof ann
  queue = keptJobs()
  sent = []
  now = NOON
  isLocked = false
  mayWrite = true
  refuses = null
  await query("delete from newsletter_delivery where $1 <> ''", ['all'])
  await query("update member_settings set newsletter_since = null where $1 <> ''", ['all'])
  await workNotifications(deps())
})

const mine = () => sent.filter(({ messageId }) => messageId.includes(ann.id))
const choose = (...wanted: Notification[]) => chooseEmails(deps(), ann.id, wanted)
const linkIn = (mail: Mail | undefined, path: string) =>
  new RegExp(`https://shop\\.example/${path}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
const state = async (email: string | null = ann.email) =>
  newsletterState(database.db, {
    memberId: ann.id,
    wants: (await wantedBy(database.db, ann.id)).includes('newsletterUpdates'),
    email,
  })
const link = async (key: string) => (await newsletterByKey(deps(), key))?.link ?? null
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}
async function asked(): Promise<string> {
  await choose('newsletterUpdates')
  await queue.run()
  return linkIn(mine().at(-1), 'newsletter')
}
const isReader = async () => (await newsletterReaders(database.db)).ready.includes(ann.id)

describe('the newsletter', () => {
  test('counts once the link is pressed, not when it is looked at, and pressing twice does the same', async () => {
    const key = await asked()
    expect([mine().length, mine()[0]?.to.address, await state(), await isReader()]).toEqual([
      1,
      ann.email,
      'waiting',
      false,
    ])
    expect([await link(key), await state()]).toEqual(['open', 'waiting'])
    expect(await confirmByKey(deps(), key)).toBe('confirmed')
    later(30)
    expect(await confirmByKey(deps(), key)).toBe('confirmed')
    expect([await state(), await isReader(), await link(key)]).toEqual(['confirmed', true, 'confirmed'])
    const { rows } = await database.pool.query('select * from newsletter_consent where member_id = $1', [ann.id])
    expect(rows).toEqual([
      expect.objectContaining({
        email: ann.email,
        asked_at: NOON,
        confirmed_at: NOON,
        confirmed_by: 'link',
        ended_at: null,
      }),
    ])
  })

  test('that was on already asks nothing when something else is chosen', async () => {
    await confirmByKey(deps(), await asked())
    await choose('newsletterUpdates', 'mealReminders')
    await queue.run()
    expect([mine().length, await state()]).toEqual([1, 'confirmed'])
  })

  test('switched off ends the consent, which stays on record; on again is a new one', async () => {
    const old = await asked()
    await confirmByKey(deps(), old)
    await choose()
    expect([await state(), await link(old), await confirmByKey(deps(), old)]).toEqual(['off', 'over', 'over'])
    later(1)
    const key = await asked()
    expect([mine().length, await link(old), await link(key), await state()]).toEqual([2, 'over', 'open', 'waiting'])
    const { rows } = await database.pool.query(
      'select confirmed_at, ended_at from newsletter_consent where member_id = $1 order by id',
      [ann.id],
    )
    expect(rows).toEqual([
      { confirmed_at: NOON, ended_at: NOON },
      { confirmed_at: null, ended_at: null },
    ])
  })

  test('of a link that ran out: nothing is confirmed, the wish ends, and a new link may be had', async () => {
    const key = await asked()
    later(7)
    expect([await link(key), await confirmByKey(deps(), key)]).toEqual(['run out', 'run out'])
    await settleNewsletters(deps())
    expect([await state(), await link(key), await wantedBy(database.db, ann.id)]).toEqual(['off', 'run out', []])
    expect(await askAgainByKey(deps(), key)).toEqual({ ok: true })
    await queue.run()
    expect([mine().length, mine().at(-1)?.to.address, await link(key), await state()]).toEqual([
      2,
      ann.email,
      'over',
      'waiting',
    ])
    expect(await askAgainByKey(deps(), key)).toEqual({ ok: false, reason: 'over' })
    expect(await confirmByKey(deps(), linkIn(mine().at(-1), 'newsletter'))).toBe('confirmed')
  })

  test('at a new address waits until that one has answered as well', async () => {
    const key = await asked()
    await confirmByKey(deps(), key)
    await query("update member set email = 'new.' || email where id = $1", [ann.id])
    expect([await isReader(), await link(key)]).toEqual([false, 'over'])
    later(1)
    await settleNewsletters(deps())
    await settleNewsletters(deps())
    await queue.run()
    expect([mine().length, mine().at(-1)?.to.address, await isReader()]).toEqual([2, `new.${ann.email}`, false])
    expect(await confirmByKey(deps(), linkIn(mine().at(-1), 'newsletter'))).toBe('confirmed')
    expect(await isReader()).toBe(true)
  })

  test('is not asked for at an address that nobody proved, and is once it is', async () => {
    await query(
      "update member set email_verified = false, claimed_email = email, email = id || '@x.invalid' where id = $1",
      [ann.id],
    )
    await choose('newsletterUpdates')
    await settleNewsletters(deps())
    await queue.run()
    expect([mine().length, await state(null)]).toEqual([0, 'address unproved'])
    await query('update member set email_verified = true, email = claimed_email, claimed_email = null where id = $1', [
      ann.id,
    ])
    await settleNewsletters(deps())
    await queue.run()
    expect([mine().length, await state()]).toEqual([1, 'waiting'])
  })

  test('does not fill a mailbox with links, and asks a while later', async () => {
    mayWrite = false
    await choose('newsletterUpdates')
    expect([await state(), await askAgain(deps(), ann.id)]).toEqual([
      'not asked yet',
      { ok: false, reason: 'wait', seconds: 300 },
    ])
    mayWrite = true
    await settleNewsletters(deps())
    await queue.run()
    expect([mine().length, await state()]).toEqual([1, 'waiting'])
  })

  test('a link of somebody else’s making, of an erased or of a locked account opens nothing', async () => {
    const key = await asked()
    expect([await link(tampered(key)), await link('nonsense')]).toEqual([null, null])
    expect(await link(newsletterKey(TEST_SECRET, ann.id, new Date(0)))).toBeNull()
    isLocked = true
    expect(await link(key)).toBe('over')
    isLocked = false
    await query('delete from member where id = $1', [ann.id])
    expect([await link(key), await confirmByKey(deps(), key)]).toEqual([null, null])
    expect((await database.pool.query('select from newsletter_consent where member_id = $1', [ann.id])).rowCount).toBe(
      0,
    )
  })

  test('ends with one press in an e-mail, and the press of another kind leaves it', async () => {
    await confirmByKey(deps(), await asked())
    await endByKey(deps(), unsubscribeKey(TEST_SECRET, ann.id, 'mealReminders'))
    expect(await isReader()).toBe(true)
    await endByKey(deps(), unsubscribeKey(TEST_SECRET, ann.id, 'newsletterUpdates'))
    expect([await state(), await isReader()]).toEqual(['off', false])
  })
})

describe('the choice by a link', () => {
  const key = () => preferencesKey(TEST_SECRET, ann.id, ann.email)

  test('shows the four kinds, keeps what else was chosen, and confirms the newsletter', async () => {
    await chooseNotifications(database.db, ann.id, ['progressUpdates', 'progressFigures'], NOON)
    expect(await choiceByKey(deps(), key())).toEqual({
      memberId: ann.id,
      email: ann.email,
      wanted: ['progressUpdates'],
    })
    expect(await chooseByKey(deps(), key(), ['progressUpdates', 'newsletterUpdates'])).toBe(true)
    await queue.run()
    expect(mine()).toEqual([])
    expect([await state(), await isReader()]).toEqual(['confirmed', true])
    expect(await wantedBy(database.db, ann.id)).toEqual(['progressUpdates', 'progressFigures', 'newsletterUpdates'])
    const { rows } = await database.pool.query('select confirmed_by from newsletter_consent where member_id = $1', [
      ann.id,
    ])
    expect(rows).toEqual([{ confirmed_by: 'preferences' }])
    await chooseByKey(deps(), key(), [])
    expect([await state(), await isReader()]).toEqual(['off', false])
  })

  test('confirms a newsletter that waited for its link', async () => {
    const old = await asked()
    await chooseByKey(deps(), key(), ['newsletterUpdates'])
    expect([await state(), await link(old), mine().length]).toEqual(['confirmed', 'confirmed', 1])
  })

  test('opens nothing once the address is another, the account locked or gone', async () => {
    const old = key()
    isLocked = true
    expect(await choiceByKey(deps(), old)).toBeNull()
    isLocked = false
    await query("update member set email = 'new.' || email where id = $1", [ann.id])
    expect([await choiceByKey(deps(), old), await chooseByKey(deps(), old, ['newsletterUpdates'])]).toEqual([
      null,
      false,
    ])
    expect(await wantedBy(database.db, ann.id)).toEqual([])
    expect(await choiceByKey(deps(), unsubscribeKey(TEST_SECRET, ann.id, 'mealReminders'))).toBeNull()
    await query('delete from member where id = $1', [ann.id])
    expect(await choiceByKey(deps(), preferencesKey(TEST_SECRET, ann.id, `new.${ann.email}`))).toBeNull()
  })
})

describe('an issue', () => {
  const text: IssueText = {
    subject: 'Four soups for cold evenings',
    blocks: [
      { kind: 'text', text: 'Here they are.' },
      { kind: 'action', text: 'See', url: '/recipes' },
    ],
  }
  const note = (readers: readonly MemberId[] = [ann.id]) => noteIssue(deps(), text, { readers, by: 'cleo' })
  const counts = () => issueCounts(database.db, issueId(text))
  const deliver = () => deliverIssue(deps(), { issueId: issueId(text), memberId: ann.id })
  const issues = () => mine().filter(({ subject }) => subject === text.subject)
  beforeEach(async () => {
    await confirmByKey(deps(), await asked())
  })

  test('reaches each reader once, however often it is noted, with one press to end it', async () => {
    expect([await note(), await note()]).toEqual([1, 0])
    await queue.run()
    await deliver()
    expect(issues()).toHaveLength(1)
    const [mail] = issues()
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/unsubscribe\/[\w.-]+$/)
    expect(mail?.text).toContain('See: https://shop.example/recipes')
    expect(linkIn(mail, 'e-mail-choices')).not.toBe('')
    expect(await counts()).toEqual({ noted: 1, sent: 1, unwanted: 0, refused: 0, begun: 0 })
    const { rows } = await database.pool.query('select made_by, subject from newsletter_issue where id = $1', [
      issueId(text),
    ])
    expect(rows).toEqual([{ made_by: 'cleo', subject: text.subject }])
  })

  test('that was cut off while it was noted goes on where it was', async () => {
    const ben = (await beMember(query, 'ben')).id as MemberId
    await chooseEmails(deps(), ben, ['newsletterUpdates'])
    await chooseByKey(deps(), preferencesKey(TEST_SECRET, ben, await emailOf(ben)), ['newsletterUpdates'])
    expect(await note([ann.id])).toBe(1)
    expect(await note([ann.id, ben])).toBe(1)
    await queue.run()
    expect(sent.filter(({ subject }) => subject === text.subject)).toHaveLength(2)
  })

  test('that a killed server had begun is not sent again; what a mail server put off is', async () => {
    await note()
    refuses = () => new MailProblem('busy', 'ETIMEDOUT')
    await expect(queue.run()).rejects.toThrow('busy')
    refuses = null
    await deliver()
    expect(issues()).toHaveLength(1)
    await query('update newsletter_delivery set begun_at = $2, done_at = null, outcome = null where member_id = $1', [
      ann.id,
      now,
    ])
    await deliver()
    expect(issues()).toHaveLength(1)
    expect((await counts()).begun).toBe(1)
  })

  test('that a mail server refuses for good is not tried again', async () => {
    await note()
    refuses = () => new MailProblem('no such mailbox', 'EENVELOPE', { permanent: true })
    await queue.run()
    refuses = null
    await deliver()
    expect([issues().length, await counts()]).toEqual([0, expect.objectContaining({ refused: 1 })])
  })

  test.each(['off', 'moved', 'locked'])('is not sent to somebody whose newsletter is %s by then', async how => {
    await note()
    if (how === 'off') await choose()
    if (how === 'moved') await query("update member set email = 'new.' || email where id = $1", [ann.id])
    isLocked = how === 'locked'
    await queue.run()
    expect([issues().length, await counts()]).toEqual([0, expect.objectContaining({ unwanted: 1 })])
  })

  test('waits for the end of its reader’s quiet hours', async () => {
    await chooseCalendar(database.db, ann.id, { zone: 'Pacific/Auckland' as Zone, firstDayOfWeek: 'monday' }, NOON)
    await chooseQuietHours(database.db, ann.id, { from: '22:00', to: '07:30' }, NOON)
    await note()
    // Noon in Greenwich is one at night in Auckland.
    await queue.run()
    expect([issues().length, (await counts()).begun]).toEqual([0, 0])
    now = new Date('2026-11-23T18:30:00Z')
    await queue.run()
    expect(issues()).toHaveLength(1)
  })
})

const emailOf = async (id: string) =>
  (await database.pool.query('select email from member where id = $1', [id])).rows[0].email
