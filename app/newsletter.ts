import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { ANNOUNCED_IDS } from '#modules/catalogue/words.ts'
import { lockedMembers } from '#modules/data-rights/queries/deletion.ts'
import { issueId, noteIssue } from '#modules/notifications/commands/issues.ts'
import { EMAILS } from '#modules/notifications/emails.tsx'
import { ISSUE_DAYS, type IssueText, MOST_ISSUES } from '#modules/notifications/newsletter.ts'
import { readIssue } from '#modules/notifications/queries/issue-text.ts'
import { issueCounts, issuesSince } from '#modules/notifications/queries/issues.ts'
import { newsletterReaders } from '#modules/notifications/queries/newsletter.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { openDatabase } from '#platform/db/open.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { mailOf } from '#platform/mail/email.tsx'

/** What the operator asked for, and where words go. */
export interface NewsletterCall {
  readonly args: readonly string[]
  readonly env: Record<string, string | undefined>
  say(words: string): void
  now(): Date
}

const USAGE = `Sends a newsletter to everybody who confirmed that they want it.

  npm run newsletter -- FILE.md           shows it, counts who would get it, and sends nothing
  npm run newsletter -- FILE.md --send    sends it; cut off and run again, it goes on
      --by NAME                           who sends it, for the record (otherwise who is signed in at this machine)

The first line of FILE.md is the subject, '# …'. Then come paragraphs, '## …' headings, lists, and links in lines of
their own: [Words](/recipes), or **[Words](/recipes)** for a button.`

interface Options {
  readonly file: string
  readonly send: boolean
  readonly by: string
}

/** `npm run newsletter`. Returns the exit code: 0 done, 1 refused, 2 asked in a wrong way. */
export async function newsletter(call: NewsletterCall): Promise<number> {
  const options = optionsOf(call)
  if (typeof options === 'number') return options
  const text = textOf(options.file, call)
  if (text === null) return 1
  const read = readConfig(call.env, { priceSlugs: PRODUCT_IDS, announcedSlugs: ANNOUNCED_IDS })
  if (!read.ok) return refused(call, read.problems)
  const { database, dataDir, trader } = read.config
  const embedded = database.kind === 'server' ? null : await startEmbedded(dataDir)
  const url = database.kind === 'server' ? database.url : (embedded?.url ?? '')
  const { db, close } = openDatabase(url, { size: 2, name: 'thymewell newsletter' })
  try {
    return await told({ ...call, db, url, text, options, sender: trader })
  } finally {
    await close()
    await embedded?.stop()
  }
}

function optionsOf({ args, env, say }: NewsletterCall): Options | number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { send: { type: 'boolean' }, by: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) {
      say(USAGE)
      return 0
    }
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('Name one file.')
    const by = values.by?.trim() || env.SUDO_USER || userInfo().username
    return { file, send: values.send === true, by }
  } catch (error) {
    say(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
}

function textOf(file: string, call: NewsletterCall): IssueText | null {
  try {
    const read = readIssue(readFileSync(file, 'utf8'))
    if (read.ok) return read.text
    refused(call, [`${file} cannot be sent:`, ...read.problems])
  } catch (error) {
    refused(call, [`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`])
  }
  return null
}

function refused({ say }: NewsletterCall, problems: readonly string[]): number {
  say(problems.join('\n'))
  return 1
}

interface Open extends NewsletterCall {
  readonly db: Db
  readonly url: string
  readonly text: IssueText
  readonly options: Options
  readonly sender: Parameters<typeof EMAILS.newsletter.write>[0]['sender']
}

/** Shows what would be sent and to how many; sends it when that was asked for. */
async function told(open: Open): Promise<number> {
  const { db, text, options, say } = open
  const { ready, waiting } = await newsletterReaders(db)
  const locked = await lockedMembers(db)
  const readers = ready.filter(id => !locked.has(id))
  const before = await issueCounts(db, issueId(text))
  say(preview(open))
  say(`${counted(readers.length, 'reader')} confirmed it. ${waiting} switched it on and have not confirmed it.`)
  if (before.noted > 0) say(progressOf(before))
  const tooMany = await tooManyIssues(open)
  if (tooMany !== null) return refused(open, [tooMany])
  if (!options.send) {
    say(`Nothing was sent. With --send it goes to ${counted(Math.max(0, readers.length - before.noted), 'reader')}.`)
    return 0
  }
  if (readers.length === 0) return refused(open, ['Nobody confirmed it, so there is nothing to send.'])
  return await send(open, readers)
}

/** The setting promises at most so many; the same text once more is the same newsletter. */
async function tooManyIssues({ db, text, now }: Open): Promise<string | null> {
  const since = new Date(now().getTime() - ISSUE_DAYS * 86_400_000)
  const others = (await issuesSince(db, since)).filter(({ id }) => id !== issueId(text))
  if (others.length < MOST_ISSUES) return null
  const list = others.map(
    ({ subject, madeBy, madeAt }) => `  ${madeAt.toISOString().slice(0, 10)} ${subject} (${madeBy})`,
  )
  return `Readers were promised at most ${MOST_ISSUES} newsletters in ${ISSUE_DAYS} days, and these were sent:\n${list.join('\n')}`
}

async function send({ db, url, text, options, now, say }: Open, readers: Parameters<typeof noteIssue>[2]['readers']) {
  const jobs = createJobs(url, createLog({ readable: true }))
  // It notes; the servers of the shop send.
  await jobs.open()
  try {
    const noted = await noteIssue({ db, jobs, now }, text, { readers, by: options.by })
    say(`${counted(noted, 'e-mail')} noted. The servers of the shop send them, outside of each reader’s quiet hours.`)
    say(progressOf(await issueCounts(db, issueId(text))))
    return 0
  } finally {
    await jobs.stop()
  }
}

function preview({ text, sender }: Open): string {
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
