import { put, take, type Week } from './week.ts'

const MOST_SLOTS = 2

/** A change of at most two slots that can be taken back. */
export interface Trial {
  /** Remembers a slot as it is, before it is changed. */
  readonly keep: (slot: number) => void
  /** Forgets what was kept: the change stays, or there was none. */
  readonly settle: () => void
  /** Everything as it was. */
  readonly undo: () => void
}

export function trialOf(week: Week): Trial {
  const { diners } = week.of
  const slots = new Int32Array(MOST_SLOTS)
  const dishes = new Int32Array(MOST_SLOTS)
  const portions = new Int8Array(MOST_SLOTS * diners)
  let count = 0
  return {
    keep(slot) {
      slots[count] = slot
      dishes[count] = week.dishes[slot] as number
      for (let diner = 0; diner < diners; diner += 1)
        portions[count * diners + diner] = week.quarters[slot * diners + diner] as number
      count += 1
    },
    settle() {
      count = 0
    },
    undo() {
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number
        if ((week.dishes[slot] as number) >= 0) take(week, slot)
      }
      for (let at = 0; at < count; at += 1) {
        const dish = dishes[at] as number
        if (dish >= 0) put(week, slots[at] as number, dish, portions, at * diners)
      }
      count = 0
    },
  }
}
