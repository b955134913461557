import { sql } from 'kysely'
import { slips } from '../search/search-words.ts'
import { alsoCalled } from '../search/synonyms.ts'

/** A letter or two begin so many words that the most used of them must do. */
const MOST_MEANT = 60

/** What is looked up for one typed word: `offset 0` keeps it a look-up, where a plan would read all words. */
const LOOKED_UP = sql`lexeme, word, recipes, is_told`

/**
 * The parts of a search's statement that say what each typed word means: the words of the library that are closest to
 * it, which are the same word or another name for it, else words that begin with it, else words that it may be a slip
 * of. `each_word` has none for a word that is close to none; a rare word weighs more than one that most recipes have,
 * a slip less than what was typed well. What only descriptions mention counts where nothing else is known.
 */
export function meantWords(words: readonly string[], isOpen: boolean) {
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
    same as materialized (
      select typed.nth, meant.*, 1000 as closeness
      from typed cross join lateral (
        select ${LOOKED_UP} from recipe_word where recipe_word.lexeme = typed.lexeme offset 0
      ) as meant
    ),
    longer as materialized (
      select typed.nth, meant.*, case when ${isOpen} and typed.nth = ${words.length - 1} then 1000 else 900 end as closeness
      from typed cross join lateral (
        select ${LOOKED_UP} from recipe_word
        where recipe_word.word >= typed.word collate "C" and recipe_word.word < (typed.word || '~') collate "C" offset 0
      ) as meant
      where typed.is_typed and (length(typed.word) >= 3 or ${isOpen})
        and (${isOpen} or nth not in (select nth from same))
    ),
    mistyped as (
      select typed.nth, meant.lexeme, meant.word, meant.recipes, meant.is_told, least(700, 50 * (
        select count(*) from unnest(meant.slips) as slip where slip = any (typed.slips)
      )) - 10 * abs(length(meant.word) - length(typed.word))
        + case when meant.word = any (typed.slips) or typed.word = any (meant.slips) then 60 else 0 end as closeness
      from typed cross join lateral (
        select ${LOOKED_UP}, slips from recipe_word where recipe_word.slips && typed.slips offset 0
      ) as meant
      where typed.is_typed and nth not in (select nth from same) and nth not in (select nth from longer)
    ),
    closest as (
      select nth, lexeme, word, closeness, recipes, is_told from (
        select *, rank() over (partition by nth order by closeness desc) as place,
          row_number() over (partition by nth order by closeness desc, recipes desc) as turn
        from (select * from same union all select * from longer union all select * from mistyped) as close
      ) as ranked where place = 1 and turn <= ${MOST_MEANT}
    ),
    known_word as materialized (
      select nth, array_agg(distinct lexeme) as lexemes, min(word) as word, max(closeness) < 900 as is_slip,
        case when max(closeness) < 900 then min(word) else (${[...words]}::text[])[nth + 1] end as said,
        bool_and(is_told) as is_told,
        (case when max(closeness) < 900 then 0.3 else 1 end)
          * ln(2 + (select max(position) + 1 from recipe) / (1 + max(recipes))::real) as weight
      from closest group by nth
    ),
    each_word as materialized (
      select *, row_number() over (order by weight desc, nth) as turn from known_word
      where not is_told or not exists (select from known_word where not is_told)
    ),
    wanted as materialized (
      select coalesce(array_agg(nth), '{}') as kept, coalesce(bit_or(1 << nth), 0) as mask, count(*) as known,
        case when bool_or(is_slip) then string_agg(word, ' ' order by nth) end as meant,
        array(select nth from generate_series(0, ${words.length - 1}) as nth
          where nth not in (select nth from typed where is_typed)) as small
      from each_word
    ),`
}
