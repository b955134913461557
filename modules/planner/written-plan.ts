import type { Day } from '#modules/calendar/day.ts'
import type { PlannedEntry } from './plan.ts'

/** What an entry weighs beside its servings: the grams of a food, the energy kept for eating out. */
const extent = ({ what }: PlannedEntry) =>
  what.kind === 'dish' ? what.grams : what.kind === 'eating-out' ? what.keptKcal : null

/**
 * A plan in a few letters: the same as long as nothing is changed that is eaten on these days. What is known of other
 * days, for pots that are eaten on several, comes and goes.
 */
export const written = (entries: readonly PlannedEntry[], days: readonly Day[]): string =>
  entries
    .filter(({ day }) => days.includes(day))
    .map(entry =>
      [
        entry.id,
        entry.day,
        entry.meal,
        entry.quarters,
        extent(entry),
        entry.done === 'skipped',
        ...Object.entries(entry.portions ?? {}).flat(),
      ].join(' '),
    )
    .sort()
    .join('\n')
