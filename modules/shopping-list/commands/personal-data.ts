import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * A guest's lists become a member's. Where both have a main list, what is on the guest's comes onto the member's, and a
 * link to it goes on working where the member's has none. Done twice it changes nothing.
 */
export async function moveByRule(tx: Tx, { from, to }: { from: MemberId; to: MemberId }): Promise<void> {
  const both = sql`
    shopping_list as theirs join shopping_list as mine
      on theirs.member_id = ${from} and theirs.is_main and mine.member_id = ${to} and mine.is_main
  `
  for (const table of ['shopping_line', 'shopping_edit', 'shopping_place', 'shopping_list_link'] as const) {
    const kept = sql.table(table)
    await sql`
      update ${kept} as kept set list_id = mine.id from ${both}
      where kept.list_id = theirs.id and not exists (${alike(table)})
    `.execute(tx)
    await sql`update ${kept} set member_id = ${to} where member_id = ${from} and ${notAlike(table, to)}`.execute(tx)
  }
  await sql`delete from shopping_list as theirs using shopping_list as mine
    where theirs.member_id = ${from} and theirs.is_main and mine.member_id = ${to} and mine.is_main`.execute(tx)
  await sql`update shopping_list set member_id = ${to} where member_id = ${from}`.execute(tx)
}

type Moved = 'shopping_line' | 'shopping_edit' | 'shopping_place' | 'shopping_list_link'

/** What the member's main list has of the same already; it stays. */
function alike(table: Moved) {
  if (table === 'shopping_line')
    return sql`select from shopping_line as same
      where same.list_id = mine.id and same.id = kept.id and same.part = kept.part`
  if (table === 'shopping_edit')
    return sql`select from shopping_edit as same
      where same.list_id = mine.id and same.key = kept.key and same.aspect = kept.aspect
        and same.from_day <= kept.to_day and same.to_day >= kept.from_day`
  if (table === 'shopping_list_link') return sql`select from shopping_list_link as same where same.list_id = mine.id`
  return sql`select where false`
}

function notAlike(table: Moved, to: MemberId) {
  return table === 'shopping_place'
    ? sql`not exists (select from shopping_place as same where same.member_id = ${to} and same.key = shopping_place.key)`
    : sql`true`
}
