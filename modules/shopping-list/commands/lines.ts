import { sql } from 'kysely'
import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import type { Tx } from '#platform/db/database.ts'
import { splitTyped } from '../acts.ts'
import { packsByCount, packsFor } from '../buying.ts'
import { foodKey } from '../demands.ts'
import { type HandProblem, thingKey } from '../hand-lines.ts'
import { readAsked } from '../plan-changed.ts'
import { readTyped } from '../queries/typed-lines.ts'
import type { LineEdit, ShoppingChanges } from '../shopping-changes.ts'
import { MOST_AT_ONCE, MOST_LINES, MOST_REMOVED } from '../shopping-limits.ts'
import { packsOf } from '../sold-as.ts'
import { lockLinkedList, lockList, type OpenList } from './lists.ts'

export type ListChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'no-list' | 'many-lines' | HandProblem }

type Began = NonNullable<ShoppingChanges['shopping-changed']['began']>

interface Doing {
  readonly tx: Tx
  readonly list: OpenList
  readonly by: string | null
  readonly at: Date
}

/** What was bought longer ago is no longer shown, and is forgotten. */
const KEPT_DAYS = 90
/** Ticks, notes and the like of one list: of every line, for every week that is kept. */
const MOST_EDITS = 20_000
/** In one change; what a browser could not send for a while comes in several. */
const MOST_READ = 3 * MOST_AT_ONCE

/**
 * Does what somebody did to a list, theirs or one whose link they have. Lines come and go by their ids, so that adding
 * never takes back a removal of another line; of two edits of the same of a line the later stays.
 */
export async function changeList(
  tx: Tx,
  memberId: MemberId,
  body: ShoppingChanges['shopping-changed'],
  { at, now, index, isLocked }: { at: Date; now: Date; index: FoodIndex; isLocked: IsLocked },
): Promise<ListChanged> {
  const list = body.token
    ? await lockLinkedList(tx, body.token, isLocked)
    : await lockList(tx, memberId, body.list, now)
  if (!list) return { ok: false, reason: 'no-list' }
  const doing: Doing = { tx, list, by: body.by?.trim() || null, at }
  const added = await addLines(doing, body.add, index)
  if (!added.ok) return added
  await setRemoved(doing, body.remove, true)
  await setRemoved(doing, body.restore, false)
  await setRepeats(doing, body.repeat)
  if (body.edits.length > 0) await edit(doing, { ...body, edits: await byTheirThings(doing, body.edits) })
  if (body.began) await begin(doing, body.from, body.began)
  return roomFor(doing, { lines: body.add.length > 0, edits: body.edits.length > 0 })
}

/** What the plan asked for when somebody began to shop stays until it is over, or was seen to have changed. */
async function begin({ tx, list }: Doing, from: string, { asked, anew }: Began) {
  const sent = sql`${JSON.stringify(readAsked(asked, FOODS_BY_ID))}::jsonb`
  await sql`
    update shopping_list set begun = (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(${anew ? sql`begun || ${sent}` : sql`${sent} || begun`}) where key >= ${from}
    ) where id = ${list.id}
  `.execute(tx)
}

async function addLines(
  { tx, list, by, at }: Doing,
  add: ShoppingChanges['shopping-changed']['add'],
  index: FoodIndex,
) {
  // Reading a line takes a part of a millisecond, and whoever has the link of a list can send any number.
  if (add.reduce((sum, { text }) => sum + splitTyped(text).length, 0) > MOST_READ)
    return { ok: false, reason: 'too-many' } as const
  const rows: object[] = []
  const texts = add.map(({ text }) => text)
  for (const [nth, read] of (await readTyped(texts, index)).entries()) {
    if (!read.ok) return read
    const id = add[nth]?.id
    const lines = read.lines.map((line, part) => ({
      ...{ id, part, text: line.text, food_id: line.foodId, grams: line.grams, count: line.count, unit: line.unit },
      ...{ thing: line.thing, key: line.foodId === null ? thingKey(line.thing ?? line.text) : foodKey(line.foodId) },
    }))
    rows.push(...lines)
  }
  if (rows.length > 0)
    await sql`
      insert into shopping_line
        (member_id, list_id, id, part, key, text, food_id, grams, count, unit, thing, by_name, repeats, added_at, removed, changed_at)
      select ${list.memberId}, ${list.id}, id, part, key, text, food_id, grams, count, unit, thing, ${by}, false, ${at}, false, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, part smallint, key text, text text, food_id text, grams double precision, count integer, unit text, thing text)
      on conflict do nothing
    `.execute(tx)
  return { ok: true } as const
}

async function setRemoved({ tx, list, at }: Doing, ids: readonly string[], removed: boolean) {
  if (ids.length === 0) return
  await sql`
    update shopping_line set removed = ${removed}, changed_at = ${at}
    where list_id = ${list.id} and id = any (${ids}::uuid[]) and changed_at <= ${at}
  `.execute(tx)
}

async function setRepeats({ tx, list }: Doing, repeat: ShoppingChanges['shopping-changed']['repeat']) {
  if (repeat.length === 0) return
  await sql`
    update shopping_line as line set repeats = row.repeats
    from jsonb_to_recordset(${JSON.stringify(repeat)}::jsonb) as row (id uuid, repeats boolean)
    where line.list_id = ${list.id} and line.id = row.id
  `.execute(tx)
}

/** Edits of lines that went by their ids go by what the lines are; of what was bought it is known now how much. */
async function byTheirThings({ tx, list }: Doing, edits: readonly LineEdit[]): Promise<LineEdit[]> {
  const ids = edits.flatMap(({ key }) => (key.startsWith(NEW) ? [key.slice(NEW.length)] : []))
  if (ids.length === 0) return [...edits]
  const lines = await tx
    .selectFrom('shopping_line')
    .select(['id', 'key', 'food_id', 'grams', 'count'])
    .where('list_id', '=', list.id)
    .where('id', 'in', ids)
    .execute()
  return edits.flatMap(each => {
    if (!each.key.startsWith(NEW)) return [each]
    return lines
      .filter(({ id }) => `${NEW}${id}` === each.key)
      .map(({ key, food_id, grams, count }): LineEdit => {
        if (each.aspect !== 'tick') return { ...each, key }
        return { ...each, key, value: { ...each.value, got: heldOf(FOODS_BY_ID.get(food_id ?? ''), grams, count) } }
      })
  })
}

const NEW = 'new:'

function heldOf(food: Food | undefined, grams: number | null, count: number | null): number {
  if (!food) return count ?? 1
  const packs = packsOf(food)
  return (grams === null ? packsByCount(1, packs) : packsFor(grams, packs)).holdsG
}

/** An edit takes the place of the earlier ones of the same for days that it is about, and gives way to later ones. */
async function edit({ tx, list, by, at }: Doing, { edits, from, to }: ShoppingChanges['shopping-changed']) {
  const same = sql`
    known.list_id = ${list.id} and known.key = row.key and known.aspect = row.aspect
    and known.from_day <= ${to} and known.to_day >= ${from}
  `
  const asked = sql`
    jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as row (key text, aspect text, value jsonb)
  `
  await sql`delete from shopping_edit as known using ${asked} where ${same} and known.at <= ${at}`.execute(tx)
  await sql`
    insert into shopping_edit (member_id, list_id, key, aspect, from_day, to_day, value, by_name, at)
    select distinct on (key, aspect) ${list.memberId}, ${list.id}, key, aspect, ${from}::date, ${to}::date, value, ${by}, ${at}
    from ${asked} where not exists (select from shopping_edit as known where ${same})
    on conflict do nothing
  `.execute(tx)
}

/** Of what was added: a list that is too long already can be ticked off and emptied. */
async function roomFor({ tx, list, at }: Doing, more: { lines: boolean; edits: boolean }): Promise<ListChanged> {
  if (!more.lines && !more.edits) return { ok: true }
  await forgetOld(tx, list.id, at)
  const { rows } = await sql<{ lines: number; edits: number }>`
    select
      (select count(*)::integer from shopping_line where list_id = ${list.id} and not removed) as lines,
      (select count(*)::integer from shopping_edit where list_id = ${list.id}) as edits
  `.execute(tx)
  const { lines = 0, edits = 0 } = rows[0] ?? {}
  const isFull = (more.lines && lines > MOST_LINES) || (more.edits && edits > MOST_EDITS)
  return isFull ? { ok: false, reason: 'many-lines' } : { ok: true }
}

/** A line that was bought goes with the tick that says so, or it would come back. */
async function forgetOld(tx: Tx, listId: string, at: Date) {
  const isOld = sql`known.list_id = ${listId} and known.to_day < (${at}::timestamptz - make_interval(days => ${KEPT_DAYS}))::date`
  await sql`
    delete from shopping_line as line using shopping_edit as known
    where ${isOld} and line.list_id = known.list_id and line.key = known.key and known.aspect = 'tick'
      and (known.value ->> 'ticked')::boolean and line.added_at <= known.at and not line.repeats
  `.execute(tx)
  await sql`delete from shopping_edit as known where ${isOld}`.execute(tx)
  // Whoever has a link could add and remove without end.
  await sql`
    delete from shopping_line as line using (
      select id, part from shopping_line where list_id = ${listId} and removed
      order by changed_at desc, id, part offset ${MOST_REMOVED}
    ) as older where line.list_id = ${listId} and line.id = older.id and line.part = older.part
  `.execute(tx)
}
