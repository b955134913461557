import type { MemberId } from '#modules/account/member.ts'
import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { clockIn } from '#modules/calendar/zone.ts'
import { closingLinks } from '#modules/notifications/commands/keys.ts'
import { hasConsentToKeep, memberSetup, settingsOf, wanting } from '#modules/profile/queries.ts'
import { isQuiet, quietOver } from '#modules/profile/quiet-hours.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { digestOf, dueWeek, wantedInTime } from './digest.ts'
import { EMAILS } from './emails.tsx'

interface QueueDeps {
  readonly db: Db
  readonly jobs: Jobs
  now(): Date
}

const JOB = 'weekly-digest'

/** Which week, of whom. What it says is read when it is written. */
interface DueDigest {
  readonly memberId: MemberId
  readonly week: readonly Day[]
}

/**
 * Notes a digest for everybody whose week has just ended where they are. As often as it is called, of a member and a
 * week one is noted, so that servers that were down catch up and nobody is written to twice.
 */
export async function queueDigests({ db, jobs, now }: QueueDeps): Promise<void> {
  for (const { memberId, since, calendar, quiet } of await wanting(db, 'progressUpdates')) {
    if (isQuiet(now(), { zone: calendar.zone, quiet })) continue
    const week = dueWeek(clockIn(now(), calendar.zone), calendar.firstDayOfWeek)
    if (!week || !wantedInTime(since, week, calendar.zone)) continue
    await jobs.enqueue(db, JOB, { memberId, week } satisfies DueDigest, { key: `${memberId} ${week[0]}` })
  }
}

export interface ReportsJobsDeps extends QueueDeps {
  readonly mailer: Mailer
  readonly sender: EmailSender
  readonly secret: string
  /** The shop's address, without a slash at the end. */
  shop(): string
  /** Whether the account waits for its deletion. */
  isLocked(memberId: MemberId): Promise<boolean>
}

export async function workReports(deps: ReportsJobsDeps): Promise<void> {
  await deps.jobs.work<DueDigest>(JOB, due => sendDigest(deps, due))
}

/** For the end of quiet hours: a mail server was away until they had begun. */
function noteAgain({ db, jobs, now }: QueueDeps, due: DueDigest, over: Date): Promise<void> {
  const afterSeconds = Math.ceil((over.getTime() - now().getTime()) / 1000)
  return jobs.enqueue(db, JOB, due, { key: `${due.memberId} ${due.week[0]} ${over.toISOString()}`, afterSeconds })
}

/** Before a week a trend begins. */
const DAYS_AHEAD = 35

async function sendDigest(deps: ReportsJobsDeps, { memberId, week }: DueDigest): Promise<void> {
  const { db, sender, mailer } = deps
  const [reader, { notifications, quietHours: quiet }, setup, agreed, isLocked] = await Promise.all([
    emailReader(db, memberId),
    settingsOf(db, memberId),
    memberSetup(db, memberId),
    hasConsentToKeep(db, memberId),
    deps.isLocked(memberId),
  ])
  // Somebody may have gone or changed their mind since; and an address that nobody proved may be somebody else's.
  if (!reader?.proved || isLocked || !agreed || notifications.progressUpdates === null) return
  const [first, last] = [week[0], week.at(-1)]
  if (!first || !last) return
  const over = quietOver(deps.now(), { zone: setup.calendar.zone, quiet })
  if (over > deps.now()) return noteAgain(deps, { memberId, week }, over)
  const days = { from: addDays(first, -DAYS_AHEAD), to: last, zone: setup.calendar.zone }
  const record = await recordOf(db, memberId, days)
  const digest = digestOf(record, week, { setup, hasFigures: notifications.progressFigures !== null })
  if (!digest) return
  const shop = deps.shop()
  const links = closingLinks(deps, memberId, reader.email, 'progressUpdates')
  const written = EMAILS.digest.write({ ...digest, name: reader.name, shop, ...links, sender })
  const to = { name: reader.name, address: reader.email }
  await mailer.send(
    mailOf(written, { to, about: `digest.${memberId}.${first}`, sender, unsubscribeUrl: links.unsubscribeUrl }),
  )
}
