import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Tx } from '#platform/db/database.ts'
import { gramsThere, type Level } from '../cupboard.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import { setCupboard } from './cupboard.ts'
import { lockList } from './lists.ts'

interface Bought {
  key: string
  name: string
  /** Edible grams; of things how many. */
  got: number
  level: Level | null
  grams: number | null
  useBy: Day | null
  openFrom: Day | null
  isStaple: boolean | null
}

/**
 * What was bought goes into the cupboard, whole packs, beside what is there; once, however often it is asked. False for a
 * list that is not theirs.
 */
export async function putAway(
  tx: Tx,
  memberId: MemberId,
  { list: ref, from, to, keys }: ShoppingChanges['shopping-put-away'],
  { day, at, now }: { day: Day; at: Date; now: Date },
): Promise<'done' | 'no-list' | 'full'> {
  const list = await lockList(tx, memberId, ref, now)
  if (!list) return 'no-list'
  const { rows } = await sql<Bought>`
    with away as (
      update shopping_edit set value = value || '{"away": true}'
      where list_id = ${list.id} and aspect = 'tick' and key = any (${keys}::text[]) and from_day <= ${to} and to_day >= ${from}
        and (value ->> 'ticked')::boolean and not (value ->> 'away')::boolean
      returning key, value ->> 'name' as name, (value ->> 'got')::double precision as got
    )
    select away.key, max(away.name) as name, sum(away.got) as got, item.level, item.grams, item.use_by as "useBy",
      coalesce(item.used_until, item.since) as "openFrom", item.is_staple as "isStaple"
    from away left join cupboard_item as item on item.member_id = ${memberId} and item.key = away.key
    group by away.key, item.level, item.grams, item.use_by, item.used_until, item.since, item.is_staple
  `.execute(tx)
  if (rows.length === 0) return 'done'
  const items = rows.map(bought => ({ key: bought.key, item: itemWith(bought, day) }))
  return (await setCupboard(tx, memberId, { items }, at)) ? 'done' : 'full'
}

function itemWith({ key, name, got, level, grams, useBy, openFrom, isStaple }: Bought, day: Day) {
  const food = FOODS_BY_ID.get(key.replace(/^food:/, ''))
  const before = food && level ? gramsThere({ level, grams }, food) : 0
  return {
    ...{ name, level: 'plenty' as const, grams: food ? before + got : null },
    // What was cooked of the rest that was there is still to be asked about.
    usedUntil: before > 0 ? openFrom : null,
    ...{ since: day, useBy: before > 0 ? useBy : null, isStaple: isStaple ?? false },
  }
}
