import { type RawBuilder, sql } from 'kysely'

/** Recipes with every word are enough from here; fewer are followed by those with some of the words. */
const ENOUGH = 10

/** The heaviest words lead to recipes, so many of the best of which are looked at for the other words too. */
const LEADING = 3
const MOST_PARTLY = 300

/** What a recipe has of words, each of which is a bit: which, how much they say, which are in its name, and as typed. */
const HAD = sql`bit_or(bit) as mask, sum(grade) as grade, bit_or(case when name_form is not null then bit else 0 end) as named,
  bit_or(case when name_form = said then bit else 0 end) as said`

/** What its words weigh is the same for all recipes that have the same of them, who are many. */
const weights = (of: string) => sql`
  select mask, (select coalesce(sum(weight), 0) from each_word where mask & (1 << nth) <> 0) as weight
  from (select distinct mask from ${sql.ref(of)}) as masks`

/**
 * The parts of a search's statement that find recipes by `each_word`: `matched` are those with all of the words, or,
 * where that are few, those with some. Read are the indexes of words alone.
 *
 * @param among `reached` joined with what else a recipe must be in, and `rest` what must hold of it
 */
export function matchedRecipes(words: number, isOpen: boolean, among: RawBuilder<unknown>, rest: RawBuilder<unknown>) {
  const inName = isOpen ? sql`and name_form is not null` : sql``
  const isLed = words > LEADING
  return sql`
    term as materialized (
      select nth, 1 << nth as bit, said, turn, lexeme from each_word, unnest(lexemes) as lexeme
    ),
    reached as materialized (
      select position, ${HAD}
      from term cross join lateral (
        select position, grade, name_form from recipe_term where recipe_term.lexeme = term.lexeme ${inName} offset 0
      ) as found
      where turn <= ${LEADING} group by position
    ),
    ${isLed ? sql`led` : sql`had`} as materialized (select reached.* from ${among} where ${rest}),
    ${isLed ? furtherWords(inName) : sql``}
    weighed as materialized (${weights('had')}),
    heaviest as materialized (select mask from weighed order by weight desc, mask limit 1),
    whole as materialized (
      select every, every >= ${ENOUGH} or (select known < 2 from wanted) as is_enough
      from (select count(*)::integer as every from had where mask = (select mask from wanted)) as counted
    ),
    -- What was found, how many of it there are, and how many have the most.
    summed as materialized (
      select kept, every as total, every as best from whole cross join wanted where is_enough
      union all
      select coalesce((select array_agg(nth) from each_word where (select mask from heaviest) & (1 << nth) <> 0), '{}'),
        (select least(count(*), ${MOST_PARTLY})::integer from had),
        (select count(*)::integer from had where mask = (select mask from heaviest))
      from whole where not is_enough
    ),
    matched as (
      select had.position, weight,
        grade + 0.1 * bit_count(said::bit(16)) + case when named > 0 then 0.1 else 0 end as fit
      from had join weighed using (mask)
      where had.mask = (select mask from wanted) or not (select is_enough from whole)
    ),`
}

/** `had`: of the recipes with the heaviest words, what they have of all words. */
const furtherWords = (inName: RawBuilder<unknown>) => sql`
    led_weighed as materialized (${weights('led')}),
    led_to as materialized (
      select led.* from led join led_weighed using (mask)
      order by weight desc, grade desc, position
      limit greatest(${MOST_PARTLY}, (
        select count(*) from led where mask = (select bit_or(bit) from term where turn <= ${LEADING})
      ))
    ),
    further as materialized (
      select one.position, ${HAD}
      from (select position from led_to) as one cross join term cross join lateral (
        select grade, name_form from recipe_term
        where recipe_term.lexeme = term.lexeme and recipe_term.position = one.position ${inName} offset 0
      ) as found
      where turn > ${LEADING} group by one.position
    ),
    had as materialized (
      select position, led_to.mask | coalesce(further.mask, 0) as mask, led_to.grade + coalesce(further.grade, 0) as grade,
        led_to.named | coalesce(further.named, 0) as named, led_to.said | coalesce(further.said, 0) as said
      from led_to left join further using (position)
    ),`
