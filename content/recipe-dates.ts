/** The days on which recipes were published, in ISO 8601. A recipe that is added gets the day of its adding here. */

const FIRST_DAY = '2026-11-21'

/** From which id to which, on the day after the first. */
const SECOND_DAY: readonly (readonly [first: number, last: number])[] = [
  [9_000_000_113, 9_000_000_118],
  [9_000_000_141, 9_000_000_160],
  [9_000_000_275, 9_000_000_299],
  [9_000_000_314, 9_000_000_329],
  [9_000_000_343, 9_000_000_357],
  [9_000_000_441, 9_000_000_452],
  [9_000_000_514, 9_000_000_516],
  [9_000_000_614, 9_000_000_616],
  [9_000_000_713, 9_000_000_727],
  [9_000_000_814, 9_000_000_830],
  [9_000_000_941, 9_000_000_950],
]

/** The day on which the recipe of this id was published. It never changes. */
export function publishedOn(id: string): string {
  const number = Number(id)
  return SECOND_DAY.some(([first, last]) => number >= first && number <= last) ? '2026-11-22' : FIRST_DAY
}
