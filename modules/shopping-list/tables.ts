import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Level } from './cupboard.ts'
import type { Aspect, EditValues, PlanAsked } from './shopping-changes.ts'

export interface ShoppingListTables {
  shopping_list: ShoppingListTable
  shopping_shop: ShoppingShopTable
  shopping_list_link: ShoppingListLinkTable
  shopping_line: ShoppingLineTable
  shopping_edit: ShoppingEditTable
  shopping_place: ShoppingPlaceTable
  cupboard_item: CupboardItemTable
}

type Moment = ColumnType<Date, Date, Date>

interface ShoppingListTable {
  id: string
  member_id: MemberId
  name: string
  is_main: boolean
  position: number
  from_day: string | null
  to_day: string | null
  begun: JSONColumnType<PlanAsked & object, string | undefined>
  created_at: Moment
  deleted_at: ColumnType<Date | null, Date | null, Date | null>
}

interface ShoppingShopTable {
  member_id: MemberId
  id: string
  name: string
  aisles: string[]
  changed_at: Moment
}

interface ShoppingListLinkTable {
  token: string
  member_id: MemberId
  list_id: string
  created_at: Moment
}

interface ShoppingLineTable {
  member_id: MemberId
  list_id: string
  id: string
  part: number
  key: string
  text: string
  food_id: string | null
  grams: number | null
  count: number | null
  unit: string | null
  thing: string | null
  by_name: string | null
  repeats: boolean
  added_at: Moment
  removed: boolean
  changed_at: Moment
}

interface ShoppingEditTable {
  member_id: MemberId
  list_id: string
  key: string
  aspect: Aspect
  from_day: string
  to_day: string
  value: JSONColumnType<EditValues[Aspect] & object>
  by_name: string | null
  at: Moment
}

interface ShoppingPlaceTable {
  member_id: MemberId
  key: string
  list_id: string
  changed_at: Moment
}

interface CupboardItemTable {
  member_id: MemberId
  key: string
  name: string
  level: Level
  grams: number | null
  since: string
  use_by: string | null
  used_until: string | null
  is_staple: boolean
  changed_at: Moment
}
