import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import { MOST_LISTS } from '../shopping-limits.ts'
import { MAIN_LIST_NAME } from '../shopping-words.ts'

/** 144 bits: nobody guesses it. */
const TOKEN_BYTES = 18

/** A list that somebody may change. */
export interface OpenList {
  readonly id: string
  readonly memberId: MemberId
  readonly isMain: boolean
}

/**
 * A member's list, locked until the transaction ends: changes of one list wait for each other. 'main' is made where
 * there is none yet. Null for one that is not theirs or is deleted.
 */
export async function lockList(tx: Tx, memberId: MemberId, ref: string, now: Date): Promise<OpenList | null> {
  if (ref === 'main') await makeMain(tx, memberId, now)
  const which = ref === 'main' ? sql`is_main` : sql`id = ${ref}`
  const { rows } = await sql<OpenList>`
    select id, member_id as "memberId", is_main as "isMain" from shopping_list
    where member_id = ${memberId} and ${which} and deleted_at is null for update
  `.execute(tx)
  return rows[0] ?? null
}

/** The list that a link opens, locked; null where it leads nowhere. */
export async function lockLinkedList(tx: Tx, token: string, isLocked: IsLocked): Promise<OpenList | null> {
  const { rows } = await sql<OpenList>`
    select list.id, list.member_id as "memberId", list.is_main as "isMain"
    from shopping_list as list join shopping_list_link as link on link.list_id = list.id
    where link.token = ${token} and list.deleted_at is null for update of list
  `.execute(tx)
  const [list] = rows
  return list && !(await isLocked(tx, list.memberId)) ? list : null
}

async function makeMain(tx: Tx, memberId: MemberId, now: Date) {
  await sql`
    insert into shopping_list (id, member_id, name, is_main, position, created_at)
    values (${randomUUID()}, ${memberId}, ${MAIN_LIST_NAME}, true, 0, ${now})
    on conflict (member_id) where is_main do nothing
  `.execute(tx)
}

/** False where there are too many. The main list is there from now on too. */
export async function makeList(tx: Tx, memberId: MemberId, id: string, name: string, now: Date): Promise<boolean> {
  await inTurn(tx, memberId)
  await makeMain(tx, memberId, now)
  const { numAffectedRows } = await sql`
    insert into shopping_list (id, member_id, name, is_main, position, created_at)
    select ${id}, ${memberId}, ${name}, false, max(position) + 1, ${now} from shopping_list
    where member_id = ${memberId} and deleted_at is null having count(*) < ${MOST_LISTS}
    on conflict do nothing
  `.execute(tx)
  return numAffectedRows === 1n
}

type Settings = Omit<ShoppingChanges['shopping-list-set'], 'list'>

/** False for a list that is not theirs, and for deleting the main one. A deleted list can be had back. */
export async function setList(tx: Tx, memberId: MemberId, ref: string, set: Settings, now: Date): Promise<boolean> {
  const { name, deleted, days } = set
  if (ref === 'main') await makeMain(tx, memberId, now)
  if (deleted !== undefined && (await isMain(tx, memberId, ref))) return false
  const which = ref === 'main' ? sql`is_main` : sql`id = ${ref}`
  const values = [
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(deleted === undefined ? [] : [sql`deleted_at = ${deleted ? now : null}`]),
    ...(days === undefined ? [] : [sql`from_day = ${days?.from ?? null}, to_day = ${days?.to ?? null}`]),
  ]
  if (values.length === 0) return true
  const { numAffectedRows } = await sql`
    update shopping_list set ${sql.join(values)} where member_id = ${memberId} and ${which}
  `.execute(tx)
  return numAffectedRows === 1n
}

async function isMain(tx: Tx, memberId: MemberId, ref: string): Promise<boolean> {
  if (ref === 'main') return true
  const { rows } = await sql`
    select from shopping_list where member_id = ${memberId} and id = ${ref} and is_main
  `.execute(tx)
  return rows.length > 0
}

/** The link's secret, the same until it is taken back; null for a list that is not theirs. */
export async function shareList(tx: Tx, memberId: MemberId, ref: string, now: Date): Promise<string | null> {
  const list = await lockList(tx, memberId, ref, now)
  if (!list) return null
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { rows } = await sql<{ token: string }>`
    insert into shopping_list_link (token, member_id, list_id, created_at)
    values (${token}, ${memberId}, ${list.id}, ${now})
    on conflict (list_id) do update set member_id = excluded.member_id returning token
  `.execute(tx)
  return rows[0]?.token ?? null
}

/** No link to the list leads anywhere from now on; false for a list that is not theirs. */
export async function unshareList(tx: Tx, memberId: MemberId, ref: string, now: Date): Promise<boolean> {
  const list = await lockList(tx, memberId, ref, now)
  if (!list) return false
  await tx.deleteFrom('shopping_list_link').where('list_id', '=', list.id).execute()
  return true
}

/** A thing is bought with this list from now on; false for a list that is not theirs. */
export async function placeThing(
  tx: Tx,
  memberId: MemberId,
  { key, list: ref, lines }: ShoppingChanges['shopping-placed'],
  now: Date,
): Promise<boolean> {
  const list = await lockList(tx, memberId, ref, now)
  if (!list) return false
  await sql`
    insert into shopping_place (member_id, key, list_id, changed_at) values (${memberId}, ${key}, ${list.id}, ${now})
    on conflict (member_id, key) do update set list_id = excluded.list_id, changed_at = excluded.changed_at
  `.execute(tx)
  if (lines.length > 0)
    await sql`
      update shopping_line set list_id = ${list.id} where member_id = ${memberId} and id = any (${lines}::uuid[])
    `.execute(tx)
  return true
}
