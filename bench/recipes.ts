import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type LibraryRow, libraryRow } from '#modules/recipes/library-row.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { openLibrary, searchOwn } from '#modules/recipes/queries/own-search.ts'
import { judgedAnswers, meanOf } from '#modules/recipes/queries/search-quality.fixture.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import type { OwnQuery } from '#modules/recipes/search/own-query.ts'
import { seedRecipes } from '#modules/recipes/seed.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { driveAlone } from './load.ts'
import type { Row } from './rows.ts'

const RECIPES = 10_000
const FIRST_ID = '8000000000'
const SAMPLES = 40
/** So many words that stand in no other recipe make the list of words as long as it would be. */
const RARE_WORDS = 3_000

const SEARCHES: readonly (readonly [what: string, query: Partial<OwnQuery>])[] = [
  ['one word', { words: 'lentil' }],
  ['a word of most recipes', { words: 'dinner' }],
  ['mistyped', { words: 'chiken' }],
  ['ten words', { words: 'quick dinner with rice chicken tomato onion garlic and lemon' }],
  ['few have all', { words: 'red lentil moussaka with leftover cauliflower cheese' }],
  ['a nutrient', { nutrient: { key: 'ironMg', isHigh: true, bound: 4.2 } }],
  ['in vain', { words: 'xyzzyqwv' }],
  ['filters', { diets: ['vegetarian'], mostMinutes: 45, withoutAllergens: ['nuts'], sort: 'calories' }],
  ['with what I have', { have: [['onion'], ['garlic'], ['chopped-tomatoes-canned']], withoutFoods: ['carrot'] }],
  ['everything, last page', { page: 1_000 }],
]

/** Searches among ten thousand recipes made from our own, one after the other. */
export async function measureSearch(databaseUrl: string, times: number): Promise<Row[]> {
  const { db, close, statements } = openDatabase(databaseUrl, {
    ...{ name: 'bench recipes', statementTimeoutMs: 120_000 },
    // One, so that its process is known.
    size: 1,
  })
  try {
    await seedRecipes(db, ownRecipes().map(libraryRow))
    const answers = await judgedAnswers(db)
    console.log(`${answers.length} judged searches: nDCG@10 ${meanOf(answers).toFixed(3)}`)
    await seedRecipes(db, manyRecipes())
    const byKey = async () => void (await db.selectFrom('recipe').select('id').where('id', '=', FIRST_ID).execute())
    await openLibrary(db)
    const clock = await processorClock(db)
    const rows: Row[] = []
    for (const [what, search] of searchesOf(db)) {
      const { count } = await statements.countStatements(search)
      const unit = await driveAlone(byKey, times, clock)
      const shop = await driveAlone(search, times, clock)
      rows.push({ what: `search, ${what}`, kind: 'search', shop, unit, connections: 1, statements: count })
    }
    return rows
  } finally {
    await close()
  }
}

/** Our time on a processor and that of the connection's process in the database, together, where the system tells. */
async function processorClock(db: Db): Promise<(() => number) | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const spent = `/proc/${rows[0]?.pid}/schedstat`
  if (!existsSync(spent)) return null
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e3 + Number(readFileSync(spent, 'utf8').split(' ')[0]) / 1e6
  }
}

function searchesOf(db: Db): [what: string, search: () => Promise<void>][] {
  return [
    ...SEARCHES.map(([what, query]): [string, () => Promise<void>] => [
      what,
      async () => void (await searchOwn(db, { words: '', page: 1, pageSize: 23, ...query })),
    ]),
    ['suggestions', async () => void (await suggestedRecipes(db, 'ch'))],
  ]
}

function manyRecipes(): LibraryRow[] {
  const own = ownRecipes().map(libraryRow)
  return Array.from({ length: RECIPES }, (_, nth) => {
    const one = pick(own, nth)
    const other = pick(own, nth * 7 + Math.floor(nth / own.length))
    const rare = `rare${(nth % RARE_WORDS).toString(36)}x`
    return {
      ...one,
      isSample: nth < SAMPLES,
      totalMinutes: one.totalMinutes + (nth % 20),
      card: { ...one.card, id: String(Number(FIRST_ID) + nth), name: `${one.card.name} ${nth}` },
      words: { ...one.words, a: `${one.words.a} ${rare}`, d: `${one.words.d} ${other.words.d}` },
    }
  })
}

function pick<T>(from: readonly T[], nth: number): T {
  const one = from[nth % from.length]
  if (one === undefined) throw new Error('There are no recipes')
  return one
}
