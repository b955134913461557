import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { PrivateRecipe } from './import/private-recipe.ts'
import type { RecipeCard } from './recipe.ts'
import type { CollectionKey } from './saved/collections.ts'

export interface RecipesTables {
  provider_cache: ProviderCacheTable
  recipe: RecipeTable
  recipe_card: RecipeCardTable
  recipe_term: RecipeTermTable
  recipe_food: RecipeFoodTable
  recipe_figure: RecipeFigureTable
  recipe_word: RecipeWordTable
  recipe_library: RecipeLibraryTable
  saved_recipe: SavedRecipeTable
  liked_recipe: LikedRecipeTable
  recipe_rating: RecipeRatingTable
  recipe_rating_total: RecipeRatingTotalTable
  recipe_collection: RecipeCollectionTable
  collected_recipe: CollectedRecipeTable
  recipe_collection_link: RecipeCollectionLinkTable
  private_recipe: PrivateRecipeTable
}

interface ProviderCacheTable {
  key: string
  answer: JSONColumnType<object>
  fetched_at: ColumnType<Date, Date, Date>
}

interface RecipeTable {
  id: string
  position: number
  is_sample: boolean
  name: string
  meals: string[]
  diets: string[]
  allergens: string[]
  tags: string[]
  total_minutes: number
  calories_kcal: number | null
  protein_g: number | null
}

interface RecipeCardTable {
  id: string
  card: JSONColumnType<RecipeCard>
}

interface RecipeTermTable {
  lexeme: string
  position: number
  grade: number
  name_form: string | null
}

interface RecipeFoodTable {
  food: string
  position: number
  is_staple: boolean
}

interface RecipeFigureTable {
  nutrient: string
  amount: number
  position: number
}

interface RecipeWordTable {
  word: string
  lexeme: string
  recipes: number
  is_told: Generated<boolean>
}

interface RecipeLibraryTable {
  is_the_one: Generated<boolean>
  content_hash: string
  filled_at: ColumnType<Date, Date | undefined, Date>
}

interface SavedRecipeTable {
  member_id: MemberId
  recipe_id: string
  saved_at: ColumnType<Date, Date, Date>
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  note: Generated<string>
}

interface LikedRecipeTable {
  member_id: MemberId
  recipe_id: string
  liked_at: ColumnType<Date, Date, Date>
}

interface RecipeRatingTable {
  member_id: MemberId
  recipe_id: string
  stars: number
  rated_at: ColumnType<Date, Date, Date>
  /** Written by a trigger. */
  by_guest: ColumnType<boolean, never, never>
}

/** Written by triggers alone. */
interface RecipeRatingTotalTable {
  recipe_id: ColumnType<string, never, never>
  ratings: ColumnType<number, never, never>
  stars: ColumnType<number, never, never>
  member_ratings: ColumnType<number, never, never>
  member_stars: ColumnType<number, never, never>
}

interface RecipeCollectionTable {
  id: string
  member_id: MemberId
  key: CollectionKey | null
  name: string
  position: number
  created_at: ColumnType<Date, Date, Date>
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface CollectedRecipeTable {
  member_id: MemberId
  collection_id: string
  recipe_id: string
  added_at: ColumnType<Date, Date, Date>
}

interface RecipeCollectionLinkTable {
  token: string
  member_id: MemberId
  collection_id: string
  shared_by: string | null
  created_at: ColumnType<Date, Date, Date>
}

interface PrivateRecipeTable {
  member_id: MemberId
  id: string
  recipe: JSONColumnType<PrivateRecipe>
  created_at: ColumnType<Date, Date, never>
  updated_at: ColumnType<Date, Date, Date>
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
