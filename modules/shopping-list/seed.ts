import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db } from '#platform/db/database.ts'
import type { Level } from './cupboard.ts'
import { thingKey } from './hand-lines.ts'
import { SAMPLE_LINES } from './sample-list.ts'
import { shopName } from './shop-names.ts'
import { MAIN_LIST_NAME } from './shopping-words.ts'

const LIST_ID = '5a3b1f0e-0000-4000-8000-000000000001'
const LINE_IDS = ['5a3b1f0e-0000-4000-8000-000000000011', '5a3b1f0e-0000-4000-8000-000000000012']
/** Food, how much, exactly or roughly, for so many days, and whether it is a staple. */
const CUPBOARD: readonly (readonly [
  food: string,
  level: Level,
  grams: number | null,
  days: number,
  staple: boolean,
])[] = [
  ['porridge-oats', 'plenty', 600, 20, true],
  ['basmati-rice', 'half', 400, 13, false],
  ['red-lentils-dried', 'plenty', 500, 6, true],
  ['olive-oil', 'half', 364, 20, true],
  ['peas-frozen', 'half', 450, 41, true],
  ['unsalted-butter', 'half', 180, 9, true],
  ['tahini', 'plenty', null, 13, false],
  ['celery', 'little', null, 8, false],
  ['soy-sauce-reduced', 'half', null, 30, false],
  ['desiccated-coconut', 'little', null, 90, false],
  ['salt', 'plenty', null, 60, true],
  ['black-pepper', 'half', null, 60, true],
  ['cumin-ground', 'half', null, 60, true],
]

/** Lines and a cupboard for the member whom visitors are shown. May run at every start. */
export async function seedSampleShopping(db: Db, memberId: MemberId, today: Day, now: Date): Promise<void> {
  const lines = SAMPLE_LINES.map((line, nth) => ({ ...line, id: LINE_IDS[nth], key: thingKey(line.thing) }))
  const items = CUPBOARD.flatMap(([id, level, grams, days, staple]) => {
    const food = FOODS_BY_ID.get(id)
    return food ? [{ key: `food:${id}`, name: shopName(food), level, grams, since: addDays(today, -days), staple }] : []
  })
  await sql`
    insert into shopping_list (id, member_id, name, is_main, position, created_at)
    values (${LIST_ID}, ${memberId}, ${MAIN_LIST_NAME}, true, 0, ${now}) on conflict do nothing
  `.execute(db)
  await sql`
    insert into shopping_line
      (member_id, list_id, id, part, key, text, count, unit, thing, repeats, added_at, removed, changed_at)
    select ${memberId}, ${LIST_ID}, id, 0, key, text, 1, unit, thing, true, ${now}, false, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as row (
      id uuid, key text, text text, unit text, thing text)
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into cupboard_item (member_id, key, name, level, grams, since, is_staple, changed_at)
    select ${memberId}, key, name, level, grams, since, staple, ${now}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as row (
      key text, name text, level text, grams double precision, since date, staple boolean)
    on conflict do nothing
  `.execute(db)
}
