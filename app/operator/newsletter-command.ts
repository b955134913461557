import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { lockedMembers } from '#modules/data-rights/queries/deletion.ts'
import { issueId, noteIssue } from '#modules/notifications/commands/issues.ts'
import { EMAILS } from '#modules/notifications/emails.tsx'
import { ISSUE_DAYS, type IssueText, MOST_ISSUES } from '#modules/notifications/newsletter.ts'
import { readIssue } from '#modules/notifications/queries/issue-text.ts'
import { issueCounts, issuesSince } from '#modules/notifications/queries/issues.ts'
import { newsletterReaders } from '#modules/notifications/queries/newsletter.ts'
import { mailOf } from '#platform/mail/email.tsx'
import { issueClaims } from './issue-claims.ts'
import { Refusal } from './open-shop.ts'
import type { Runs, Told } from './shop-call.ts'

/** `npm run shop -- newsletter FILE.md` */
export function addNewsletterCommand(program: Command, runs: (command: Command) => Runs): void {
  program
    .command('newsletter')
    .description('show a newsletter and count who would get it; with --send it goes to everybody who confirmed')
    .argument(
      '<file>',
      "Markdown: its first line is the subject, '# …'; then paragraphs, '## …' headings, lists, and links in lines of their own, **[Words](/recipes)** for a button",
    )
    .option('--send', 'send it; cut off and run again, it goes on')
    .action((file: string, { send = false }: { send?: boolean }, command: Command) =>
      runs(command)(told => issue(told, textOf(file), send)),
    )
}

function textOf(file: string): IssueText {
  let written: string
  try {
    written = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
  const read = readIssue(written)
  if (!read.ok) throw new Refusal([`${file} cannot be sent:`, ...read.problems].join('\n'))
  const claims = issueClaims(read.text)
  if (claims.length > 0)
    throw new Refusal([`${file} cannot be sent: it claims what the register does not.`, ...claims].join('\n'))
  return read.text
}

/** Shows what would be sent and to how many; sends it when that was asked for. */
async function issue(told: Told, text: IssueText, send: boolean): Promise<void> {
  const { db } = told.shop
  const { ready, waiting } = await newsletterReaders(db)
  const locked = await lockedMembers(db)
  const readers = ready.filter(id => !locked.has(id))
  const before = await issueCounts(db, issueId(text))
  if (told.json && !send) return told.call.say(JSON.stringify({ readers: readers.length, waiting, ...before }))
  if (!told.json) {
    told.call.say(preview(told, text))
    told.call.say(
      `${counted(readers.length, 'reader')} confirmed it. ${waiting} switched it on and have not confirmed it.`,
    )
    if (before.noted > 0) told.call.say(progressOf(before))
  }
  await refuseTooMany(told, text)
  if (send) return sendIssue(told, text, readers)
  const left = Math.max(0, readers.length - before.noted)
  told.call.say(`Nothing was sent. With --send it goes to ${counted(left, 'reader')}.`)
}

/** The setting promises at most so many; the same text once more is the same newsletter. */
async function refuseTooMany({ shop, call }: Told, text: IssueText): Promise<void> {
  const since = new Date(call.now().getTime() - ISSUE_DAYS * 86_400_000)
  const others = (await issuesSince(shop.db, since)).filter(({ id }) => id !== issueId(text))
  if (others.length < MOST_ISSUES) return
  const list = others.map(({ subject, madeBy, madeAt }) => `  ${dayIn(madeAt, LONDON)} ${subject} (${madeBy})`)
  throw new Refusal(
    `Readers were promised at most ${MOST_ISSUES} newsletters in ${ISSUE_DAYS} days, and these were sent:\n${list.join('\n')}`,
  )
}

async function sendIssue({ call, shop, by, json }: Told, text: IssueText, readers: Readers): Promise<void> {
  if (readers.length === 0) throw new Refusal('Nobody confirmed it, so there is nothing to send.')
  const noted = await noteIssue({ ...shop, now: call.now }, text, { readers, by: by.name ?? call.user })
  const counts = await issueCounts(shop.db, issueId(text))
  if (json) return call.say(JSON.stringify({ noted, counts }))
  call.say(
    `${counted(noted, 'e-mail')} noted. The servers of the shop send them, outside of each reader’s quiet hours.`,
  )
  call.say(progressOf(counts))
}

type Readers = Parameters<typeof noteIssue>[2]['readers']

function preview({ shop }: Told, text: IssueText): string {
  const sender = shop.config.trader
  const sample = { name: 'Ann Teal', shop: 'https://shop.example', unsubscribeUrl: '…', preferencesUrl: '…' }
  const content = EMAILS.newsletter.write({ ...sample, ...text, sender })
  const to = { name: sample.name, address: 'ann@example.com' }
  const line = '─'.repeat(60)
  return `${line}\nSubject: ${text.subject}\n\n${mailOf(content, { to, about: 'preview', sender }).text}${line}`
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

function progressOf({
  noted,
  sent,
  unwanted,
  refused: bounced,
  begun,
}: Awaited<ReturnType<typeof issueCounts>>): string {
  const open = noted - sent - unwanted - bounced - begun
  return [
    `Of this newsletter ${counted(noted, 'e-mail')} noted: ${sent} sent, ${open} to come, ${unwanted} no longer wanted, ${bounced} refused by mail servers.`,
    ...(begun > 0
      ? [`${begun} begun: being sent, or cut off by a server that was killed; those are not sent twice.`]
      : []),
  ].join('\n')
}
