import { call, errorIn } from '#browser/calls.ts'
import { numberFirstChange } from '#modules/account/ui/first-change.ts'
import { FAILURE_TEXTS } from './use-recipe-marks.ts'

export interface Answer {
  ok: boolean
  /** Why not, in words. */
  error: string
  body: { ref?: string; token?: string; isNewGuest?: boolean }
}

/** Sends a change of what a member keeps. Every failure comes back in words. */
export async function post(address: string, body: object): Promise<Answer> {
  numberFirstChange()
  const answer = await call(address, { body })
  if (answer.lost === 'offline') return { ok: false, error: FAILURE_TEXTS.offline, body: {} }
  if (answer.status === 429) return { ok: false, error: FAILURE_TEXTS['too-often'], body: {} }
  const given = (answer.body ?? {}) as Answer['body']
  return { ok: answer.ok, error: errorIn(given) ?? FAILURE_TEXTS.failed, body: given }
}
