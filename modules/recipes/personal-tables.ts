import { type ByRule, type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { RecipesTables } from './tables.ts'

const MEMBERS = { owner: 'member_id', isHealth: false } as const
const NAMED: ByRule = 'by rule: the recipe’s name beside its number, where it is one of our own'
const TOGETHER: ByRule =
  'by rule: collections of one name become one, with what is in either; links to either go on working'

export const PERSONAL_TABLES = {
  saved_recipe: {
    ...MEMBERS,
    kind: 'saved_recipes',
    inOrderOf: 'saved_at',
    exported: NAMED,
    atSignUp:
      'by rule: saved since the earlier of the two, two notes are joined; what the guest had removed stays removed',
    columns: { member_id: OWNER, recipe_id: 'told', saved_at: 'told', removed_at: 'told', note: 'told' },
  },
  liked_recipe: {
    ...MEMBERS,
    kind: 'liked_recipes',
    inOrderOf: 'liked_at',
    exported: NAMED,
    atSignUp: { alike: ['recipe_id'], keeps: { lower: 'liked_at' } },
    columns: { member_id: OWNER, recipe_id: 'told', liked_at: 'told' },
  },
  recipe_rating: {
    ...MEMBERS,
    kind: 'recipe_ratings',
    inOrderOf: 'rated_at',
    exported: NAMED,
    atSignUp: { alike: ['recipe_id'], keeps: { later: 'rated_at' } },
    columns: {
      member_id: OWNER,
      recipe_id: 'told',
      stars: 'told',
      rated_at: 'told',
      by_guest: 'kept back: false for whoever has an account to ask from',
    },
  },
  recipe_collection: {
    ...MEMBERS,
    kind: 'recipe_collections',
    inOrderOf: 'position',
    atSignUp: TOGETHER,
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
    ...MEMBERS,
    kind: 'collected_recipes',
    inOrderOf: 'added_at',
    exported: NAMED,
    atSignUp: TOGETHER,
    columns: { member_id: OWNER, collection_id: 'told', recipe_id: 'told', added_at: 'told' },
  },
  recipe_collection_link: {
    ...MEMBERS,
    kind: 'collection_links',
    inOrderOf: 'created_at',
    atSignUp: TOGETHER,
    columns: { token: 'told', member_id: OWNER, collection_id: 'told', shared_by: 'told', created_at: 'told' },
  },
  private_recipe: {
    ...MEMBERS,
    kind: 'imported_recipes',
    inOrderOf: 'created_at',
    atSignUp: 'by rule: all come along but those the guest had removed',
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
