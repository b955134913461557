import type { Command } from 'commander'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn, LONDON, startOfDay } from '#modules/calendar/zone.ts'
import type { CaughtUp } from '#modules/orders/commands/missed-since.ts'
import { agreed } from './agreed.ts'
import { askServer, NO_SERVER } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { dayOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'

/** The payment service keeps its notices for so long. */
const NOTICES_KEPT_DAYS = 30
/** Everything since a day is asked about page by page. */
const PATIENCE = 30

/** `npm run shop -- reconcile`. */
export function addReconcileCommand(program: Command, runs: (command: Command) => Runs): void {
  program
    .command('reconcile')
    .description('ask the payment service about everything that is open, as a server does every two minutes')
    .option(
      '--since <day>',
      'after an older database was brought back: compare with everything since that day, show it, and take it up',
      dayOf,
    )
    .action(({ since }: { since?: Day }, command: Command) =>
      runs(command)(told => (since === undefined ? openOnes(told) : everythingSince(told, command, since))),
    )
}

async function openOnes(told: Told): Promise<void> {
  const answer = await askServer(told, 'reconcile')
  if (!answer) throw new Refusal(NO_SERVER)
  if (!answer.ok) throw new Refusal(answer.words)
  told.call.say(told.json ? JSON.stringify({ ...answer.facts, changed: answer.changed }) : answer.words)
}

interface Shown {
  missed: string[]
  elsewhere: string | null
  notices: number
}

async function everythingSince(told: Told, command: Command, day: Day): Promise<void> {
  const today = dayIn(told.call.now(), LONDON)
  if (day > today) throw new Refusal('That day is yet to come.')
  const first = addDays(today, 1 - NOTICES_KEPT_DAYS)
  if (day < first)
    throw new Refusal(`The payment service keeps its notices for ${NOTICES_KEPT_DAYS} days: ${first} is the first.`)
  const since = startOfDay(day, LONDON).toISOString()
  const shown = await ask<Shown>(told, { since, take: false })
  if (!told.json) sayShown(told, shown)
  const { missed, notices } = shown
  if (missed.length + notices === 0) return done(told, { ...shown, changed: false }, 'Nothing was missed.')
  const question = `Take up ${countText(missed.length, 'payment')} and ${countText(notices, 'notice')}?`
  if (!(await agreed(told, command, question))) return
  const taken = await ask<Shown & CaughtUp>(told, { since, take: true })
  const { made, brought, left, failed } = taken
  const words = [
    ...(made.length > 0 ? [`Made again, and to be packed unless they are on their way: ${made.join(', ')}.`] : []),
    ...(brought.length > 0 ? [`Brought up to date: ${brought.join(', ')}.`] : []),
    ...left.map(({ sessionId, words: why }) => `${sessionId} is left: ${why}`),
    ...(failed > 0 ? [`${failed} could not be worked out: type it again.`] : []),
    `${countText(notices, 'notice')} heard.`,
  ].join('\n')
  if (left.length + failed > 0) throw new Refusal(words, { ...taken })
  done(told, { ...taken, changed: true }, words)
}

async function ask<Facts>(told: Told, detail: { since: string; take: boolean }): Promise<Facts> {
  const answer = await askServer(told, 'reconcile', detail, told.call.patienceMs * PATIENCE)
  if (!answer) throw new Refusal(NO_SERVER)
  // What could not be taken up is among the facts, and told by them.
  if (!answer.ok && answer.words !== '') throw new Refusal(answer.words)
  return answer.facts as unknown as Facts
}

function sayShown({ call }: Told, { missed, elsewhere, notices }: Shown): void {
  for (const words of missed) call.say(words)
  if (notices > 0) call.say(`${countText(notices, 'notice')} of the payment service, not heard here.`)
  if (elsewhere !== null) call.say(elsewhere)
}

function done({ call, json }: Told, facts: object, words: string): void {
  call.say(json ? JSON.stringify(facts) : words)
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
