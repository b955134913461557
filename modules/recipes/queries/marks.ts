import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type RecipeMark, type RecipeRating, ratingOf } from '../saved/recipe-marks.ts'

/** What a member keeps of these recipes; those of which they keep nothing are not in it. One statement. */
export async function marksOf(
  db: Db | Tx,
  memberId: MemberId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipeMark>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<RecipeMark & { id: string }>`
    select asked.id, saved.recipe_id is not null as saved, liked.recipe_id is not null as liked, rating.stars
    from unnest(${ids}::text[]) as asked (id)
      left join saved_recipe as saved
        on saved.member_id = ${memberId} and saved.recipe_id = asked.id and saved.removed_at is null
      left join liked_recipe as liked on liked.member_id = ${memberId} and liked.recipe_id = asked.id
      left join recipe_rating as rating on rating.member_id = ${memberId} and rating.recipe_id = asked.id
    where saved.recipe_id is not null or liked.recipe_id is not null or rating.stars is not null
  `.execute(db)
  return new Map(rows.map(({ id, ...mark }) => [id, mark]))
}

/** What the ratings of a recipe come to: everybody's, and those of people with an account. */
export interface RecipeRatings {
  readonly everybodys: RecipeRating | null
  readonly members: RecipeRating | null
}

/** One statement. */
export async function recipeRatings(db: Db | Tx, id: string): Promise<RecipeRatings> {
  const total = await db
    .selectFrom('recipe_rating_total')
    .select(['ratings', 'stars', 'member_ratings', 'member_stars'])
    .where('recipe_id', '=', id)
    .executeTakeFirst()
  return {
    everybodys: ratingOf(total),
    members: ratingOf(total && { ratings: total.member_ratings, stars: total.member_stars }),
  }
}

/** What everybody's ratings of a recipe come to. One statement. */
export const recipeRating = async (db: Db | Tx, id: string): Promise<RecipeRating | null> =>
  (await recipeRatings(db, id)).everybodys
