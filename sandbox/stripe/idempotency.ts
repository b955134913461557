import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import { invalidRequest, keyInUse, keyReused } from './errors.ts'
import { type FormTree, toPlain } from './form-body.ts'

export interface KeptAnswer {
  status: number
  body: string
  requestId: string
}

/** Stripe keeps results at least 24 hours; twice that leaves no doubt. */
const KEEP_SECONDS = 48 * 60 * 60

export function fingerprint(method: string, path: string, params: FormTree): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, toPlain(params)]))
    .digest('hex')
}

export function checkKey(key: string): void {
  if (key.length > 255) throw invalidRequest('Idempotency keys can be at most 255 characters long.')
}

/** Keys whose request is running in this process; other processes are kept apart by the store's write lock. */
export class RunningKeys {
  private readonly keys = new Set<string>()

  start(key: string): () => void {
    if (this.keys.has(key)) throw keyInUse(key)
    this.keys.add(key)
    return () => this.keys.delete(key)
  }
}

/** The answer first given under this key, or null when it is new; other parameters under a known key are an error. */
export function keptAnswer(
  context: Context,
  key: string,
  print: string,
  method: string,
  path: string,
): KeptAnswer | null {
  const row = context.store.row<{ fingerprint: string; status: number; body: string; request_id: string }>(
    'select fingerprint, status, body, request_id from idempotency where key = ?',
    key,
  )
  if (!row) return null
  if (row.fingerprint !== print) throw keyReused(key, method, path)
  return { status: row.status, body: row.body, requestId: row.request_id }
}

/** Runs in the transaction of the change itself, so that a crash never parts the two. */
export function keepAnswer(context: Context, key: string, print: string, answer: KeptAnswer): void {
  context.store.run(
    'insert into idempotency (key, fingerprint, status, body, request_id, created) values (?, ?, ?, ?, ?, ?)',
    key,
    print,
    answer.status,
    answer.body,
    answer.requestId,
    context.seconds(),
  )
}

export function forgetOldAnswers(context: Context): void {
  context.store.run('delete from idempotency where created < ?', context.seconds() - KEEP_SECONDS)
}
