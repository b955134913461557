import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import { ownRecipeOf } from '../own-library.ts'

/** Everything that is kept of a member here. Of a provider's recipe that is its id. */
export async function personalData(db: Db, memberId: MemberId) {
  const [saved, liked, ratings, collections, collected, links, own] = await Promise.all([
    db
      .selectFrom('saved_recipe')
      .select(['recipe_id', 'saved_at', 'removed_at', 'note'])
      .where('member_id', '=', memberId)
      .orderBy('saved_at')
      .execute(),
    db
      .selectFrom('liked_recipe')
      .select(['recipe_id', 'liked_at'])
      .where('member_id', '=', memberId)
      .orderBy('liked_at')
      .execute(),
    db
      .selectFrom('recipe_rating')
      .select(['recipe_id', 'stars', 'rated_at'])
      .where('member_id', '=', memberId)
      .orderBy('rated_at')
      .execute(),
    db
      .selectFrom('recipe_collection')
      .select(['id', 'name', 'position', 'created_at', 'deleted_at'])
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('collected_recipe')
      .select(['collection_id', 'recipe_id', 'added_at'])
      .where('member_id', '=', memberId)
      .orderBy('added_at')
      .execute(),
    db
      .selectFrom('recipe_collection_link')
      .select(['collection_id', 'token', 'shared_by', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('private_recipe')
      .select(['id', 'recipe', 'created_at', 'updated_at', 'removed_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  ])
  return {
    saved_recipes: saved.map(withName),
    liked_recipes: liked.map(withName),
    recipe_ratings: ratings.map(withName),
    recipe_collections: collections,
    collected_recipes: collected.map(withName),
    collection_links: links,
    imported_recipes: own.map(({ recipe, ...row }) => ({ ...row, ...recipe })),
  }
}

const withName = <R extends { recipe_id: string }>(row: R) => ({
  ...row,
  recipe: ownRecipeOf(row.recipe_id)?.name ?? null,
})
