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
import { everyWord, type KnownWord, someWords } from './meant-words.ts'

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
  meant: string | null
  card: OwnCard | null
  kept: number[]
  /** The places of words that say nothing: 'the', 'with'. */
  small: number[]
  known: KnownWord[] | null
  best: number
  had: number | null
  figure: number | null
}

/** Recipes with every word are enough from here; fewer are followed by those with some of the words. */
const ENOUGH = 10

/** Finds recipes of our own. One statement, and where few recipes have all of several words another. */
export async function searchOwn(db: Db, query: OwnQuery): Promise<OwnPage> {
  const words = wordsToFind(query.words)
  if (words.length === 0 && query.words !== '') return NOTHING
  const { whole, known } = await asked(db, query, words, null)
  if (whole.total >= ENOUGH || known.length < 2) return whole
  const { whole: partly } = await asked(db, query, words, known)
  const typed = [...whole.kept, ...whole.leftOut]
  return { ...partly, leftOut: partly.leftOut.filter(word => typed.includes(word)) }
}

const NOTHING: OwnPage = { found: [], total: 0, best: 0, page: 1, meant: null, leftOut: [], kept: [] }

/** @param known null to ask for every word, else what they were found to mean: then some are enough */
async function asked(db: Db, query: OwnQuery, words: readonly string[], known: readonly KnownWord[] | null) {
  const { rows } = await statement(query, words, known).execute(db)
  const [{ total, best, page, meant, kept, small, known: meanings }] = rows as [Row, ...Row[]]
  const found = rows.flatMap(({ card, had, figure }) => (card ? [{ card, had, figure }] : []))
  const those = (has: (nth: number) => boolean) => words.filter((_, nth) => has(nth))
  const leftOut = those(nth => !kept.includes(nth) && !small.includes(nth))
  const whole: OwnPage = { found, total, best, page, meant, leftOut, kept: those(nth => kept.includes(nth)) }
  return { whole, known: meanings ?? [] }
}

function statement(query: OwnQuery, words: readonly string[], known: readonly KnownWord[] | null): RawBuilder<Row> {
  const { page, pageSize, isOpen, nutrient } = query
  const isWorded = words.length > 0
  const searched = isOpen ? sql`recipe.name_words` : sql`recipe.words`
  const joined = known
    ? sql`join matched using (id) cross join wanted`
    : sql`join wanted on ${searched} @@ wanted.query`
  const rest = sql`${sql.join(conditions(query), sql` and `)}
    ${query.have ? sql`and recipe.id in (select recipe_id from kitchen)` : sql``}`
  const meaning = known ? someWords(known, searched, rest) : everyWord(words, isOpen === true)
  return sql<Row>`
    with ${kitchen(query)}
    ${isWorded ? meaning : sql``}
    found as (
      select recipe.id, recipe.position, recipe.is_sample, recipe.name, recipe.total_minutes, recipe.calories_kcal,
        recipe.protein_g, ${query.have ? sql`kitchen.had, kitchen.use` : sql`null::integer as had, 0 as use`},
        ${nutrient ? sql`(recipe.figures ->> ${nutrient.key})::real` : sql`null::real`} as figure,
        ${known ? sql`matched.weight` : sql`0 as weight`},
        ${isWorded && !isOpen ? FITNESS : sql`0`} as fit
      from recipe
      ${isWorded ? joined : sql``}
      ${query.have ? sql`join kitchen on kitchen.recipe_id = recipe.id` : sql``}
      where ${sql.join(conditions(query), sql` and `)}
    ),
    counted as (
      select total, least(${page}, greatest(1, ceil(total::numeric / ${pageSize})))::integer as page
      from (select count(*) as total from found) as every
    ),
    shown as (
      select *, row_number() over (order by ${order(query)}) as place from found
      order by place limit ${pageSize} offset (select (page - 1) * ${pageSize} from counted)
    )
    select counted.total, counted.page, ${isWorded ? sql`wanted.meant, wanted.kept, small, known, coalesce(best, total) as best` : NO_WORDS},
      recipe.card, shown.had, shown.figure
    from counted ${isWorded ? sql`cross join wanted` : sql``}
      left join shown on true left join recipe on recipe.id = shown.id
    order by shown.place
  `
}

const NO_WORDS = sql`null as meant, '{}'::integer[] as kept, '{}'::integer[] as small, null as known, total as best`

/** Of what so many have, what is in names alone tells one from another, and to rank all of it would take too long. */
const COMMON = 1_000

/** A name that has a word as it was typed is what was meant: cake is carrot cake before it is rice cakes. */
const FITNESS = sql`case when wanted.recipes < ${COMMON} then ts_rank('{0.05,0.2,0.5,1}', recipe.words, wanted.query) else 0 end
  + case when recipe.name_words @@ wanted.query then 0.1 * (
    select count(*) from unnest(wanted.said) as said where strpos(' ' || lower(recipe.name) || ' ', said) > 0
  ) + 0.1 else 0 end`

/**
 * Recipes with something of what is in the kitchen: how many of the things that were typed they use. What few recipes
 * have says more of what a cook wants to use up than what most have.
 */
function kitchen({ have }: OwnQuery) {
  if (!have) return sql``
  const typed = have.flatMap((foods, nth) => foods.map(food => ({ nth, food })))
  return sql`
    uses as (
      select distinct nth, recipe_id
      from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as row (nth integer, food text)
        join recipe_food using (food) where not is_staple
    ),
    kitchen as materialized (
      select recipe_id, count(*)::integer as had, sum(weight) as use
      from uses join (select nth, ln(1 + (select count(*) from recipe) / count(*)::real) as weight from uses group by nth) as weighed
        using (nth)
      group by recipe_id
    ),`
}

function conditions(query: OwnQuery) {
  const { meal, diets = [], withoutAllergens = [], withoutFoods = [] } = query
  const all = [sql`true`]
  if (query.samplesOnly) all.push(sql`recipe.is_sample`)
  if (meal) all.push(sql`${meal} = any (recipe.meals)`)
  if (diets.length > 0) all.push(sql`recipe.diets @> ${diets}::text[]`)
  if (query.tags?.length) all.push(sql`recipe.card -> 'tags' @> ${JSON.stringify(query.tags)}::jsonb`)
  if (query.mostMinutes) all.push(sql`recipe.total_minutes <= ${query.mostMinutes}`)
  if (query.mostKcal) all.push(sql`recipe.calories_kcal <= ${query.mostKcal}`)
  if (query.leastProteinG) all.push(sql`recipe.protein_g >= ${query.leastProteinG}`)
  if (withoutAllergens.length > 0) all.push(sql`not recipe.allergens && ${withoutAllergens}::text[]`)
  if (withoutFoods.length > 0) {
    all.push(sql`recipe.id not in (select recipe_id from recipe_food where food = any (${withoutFoods}::text[]))`)
  }
  if (query.nutrient) {
    const { key, isHigh, bound } = query.nutrient
    all.push(sql`(recipe.figures ->> ${key})::real ${isHigh ? sql`>=` : sql`<=`} ${bound}`)
  }
  return all
}

const BY_SORT: { readonly [S in Sort]: RawBuilder<unknown> } = {
  best: sql`use desc, weight desc, fit desc, is_sample desc`,
  quickest: sql`total_minutes`,
  calories: sql`calories_kcal nulls last`,
  protein: sql`protein_g desc nulls last`,
  name: sql`name collate "C"`,
}

/** Of what is suggested first comes what begins as it is typed. */
function order({ sort = 'best', isOpen, words, nutrient }: OwnQuery) {
  const begins = `${searchable(words)}%`
  if (isOpen) return sql`weight desc, lower(name) like ${begins} desc, ${BY_SORT[sort]}, position`
  if (nutrient && sort === 'best') return sql`figure ${nutrient.isHigh ? sql`desc` : sql`asc`}, position`
  return sql`${BY_SORT[sort]}, position`
}
