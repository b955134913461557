import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { letterMail } from '#platform/mail/letter.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import {
  type AccountLetterFacts,
  addressChangedLetter,
  changeAddressLetter,
  confirmLetter,
  googleConnectedLetter,
  googleDisconnectedLetter,
  haveAccountLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetLetter,
} from './account-letters.ts'
import type { AccountDeps } from './commands/deps.ts'
import { makeProof } from './commands/proofs.ts'
import type { LetterSender } from './letter-sender.ts'
import { addressOwner, letterReader, newestClaim } from './queries.ts'

/**
 * What is written to somebody about their account. No token stands in a job: it is made when the letter is, so that no
 * table ever holds one that opens something.
 */
export type AccountLetter =
  | { about: 'signed-up'; memberId: string; email: string }
  | { about: 'reset'; email: string }
  | { about: 'change-address'; memberId: string; email: string }
  | { about: 'address-changed'; memberId: string; email: string; newEmail: string }
  | { about: 'password-changed' | 'google-connected' | 'google-disconnected'; memberId: string }
  | { about: 'new-sign-in'; memberId: string; browser: string; at: string }

const JOB = 'account-letter'

type Posted = AccountLetter & { origin: string; letterId: string }

/** Noted in the caller's transaction, so that a letter is written if, and only if, what it says came true. */
export function writeLater(jobs: Jobs, tx: Db | Tx, letter: AccountLetter, origin: string): Promise<void> {
  return jobs.enqueue(tx, JOB, { ...letter, origin, letterId: randomUUID() } satisfies Posted)
}

export interface AccountJobsDeps extends Pick<AccountDeps, 'db' | 'jobs' | 'now'> {
  mailer: Mailer
  sender: LetterSender
}

export async function workAccounts(deps: AccountJobsDeps): Promise<void> {
  await deps.jobs.work<Posted>(JOB, letter => post(deps, letter))
}

async function post(deps: AccountJobsDeps, posted: Posted): Promise<void> {
  const written = await write(deps, posted)
  if (!written) return
  const domain = deps.sender.email.split('@')[1] ?? 'localhost'
  await deps.mailer.send(
    letterMail({
      letter: written.letter,
      to: written.to,
      messageId: `<account-${posted.letterId}@${domain}>`,
      replyTo: { name: deps.sender.name, address: deps.sender.email },
    }),
  )
}

/** The letter with its reader, or null when there is nobody to write to (any more). */
async function write(deps: AccountJobsDeps, posted: Posted) {
  const { db, now, sender } = deps
  const facts = (name: string): AccountLetterFacts => ({ name, shop: posted.origin, sender })
  const to = (address: string, name: string) => ({ address, name })
  switch (posted.about) {
    case 'signed-up': {
      const owner = await addressOwner(db, posted.email)
      if (owner) return { letter: haveAccountLetter(facts(owner.name)), to: to(posted.email, owner.name) }
      const reader = await letterReader(db, posted.memberId)
      if (reader?.email !== posted.email) return null
      const token = await makeProof(db, 'confirm', posted, now())
      return { letter: confirmLetter(facts(reader.name), token), to: to(reader.email, reader.name) }
    }
    case 'reset': {
      const reader = (await addressOwner(db, posted.email)) ?? (await newestClaim(db, posted.email))
      if (!reader) return null
      const token = await makeProof(db, 'reset', { memberId: reader.id, email: posted.email }, now())
      return { letter: resetLetter(facts(reader.name), token), to: to(posted.email, reader.name) }
    }
    case 'change-address': {
      const owner = await addressOwner(db, posted.email)
      if (owner) return { letter: haveAccountLetter(facts(owner.name)), to: to(posted.email, owner.name) }
      const reader = await letterReader(db, posted.memberId)
      if (!reader) return null
      const token = await makeProof(db, 'change', posted, now())
      return { letter: changeAddressLetter(facts(reader.name), token), to: to(posted.email, reader.name) }
    }
    case 'address-changed': {
      const reader = await letterReader(db, posted.memberId)
      if (!reader) return null
      return { letter: addressChangedLetter(facts(reader.name), posted.newEmail), to: to(posted.email, reader.name) }
    }
    case 'password-changed':
    case 'google-connected':
    case 'google-disconnected':
    case 'new-sign-in': {
      const reader = await letterReader(db, posted.memberId)
      // Nothing but the link to confirm goes to an address that nobody has proved.
      if (!reader?.proved) return null
      return { letter: securityLetter(posted, facts(reader.name)), to: to(reader.email, reader.name) }
    }
  }
}

type OfSecurity = Extract<
  AccountLetter,
  { about: 'password-changed' | 'google-connected' | 'google-disconnected' | 'new-sign-in' }
>

function securityLetter(posted: OfSecurity, facts: AccountLetterFacts) {
  switch (posted.about) {
    case 'password-changed':
      return passwordChangedLetter(facts)
    case 'google-connected':
      return googleConnectedLetter(facts)
    case 'google-disconnected':
      return googleDisconnectedLetter(facts)
    case 'new-sign-in':
      return newSignInLetter(facts, posted.browser, posted.at)
  }
}
