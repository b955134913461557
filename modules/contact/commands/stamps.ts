import { randomUUID } from 'node:crypto'
import { sealWith } from '#platform/secrets/sealed.ts'
import { CONTACT_TEXTS } from '../message.ts'

/** What a page of the form carries, hidden and sealed: which page it is, and when somebody got it. */
interface Stamp {
  readonly pageId: string
  readonly madeAt: Date
}

const PURPOSE = 'contact-form'
const ABOUT = 'a page'
/** Whoever sends four fields sooner has not typed them. */
const QUICKEST_MS = 3_000

/** @param madeAt when the form was first shown: one that comes back with a problem is not new to its writer */
export const makeStamp = (secret: string, madeAt: Date): string =>
  sealWith(secret, PURPOSE).close(`${randomUUID()} ${madeAt.getTime()}`, ABOUT)

function openStamp(secret: string, sealed: string): Stamp | null {
  try {
    const [pageId = '', madeAt] = sealWith(secret, PURPOSE).open(sealed, ABOUT).split(' ')
    return { pageId, madeAt: new Date(Number(madeAt)) }
  } catch {
    return null
  }
}

export interface Trapped {
  /** Why it is given back; null where a person sent it, as far as can be told. */
  readonly error: string | null
  readonly pageId: string
  /** Goes into the stamp of the page that gives it back. */
  readonly firstShown: Date
}

/**
 * Whether a person sent the form, as far as can be told without a script. Somebody it is wrong about has everything back
 * and presses once more.
 */
export function passTrap(secret: string, sent: { stamp: string; hidden: string }, now: Date): Trapped {
  const stamp = openStamp(secret, sent.stamp)
  if (stamp === null) return { error: CONTACT_TEXTS.stale, pageId: '', firstShown: now }
  const { pageId, madeAt: firstShown } = stamp
  const isQuick = now.getTime() - firstShown.getTime() < QUICKEST_MS
  const error = sent.hidden !== '' ? CONTACT_TEXTS.hidden : isQuick ? CONTACT_TEXTS.tooQuick : null
  return { error, pageId, firstShown }
}
