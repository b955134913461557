import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_PRIVATE_RECIPES, type PrivateRecipe } from '../import/private-recipe.ts'

export type Kept = { readonly ok: true } | { readonly ok: false; readonly reason: 'too-many' | 'not-found' }

const DONE: Kept = { ok: true }
const NOT_FOUND: Kept = { ok: false, reason: 'not-found' }

/**
 * Keeps a recipe under an id that the member's browser made. What arrives twice, because an answer was lost or a button
 * was pressed again, is one recipe: the later words count.
 */
export async function keepPrivateRecipe(
  db: Db,
  memberId: MemberId,
  { id, recipe }: { id: string; recipe: PrivateRecipe },
  now: Date,
): Promise<Kept> {
  const { rows } = await sql`
    insert into private_recipe (member_id, id, recipe, created_at, updated_at)
    select ${memberId}, ${id}, ${JSON.stringify(recipe)}::jsonb, ${now}, ${now}
    where (select count(*) from private_recipe where member_id = ${memberId}) < ${MOST_PRIVATE_RECIPES}
      or exists (select from private_recipe where member_id = ${memberId} and id = ${id})
    on conflict (member_id, id) do update
      set recipe = excluded.recipe, updated_at = excluded.updated_at, removed_at = null
    returning id
  `.execute(db)
  return rows.length > 0 ? DONE : { ok: false, reason: 'too-many' }
}

export async function changePrivateRecipe(
  db: Db,
  memberId: MemberId,
  { id, recipe }: { id: string; recipe: PrivateRecipe },
  now: Date,
): Promise<Kept> {
  const { numUpdatedRows } = await db
    .updateTable('private_recipe')
    .set({ recipe: JSON.stringify(recipe), updated_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? DONE : NOT_FOUND
}

/** It is there for another hour: see `restorePrivateRecipe`. */
export async function deletePrivateRecipe(db: Db, memberId: MemberId, id: string, now: Date): Promise<Kept> {
  const { numUpdatedRows } = await db
    .updateTable('private_recipe')
    .set(({ fn, ref }) => ({ removed_at: fn.coalesce(ref('removed_at'), sql<Date>`${now}`) }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? DONE : NOT_FOUND
}

/** Undo. */
export async function restorePrivateRecipe(db: Db, memberId: MemberId, id: string): Promise<Kept> {
  const { numUpdatedRows } = await db
    .updateTable('private_recipe')
    .set({ removed_at: null })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? DONE : NOT_FOUND
}
