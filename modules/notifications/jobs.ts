import type { MemberId } from '#modules/account/member.ts'
import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import { addDays } from '#modules/calendar/day.ts'
import { loggedMeals } from '#modules/food-log/queries/diary.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import {
  calendarOf,
  eatingRulesOf,
  hasConsentToKeep,
  settingsOf,
  type Wanting,
  wanting,
} from '#modules/profile/queries.ts'
import { quietOver, timeIn } from '#modules/profile/quiet-hours.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { keptCabinet, timesOfTakers } from '#modules/supplements-log/queries/cabinet.ts'
import { unitsWords } from '#modules/supplements-log/schedule-words.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { type DueIssue, deliverIssue, ISSUE_JOB } from './commands/issues.ts'
import { closingLinks, newsletterKey, preferencesKey } from './commands/keys.ts'
import { CONFIRMATION_JOB, type DueConfirmation } from './commands/newsletter.ts'
import { EMAILS } from './emails.tsx'
import { planWords } from './plan-words.ts'
import { standingConsent } from './queries/newsletter.ts'
import { type DoseTime, dueTimes, STILL_MEANT, sendingTime } from './reminder-times.ts'

interface QueueDeps {
  readonly db: Db
  readonly jobs: Jobs
  now(): Date
}

/** The two kinds of reminder: the job of each, and how long it still means something after quiet hours. */
const SUPPLEMENTS = {
  job: 'supplement-reminder',
  kind: 'supplementReminders',
  stillMeantMinutes: STILL_MEANT.doses,
} as const
const MEALS = { job: 'meal-reminder', kind: 'mealReminders', stillMeantMinutes: STILL_MEANT.plan } as const
type Reminder = typeof SUPPLEMENTS | typeof MEALS

/** Before most have had breakfast, and in time to take something out of the freezer. */
const MORNING = '07:00'

/** Of whom, and of which time. What it says is read when it is written. */
interface DueReminder extends DoseTime {
  readonly memberId: MemberId
}

/**
 * Notes a reminder for everybody who takes something about now where they are. As often as it is called, of a member, a
 * day and a time one is noted, so that servers that were down catch up and nobody is written to twice. Two statements
 * and one for each reminder.
 */
export async function queueSupplementReminders(deps: QueueDeps): Promise<void> {
  const people = new Map((await wanting(deps.db, 'supplementReminders')).map(each => [each.memberId, each]))
  for (const { memberId, times } of await timesOfTakers(deps.db, [...people.keys()])) {
    const person = people.get(memberId)
    if (person) await noteDue(deps, SUPPLEMENTS, person, times)
  }
}

/** The same for everybody for whom it is morning. One statement and one for each reminder. */
export async function queueMealReminders(deps: QueueDeps): Promise<void> {
  for (const person of await wanting(deps.db, 'mealReminders')) await noteDue(deps, MEALS, person, [MORNING])
}

async function noteDue(
  { db, jobs, now }: QueueDeps,
  { job, stillMeantMinutes }: Reminder,
  { memberId, since, quiet, calendar: { zone } }: Wanting,
  times: readonly string[],
) {
  for (const due of dueTimes(times, { zone, quiet, since, stillMeantMinutes }, now()))
    await jobs.enqueue(db, job, { memberId, ...due } satisfies DueReminder, {
      key: `${memberId} ${due.day} ${due.time}`,
    })
}

export interface NotificationsJobsDeps extends QueueDeps {
  readonly mailer: Mailer
  readonly sender: EmailSender
  readonly secret: string
  /** The shop's address, without a slash at the end. */
  shop(): string
  /** Whether the account waits for its deletion. */
  isLocked(memberId: MemberId): Promise<boolean>
  /** Reads recipes of their own that somebody planned. */
  readonly reading: Parameters<typeof shownPlan>[0]['reading']
}

export async function workNotifications(deps: NotificationsJobsDeps): Promise<void> {
  await deps.jobs.work<DueReminder>(SUPPLEMENTS.job, due => remindOfSupplements(deps, due))
  await deps.jobs.work<DueReminder>(MEALS.job, due => remindOfMeals(deps, due))
  await deps.jobs.work<DueConfirmation>(CONFIRMATION_JOB, due => sendConfirmation(deps, due))
  await deps.jobs.work<DueIssue>(ISSUE_JOB, due => deliverIssue(deps, due))
}

/**
 * Who is written to now, and how; null where somebody has gone or changed their mind since, where nobody proved the
 * address, which may be somebody else's, and where the time is over because a mail server was away for long. What would
 * come within quiet hours is noted for when they are over.
 */
async function readerOf(deps: NotificationsJobsDeps, reminder: Reminder, due: DueReminder) {
  const { db, sender } = deps
  const { memberId, day, time } = due
  const { kind } = reminder
  const [reader, { notifications, quietHours: quiet }, { zone }, isLocked] = await Promise.all([
    emailReader(db, memberId),
    settingsOf(db, memberId),
    calendarOf(db, memberId),
    deps.isLocked(memberId),
  ])
  if (!reader?.proved || isLocked || notifications[kind] === null) return null
  const sent = sendingTime(due, { zone, quiet, stillMeantMinutes: reminder.stillMeantMinutes })
  const now = deps.now()
  const next = new Date(Math.max(quietOver(now, { zone, quiet }).getTime(), sent?.from.getTime() ?? 0))
  if (sent === null || next >= sent.to) return null
  if (next > now) {
    await noteAgain(deps, reminder, due, next)
    return null
  }
  const { unsubscribeUrl, preferencesUrl } = closingLinks(deps, memberId, reader.email, kind)
  const to = { name: reader.name, address: reader.email }
  const about = `${kind}.${memberId}.${day}.${time.replace(':', '')}`
  return {
    facts: { name: reader.name, shop: deps.shop(), unsubscribeUrl, preferencesUrl, sender },
    envelope: { to, about, sender, unsubscribeUrl },
    /** What was to be eaten before is over. */
    from: sent.waits ? timeIn(now, zone) : '00:00',
  }
}

/** For the end of quiet hours that began, or were chosen, after it had been noted. */
function noteAgain({ db, jobs, now }: QueueDeps, { job }: Reminder, due: DueReminder, next: Date): Promise<void> {
  const afterSeconds = Math.ceil((next.getTime() - now().getTime()) / 1000)
  return jobs.enqueue(db, job, due, {
    key: `${due.memberId} ${due.day} ${due.time} ${next.toISOString()}`,
    afterSeconds,
  })
}

async function remindOfSupplements(deps: NotificationsJobsDeps, due: DueReminder): Promise<void> {
  const { memberId, day, time } = due
  const [reader, agreed] = [await readerOf(deps, SUPPLEMENTS, due), await hasConsentToKeep(deps.db, memberId)]
  if (reader === null || !agreed) return
  const kept = await keptCabinet(deps.db, memberId, day, day)
  const open = openDoses(kept.items, kept.doses, day).filter(({ dueAt }) => dueAt === time)
  if (open.length === 0) return
  const doses = open.map(({ name, units, unit }) => `${name}, ${unitsWords(units, unit)}`)
  await deps.mailer.send(mailOf(EMAILS.supplements.write({ ...reader.facts, time, doses }), reader.envelope))
}

async function remindOfMeals(deps: NotificationsJobsDeps, due: DueReminder): Promise<void> {
  const reader = await readerOf(deps, MEALS, due)
  if (reader === null) return
  const { memberId, day } = due
  const plan = await shownPlan(deps, { id: memberId, isSample: false }, [day, addDays(day, 1)])
  const [logged, rules] = [await loggedMeals(deps.db, memberId, day), await eatingRulesOf(deps.db, memberId)]
  const words = planWords(plan, day, { from: reader.from, logged, rules })
  if (words.meals.length + words.ahead.length === 0) return
  await deps.mailer.send(mailOf(EMAILS.meals.write({ ...reader.facts, ...words }), reader.envelope))
}

/** The link that makes the newsletter valid, to the address that was asked; nothing where that is over. */
async function sendConfirmation(deps: NotificationsJobsDeps, { memberId, askedAt }: DueConfirmation): Promise<void> {
  const { db, secret, sender } = deps
  const [reader, standing, isLocked] = await Promise.all([
    emailReader(db, memberId),
    standingConsent(db, memberId),
    deps.isLocked(memberId),
  ])
  if (standing?.askedAt.getTime() !== askedAt || standing.confirmedAt !== null) return
  if (!reader?.proved || isLocked || reader.email !== standing.email) return
  const shop = deps.shop()
  const written = EMAILS.confirmation.write({
    ...{ name: reader.name, shop, sender },
    confirmUrl: `${shop}/newsletter/${newsletterKey(secret, memberId, standing.askedAt)}`,
    preferencesUrl: `${shop}/e-mail-choices/${preferencesKey(secret, memberId, reader.email)}`,
  })
  const to = { name: reader.name, address: reader.email }
  await deps.mailer.send(mailOf(written, { to, about: `newsletter-link.${memberId}.${askedAt}`, sender }))
}
