import type { MemberId } from '#modules/account/member.ts'
import { erasePersonalData as eraseDevices } from '#modules/devices/commands.ts'
import { withdrawConsent } from '#modules/profile/commands.ts'
import type { Db, Tx } from '#platform/db/database.ts'

type Erase = (tx: Tx, memberId: MemberId) => Promise<void>

/** What else keeps health data on the strength of the consent, each with what erases it. */
const KEPT_WITH_CONSENT: readonly Erase[] = [eraseDevices]

/** The consent, and all that was kept with it anywhere: both go, or neither. */
export async function withdrawHealthConsent(db: Db, memberId: MemberId, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    await withdrawConsent(tx, memberId, now)
    for (const erase of KEPT_WITH_CONSENT) await erase(tx, memberId)
  })
}
