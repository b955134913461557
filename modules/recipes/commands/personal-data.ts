import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * The part of a guest's records whose move wants a rule: what either saved is kept, since the earlier of the two; two notes
 * are joined, the member's first; collections of one name become one, and links to either go on working; every recipe that
 * the guest imported comes along. What the guest had removed stays removed. Done twice it changes nothing.
 */
export async function moveByRule(tx: Tx, { from, to }: { from: MemberId; to: MemberId }): Promise<void> {
  await moveSaved(tx, from, to)
  await moveCollections(tx, from, to)
  await sql`
    insert into private_recipe (member_id, id, recipe, created_at, updated_at)
    select ${to}, id, recipe, created_at, updated_at from private_recipe
    where member_id = ${from} and removed_at is null
    on conflict do nothing
  `.execute(tx)
}

/** A note that the other holds already is not written a second time. */
async function moveSaved(tx: Tx, from: MemberId, to: MemberId) {
  await sql`
    insert into saved_recipe as mine (member_id, recipe_id, saved_at, note)
    select ${to}, recipe_id, saved_at, note from saved_recipe where member_id = ${from} and removed_at is null
    on conflict (member_id, recipe_id) do update set
      saved_at = least(mine.saved_at, excluded.saved_at),
      removed_at = null,
      note = case
        when mine.removed_at is not null or strpos(excluded.note, mine.note) > 0 then excluded.note
        when strpos(mine.note, excluded.note) > 0 then mine.note
        else mine.note || E'\n\n' || excluded.note
      end
  `.execute(tx)
}

async function moveCollections(tx: Tx, from: MemberId, to: MemberId) {
  await sql`
    insert into recipe_collection (id, member_id, key, name, position, created_at)
    select gen_random_uuid(), ${to}, key, name, position + 1 + coalesce(
      (select max(position) from recipe_collection where member_id = ${to}), -1
    ), created_at
    from recipe_collection where member_id = ${from} and deleted_at is null
    on conflict do nothing
  `.execute(tx)
  // The five have their names too, so one name is one collection.
  const sameName = sql`
    recipe_collection as theirs join recipe_collection as mine
      on mine.member_id = ${to} and mine.deleted_at is null and lower(mine.name) = lower(theirs.name)
      and theirs.member_id = ${from} and theirs.deleted_at is null
  `
  await sql`
    insert into collected_recipe as kept (member_id, collection_id, recipe_id, added_at)
    select ${to}, mine.id, collected.recipe_id, collected.added_at
    from ${sameName} join collected_recipe as collected
      on collected.member_id = ${from} and collected.collection_id = theirs.id
      join saved_recipe as saved
      on saved.member_id = ${from} and saved.recipe_id = collected.recipe_id and saved.removed_at is null
    on conflict (member_id, collection_id, recipe_id)
      do update set added_at = least(kept.added_at, excluded.added_at)
  `.execute(tx)
  await sql`
    update recipe_collection_link as link set member_id = ${to}, collection_id = mine.id
    from ${sameName} where link.member_id = ${from} and link.collection_id = theirs.id
  `.execute(tx)
}
