import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { RecipesTables } from './tables.ts'

const MOVING = { owner: 'member_id', isHealth: false, atSignUp: 'moves' } as const

export const PERSONAL_TABLES = {
  saved_recipe: {
    ...MOVING,
    kind: 'saved_recipes',
    columns: { member_id: OWNER, recipe_id: 'told', saved_at: 'told', removed_at: 'told', note: 'told' },
  },
  liked_recipe: {
    ...MOVING,
    kind: 'liked_recipes',
    columns: { member_id: OWNER, recipe_id: 'told', liked_at: 'told' },
  },
  recipe_rating: {
    ...MOVING,
    kind: 'recipe_ratings',
    columns: { member_id: OWNER, recipe_id: 'told', stars: 'told', rated_at: 'told' },
  },
  recipe_collection: {
    ...MOVING,
    kind: 'recipe_collections',
    columns: {
      id: 'told',
      member_id: OWNER,
      key: 'kept back: the name says it',
      name: 'told',
      position: 'told',
      created_at: 'told',
      deleted_at: 'told',
    },
  },
  collected_recipe: {
    ...MOVING,
    kind: 'collected_recipes',
    columns: { member_id: OWNER, collection_id: 'told', recipe_id: 'told', added_at: 'told' },
  },
  recipe_collection_link: {
    ...MOVING,
    kind: 'collection_links',
    columns: { token: 'told', member_id: OWNER, collection_id: 'told', shared_by: 'told', created_at: 'told' },
  },
  private_recipe: {
    ...MOVING,
    kind: 'imported_recipes',
    columns: {
      member_id: OWNER,
      id: 'told',
      recipe: 'told in parts',
      created_at: 'told',
      updated_at: 'told',
      removed_at: 'told',
    },
  },
} satisfies CoveredTables<RecipesTables>
