import type { Target } from '#modules/planner/carry.ts'
import { weekdayText } from '#modules/planner/entry-words.ts'
import type { MealRow } from '#modules/planner/meals.ts'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import type { Act } from './day-state.ts'
import type { DiaryEntry } from './diary.ts'
import { copied, moved } from './entry-acts.ts'
import { eatenName } from './entry-look.ts'

interface Carried {
  readonly id: string
  readonly target: Target
  readonly copies: boolean
  /** A UUID at each call. */
  newId(): string
}

/** What letting an entry go there does, in words before and after it is done; null where it does nothing. */
export function carriedTo(
  entries: readonly DiaryEntry[],
  meals: readonly MealRow[],
  { id, target: { onto, ...cell }, copies, newId }: Carried,
): { readonly act: Act; readonly will: string; readonly done: string } | null {
  const entry = entries.find(each => each.id === id)
  if (!entry) return null
  const name = eatenName(entry)
  const meal = meals.find(({ key }) => key === cell.meal)?.name.toLowerCase() ?? cell.meal
  const where = cell.day === entry.day ? meal : `${weekdayText(cell.day)}’s ${meal}`
  if (copies) {
    const act = copied(entries, [entry], { days: [cell.day], meal: cell.meal }, newId)
    return { act, will: `Copy to ${where}`, done: `${name} copied to ${where}` }
  }
  const isHere = cell.day === entry.day && cell.meal === entry.meal
  const act = isHere && onto !== null && onto !== id ? placedAt(entries, entry, onto) : moved(entries, entry, cell)
  if (!act.diary) return null
  return isHere
    ? { act, will: `Move within ${where}`, done: `${name} moved` }
    : { act, will: `Move to ${where}`, done: `${name} moved to ${where}` }
}

/** Where another entry of its meal is; those between close up. */
function placedAt(entries: readonly DiaryEntry[], entry: DiaryEntry, onto: string): Act {
  const there = entriesOf(entries, entry)
  const at = there.findIndex(({ id }) => id === onto)
  if (at < 0) return {}
  const others = there.filter(({ id }) => id !== entry.id)
  const order = [...others.slice(0, at), entry, ...others.slice(at)]
  const put = order.flatMap((each, place) => (each.place === place ? [] : [{ ...each, place }]))
  return put.length > 0 ? { diary: { put, removed: [] } } : {}
}
