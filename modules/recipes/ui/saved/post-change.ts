import { numberFirstChange } from '#modules/account/ui/first-change.ts'
import { FAILURE_TEXTS } from './use-recipe-marks.ts'

const WITHIN_MS = 20_000
/** How long a failure is shown. Longer than usual: it says what to do about it. */
export const ERROR_MS = 10_000

export interface Answer {
  ok: boolean
  /** Why not, in words. */
  error: string
  body: { ref?: string; token?: string; isNewGuest?: boolean }
}

/** Sends a change of what a member keeps. Every failure comes back in words. */
export async function post(address: string, body: object): Promise<Answer> {
  numberFirstChange()
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    const given = (await answer.json()) as Answer['body'] & { error?: string }
    if (answer.status === 429) return { ok: false, error: FAILURE_TEXTS['too-often'], body: {} }
    return { ok: answer.ok, error: given.error ?? FAILURE_TEXTS.failed, body: given }
  } catch {
    return { ok: false, error: navigator.onLine ? FAILURE_TEXTS.failed : FAILURE_TEXTS.offline, body: {} }
  }
}
