import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Worked } from '#platform/threads/threads.ts'
import { isPrivateId, type PrivateRecipe } from '../import/private-recipe.ts'
import { draftOfKept, type PrivateRecipeView } from '../import/private-view.ts'
import { ediblesOf } from './imported-readings.ts'
import { type LineReader, readLines } from './line-reading.ts'

/** A member's own recipe as it is kept; null for an id that is not one of theirs. */
export async function keptRecipe(db: Db, memberId: MemberId, id: string): Promise<PrivateRecipe | null> {
  if (!isPrivateId(id)) return null
  const row = await db
    .selectFrom('private_recipe')
    .select('recipe')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.recipe ?? null
}

/** Those of these recipes that are theirs, by id. One statement, where there are any. */
export async function keptRecipes(
  db: Db,
  memberId: MemberId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PrivateRecipe>> {
  const asked = ids.filter(isPrivateId)
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('private_recipe')
    .select(['id', 'recipe'])
    .where('member_id', '=', memberId)
    .where('id', 'in', asked)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, recipe }) => [id, recipe]))
}

/** Whether this is one of theirs, also one that they deleted just now. */
export async function isTheirs(db: Db, memberId: MemberId, id: string): Promise<boolean> {
  if (!isPrivateId(id)) return false
  const row = await db
    .selectFrom('private_recipe')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** With its nutrition, computed from the foods as they are known now. */
export async function privateRecipe(
  { db, reading }: { db: Db; reading: LineReader },
  memberId: MemberId,
  id: string,
): Promise<Worked<PrivateRecipeView | null>> {
  const recipe = await keptRecipe(db, memberId, id)
  if (!recipe) return { ok: true, value: null }
  return readLines(reading, 'viewOfRecipe', recipe)
}

/** The same to be corrected. */
export async function privateDraft(db: Db, memberId: MemberId, id: string) {
  const recipe = await keptRecipe(db, memberId, id)
  return recipe && { ...draftOfKept(recipe, { byId: FOODS_BY_ID }), dishGrams: recipe.dishGrams, source: recipe.source }
}

/** What every recipe of theirs is called, the newest first. */
export async function privateNames(db: Db, memberId: MemberId): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, recipe->>'name' as name from private_recipe
    where member_id = ${memberId} and removed_at is null order by created_at desc, id
  `.execute(db)
  return rows
}

/** What these recipes of theirs are called, by id; one that is deleted or somebody else's is not there. */
export async function importedNames(
  db: Db | Tx,
  memberId: MemberId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, recipe ->> 'name' as name from private_recipe
    where member_id = ${memberId} and id = any (${ids}::text[]) and removed_at is null
  `.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What may speak against each of these recipes of theirs, by its id. Worked out anew, so for a few. */
export async function privateMarks(
  { db, reading }: { db: Db; reading: LineReader },
  memberId: MemberId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EatingMark[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('private_recipe')
    .select(['id', 'recipe as imported'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
  const edibles = await ediblesOf(reading, rows)
  return new Map([...edibles].map(([id, edible]) => [id, eatingMarks(edible)]))
}
