import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ownRecipeOf } from '../own-library.ts'
import { marksOf, recipeRating } from '../queries/marks.ts'
import type { BrowserMarks } from '../saved/browser-marks.ts'
import {
  isKeptId,
  isLetGo,
  isOwnId,
  type MarkChange,
  MOST_SAVED,
  type RecipeMark,
  type RecipeRating,
  UNMARKED,
} from '../saved/recipe-marks.ts'

export interface MarksDeps {
  /** Whether there are recipes beside our own; what it has cannot be known without asking it. */
  hasProvider: boolean
  now(): Date
}

export type Marked =
  | { readonly ok: true; readonly mark: RecipeMark; readonly rating: RecipeRating | null }
  | { readonly ok: false; readonly reason: 'unknown-recipe' | 'too-many' }

/** Whether a recipe of this id can be kept. A provider is not asked: its answers cost, and are kept for a day only. */
export function canBeKept(id: string, hasProvider: boolean): boolean {
  return ownRecipeOf(id) !== null || (hasProvider && isKeptId(id) && !isOwnId(id))
}

/** Saves, likes or rates a recipe, or takes that back. */
export async function setMark(
  db: Db | Tx,
  memberId: MemberId,
  { id, change }: { id: string; change: MarkChange },
  deps: MarksDeps,
): Promise<Marked> {
  // What is no longer a recipe can still be removed.
  if (!isLetGo(change) && !canBeKept(id, deps.hasProvider)) return { ok: false, reason: 'unknown-recipe' }
  const now = deps.now()
  return inTransaction(db, async tx => {
    if (change.saved === true && !(await saveRecipe(tx, memberId, id, now))) return { ok: false, reason: 'too-many' }
    if (change.saved === false) await letGo(tx, memberId, id, now)
    if (change.liked !== undefined && !(await like(tx, memberId, id, change.liked, now)))
      return { ok: false, reason: 'too-many' }
    if (change.stars !== undefined) await rate(tx, memberId, id, change.stars, now)
    const marks = await marksOf(tx, memberId, [id])
    return { ok: true, mark: marks.get(id) ?? UNMARKED, rating: await recipeRating(tx, id) }
  })
}

/**
 * Saves it, or puts it back with its note and its collections when it was taken out just now. False when it is one too
 * many.
 */
export async function saveRecipe(tx: Tx, memberId: MemberId, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_recipe (member_id, recipe_id, saved_at)
    select ${memberId}, ${id}, ${now}
    where (select count(*) from saved_recipe where member_id = ${memberId}) < ${MOST_SAVED}
      or exists (select from saved_recipe where member_id = ${memberId} and recipe_id = ${id})
    on conflict (member_id, recipe_id) do update set removed_at = null
    returning recipe_id
  `.execute(tx)
  return rows.length > 0
}

async function letGo(tx: Tx, memberId: MemberId, id: string, now: Date) {
  await tx
    .updateTable('saved_recipe')
    .set({ removed_at: now })
    .where('member_id', '=', memberId)
    .where('recipe_id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}

export async function like(tx: Tx, memberId: MemberId, id: string, liked: boolean, now: Date): Promise<boolean> {
  if (!liked) {
    await tx.deleteFrom('liked_recipe').where('member_id', '=', memberId).where('recipe_id', '=', id).execute()
    return true
  }
  const { rows } = await sql`
    insert into liked_recipe (member_id, recipe_id, liked_at)
    select ${memberId}, ${id}, ${now}
    where (select count(*) from liked_recipe where member_id = ${memberId}) < ${MOST_SAVED}
      or exists (select from liked_recipe where member_id = ${memberId} and recipe_id = ${id})
    on conflict (member_id, recipe_id) do update set liked_at = liked_recipe.liked_at
    returning recipe_id
  `.execute(tx)
  return rows.length > 0
}

async function rate(tx: Tx, memberId: MemberId, id: string, stars: number | null, now: Date) {
  if (stars === null) {
    await tx.deleteFrom('recipe_rating').where('member_id', '=', memberId).where('recipe_id', '=', id).execute()
    return
  }
  await tx
    .insertInto('recipe_rating')
    .values({ member_id: memberId, recipe_id: id, stars, rated_at: now })
    .onConflict(conflict => conflict.columns(['member_id', 'recipe_id']).doUpdateSet({ stars, rated_at: now }))
    .execute()
}

/**
 * Takes in what a browser kept before there were accounts. What the account says already stays as it is: nobody knows
 * when the browser's was said.
 */
export async function moveBrowserMarks(
  db: Db | Tx,
  memberId: MemberId,
  marks: BrowserMarks,
  deps: MarksDeps,
): Promise<void> {
  const known = (ids: readonly string[]) => ids.filter(id => canBeKept(id, deps.hasProvider))
  const now = deps.now()
  // The newest stood first.
  const at = (place: number) => new Date(now.getTime() - place)
  const ratings = Object.entries(marks.ratings).filter(([id]) => canBeKept(id, deps.hasProvider))
  const saved = known(marks.saved).map((id, place) => ({ member_id: memberId, recipe_id: id, saved_at: at(place) }))
  const liked = known(marks.liked).map((id, place) => ({ member_id: memberId, recipe_id: id, liked_at: at(place) }))
  const rated = ratings.map(([id, stars]) => ({ member_id: memberId, recipe_id: id, stars, rated_at: now }))
  await inTransaction(db, async tx => {
    if (saved.length > 0) {
      await tx
        .insertInto('saved_recipe')
        .values(saved)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
    if (liked.length > 0) {
      await tx
        .insertInto('liked_recipe')
        .values(liked)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
    if (rated.length > 0) {
      await tx
        .insertInto('recipe_rating')
        .values(rated)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
  })
}
