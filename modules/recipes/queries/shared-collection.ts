import { sql } from 'kysely'
import type { IsLocked } from '#modules/account/locked.ts'
import type { OwnCard } from '../library-row.ts'
import { type ListedRecipe, listedRecipe } from '../listed-recipe.ts'
import type { Attribution } from '../provider/recipe-source.ts'
import { type ProviderCardsDeps, providerCards } from './provider-cards.ts'

export interface SharedCollection {
  readonly name: string
  /** Null unless the member chose to show it. */
  readonly sharedBy: string | null
  readonly recipes: readonly ListedRecipe[]
  /** Recipes in it that cannot be shown now. */
  readonly unseen: number
  readonly attribution: Attribution | null
}

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/
/** More is no collection that somebody reads through. */
const MOST_SHOWN = 200

interface Row {
  member_id: string
  name: string
  shared_by: string | null
  recipe_id: string | null
  card: OwnCard | null
}

/**
 * What anyone who has the link sees of a collection: its name and its recipes, no notes, and no name of a person that
 * was not chosen. Null when the link leads nowhere. Two statements, and one more where there are a provider's recipes.
 */
export async function sharedCollection(
  deps: ProviderCardsDeps & { readonly isLocked: IsLocked },
  token: string,
): Promise<SharedCollection | null> {
  if (!TOKEN.test(token)) return null
  const { rows } = await sql<Row>`
    with shared as (
      select collection.member_id, collection.id, collection.key, collection.name, link.shared_by
      from recipe_collection_link as link
        join recipe_collection as collection on collection.id = link.collection_id and collection.deleted_at is null
      where link.token = ${token}
    ),
    inside as (
      select liked.recipe_id, liked.liked_at as put_at
      from shared join liked_recipe as liked on liked.member_id = shared.member_id and shared.key = 'favorites'
      union all
      select collected.recipe_id, collected.added_at
      from shared
        join collected_recipe as collected
          on collected.member_id = shared.member_id and collected.collection_id = shared.id
        join saved_recipe as saved
          on saved.member_id = shared.member_id and saved.recipe_id = collected.recipe_id and saved.removed_at is null
    )
    select shared.member_id, shared.name, shared.shared_by, inside.recipe_id, recipe_card.card
    from shared left join inside on true left join recipe_card on recipe_card.id = inside.recipe_id
    order by inside.put_at desc, inside.recipe_id
    limit ${MOST_SHOWN}
  `.execute(deps.db)
  const [first] = rows
  if (!first || (await deps.isLocked(deps.db, first.member_id))) return null
  const inside = rows.flatMap(({ recipe_id, card }) => (recipe_id === null ? [] : [{ id: recipe_id, card }]))
  const provider = await providerCards(
    deps,
    inside.filter(({ card }) => card === null).map(({ id }) => id),
  )
  const recipes = inside.flatMap(({ id, card }) => card ?? provider.cards.get(id) ?? []).map(card => listedRecipe(card))
  return {
    name: first.name,
    sharedBy: first.shared_by,
    recipes,
    unseen: inside.length - recipes.length,
    attribution: provider.attribution,
  }
}
