import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { placeRecipe, writeNote } from './commands/collections.ts'
import { setMark } from './commands/marks.ts'
import type { LibraryRow } from './library-row.ts'
import { ownRecipes } from './own-library.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { photographOf } from './recipe-pictures.ts'

/** Any number that no other lock of ours has. */
const FILL_LOCK = 7_203_114

const FILLED = ['recipe', 'recipe_term', 'recipe_food', 'recipe_figure', 'recipe_word'] as const

/**
 * Fills what search knows of our own recipes, when they are not those it was filled from. Servers that start at the same
 * time wait for one another; readers see the old ones until all new ones are there.
 *
 * @returns whether it was filled just now
 */
export async function seedRecipes(db: Db, rows: readonly LibraryRow[]): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
  if (await isFilledFrom(db, hash)) return false
  return db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(tx)
    if (await isFilledFrom(tx, hash)) return false
    const wordsOf = foundBy(rows)
    for (const table of FILLED) await tx.deleteFrom(table).execute()
    await insertRecipes(tx, rows, wordsOf)
    await insertWords(tx, rows, wordsOf)
    await tx
      .insertInto('recipe_library')
      .values({ content_hash: hash })
      .onConflict(conflict =>
        conflict.column('is_the_one').doUpdateSet({ content_hash: hash, filled_at: sql<Date>`now()` }),
      )
      .execute()
    return true
  })
}

async function isFilledFrom(db: Db | Tx, hash: string): Promise<boolean> {
  const row = await db.selectFrom('recipe_library').select('content_hash').executeTakeFirst()
  return row?.content_hash === hash
}

/** Samples first, of those the ones with a picture, else in the order of the content. */
async function insertRecipes(tx: Tx, rows: readonly LibraryRow[], wordsOf: ReturnType<typeof foundBy>) {
  const turn = (row: LibraryRow) => (row.isSample ? 0 : 2) + (row.isPictured ? 0 : 1)
  const ordered = rows.toSorted((one, other) => turn(one) - turn(other))
  const json = JSON.stringify(ordered.map((row, position) => ({ position, ...row, words: wordsOf(row) })))
  await sql`
    with row as (
      select * from jsonb_to_recordset(${json}::jsonb) as row (position integer, card jsonb, "isSample" boolean, meals text[],
        diets text[], allergens text[], tags text[], "totalMinutes" integer, "caloriesKcal" integer, "proteinG" integer)
    ), filled as (
      insert into recipe (id, position, is_sample, name, meals, diets, allergens, tags, total_minutes, calories_kcal, protein_g)
      select card->>'id', position, "isSample", card->>'name', meals, diets, allergens, tags, "totalMinutes",
        "caloriesKcal", "proteinG"
      from row
    )
    insert into recipe_card (id, card) select card->>'id', card from row
  `.execute(tx)
  await insertTerms(tx, json)
  const foods = ordered.flatMap((row, position) =>
    row.foods.map(({ id, isStaple }) => ({ food: id, position, is_staple: isStaple })),
  )
  await sql`
    insert into recipe_food (food, position, is_staple)
    select * from jsonb_to_recordset(${JSON.stringify(foods)}::jsonb) as row (food text, position integer, is_staple boolean)
  `.execute(tx)
  const figures = ordered.flatMap(({ figures }, position) =>
    Object.entries(figures).map(([nutrient, amount]) => ({ nutrient, amount, position })),
  )
  await sql`
    insert into recipe_figure (nutrient, amount, position)
    select * from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as row (nutrient text, amount real, position integer)
  `.execute(tx)
}

/** PostgreSQL's own rank says how much a word says where it stands; a name's own form of it is kept beside. */
async function insertTerms(tx: Tx, json: string) {
  await sql`
    with row as materialized (
      select position, words->>'a' as name,
        setweight(to_tsvector('english', words->>'dish'), 'A') || setweight(to_tsvector('english', words->>'b'), 'B')
          || setweight(to_tsvector('english', words->>'c'), 'C') || setweight(to_tsvector('english', words->>'d'), 'D') as words
      from jsonb_to_recordset(${json}::jsonb) as row (position integer, words jsonb)
    ), form as (
      select position, (ts_lexize('english_stem', word))[1] as lexeme, min(word) as name_form
      from row cross join lateral unnest(string_to_array(name, ' ')) as word group by 1, 2
    )
    insert into recipe_term (lexeme, position, grade, name_form)
    select term.lexeme, position, ts_rank('{0.05,0.2,0.5,1}', words, quote_literal(term.lexeme)::tsquery), name_form
    from row cross join lateral unnest(row.words) as term left join form using (position, lexeme)
  `.execute(tx)
}

const spelt = (text: string) => text.split(' ').filter(word => word !== '')

/** A letter s at the end does not make another word. */
const plain = (word: string) => word.replace(/s$/, '')

/**
 * The words by which each is found. What any dish is or holds is not looked for in descriptions: 'serve with soup' is no
 * soup.
 */
function foundBy(rows: readonly LibraryRow[]): (row: LibraryRow) => LibraryRow['words'] {
  const said = new Set(rows.flatMap(({ words: { a, b, c } }) => spelt(`${a} ${b} ${c}`).map(plain)))
  return ({ words }) => ({
    ...words,
    d: spelt(words.d)
      .filter(word => !said.has(plain(word)))
      .join(' '),
  })
}

async function insertWords(tx: Tx, rows: readonly LibraryRow[], wordsOf: ReturnType<typeof foundBy>) {
  const counts = new Map<string, { recipes: number; is_told: boolean }>()
  for (const row of rows) {
    const { a, b, c, d } = wordsOf(row)
    const said = new Set(spelt(`${a} ${b} ${c}`))
    for (const word of new Set([...said, ...spelt(d)])) {
      const { recipes, is_told } = counts.get(word) ?? { recipes: 0, is_told: true }
      counts.set(word, { recipes: recipes + 1, is_told: is_told && !said.has(word) })
    }
  }
  const json = JSON.stringify([...counts].map(([word, count]) => ({ word, ...count })))
  await sql`
    insert into recipe_word (word, lexeme, recipes, is_told)
    select word, (ts_lexize('english_stem', word))[1], recipes, is_told
    from jsonb_to_recordset(${json}::jsonb) as row (word text, recipes integer, is_told boolean)
    where cardinality(ts_lexize('english_stem', word)) > 0
  `.execute(tx)
}

/** What Sam keeps: how many of each, and what Sam wrote beside some of them. */
const SAMS = [
  {
    key: 'breakfast',
    meal: 'breakfast',
    count: 8,
    favorites: 4,
    note: 'Made the night before, it is there when I am not.',
  },
  { key: 'lunch', meal: 'lunch', count: 5, favorites: 3, note: 'Twice the lemon. Keeps until Thursday.' },
  { key: 'dinner', meal: 'dinner', count: 7, favorites: 4, note: 'The children ask for this one.' },
  { key: 'desserts', meal: 'dessert', count: 3, favorites: 1, note: 'Half the sugar is plenty.' },
] as const

const DAY_MS = 86_400_000

/** Gives the sample member collections, once. Sam saved a recipe every few days, a breakfast here, a dinner there. */
export async function seedSampleCollections(db: Db, sample: MemberId, now: Date): Promise<void> {
  const kept = await db
    .selectFrom('saved_recipe')
    .select('recipe_id')
    .where('member_id', '=', sample)
    .limit(1)
    .execute()
  if (kept.length > 0) return
  const taken = new Set<string>()
  const steps = SAMS.flatMap(({ key, meal, count, favorites, note }) =>
    samsRecipes(meal, count, taken).map((id, nth) => ({
      id,
      key,
      nth,
      isFavorite: nth < favorites,
      note: nth === 0 ? note : '',
    })),
  )
  for (const [place, { id, key, isFavorite, note }] of steps.toSorted((one, other) => other.nth - one.nth).entries()) {
    const then = new Date(now.getTime() - (steps.length - place) * 3 * DAY_MS)
    const deps = { hasProvider: false, now: () => then }
    await placeRecipe(db, sample, { recipeId: id, ref: key, isIn: true }, deps)
    if (isFavorite) await setMark(db, sample, { id, change: { liked: true } }, deps)
    if (note) await writeNote(db, sample, id, note, deps)
  }
}

/** Those with a picture first; none is in two collections. */
function samsRecipes(meal: OwnRecipe['meals'][number], count: number, taken: Set<string>): string[] {
  const fitting = ownRecipes().filter(recipe => recipe.meals[0] === meal && !taken.has(recipe.id))
  const pictured = ({ picture }: OwnRecipe) => photographOf(picture) !== null
  const chosen = [...fitting.filter(pictured), ...fitting.filter(recipe => !pictured(recipe))].slice(0, count)
  for (const { id } of chosen) taken.add(id)
  return chosen.map(({ id }) => id)
}
