import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'

/** What a link in an e-mail proves: that anyone who opens it reads that mailbox. */
export type ProofKind = 'confirm' | 'reset' | 'change'

export interface Proof {
  memberId: string
  /** The mailbox that the link was sent to. */
  email: string
}

const LASTS_MINUTES: Record<ProofKind, number> = { confirm: 24 * 60, reset: 60, change: 60 }

/** A new token for a link; the table holds only its hash. */
export async function makeProof(db: Db | Tx, kind: ProofKind, proof: Proof, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('pending_proof')
    .values({
      id: randomBytes(16).toString('hex'),
      identifier: identifierOf(kind, token),
      value: JSON.stringify(proof),
      expires_at: new Date(now.getTime() + LASTS_MINUTES[kind] * 60_000),
    })
    .execute()
  return token
}

/** What a token proves, as long as it holds. */
export async function readProof(db: Db | Tx, kind: ProofKind, token: string, now: Date): Promise<Proof | null> {
  const row = await db
    .selectFrom('pending_proof')
    .select('value')
    .where('identifier', '=', identifierOf(kind, token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as Proof) : null
}

/** The same, once: of two who come with one token only the first gets it. */
export async function takeProof(tx: Tx, kind: ProofKind, token: string, now: Date): Promise<Proof | null> {
  const row = await tx
    .deleteFrom('pending_proof')
    .where('identifier', '=', identifierOf(kind, token))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as Proof) : null
}

const AN_HOUR_MS = 60 * 60_000

/**
 * Links that nobody opened in time, sessions that ran out, and numbers of first changes that stand for nobody any more.
 */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('first_change')
    .where('made_at', '<', new Date(now.getTime() - AN_HOUR_MS))
    .execute()
  await db.deleteFrom('pending_proof').where('expires_at', '<', now).execute()
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
}

const identifierOf = (kind: ProofKind, token: string) =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`
