/** What a running server is asked to do, because only that reaches the payment service and the mail server. */
export type TaskKind = 'set-price' | 'open-price' | 'make-code' | 'reconcile' | 'health' | 'erase-member'

/** What it said. */
export interface TaskAnswer {
  ok: boolean
  /** For a person: what was done, or why not. */
  words: string
  changed: boolean
  facts: Readonly<Record<string, unknown>>
}

/** One that a server has not looked at within so long is answered no more: whoever asked has long gone. */
export const TASK_LASTS_MS = 15 * 60_000
