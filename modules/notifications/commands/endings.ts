import { endNotifications } from '#modules/profile/commands.ts'
import type { Notification } from '#modules/profile/settings.ts'
import type { Db } from '#platform/db/database.ts'
import { openUnsubscribeKey } from './keys.ts'
import { endNewsletter } from './newsletter.ts'

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
  const { memberId, kind } = opened
  const ended = kinds.length > 0 ? kinds : [kind]
  await db.transaction().execute(async tx => {
    await endNotifications(tx, memberId, ended, now())
    if (ended.includes('newsletterUpdates')) await endNewsletter(tx, memberId, now())
  })
  return true
}
