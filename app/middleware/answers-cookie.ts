import { answersInAddress, readTonight, type Tonight, takesBack } from '#modules/first-visit/tonight.ts'

/**
 * What somebody without a profile answered before a week was planned for them: what they do not eat, for how many, how
 * long they cook. Links of the dashboard lead to a planner without them, and a week planned then would hold what they said
 * they do not eat. Their own browser keeps them, because we keep nobody's allergies without their consent.
 */
export const ANSWERS_COOKIE = 'thymewell-answers'

/** As long as a guest is remembered who does not come back. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** The answers of an address, or those that the browser kept where it has none. */
export function answersOf(search: URLSearchParams, cookies: string | null): Tonight {
  const told = readTonight(search)
  if (answersInAddress(told) !== '' || takesBack(search)) return told
  return { ...readTonight(new URLSearchParams(keptIn(cookies))), turn: told.turn }
}

function keptIn(cookies: string | null): string {
  const start = `${ANSWERS_COOKIE}=`
  const pair = (cookies ?? '').split(/;\s*/).find(each => each.startsWith(start)) ?? ''
  try {
    return decodeURIComponent(pair.slice(start.length))
  } catch {
    return ''
  }
}

/** What the browser is told to keep, or to forget; null where it has that already. */
export function answersCookie(request: Request): string | null {
  const { searchParams, protocol } = new URL(request.url)
  const kept = keptIn(request.headers.get('cookie'))
  const told = answersInAddress(readTonight(searchParams))
  if (told === kept || (told === '' && !takesBack(searchParams))) return null
  const secure = protocol === 'https:' ? '; Secure' : ''
  const seconds = told === '' ? 0 : KEPT_SECONDS
  return `${ANSWERS_COOKIE}=${encodeURIComponent(told)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Whoever uses the browser next is somebody else. */
export const forgottenAnswers = (request: Request): string | null =>
  keptIn(request.headers.get('cookie')) === '' ? null : `${ANSWERS_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`
