import type { MemberId } from '#modules/account/member.ts'
import { endNotifications } from '#modules/profile/commands.ts'
import { NOTIFICATION_KINDS, type Notification } from '#modules/profile/settings.ts'
import type { Db } from '#platform/db/database.ts'
import { sealWith } from '#platform/secrets/sealed.ts'

const PURPOSE = 'unsubscribe'
const ABOUT = 'e-mails'

/** What the link of an e-mail carries to end its kind, for whoever has the e-mail. It says to nobody whose it is. */
export const unsubscribeKey = (secret: string, memberId: MemberId, kind: Notification): string =>
  sealWith(secret, PURPOSE).close(`${kind} ${memberId}`, ABOUT)

interface Opened {
  readonly kind: Notification
  readonly memberId: MemberId
}

/** Whose e-mails of which kind a key ends; null where it is none of ours. */
export function openUnsubscribeKey(secret: string, key: string): Opened | null {
  try {
    const [named, memberId] = sealWith(secret, PURPOSE).open(key, ABOUT).split(' ')
    const kind = NOTIFICATION_KINDS.find(each => each === named)
    return kind === undefined || memberId === undefined ? null : { kind, memberId: memberId as MemberId }
  } catch {
    return null
  }
}

interface EndingDeps {
  readonly db: Db
  readonly secret: string
  now(): Date
}

/**
 * No more e-mails of the key's kind, or of those that are named. Pressed again it does the same.
 *
 * @param kinds empty: that of the key
 * @returns whether the key is one of ours
 */
export async function endByKey({ db, secret, now }: EndingDeps, key: string, kinds: readonly Notification[] = []) {
  const opened = openUnsubscribeKey(secret, key)
  if (opened === null) return false
  await endNotifications(db, opened.memberId, kinds.length > 0 ? kinds : [opened.kind], now())
  return true
}
