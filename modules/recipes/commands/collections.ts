import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import {
  COLLECTION_KEYS,
  type CollectionRef,
  isCollectionKey,
  MOST_COLLECTIONS,
  movedTo,
  type NameProblem,
  readCollectionName,
  THE_FIVE,
} from '../saved/collections.ts'
import { canBeKept, like, type MarksDeps, saveRecipe } from './marks.ts'

export type CollectionProblem = NameProblem | 'not-found' | 'fixed' | 'too-many' | 'unknown-recipe' | 'known-id'
type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: CollectionProblem }
export type Created =
  | { readonly ok: true; readonly ref: CollectionRef }
  | { readonly ok: false; readonly reason: CollectionProblem }

const DONE: Outcome = { ok: true }
const failed = (reason: CollectionProblem) => ({ ok: false, reason }) as const

/**
 * A collection of the member's own, after those that there are.
 *
 * @param id what it is known by from now on
 */
export async function createCollection(
  db: Db | Tx,
  memberId: MemberId,
  { id, name: typed }: { id: string; name: unknown },
  now: Date,
): Promise<Created> {
  const read = readCollectionName(typed)
  if (!read.ok) return read
  return inTurn(db, memberId, async tx => {
    const collections = await theirs(tx, memberId, now)
    if (collections.filter(({ key }) => key === null).length >= MOST_COLLECTIONS) return failed('too-many')
    if (isTaken(collections, read.name)) return failed('taken')
    const position = 1 + Math.max(...collections.map(each => each.position))
    const made = await tx
      .insertInto('recipe_collection')
      .values({ id, member_id: memberId, key: null, name: read.name, position, created_at: now })
      // The browser chose the id: somebody else may have sent the same.
      .onConflict(known => known.column('id').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n ? ({ ok: true, ref: id } as const) : failed('known-id')
  })
}

export async function renameCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  typed: unknown,
  now: Date,
): Promise<Outcome> {
  const read = readCollectionName(typed)
  if (!read.ok) return read
  return inTurn(db, memberId, async tx => {
    const collections = await theirs(tx, memberId, now)
    const found = find(collections, ref)
    if (!found) return failed('not-found')
    if (found.key) return failed('fixed')
    if (
      isTaken(
        collections.filter(({ id }) => id !== found.id),
        read.name,
      )
    )
      return failed('taken')
    await tx.updateTable('recipe_collection').set({ name: read.name }).where('id', '=', found.id).execute()
    return DONE
  })
}

/** @param place from 0; beyond the end is the end */
export async function moveCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  place: number,
  now: Date,
): Promise<Outcome> {
  return inTurn(db, memberId, async tx => {
    const collections = await theirs(tx, memberId, now)
    const found = find(collections, ref)
    if (!found) return failed('not-found')
    const ids = movedTo(
      collections.map(({ id }) => id),
      found.id,
      place,
    )
    await sql`
      update recipe_collection set position = moved.position - 1
      from unnest(${ids}::uuid[]) with ordinality as moved (id, position)
      where recipe_collection.member_id = ${memberId} and recipe_collection.id = moved.id
    `.execute(tx)
    return DONE
  })
}

/**
 * It is there for another hour, with what is in it: see `restoreCollection`. Until it is back its links lead nowhere.
 */
export async function deleteCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  now: Date,
): Promise<Outcome> {
  if (isCollectionKey(ref)) return failed('fixed')
  return inTurn(db, memberId, async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('recipe_collection')
      .set({ deleted_at: now })
      .where('member_id', '=', memberId)
      .where('id', '=', ref)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? DONE : failed('not-found')
  })
}

/** Undo. What is there already is left as it is. */
export async function restoreCollection(
  db: Db | Tx,
  memberId: MemberId,
  ref: CollectionRef,
  now: Date,
): Promise<Outcome> {
  if (isCollectionKey(ref)) return DONE
  return inTurn(db, memberId, async tx => {
    const gone = await tx
      .selectFrom('recipe_collection')
      .select(['name', 'deleted_at'])
      .where('member_id', '=', memberId)
      .where('id', '=', ref)
      .executeTakeFirst()
    if (!gone) return failed('not-found')
    if (gone.deleted_at === null) return DONE
    const collections = await theirs(tx, memberId, now)
    if (isTaken(collections, gone.name)) return failed('taken')
    if (collections.filter(({ key }) => key === null).length >= MOST_COLLECTIONS) return failed('too-many')
    await tx.updateTable('recipe_collection').set({ deleted_at: null }).where('id', '=', ref).execute()
    return DONE
  })
}

export interface Placing {
  readonly recipeId: string
  readonly ref: CollectionRef
  readonly isIn: boolean
}

/** Puts a recipe into a collection, which saves it too, or takes it out. In the favorites is what is liked. */
export async function placeRecipe(
  db: Db | Tx,
  memberId: MemberId,
  { recipeId, ref, isIn }: Placing,
  deps: MarksDeps,
): Promise<Outcome> {
  if (isIn && !canBeKept(recipeId, deps.hasProvider)) return failed('unknown-recipe')
  const now = deps.now()
  if (ref === 'favorites') {
    const done = await inTransaction(db, tx => like(tx, memberId, recipeId, isIn, now))
    return done ? DONE : failed('too-many')
  }
  return inTurn(db, memberId, async tx => {
    const found = find(await theirs(tx, memberId, now), ref)
    if (!found) return failed('not-found')
    if (!isIn) {
      await tx
        .deleteFrom('collected_recipe')
        .where('member_id', '=', memberId)
        .where('collection_id', '=', found.id)
        .where('recipe_id', '=', recipeId)
        .execute()
      return DONE
    }
    if (!(await saveRecipe(tx, memberId, recipeId, now))) return failed('too-many')
    await tx
      .insertInto('collected_recipe')
      .values({ member_id: memberId, collection_id: found.id, recipe_id: recipeId, added_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return DONE
  })
}

/** A note saves its recipe; an empty one takes the note away and leaves the recipe. */
export async function writeNote(
  db: Db | Tx,
  memberId: MemberId,
  recipeId: string,
  note: string,
  deps: MarksDeps,
): Promise<Outcome> {
  if (note !== '' && !canBeKept(recipeId, deps.hasProvider)) return failed('unknown-recipe')
  return inTransaction(db, async tx => {
    if (note !== '' && !(await saveRecipe(tx, memberId, recipeId, deps.now()))) return failed('too-many')
    await tx
      .updateTable('saved_recipe')
      .set({ note })
      .where('member_id', '=', memberId)
      .where('recipe_id', '=', recipeId)
      .execute()
    return DONE
  })
}

const HOUR_MS = 3_600_000

/** Deletes what can no longer be brought back. Safe to run at any time and on several servers. */
export async function purgeRemoved(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS)
  await db.deleteFrom('saved_recipe').where('removed_at', '<', before).execute()
  await db.deleteFrom('recipe_collection').where('deleted_at', '<', before).execute()
  await db.deleteFrom('private_recipe').where('removed_at', '<', before).execute()
}

export interface TheirCollection {
  id: string
  key: string | null
  name: string
  position: number
}

/** One change of a member's collections after the other: two at once cannot make two of one name, or one too many. */
export function inTurn<T>(db: Db | Tx, memberId: MemberId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('recipe_collection ' || ${memberId}, 0))`.execute(tx)
    return work(tx)
  })
}

/** All of them in their order; the five are written down when they are needed first. */
export async function theirs(tx: Tx, memberId: MemberId, now: Date): Promise<TheirCollection[]> {
  const read = () =>
    tx
      .selectFrom('recipe_collection')
      .select(['id', 'key', 'name', 'position'])
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  const found = await read()
  if (found.filter(({ key }) => key !== null).length === COLLECTION_KEYS.length) return found
  await tx
    .insertInto('recipe_collection')
    .values(
      COLLECTION_KEYS.map((key, position) => ({
        id: randomUUID(),
        member_id: memberId,
        key,
        name: THE_FIVE[key],
        position,
        created_at: now,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return read()
}

export const find = (collections: readonly TheirCollection[], ref: CollectionRef) =>
  collections.find(({ id, key }) => ref === (key ?? id))

const isTaken = (collections: readonly TheirCollection[], name: string) =>
  collections.some(other => other.name.toLowerCase() === name.toLowerCase())
