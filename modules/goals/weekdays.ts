const DAYS = 7
const STEP = 10

/**
 * Seven days whose mean is `meanKcal`, once one of them was changed: the others make up for it, each as near to what it
 * was as whole tens allow, and none below `leastKcal`. Null where the others cannot make up for it.
 */
export function weekdaysWith(
  weekdays: readonly number[],
  place: number,
  kcal: number,
  { meanKcal, leastKcal }: { readonly meanKcal: number; readonly leastKcal: number },
): number[] | null {
  if (kcal < leastKcal) return null
  const rest = meanKcal * DAYS - kcal
  const others = weekdays.map((_, day) => day).filter(day => day !== place)
  if (rest < others.length * leastKcal) return null
  const had = others.reduce((sum, day) => sum + (weekdays[day] ?? meanKcal), 0)
  const next = weekdays.map((value, day) => (day === place ? kcal : Math.max(leastKcal, toSteps((value * rest) / had))))
  return evened(next, others, meanKcal * DAYS, leastKcal)
}

const toSteps = (value: number) => Math.round(value / STEP) * STEP
export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What rounding and the floor left over goes to the days that have most room for it. */
function evened(weekdays: number[], others: readonly number[], sum: number, leastKcal: number): number[] {
  const next = [...weekdays]
  let left = sum - sumOf(next)
  while (left !== 0) {
    const by = Math.sign(left) * Math.min(STEP, Math.abs(left))
    const open = others.filter(day => (next[day] ?? 0) + by >= leastKcal)
    const day = open.toSorted((one, other) => ((next[one] ?? 0) - (next[other] ?? 0)) * Math.sign(by))[0]
    if (day === undefined) break
    next[day] = (next[day] ?? 0) + by
    left -= by
  }
  return next
}
