import type { MemberId } from '#modules/account/member.ts'
import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import { addDays } from '#modules/calendar/day.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import { calendarOf, hasConsentToKeep, settingsOf, type Wanting, wanting } from '#modules/profile/queries.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { keptCabinet, timesOfTakers } from '#modules/supplements-log/queries/cabinet.ts'
import { unitsWords } from '#modules/supplements-log/schedule-words.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { unsubscribeKey } from './commands.ts'
import { EMAILS } from './emails.tsx'
import { planWords } from './plan-words.ts'
import { type DoseTime, dueTimes, isDue } from './reminder-times.ts'

interface QueueDeps {
  readonly db: Db
  readonly jobs: Jobs
  now(): Date
}

const SUPPLEMENTS = 'supplement-reminder'
const MEALS = 'meal-reminder'
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
  job: string,
  { memberId, since, calendar: { zone } }: Wanting,
  times: readonly string[],
) {
  for (const due of dueTimes(times, { zone, since }, now()))
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
}

export async function workNotifications(deps: NotificationsJobsDeps): Promise<void> {
  await deps.jobs.work<DueReminder>(SUPPLEMENTS, due => remindOfSupplements(deps, due))
  await deps.jobs.work<DueReminder>(MEALS, due => remindOfMeals(deps, due))
}

/**
 * Who is written to now, and how; null where somebody has gone or changed their mind since, where nobody proved the
 * address, which may be somebody else's, and where the time is over because a mail server was away for long.
 */
async function readerOf(deps: NotificationsJobsDeps, { memberId, day, time }: DueReminder, kind: Notification) {
  const { db, sender, secret } = deps
  const [reader, { notifications }, { zone }, isLocked] = await Promise.all([
    emailReader(db, memberId),
    settingsOf(db, memberId),
    calendarOf(db, memberId),
    deps.isLocked(memberId),
  ])
  if (!reader?.proved || isLocked || notifications[kind] === null) return null
  if (!isDue({ day, time }, zone, deps.now())) return null
  const shop = deps.shop()
  const unsubscribeUrl = `${shop}/unsubscribe/${unsubscribeKey(secret, memberId, kind)}`
  const to = { name: reader.name, address: reader.email }
  const about = `${kind}.${memberId}.${day}.${time.replace(':', '')}`
  return { facts: { name: reader.name, shop, unsubscribeUrl, sender }, envelope: { to, about, sender, unsubscribeUrl } }
}

async function remindOfSupplements(deps: NotificationsJobsDeps, due: DueReminder): Promise<void> {
  const { memberId, day, time } = due
  const [reader, agreed] = [await readerOf(deps, due, 'supplementReminders'), await hasConsentToKeep(deps.db, memberId)]
  if (reader === null || !agreed) return
  const kept = await keptCabinet(deps.db, memberId, day, day)
  const open = openDoses(kept.items, kept.doses, day).filter(({ dueAt }) => dueAt === time)
  if (open.length === 0) return
  const doses = open.map(({ name, units, unit }) => `${name}, ${unitsWords(units, unit)}`)
  await deps.mailer.send(mailOf(EMAILS.supplements.write({ ...reader.facts, time, doses }), reader.envelope))
}

async function remindOfMeals(deps: NotificationsJobsDeps, due: DueReminder): Promise<void> {
  const reader = await readerOf(deps, due, 'mealReminders')
  if (reader === null) return
  const { memberId, day } = due
  const plan = await shownPlan(deps, { id: memberId, isSample: false }, [day, addDays(day, 1)])
  const words = planWords(plan, day)
  if (words.meals.length + words.ahead.length === 0) return
  await deps.mailer.send(mailOf(EMAILS.meals.write({ ...reader.facts, ...words }), reader.envelope))
}
