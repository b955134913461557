import { type RawBuilder, sql } from 'kysely'
import type { Tag } from '#content/recipes/recipe-content.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnCard } from '../library-row.ts'
import type { SourceQuery } from '../provider/recipe-source.ts'
import type { Sort } from '../search/recipe-query.ts'
import { searchable, slips, wordsToFind } from '../search/search-words.ts'
import { alsoCalled } from '../search/synonyms.ts'

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
  readonly sort?: Sort
}

export interface OwnFound {
  readonly card: OwnCard
  /** With what is in the kitchen: how many of its foods are there, of how many. */
  readonly had: number | null
  readonly foodCount: number
}

export interface OwnPage {
  readonly found: readonly OwnFound[]
  readonly total: number
  /** The page that was given: the last one when more were asked for. */
  readonly page: number
  /** The words that were looked for where those typed are none of the library's; null when all are. */
  readonly meant: string | null
}

interface Row {
  total: number
  page: number
  meant: string | null
  card: OwnCard | null
  had: number | null
  food_count: number
}

/** Finds recipes of our own. One statement. */
export async function searchOwn(db: Db, query: OwnQuery): Promise<OwnPage> {
  const words = wordsToFind(query.words)
  if (words.length === 0 && query.words !== '') return { found: [], total: 0, page: 1, meant: null }
  const { rows } = await statement(query, words).execute(db)
  const [{ total, page, meant }] = rows as [Row, ...Row[]]
  const found = rows.flatMap(({ card, had, food_count }) => (card ? [{ card, had, foodCount: food_count }] : []))
  return { found, total, page, meant }
}

function statement(query: OwnQuery, words: readonly string[]): RawBuilder<Row> {
  const { page, pageSize, isOpen } = query
  const searched = isOpen ? sql`recipe.name_words` : sql`recipe.words`
  const fit = isOpen ? sql`0` : sql`ts_rank('{0.05,0.2,0.5,1}', recipe.words, wanted.query)`
  return sql<Row>`
    with ${wordsMeant(words, query.isOpen === true)}
    ${kitchen(query)}
    found as (
      select recipe.id, recipe.position, recipe.is_sample, recipe.name, recipe.total_minutes, recipe.calories_kcal,
        recipe.protein_g, recipe.food_count, ${query.have ? sql`kitchen.had` : sql`null::integer`} as had,
        ${words.length > 0 ? fit : sql`0`} as fit
      from recipe
      ${words.length > 0 ? sql`join wanted on ${searched} @@ wanted.query` : sql``}
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
    select counted.total, counted.page, ${words.length > 0 ? sql`wanted.meant` : sql`null`} as meant, recipe.card, shown.had,
      shown.food_count
    from counted ${words.length > 0 ? sql`cross join wanted` : sql``}
      left join shown on true left join recipe on recipe.id = shown.id
    order by shown.place
  `
}

/** A letter or two begin so many words that the most used of them must do. */
const MOST_MEANT = 60

/**
 * Each typed word becomes those words of the library that are closest to it: the same word or another name for it, else
 * words that begin with it, else words that it may be a slip of. A word that is close to none finds nothing.
 */
function wordsMeant(words: readonly string[], isOpen: boolean) {
  if (words.length === 0) return sql``
  const typed = words.flatMap((word, nth) =>
    alsoCalled(word).map((called, at) => ({
      nth,
      word: called,
      isTyped: at === 0,
      slips: at === 0 ? slips(word) : [],
    })),
  )
  return sql`
    typed as materialized (
      select nth, word, "isTyped" as is_typed, slips, (ts_lexize('english_stem', word))[1] as lexeme
      from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as row (nth integer, word text, "isTyped" boolean, slips text[])
      where cardinality(ts_lexize('english_stem', word)) > 0
    ),
    close as (
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes, 1000 as closeness
      from typed join recipe_word on recipe_word.lexeme = typed.lexeme
      union all
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes,
        case when ${isOpen} and typed.nth = ${words.length - 1} then 1000 else 900 end
      from typed join recipe_word on recipe_word.word >= typed.word collate "C"
        and recipe_word.word < (typed.word || '~') collate "C"
      where typed.is_typed and (length(typed.word) >= 3 or ${isOpen})
      union all
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes, least(700, 50 * (
        select count(*) from unnest(recipe_word.slips) as slip where slip = any (typed.slips)
      )) - 10 * abs(length(recipe_word.word) - length(typed.word))
        + case when recipe_word.word = any (typed.slips) or typed.word = any (recipe_word.slips) then 60 else 0 end
      from typed join recipe_word on recipe_word.slips && typed.slips
    ),
    closest as (
      select nth, lexeme, word, closeness from (
        select *, rank() over (partition by nth order by closeness desc) as place,
          row_number() over (partition by nth order by closeness desc, recipes desc) as turn from close
      ) as ranked where place = 1 and turn <= ${MOST_MEANT}
    ),
    each_word as (
      select nth, string_agg(distinct quote_literal(lexeme), ' | ') as lexemes,
        min(word) as word, max(closeness) < 900 as is_slip
      from closest group by nth
    ),
    wanted as materialized (
      select
        case when count(*) = (select count(distinct nth) from typed where is_typed)
          then string_agg('(' || lexemes || ')', ' & ')::tsquery end as query,
        case when bool_or(is_slip) then string_agg(word, ' ' order by nth) end as meant
      from each_word
    ),`
}

/** Recipes with something of what is in the kitchen, and how many of their foods are there. */
function kitchen({ have }: OwnQuery) {
  if (!have) return sql``
  return sql`
    kitchen as (
      select recipe_id, count(*)::integer as had from recipe_food
      where food = any (${have.flat()}::text[]) and not is_staple
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
  return all
}

/** What is missing weighs half of what is there: a dish that uses more of the kitchen may ask for one thing more. */
const BY_SORT: { readonly [S in Sort]: RawBuilder<unknown> } = {
  best: sql`2 * coalesce(had, 0) - case when had is null then 0 else food_count - had end desc, fit desc, is_sample desc`,
  quickest: sql`total_minutes`,
  calories: sql`calories_kcal nulls last`,
  protein: sql`protein_g desc nulls last`,
  name: sql`name collate "C"`,
}

/** Of what is suggested first comes what begins as it is typed. */
function order({ sort = 'best', isOpen, words }: OwnQuery) {
  const begins = `${searchable(words)}%`
  return isOpen ? sql`lower(name) like ${begins} desc, ${BY_SORT[sort]}, position` : sql`${BY_SORT[sort]}, position`
}
