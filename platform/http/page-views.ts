import type { Log } from '../log/log.ts'
import { isResting, type Patience, patientCalls } from './patient-calls.ts'

/** Tells a service that counts page views which page was looked at, and nothing of who looked. */
export interface PageViews {
  /** At once, whatever becomes of it: nobody waits for statistics. @param shown path and query as they may be told */
  tell(shown: string): void
}

/** A view that was not told is lost: it is not worth a second call. */
const PATIENCE: Patience = { callMs: 3_000, repeats: 0, pauseMs: 0, failuresToRest: 3, restMs: 60_000 }
/** Beyond that the service is too slow, and views are dropped. */
const MOST_AT_ONCE = 20
/** The service wants one. That of the visitor would tell them from others. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Thymewell page views)'

/** @param settings the address of the service's events, and the name under which it counts this shop */
export function tellPageViews(
  settings: { url: string; domain: string },
  log: Pick<Log, 'warn'>,
  now: () => Date,
): PageViews {
  const patiently = patientCalls(PATIENCE, () => 'rest', now)
  let atOnce = 0
  const send = async (shown: string, signal: AbortSignal) => {
    const { status, body } = await fetch(settings.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': USER_AGENT },
      body: JSON.stringify({ name: 'pageview', domain: settings.domain, url: `https://${settings.domain}${shown}` }),
      redirect: 'error',
      signal,
    })
    await body?.cancel()
    if (status >= 300) throw new Error(`The service answered ${status}`)
  }
  return {
    tell(shown) {
      if (atOnce >= MOST_AT_ONCE) return
      atOnce += 1
      patiently(signal => send(shown, signal))
        .catch(error => {
          if (!isResting(error)) log.warn('page-view.not-told', { error })
        })
        .finally(() => {
          atOnce -= 1
        })
    },
  }
}
