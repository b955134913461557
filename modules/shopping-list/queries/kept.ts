import { sql } from 'kysely'
import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { CupboardItem } from '../cupboard.ts'
import type { KeptEdit, KeptLine, ShoppedDays } from '../kept-list.ts'
import type { ShopView } from '../list-view.ts'
import { readAsked } from '../plan-changed.ts'
import type { PlanAsked } from '../shopping-changes.ts'

/** A list as it is kept. */
export interface KeptList {
  readonly id: string
  readonly name: string
  readonly isMain: boolean
  readonly days: ShoppedDays | null
  /** What the plan asked for when somebody began to shop by it. */
  readonly begun: PlanAsked
  /** The secret of its link, where it is shared. */
  readonly token: string | null
}

/** All that is kept of somebody's shopping. */
export interface KeptShopping {
  /** In their order; none before the first change. */
  readonly lists: readonly KeptList[]
  /** By list. */
  readonly lines: { readonly [list: string]: readonly KeptLine[] }
  readonly edits: { readonly [list: string]: readonly KeptEdit[] }
  /** On which list a thing is, where that is not the main one. */
  readonly places: { readonly [key: string]: string }
  readonly cupboard: readonly CupboardItem[]
  readonly shops: readonly ShopView[]
}

const NOTHING: KeptShopping = { lists: [], lines: {}, edits: {}, places: {}, cupboard: [], shops: [] }

// Moments as JavaScript writes them, so that texts compare as times do.
const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What a member keeps. One statement. */
export async function keptShopping(db: Db | Tx, memberId: MemberId): Promise<KeptShopping> {
  const { rows } = await sql<KeptShopping>`
    with lists as (select * from shopping_list where member_id = ${memberId} and deleted_at is null)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', list.id, 'name', name, 'isMain', is_main, 'begun', begun,
          'days', case when from_day is null then null else jsonb_build_object('from', from_day, 'to', to_day) end,
          'token', link.token) order by position, list.created_at), '[]')
        from lists as list left join shopping_list_link as link on link.list_id = list.id) as lists,
      (select coalesce(jsonb_object_agg(list_id, held), '{}') from (
        select list_id, jsonb_agg(jsonb_build_object('id', id, 'key', key, 'text', text, 'foodId', food_id,
            'grams', grams, 'count', count, 'unit', unit, 'thing', thing, 'by', by_name, 'repeats', repeats,
            'at', ${moment('added_at')}) order by added_at, id, part) as held
        from shopping_line where member_id = ${memberId} and not removed group by list_id) as each) as lines,
      (select coalesce(jsonb_object_agg(list_id, held), '{}') from (
        select list_id, jsonb_agg(jsonb_build_object('key', key, 'aspect', aspect, 'value', value, 'from', from_day,
            'to', to_day, 'by', by_name, 'at', ${moment('at')})) as held
        from shopping_edit where member_id = ${memberId} group by list_id) as each) as edits,
      (select coalesce(jsonb_object_agg(place.key, place.list_id), '{}')
        from shopping_place as place join lists on lists.id = place.list_id
        where place.member_id = ${memberId}) as places,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'level', level, 'grams', grams,
          'since', since, 'useBy', use_by, 'isStaple', is_staple, 'usedUntil', used_until) order by lower(name)), '[]')
        from cupboard_item where member_id = ${memberId}) as cupboard,
      (select coalesce(jsonb_agg(jsonb_build_object('shop', id, 'name', name, 'aisles', aisles) order by lower(name), id), '[]')
        from shopping_shop where member_id = ${memberId}) as shops
  `.execute(db)
  const kept = rows[0] ?? NOTHING
  return { ...kept, lists: kept.lists.map(list => ({ ...list, begun: readAsked(list.begun, FOODS_BY_ID) })) }
}

/** Whose list a link opens, and which; null where it leads nowhere. Two statements. */
export async function linkedList(
  { db, isLocked }: { readonly db: Db; readonly isLocked: IsLocked },
  token: string,
): Promise<{ memberId: MemberId; id: string } | null> {
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(token)) return null
  const { rows } = await sql<{ memberId: MemberId; id: string }>`
    select list.member_id as "memberId", list.id from shopping_list_link as link
      join shopping_list as list on list.id = link.list_id and list.deleted_at is null
    where link.token = ${token}
  `.execute(db)
  const [linked] = rows
  return linked && !(await isLocked(db, linked.memberId)) ? linked : null
}
