import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import type { Tx } from '#platform/db/database.ts'
import { levelOf } from '../cupboard.ts'
import { foodKey } from '../demands.ts'
import { type HandProblem, thingKey } from '../hand-lines.ts'
import { readTypedLines } from '../queries/typed-lines.ts'
import { shopName } from '../shop-names.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import { MOST_IN_CUPBOARD } from '../shopping-limits.ts'

/** What is at home now, of each thing that is named; false where there would be too many. */
export async function setCupboard(
  tx: Tx,
  memberId: MemberId,
  { items }: ShoppingChanges['cupboard-set'],
  at: Date,
): Promise<boolean> {
  const gone = items.flatMap(({ key, item }) => (item === null ? [key] : []))
  if (gone.length > 0)
    await tx.deleteFrom('cupboard_item').where('member_id', '=', memberId).where('key', 'in', gone).execute()
  const there = items.flatMap(({ key, item }) => (item === null ? [] : [{ key, ...item }]))
  if (there.length === 0) return true
  await sql`
    insert into cupboard_item (member_id, key, name, level, grams, since, use_by, used_until, is_staple, changed_at)
    select ${memberId}, key, name, level, grams, since, "useBy", "usedUntil", "isStaple", ${at}
    from jsonb_to_recordset(${JSON.stringify(there)}::jsonb) as row (
      key text, name text, level text, grams double precision, since date, "useBy" date, "usedUntil" date, "isStaple" boolean)
    on conflict (member_id, key) do update set name = excluded.name, level = excluded.level, grams = excluded.grams,
      since = excluded.since, use_by = excluded.use_by, used_until = excluded.used_until, is_staple = excluded.is_staple, changed_at = excluded.changed_at
  `.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cupboard_item where member_id = ${memberId}
  `.execute(tx)
  return (rows[0]?.count ?? 0) <= MOST_IN_CUPBOARD
}

/** What somebody typed is at home: as much as they said, else a usual pack. */
export async function addToCupboard(
  tx: Tx,
  memberId: MemberId,
  text: string,
  { day, at, index }: { day: Day; at: Date; index: FoodIndex },
): Promise<{ ok: true; names: string[] } | { ok: false; reason: HandProblem | 'full' }> {
  const read = await readTypedLines(text, index)
  if (!read.ok) return read
  const named = read.lines.map(({ foodId, thing, grams }) => {
    const food = FOODS_BY_ID.get(foodId ?? '')
    return food
      ? { key: foodKey(food.id), name: shopName(food), grams, level: grams === null ? 'plenty' : levelOf(grams, food) }
      : { key: thingKey(thing ?? text), name: thing ?? text, grams: null, level: 'plenty' as const }
  })
  const keys = named.map(({ key }) => key)
  const staples = await tx
    .selectFrom('cupboard_item')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', 'in', keys)
    .where('is_staple', '=', true)
    .execute()
  const items = new Map(
    named.map(({ key, ...item }) => {
      const isStaple = staples.some(staple => staple.key === key)
      return [key, { key, item: { ...item, since: day, useBy: null, usedUntil: null, isStaple } }] as const
    }),
  )
  const isSet = await setCupboard(tx, memberId, { items: [...items.values()] }, at)
  return isSet ? { ok: true, names: named.map(({ name }) => name) } : { ok: false, reason: 'full' }
}
