import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { MemberId } from '#modules/account/member.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { PRIVATE_PAGE } from '../orders/private-page.ts'

/**
 * Headers of a form that a link from an e-mail opens. One that is sent without script from a page that names no referrer
 * would seem to come from nowhere.
 */
export const FORM_BY_LINK = { ...PRIVATE_PAGE, 'Referrer-Policy': 'same-origin' }

/** By what a link from an e-mail is opened. */
export function linkDeps(context: Readonly<RouterContextProvider>) {
  const { db, secret, now } = context.get(servicesContext)
  return { db, secret, now, isLocked: (memberId: MemberId) => isLocked(db, memberId) }
}
