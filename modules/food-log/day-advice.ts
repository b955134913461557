import type { Day } from '#modules/calendar/day.ts'
import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { type EatenDish, eatenOf, isPassed, passedWords } from '#modules/planner/balance/advice.ts'

/** So many days up to one are a week's. */
export const ADVISED_DAYS = 7
const OF_LOG = { all: 'The seven days up to this one have', day: 'This day has' } as const

/**
 * What a day, or the seven days up to it, have beyond what their eater is advised, a sentence each. Of a week it is said
 * on a day that adds to it. Nothing is blocked or taken away: what is eaten is eaten.
 *
 * @param week what was eaten on the day and the six before it
 */
export function dayAdvice(ids: readonly AdviceId[], week: readonly EatenDish[], day: Day): string[] {
  const ofDay = week.filter(each => each.day === day)
  return ids.map(adviceNamed).flatMap(advice => {
    const isOfWeek = advice.limit.kind === 'week'
    const counted = isOfWeek ? week : ofDay
    return eatenOf(advice, ofDay).isThere && isPassed(advice, counted) ? [passedWords(advice, counted, OF_LOG)] : []
  })
}
