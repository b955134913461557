import { type RawBuilder, sql } from 'kysely'
import { slips } from '../search/search-words.ts'
import { alsoCalled } from '../search/synonyms.ts'

/** A letter or two begin so many words that the most used of them must do. */
const MOST_MEANT = 60

/** What a typed word was found to mean. */
export interface KnownWord {
  /** Its place among those typed. */
  readonly nth: number
  /** In PostgreSQL's words. */
  readonly query: string
  readonly weight: number
}

const WANTED = sql`coalesce(array_agg(nth), '{}') as kept, min(recipes) as recipes, array_agg(' ' || said || ' ') as said,
  case when bool_or(is_slip) then string_agg(word, ' ' order by nth) end as meant`

/** The beginning of a statement: `wanted` is every word that anybody knows. */
export function everyWord(words: readonly string[], isOpen: boolean) {
  return sql`${meantWords(words, isOpen)}
    wanted as materialized (
      select string_agg('(' || query::text || ')', ' & ')::tsquery as query, ${WANTED}, null::bigint as best,
        array(select nth from generate_series(0, ${words.length - 1}) as nth where nth not in (select nth from typed where is_typed)) as small,
        jsonb_agg(each_word) as known
      from each_word
    ),`
}

/** The heaviest words lead to recipes, so many of the best of which are looked at more closely. */
const LEADING = 3
const LOOKED_AT = 300

/**
 * The beginning of a statement: `matched` are recipes with some of the words, those with the heaviest weigh most, and
 * `wanted` says how many have as much as the best. Each word is a constant here, so that its index is used.
 */
export function someWords(known: readonly KnownWord[], searched: RawBuilder<unknown>, rest: RawBuilder<unknown>) {
  const led = known
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, LEADING)
    .map(
      ({ query, weight }) => sql`
      select recipe.id, ${weight}::real as weight from recipe where ${searched} @@ ${query}::tsquery and ${rest}`,
    )
  return sql`
    each_word as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as row (nth integer, query tsquery, weight real, said text, word text, is_slip boolean, recipes integer)
    ),
    led_to as materialized (
      select id from (${sql.join(led, sql` union all `)}) as led
      group by id order by sum(weight) desc, id limit ${LOOKED_AT}
    ),
    matched as materialized (
      select recipe.id, sum(each_word.weight) as weight, array_agg(each_word.nth order by each_word.nth) as kept
      from led_to join recipe using (id) join each_word on ${searched} @@ each_word.query
      group by recipe.id
    ),
    heaviest as (select kept, count(*) as best from matched group by kept, weight order by weight desc, kept limit 1),
    wanted as materialized (
      select query, coalesce((select kept from heaviest), '{}') as kept, recipes, said, meant, (select best from heaviest),
        ${[]}::integer[] as small, null::jsonb as known
      from (select string_agg('(' || query::text || ')', ' | ')::tsquery as query, ${WANTED} from each_word) as each_known
    ),`
}

/**
 * The parts of a search's statement that say what each typed word means: the words of the library that are closest to
 * it, which are the same word or another name for it, else words that begin with it, else words that it may be a slip
 * of. `each_word` has none for a word that is close to none; a rare word weighs more than one that most recipes have,
 * a slip less than what was typed well. What only descriptions mention counts where nothing else is known.
 */
function meantWords(words: readonly string[], isOpen: boolean) {
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
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes, recipe_word.is_told, 1000 as closeness
      from typed join recipe_word on recipe_word.lexeme = typed.lexeme
      union all
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes, recipe_word.is_told,
        case when ${isOpen} and typed.nth = ${words.length - 1} then 1000 else 900 end
      from typed join recipe_word on recipe_word.word >= typed.word collate "C"
        and recipe_word.word < (typed.word || '~') collate "C"
      where typed.is_typed and (length(typed.word) >= 3 or ${isOpen})
      union all
      select typed.nth, recipe_word.lexeme, recipe_word.word, recipe_word.recipes, recipe_word.is_told, least(700, 50 * (
        select count(*) from unnest(recipe_word.slips) as slip where slip = any (typed.slips)
      )) - 10 * abs(length(recipe_word.word) - length(typed.word))
        + case when recipe_word.word = any (typed.slips) or typed.word = any (recipe_word.slips) then 60 else 0 end
      from typed join recipe_word on recipe_word.slips && typed.slips
    ),
    closest as (
      select nth, lexeme, word, closeness, recipes, is_told from (
        select *, rank() over (partition by nth order by closeness desc) as place,
          row_number() over (partition by nth order by closeness desc, recipes desc) as turn from close
      ) as ranked where place = 1 and turn <= ${MOST_MEANT}
    ),
    known_word as materialized (
      select nth, string_agg(distinct quote_literal(lexeme), ' | ')::tsquery as query, min(word) as word,
        max(closeness) < 900 as is_slip,
        case when max(closeness) < 900 then min(word) else (${[...words]}::text[])[nth + 1] end as said, bool_and(is_told) as is_told, max(recipes) as recipes,
        (case when max(closeness) < 900 then 0.3 else 1 end)
          * ln(2 + (select count(*) from recipe) / (1 + max(recipes))::real) as weight
      from closest group by nth
    ),
    each_word as materialized (
      select * from known_word where not is_told or not exists (select from known_word where not is_told)
    ),`
}
