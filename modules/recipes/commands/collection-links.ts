import { randomBytes } from 'node:crypto'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { CollectionRef } from '../saved/collections.ts'
import { find, inTurn, theirs } from './collections.ts'

/** 144 bits: nobody guesses it. */
const TOKEN_BYTES = 18

export type Shared =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'not-found' }

/**
 * Makes a collection readable for anyone who has its link, or changes whether the member's name is on it. The link
 * stays the same until it is taken back.
 *
 * @param sharedBy the name that the member chose to show, or null
 */
export async function shareCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  sharedBy: string | null,
  now: Date,
): Promise<Shared> {
  return inTurn(db, memberId, async tx => {
    const found = find(await theirs(tx, memberId, now), ref)
    if (!found) return { ok: false, reason: 'not-found' }
    const there = await tx
      .updateTable('recipe_collection_link')
      .set({ shared_by: sharedBy })
      .where('member_id', '=', memberId)
      .where('collection_id', '=', found.id)
      .returning('token')
      .execute()
    if (there[0]) return { ok: true, token: there[0].token }
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await tx
      .insertInto('recipe_collection_link')
      .values({ token, member_id: memberId, collection_id: found.id, shared_by: sharedBy, created_at: now })
      .execute()
    return { ok: true, token }
  })
}

/** No link to the collection leads anywhere from now on. */
export async function unshareCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  now: Date,
): Promise<boolean> {
  return inTurn(db, memberId, async tx => {
    const found = find(await theirs(tx, memberId, now), ref)
    if (!found) return false
    await tx
      .deleteFrom('recipe_collection_link')
      .where('member_id', '=', memberId)
      .where('collection_id', '=', found.id)
      .execute()
    return true
  })
}
