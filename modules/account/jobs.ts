import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { AccountDeps } from './commands/deps.ts'
import { makeProof } from './commands/proofs.ts'
import { type AccountFacts, EMAILS } from './emails.tsx'
import { addressOwner, emailReader, newestClaim } from './queries.ts'
import type { EmailSender } from './sender.ts'

/**
 * What is written to somebody about their account. No token is in a job: it is made when the e-mail is, so that no
 * table ever holds one that opens something.
 */
export type AccountEmail =
  | { about: 'signed-up'; memberId: string; email: string }
  | { about: 'reset'; email: string }
  | { about: 'change-address'; memberId: string; email: string }
  | { about: 'address-changed'; memberId: string; email: string; newEmail: string }
  | { about: 'password-changed' | 'google-connected' | 'google-disconnected'; memberId: string }
  | { about: 'new-sign-in'; memberId: string; browser: string; at: string }

const JOB = 'account-email'

type Posted = AccountEmail & { origin: string; emailId: string }

/** What earlier versions called it: what waited while the shop was upgraded is written all the same. */
const EARLIER_JOB = 'account-letter'
type EarlierPosted = AccountEmail & { origin: string; letterId: string }

/** Noted in the caller's transaction, so that an e-mail is written if, and only if, what it says came true. */
export function writeLater(jobs: Jobs, tx: Db | Tx, email: AccountEmail, origin: string): Promise<void> {
  return jobs.enqueue(tx, JOB, { ...email, origin, emailId: randomUUID() } satisfies Posted)
}

export interface AccountJobsDeps extends Pick<AccountDeps, 'db' | 'jobs' | 'now'> {
  mailer: Mailer
  sender: EmailSender
}

export async function workAccounts(deps: AccountJobsDeps): Promise<void> {
  await deps.jobs.work<Posted>(JOB, email => post(deps, email))
  await deps.jobs.work<EarlierPosted>(EARLIER_JOB, email => post(deps, { ...email, emailId: email.letterId }))
}

async function post(deps: AccountJobsDeps, posted: Posted): Promise<void> {
  const written = await write(deps, posted)
  if (!written) return
  await deps.mailer.send(
    mailOf(written.content, { to: written.to, about: `account-${posted.emailId}`, sender: deps.sender }),
  )
}

/** The e-mail with its reader, or null when there is nobody to write to (any more). */
async function write(deps: AccountJobsDeps, posted: Posted) {
  const { db, now, sender } = deps
  const facts = (name: string): AccountFacts => ({ name, shop: posted.origin, sender })
  const to = (address: string, name: string) => ({ address, name })
  switch (posted.about) {
    case 'signed-up': {
      const owner = await addressOwner(db, posted.email)
      if (owner) return { content: EMAILS.haveAccount.write(facts(owner.name)), to: to(posted.email, owner.name) }
      const reader = await emailReader(db, posted.memberId)
      if (reader?.email !== posted.email) return null
      const token = await makeProof(db, 'confirm', posted, now())
      return { content: EMAILS.confirmation.write({ ...facts(reader.name), token }), to: to(reader.email, reader.name) }
    }
    case 'reset': {
      const reader = (await addressOwner(db, posted.email)) ?? (await newestClaim(db, posted.email))
      if (!reader) return null
      const token = await makeProof(db, 'reset', { memberId: reader.id, email: posted.email }, now())
      return { content: EMAILS.reset.write({ ...facts(reader.name), token }), to: to(posted.email, reader.name) }
    }
    case 'change-address': {
      const owner = await addressOwner(db, posted.email)
      if (owner) return { content: EMAILS.haveAccount.write(facts(owner.name)), to: to(posted.email, owner.name) }
      const reader = await emailReader(db, posted.memberId)
      if (!reader) return null
      const token = await makeProof(db, 'change', posted, now())
      return {
        content: EMAILS.changeAddress.write({ ...facts(reader.name), token }),
        to: to(posted.email, reader.name),
      }
    }
    case 'address-changed': {
      const reader = await emailReader(db, posted.memberId)
      if (!reader) return null
      return {
        content: EMAILS.addressChanged.write({ ...facts(reader.name), newEmail: posted.newEmail }),
        to: to(posted.email, reader.name),
      }
    }
    case 'password-changed':
    case 'google-connected':
    case 'google-disconnected':
    case 'new-sign-in': {
      const reader = await emailReader(db, posted.memberId)
      // Nothing but the link to confirm goes to an address that nobody has proved.
      if (!reader?.proved) return null
      return { content: aboutSecurity(posted, facts(reader.name)), to: to(reader.email, reader.name) }
    }
  }
}

type OfSecurity = Extract<
  AccountEmail,
  { about: 'password-changed' | 'google-connected' | 'google-disconnected' | 'new-sign-in' }
>

function aboutSecurity(posted: OfSecurity, facts: AccountFacts) {
  switch (posted.about) {
    case 'password-changed':
      return EMAILS.passwordChanged.write(facts)
    case 'google-connected':
      return EMAILS.googleConnected.write(facts)
    case 'google-disconnected':
      return EMAILS.googleDisconnected.write(facts)
    case 'new-sign-in':
      return EMAILS.newSignIn.write({ ...facts, browser: posted.browser, when: posted.at })
  }
}
