import { type RawBuilder, sql } from 'kysely'
import type { Tag } from '#content/recipes/recipe-content.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnCard } from '../library-row.ts'
import type { SourceQuery } from '../provider/recipe-source.ts'
import type { Sort } from '../search/recipe-query.ts'
import { searchable, wordsToFind } from '../search/search-words.ts'
import type { AskedNutrient } from '../search/typed-nutrient.ts'
import { matchedRecipes } from './matched-words.ts'
import { meantWords } from './meant-words.ts'

/** What our own library can be asked beyond words. */
export interface OwnQuery extends SourceQuery {
  /** May be empty: then everything that the rest allows is found. */
  readonly words: string
  /** The last word is still being typed: it stands for every word that begins with it, and names alone are meant. */
  readonly isOpen?: boolean
  readonly samplesOnly?: boolean
  readonly meal?: string | null
  readonly diets?: readonly Diet[]
  /** All of them. */
  readonly tags?: readonly Tag[]
  readonly mostMinutes?: number | null
  readonly mostKcal?: number | null
  readonly leastProteinG?: number | null
  readonly withoutAllergens?: readonly Allergen[]
  /** Ids of foods that must not be in it. */
  readonly withoutFoods?: readonly string[]
  /** For each thing in the kitchen the ids of the foods it can be. */
  readonly have?: readonly (readonly string[])[]
  /** Only what has enough, or little enough, of it; as the best match most, or least, comes first. */
  readonly nutrient?: AskedNutrient | null
  readonly sort?: Sort
}

export interface OwnFound {
  readonly card: OwnCard
  /** With what is in the kitchen: how many of the things that were named it uses. */
  readonly had: number | null
  /** How much of the nutrient that was asked for is in a serving. */
  readonly figure: number | null
}

export interface OwnPage {
  readonly found: readonly OwnFound[]
  readonly total: number
  /** How many of them have all words of `kept`; they come first. */
  readonly best: number
  /** The page that was given: the last one when more were asked for. */
  readonly page: number
  /** The words that were looked for where those typed are none of the library's; null when all are. */
  readonly meant: string | null
  /** The words that what was found does not have, and those that it has, as typed. */
  readonly leftOut: readonly string[]
  readonly kept: readonly string[]
}

interface Row {
  total: number
  page: number
  best: number
  meant: string | null
  kept: number[]
  /** The places of words that say nothing: 'the', 'with'. */
  small: number[]
  card: OwnCard | null
  had: number | null
  figure: number | null
}

const NOTHING: OwnPage = { found: [], total: 0, best: 0, page: 1, meant: null, leftOut: [], kept: [] }

/** Finds recipes of our own, in one statement. */
export async function searchOwn(db: Db, query: OwnQuery): Promise<OwnPage> {
  const words = wordsToFind(query.words)
  if (words.length === 0 && query.words !== '') return NOTHING
  const { rows } = await statement(query, words).execute(db)
  const [{ total, best, page, meant, kept, small }] = rows as [Row, ...Row[]]
  const found = rows.flatMap(({ card, had, figure }) => (card ? [{ card, had, figure }] : []))
  const those = (has: (nth: number) => boolean) => words.filter((_, nth) => has(nth))
  const leftOut = those(nth => !kept.includes(nth) && !small.includes(nth))
  return { found, total, best, page, meant, leftOut, kept: those(nth => kept.includes(nth)) }
}

function statement(query: OwnQuery, words: readonly string[]): RawBuilder<Row> {
  const { page, pageSize, isOpen = false, have, nutrient, sort = 'best' } = query
  const isWorded = words.length > 0
  const conditions = conditionsOf(query)
  const lists = [...(have ? [sql`kitchen`] : []), ...(nutrient ? [sql`figured`] : [])]
  const among = [...(isWorded ? [sql`reached`] : []), ...lists, ...(conditions.length > 0 ? [sql`recipe`] : [])]
  const sources = [...(isWorded ? [sql`matched`] : []), ...lists]
  if (sort !== 'best' || sources.length === 0 || (!isWorded && conditions.length > 0)) sources.push(sql`recipe`)
  const rest = sql.join([sql`true`, ...conditions, ...apart(query)], sql` and `)
  const found = sql`
      select position, ${have ? sql`had, use` : sql`null::integer as had, 0 as use`},
        ${nutrient ? sql`amount` : sql`null::real`} as figure, ${sortedBy(query)} as sorted,
        ${isWorded ? sql`weight, fit` : sql`0 as weight, 0 as fit`}
      from ${byPosition(sources)}`
  return sql<Row>`
    with ${have ? kitchen(have) : sql``} ${nutrient ? figured(nutrient) : sql``} ${isOpen ? beginning(query.words) : sql``}
    ${isWorded ? meantWords(words, isOpen) : sql``}
    ${isWorded ? matchedRecipes(words.length, isOpen, byPosition(among), rest) : sql``}
    found as (${found} ${isWorded ? sql`` : sql`where ${rest}`}),
    counted as materialized (
      select total, least(${page}, greatest(1, ceil(total::numeric / ${pageSize})))::integer as page
      from (select ${isWorded ? sql`total from summed` : sql`count(*)::integer as total from found`}) as every
    ),
    shown as (
      select * from found order by ${order(query)} limit ${pageSize} offset (select (page - 1) * ${pageSize} from counted)
    )
    select counted.total, counted.page, ${isWorded ? OF_WORDS : NO_WORDS}, recipe_card.card, shown.had, shown.figure
    from counted left join shown on true left join recipe using (position) left join recipe_card using (id)
    order by ${order(query)}
  `
}

/** The first of them has each recipe once, and all of them know it by its position. */
const byPosition = ([first, ...others]: readonly RawBuilder<unknown>[]) =>
  sql`${first} ${sql.join(
    others.map(other => sql`join ${other} using (position)`),
    sql` `,
  )}`

const OF_WORDS = sql`(select meant from wanted) as meant, (select small from wanted) as small,
  (select kept from summed) as kept, (select best from summed) as best`

const NO_WORDS = sql`null as meant, '{}'::integer[] as kept, '{}'::integer[] as small, counted.total as best`

/** After every letter there is. */
const LAST_LETTER = '\u{10ffff}'

/** Recipes whose name begins as somebody types. */
const beginning = (typed: string) => sql`
    beginning as materialized (
      select position from recipe where lower(name) collate "C" >= ${searchable(typed)}
        and lower(name) collate "C" < ${searchable(typed) + LAST_LETTER}
    ),`

/**
 * Recipes with something of what is in the kitchen: how many of the things that were typed they use. What few recipes
 * have says more of what a cook wants to use up than what most have.
 */
function kitchen(have: NonNullable<OwnQuery['have']>) {
  const typed = have.flatMap((foods, nth) => foods.map(food => ({ nth, food })))
  return sql`
    uses as materialized (
      select position, bit_or(1 << nth) as things
      from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as row (nth integer, food text) cross join lateral (
        select position from recipe_food where recipe_food.food = row.food and not is_staple offset 0
      ) as used
      group by position
    ),
    used as materialized (select things, count(*) as recipes from uses group by things),
    thing as materialized (
      select nth, ln(1 + (select max(position) + 1 from recipe) / sum(recipes)::real) as weight
      from used join generate_series(0, ${have.length - 1}) as nth on things & (1 << nth) <> 0 group by nth
    ),
    kitchen as materialized (
      select position, had, use from uses join (
        select things, bit_count(things::bit(32))::integer as had,
          (select sum(weight) from thing where things & (1 << nth) <> 0) as use
        from used
      ) as weighed_things using (things)
    ),`
}

/** Recipes with enough, or little enough, of a nutrient. */
const figured = ({ key, isHigh, bound }: AskedNutrient) => sql`
    figured as materialized (
      select position, amount from recipe_figure
      where nutrient = ${key} and amount ${isHigh ? sql`>=` : sql`<=`} ${bound}::real
    ),`

function conditionsOf(query: OwnQuery) {
  const { meal, diets = [], withoutAllergens = [] } = query
  const all: RawBuilder<unknown>[] = []
  if (query.samplesOnly) all.push(sql`recipe.is_sample`)
  if (meal) all.push(sql`${meal} = any (recipe.meals)`)
  if (diets.length > 0) all.push(sql`recipe.diets @> ${diets}::text[]`)
  if (query.tags?.length) all.push(sql`recipe.tags @> ${query.tags}::text[]`)
  if (query.mostMinutes) all.push(sql`recipe.total_minutes <= ${query.mostMinutes}`)
  if (query.mostKcal) all.push(sql`recipe.calories_kcal <= ${query.mostKcal}`)
  if (query.leastProteinG) all.push(sql`recipe.protein_g >= ${query.leastProteinG}`)
  if (withoutAllergens.length > 0) all.push(sql`not recipe.allergens && ${withoutAllergens}::text[]`)
  return all
}

/** Conditions that ask nothing of the recipe but its position. */
const apart = ({ withoutFoods = [] }: OwnQuery) =>
  withoutFoods.length === 0
    ? []
    : [sql`position not in (select position from recipe_food where food = any (${withoutFoods}::text[]))`]

const SORTED_BY: { readonly [S in Sort]: RawBuilder<unknown> } = {
  best: sql`null::integer`,
  quickest: sql`recipe.total_minutes`,
  calories: sql`recipe.calories_kcal`,
  protein: sql`-recipe.protein_g`,
  name: sql`recipe.name collate "C"`,
}

/** What the order needs of a recipe. Of what is suggested first comes what begins as it is typed. */
const sortedBy = ({ sort = 'best', isOpen }: OwnQuery) =>
  isOpen ? sql`position not in (select position from beginning)` : SORTED_BY[sort]

/** The samples have the first positions. */
function order({ sort = 'best', isOpen, nutrient }: OwnQuery) {
  if (isOpen) return sql`weight desc, sorted, position`
  if (sort !== 'best') return sql`sorted nulls last, position`
  if (nutrient) return sql`figure ${nutrient.isHigh ? sql`desc` : sql`asc`}, position`
  return sql`use desc, weight desc, fit desc, position`
}
