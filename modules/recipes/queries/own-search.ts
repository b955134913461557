import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type LibraryIndex, type LibraryRows, libraryIndex } from '../search/library-index.ts'
import { searchLibrary } from '../search/library-search.ts'
import { spellings } from '../search/meant-words.ts'
import { NOTHING_FOUND, type OwnPage, type OwnQuery } from '../search/own-query.ts'
import { wordsToFind } from '../search/search-words.ts'

/**
 * Finds recipes of our own. The one statement says how the language bends the words that were typed, and whether the
 * library is still the one that was read; the search itself is in memory.
 */
export async function searchOwn(db: Db, query: OwnQuery): Promise<OwnPage> {
  const words = wordsToFind(query.words)
  if (words.length === 0 && query.words !== '') return NOTHING_FOUND
  const asked = spellings(words)
  const { hash, stems } = await stemsOf(db, asked)
  const stemOf = new Map(asked.map((word, nth) => [word, stems[nth] ?? null]))
  return searchLibrary(await libraryOf(db, hash), query, words, word => stemOf.get(word) ?? null)
}

/** Reads the library into memory, so that no visitor waits for it. */
export async function openLibrary(db: Db): Promise<void> {
  const { hash } = await stemsOf(db, [])
  await libraryOf(db, hash)
}

async function stemsOf(db: Db, words: readonly string[]) {
  const { rows } = await sql<{ hash: string | null; stems: (string | null)[] }>`
    select (select content_hash from recipe_library) as hash,
      array(
        select (ts_lexize('english_stem', word))[1] from unnest(${words}::text[]) with ordinality as typed (word, nth)
        order by nth
      ) as stems`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not answer')
  return row
}

interface Kept {
  readonly hash: string | null
  readonly index: Promise<LibraryIndex>
}

const kept = new WeakMap<Db, Kept>()

/** The library as it was filled from content of this hash; everybody who asks meanwhile waits for the same reading. */
function libraryOf(db: Db, hash: string | null): Promise<LibraryIndex> {
  const known = kept.get(db)
  if (known?.hash === hash) return known.index
  const index = readLibrary(db)
  kept.set(db, { hash, index })
  // A reading that failed is tried again by the next who asks.
  index.catch(() => kept.get(db)?.index === index && kept.delete(db))
  return index
}

/** All of it in one statement, so that it is of one filling. */
async function readLibrary(db: Db): Promise<LibraryIndex> {
  const { rows } = await sql<{ library: LibraryRows }>`
    select json_build_object(
      'recipes', (
        select coalesce(json_agg(json_build_object(
          'card', card, 'name', name, 'isSample', is_sample, 'meals', meals, 'diets', diets, 'allergens', allergens,
          'tags', tags, 'totalMinutes', total_minutes, 'caloriesKcal', calories_kcal, 'proteinG', protein_g
        ) order by position), '[]') from recipe join recipe_card using (id)
      ),
      'terms', (
        select coalesce(json_agg(json_build_array(lexeme, positions, grades, forms)), '[]') from (
          select lexeme, json_agg(position order by position) as positions, json_agg(grade order by position) as grades,
            json_agg(name_form order by position) as forms
          from recipe_term group by lexeme
        ) as each
      ),
      'foods', (
        select coalesce(json_agg(json_build_array(food, positions, staples)), '[]') from (
          select food, json_agg(position order by position) as positions, json_agg(is_staple order by position) as staples
          from recipe_food group by food
        ) as each
      ),
      'figures', (
        select coalesce(json_agg(json_build_array(nutrient, positions, amounts)), '[]') from (
          select nutrient, json_agg(position order by position) as positions, json_agg(amount order by position) as amounts
          from recipe_figure group by nutrient
        ) as each
      ),
      'words', (select coalesce(json_agg(json_build_array(word, lexeme, recipes, is_told)), '[]') from recipe_word)
    ) as library`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not answer')
  return libraryIndex(row.library)
}
