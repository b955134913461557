import { entryName, weekdayText } from './entry-words.ts'
import type { PlannedEntry } from './plan.ts'
import { copied, moved, swapped } from './plan-acts.ts'
import type { PlanDish } from './plan-dish.ts'
import { type Cell, entriesOf, NO_EDIT, type PlanEdit } from './plan-edits.ts'

/** Where an entry is let go: at a meal of a day, or on another entry of it. */
export interface Target extends Cell {
  readonly onto: string | null
}

export interface Carried {
  readonly edit: PlanEdit
  /** 'Swap Chilli and Risotto', before it is done; '' where nothing would be. */
  readonly will: string
  /** The same when it is done. */
  readonly done: string
}

const NOTHING: Carried = { edit: NO_EDIT, will: '', done: '' }

/** What letting an entry go there does: onto another they change places, else it goes to the end of the meal. */
export function carried(
  entries: readonly PlannedEntry[],
  dishes: ReadonlyMap<string, PlanDish>,
  id: string,
  { onto, ...cell }: Target,
  copies: boolean,
  newId: () => string,
): Carried {
  const entry = entries.find(each => each.id === id)
  if (!entry) return NOTHING
  const name = entryName(entries, entry, dishes)
  const where = `${weekdayText(cell.day)} ${cell.meal}`
  if (copies) {
    const edit = copied(entries, [{ entry, ...cell }], newId)
    return { edit, will: `Copy to ${where}`, done: `${name} copied to ${where}` }
  }
  const other = entriesOf(entries, cell).find(each => each.id === onto && each.id !== id)
  if (other) {
    const names = `${name} and ${entryName(entries, other, dishes)}`
    const edit = swapped(entries, id, other.id)
    return { edit, will: `Swap ${names}`, done: `${names} swapped` }
  }
  const edit = moved(entries, id, cell)
  return edit.put.length === 0 ? NOTHING : { edit, will: `Move to ${where}`, done: `${name} moved to ${where}` }
}

/** One step of an arrow key from a meal of a day: to the next day or meal that there is. */
export function nextCell(cell: Cell, key: string, days: readonly Cell['day'][], meals: readonly string[]): Cell {
  const step = (all: readonly string[], one: string, by: number) =>
    all[Math.min(all.length - 1, Math.max(0, all.indexOf(one) + by))] ?? one
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
  return { day: step(days, cell.day, across) as Cell['day'], meal: step(meals, cell.meal, down) }
}
