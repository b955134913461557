import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'

/** How long a deletion can be undone. */
export const UNDO_DAYS = 7
/** As long as the last e-mail is tried. */
export const FAREWELL_KEPT_DAYS = 7

const DAY_MS = 86_400_000

export function eraseAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + UNDO_DAYS * DAY_MS)
}

export function farewellsEndBefore(now: Date): Date {
  return new Date(now.getTime() - FAREWELL_KEPT_DAYS * DAY_MS)
}

/** '28 November 2026', where the shop is. */
export const dateOf = (at: Date): string => dateText(dayIn(at, LONDON))

/** To anyone who signs in meanwhile; they have shown who they are. */
export const lockedText = (eraseAt: Date): string =>
  `This account is locked and will be erased on ${dateOf(eraseAt)}. To keep it, open the link in the e-mail we sent you when its deletion was asked for.`

/** The e-mails of this module as jobs, with what each is told: never a name, an address or a key. */
export interface DeletionJobs {
  'deletion-asked': { memberId: string; asked: string }
  'deletion-undone': { memberId: string; asked: string }
  'deletion-done': { farewellId: string }
}

/** What stays, in the words that the page uses too. */
export const WHAT_STAYS =
  'Orders stay in our books for six years, because the tax office may ask for them: number, products, amounts and VAT, without your name, your address or anything about your health. An order that is still on its way keeps the address until it has arrived.'
