import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnThing } from '../adding/own-thing.ts'

/** Foods and meals of a member's own, by name. One statement. */
export async function ownThings(db: Db, memberId: MemberId): Promise<OwnThing[]> {
  const { rows } = await sql<OwnThing>`
    select name as kind, key as id, value from diary_setting
    where member_id = ${memberId} and name in ('own-food', 'own-meal')
    order by lower(value ->> 'name'), key
  `.execute(db)
  return rows
}
