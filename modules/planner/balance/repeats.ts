import type { Compiled } from './compiled.ts'
import { AS_LEFTOVERS, COOKED, NOT_HERE } from './kitchen.ts'
import { MOST_TIMES } from './problem.ts'

/** What the rules of repeats look at: the dish of each occurrence, -1 where there is none. */
interface Occurrences {
  readonly of: Compiled
  readonly dishes: Int32Array
}

/**
 * Whether this dish may come into this slot, which is empty or about to be: not more than twice with its leftovers, no
 * near twin on the same day or a neighbouring one, no second meal on a day of what is advised once, and where it is not
 * cooked anew, its pot is there.
 */
export function mayCome({ of, dishes }: Occurrences, slot: number, dish: number): boolean {
  const here = of.places[dish * of.slots + slot] as number
  if (here === NOT_HERE) return false
  const count = of.dishes.length
  const { onceADay } = of.advised
  const day = of.dayOf[slot] as number
  let times = 1
  let isCooked = here === COOKED
  for (let at = 0; at < of.occurrences; at += 1) {
    const other = dishes[at] as number
    if (other < 0 || at === slot) continue
    if (other === dish) {
      times += 1
      if (times > MOST_TIMES || !mayComeTwice(of, dish, slot, at)) return false
      isCooked = true
    } else {
      const apart = (of.dayOf[at] as number) - day
      if (apart <= 1 && apart >= -1 && of.twins[dish * count + other] === 1) return false
      if (apart === 0 && ((onceADay[dish] as number) & (onceADay[other] as number)) !== 0) return false
    }
  }
  return isCooked
}

/** Whether nothing that stays depends on this slot: leftovers do on the pot that they are taken from. */
export function mayLeave({ of, dishes }: Occurrences, slot: number): boolean {
  const dish = dishes[slot] as number
  if (dish < 0 || of.keptHours[dish] === 0) return true
  for (let at = 0; at < of.slots; at += 1) {
    if (at !== slot && dishes[at] === dish && of.places[dish * of.slots + at] === AS_LEFTOVERS) return false
  }
  return true
}

function mayComeTwice(of: Compiled, dish: number, one: number, other: number): boolean {
  if (isOnePot(of, dish, one, other)) return true
  // Another tin is not baked while there is some of the first.
  if (of.steps[dish] !== 1) return false
  const apart = (of.dayOf[one] as number) - (of.dayOf[other] as number)
  return (apart >= 2 || apart <= -2) && isCooked(of, dish, one) && isCooked(of, dish, other)
}

const isCooked = (of: Compiled, dish: number, at: number) =>
  at >= of.slots || of.places[dish * of.slots + at] === COOKED

/** Whether what is cooked at the earlier of two slots is eaten at the later one. Nobody knows how much of a fixed one is left. */
function isOnePot(of: Compiled, dish: number, one: number, other: number): boolean {
  if (one >= of.slots || other >= of.slots) return false
  const apart = (of.dayOf[other] as number) - (of.dayOf[one] as number)
  if (apart === 0) return false
  const [first, last] = apart > 0 ? [one, other] : [other, one]
  const minutes = (of.eatenAtMinute[last] as number) - (of.eatenAtMinute[first] as number)
  return minutes <= (of.keptHours[dish] as number) * 60 && of.places[dish * of.slots + first] === COOKED
}

/** The slot that shares a pot with this one, or -1. */
export function potOf({ of, dishes }: Occurrences, slot: number, dish: number): number {
  if (of.keptHours[dish] === 0) return -1
  for (let at = 0; at < of.slots; at += 1) {
    if (at !== slot && dishes[at] === dish && isOnePot(of, dish, slot, at)) return at
  }
  return -1
}
