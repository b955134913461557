import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/** Takes away all that is kept of a member here; everybody's ratings come to what the others gave. */
export async function erasePersonalData(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('recipe_collection_link').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('collected_recipe').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('recipe_collection').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('saved_recipe').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('liked_recipe').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('recipe_rating').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('private_recipe').where('member_id', '=', memberId).execute()
}

/**
 * A guest's records become a member's: what either saved or liked is kept, since the earlier of the two; of two ratings
 * of a recipe the later counts; two notes are joined, the member's first; collections of one name become one, and links
 * to either go on working; every recipe that the guest brought in comes along. What the guest had thrown away stays away. Done twice it changes nothing.
 */
export async function moveRecords(tx: Tx, { from, to }: { from: MemberId; to: MemberId }): Promise<void> {
  await moveSaved(tx, from, to)
  await sql`
    insert into liked_recipe as mine (member_id, recipe_id, liked_at)
    select ${to}, recipe_id, liked_at from liked_recipe where member_id = ${from}
    on conflict (member_id, recipe_id) do update set liked_at = least(mine.liked_at, excluded.liked_at)
  `.execute(tx)
  await sql`
    insert into recipe_rating as mine (member_id, recipe_id, stars, rated_at)
    select ${to}, recipe_id, stars, rated_at from recipe_rating where member_id = ${from}
    on conflict (member_id, recipe_id) do update set stars = excluded.stars, rated_at = excluded.rated_at
      where excluded.rated_at > mine.rated_at
  `.execute(tx)
  await moveCollections(tx, from, to)
  await sql`
    insert into private_recipe (member_id, id, recipe, created_at, updated_at)
    select ${to}, id, recipe, created_at, updated_at from private_recipe
    where member_id = ${from} and removed_at is null
    on conflict do nothing
  `.execute(tx)
  await erasePersonalData(tx, from)
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
