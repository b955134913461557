import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { canBeKept } from '#modules/recipes/commands/marks.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { importedNames } from '#modules/recipes/queries/private-recipes.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlannedDish, PlannedEntry } from '../plan.ts'
import type { PlanEdit } from '../plan-edits.ts'
import { MOST_ENTRIES, MOST_ON_A_DAY } from '../plan-limits.ts'
import { forTheTable } from './portions.ts'
import { inTurn } from './turns.ts'

export interface PlanDeps {
  /** Whether there are recipes beside our own. */
  readonly hasProvider: boolean
  now(): Date
}

export type Edited =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-recipe' | 'full-day' | 'too-many' }

/** Does to a member's plan what was read and found in order. What is not done wholly is to be rolled back. */
export async function editPlan(
  tx: Tx,
  memberId: MemberId,
  { put, removed }: PlanEdit,
  deps: PlanDeps,
): Promise<Edited> {
  await inTurn(tx, memberId)
  const named = await withNames(tx, memberId, put, deps)
  if (!named) return { ok: false, reason: 'unknown-recipe' }
  if (removed.length > 0)
    await tx.deleteFrom('planned_entry').where('member_id', '=', memberId).where('id', 'in', removed).execute()
  if (named.length === 0) return { ok: true }
  await putEntries(tx, memberId, await forTheTable(tx, memberId, named), deps.now())
  return roomFor(tx, memberId, named)
}

async function putEntries(tx: Tx, memberId: MemberId, entries: readonly PlannedEntry[], now: Date) {
  const rows = entries.map(({ guestQuarters, portions = {}, isLocked, done = null, ...entry }) => ({
    ...entry,
    guest_quarters: guestQuarters,
    portions,
    is_locked: isLocked,
    done,
  }))
  await sql`
    insert into planned_entry
      (member_id, id, day, meal, place, what, quarters, guest_quarters, portions, time, is_locked, done, changed_at)
    select ${memberId}, id, day, meal, place, what, quarters, guest_quarters, portions, time, is_locked, done, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, day date, meal text, place integer, what jsonb, quarters smallint, guest_quarters smallint, portions jsonb, time text,
      is_locked boolean, done text)
    on conflict (member_id, id) do update set day = excluded.day, meal = excluded.meal, place = excluded.place,
      what = excluded.what, quarters = excluded.quarters, guest_quarters = excluded.guest_quarters, portions = excluded.portions,
      time = excluded.time, is_locked = excluded.is_locked, done = excluded.done, changed_at = excluded.changed_at
  `.execute(tx)
}

async function roomFor(tx: Tx, memberId: MemberId, entries: readonly PlannedEntry[]): Promise<Edited> {
  const days = [...new Set(entries.map(({ day }) => day))]
  const { rows } = await sql<{ fullest: number; entries: number }>`
    select count(*)::integer as entries,
      (select coalesce(max(on_day), 0)::integer from (
        select count(*) as on_day from planned_entry
        where member_id = ${memberId} and day = any (${days}::date[]) group by day
      ) as each_day) as fullest
    from planned_entry where member_id = ${memberId}
  `.execute(tx)
  const [held] = rows
  if ((held?.fullest ?? 0) > MOST_ON_A_DAY) return { ok: false, reason: 'full-day' }
  return (held?.entries ?? 0) > MOST_ENTRIES ? { ok: false, reason: 'too-many' } : { ok: true }
}

/**
 * The entries with the names that their dishes have; null where one is of a recipe that this member cannot have. What
 * was planned before and has been deleted since keeps its name, and can still be moved.
 */
async function withNames(
  tx: Tx,
  memberId: MemberId,
  entries: readonly PlannedEntry[],
  { hasProvider }: PlanDeps,
): Promise<readonly PlannedEntry[] | null> {
  const dishes = entries.flatMap(({ what }) => (what.kind === 'dish' ? [what] : []))
  const imported = await importedNames(
    tx,
    memberId,
    dishes.flatMap(({ ref }) => (ref.kind === 'imported' ? [ref.id] : [])),
  )
  const nameOf = ({ ref: { kind, id } }: PlannedDish): string | null => {
    if (kind === 'own') return ownRecipeOf(id)?.name ?? null
    if (kind === 'imported') return imported.get(id) ?? null
    if (kind === 'food') return FOODS_BY_ID.get(id)?.name ?? null
    // What a provider calls its recipe may be shown for a day and not kept.
    return canBeKept(id, hasProvider) ? '' : null
  }
  const gone = dishes.filter(dish => nameOf(dish) === null).map(({ ref }) => ref)
  const known = gone.length > 0 ? await namesPlanned(tx, memberId, gone) : new Map<string, string>()
  const named = entries.map(entry => {
    if (entry.what.kind !== 'dish') return entry
    const name = nameOf(entry.what) ?? known.get(`${entry.what.ref.kind}/${entry.what.ref.id}`)
    return name === undefined ? null : { ...entry, what: { ...entry.what, name } }
  })
  return named.every(entry => entry !== null) ? named : null
}

/** What these were called when they were planned, as far as they still are. */
async function namesPlanned(tx: Tx, memberId: MemberId, refs: readonly DishRef[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ kind: string; id: string; name: string }>`
    select distinct what -> 'ref' ->> 'kind' as kind, what -> 'ref' ->> 'id' as id, what ->> 'name' as name
    from planned_entry
    where member_id = ${memberId} and what ->> 'kind' = 'dish' and what -> 'ref' ->> 'id' = any (${refs.map(({ id }) => id)}::text[])
  `.execute(tx)
  return new Map(rows.map(({ kind, id, name }) => [`${kind}/${id}`, name]))
}
