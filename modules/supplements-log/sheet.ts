import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { amountText } from '#modules/catalogue/nutrients.ts'
import { knownKeys } from '#modules/nutrition/amounts.ts'
import { NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { type Dose, isTaken, type KnownItem } from './cabinet.ts'
import type { LevelRow } from './ceiling-words.ts'
import { scheduleWords } from './schedule-words.ts'

/** One thing on the page for a GP or pharmacist. */
export interface SheetItem {
  readonly id: string
  readonly name: string
  readonly schedule: string
  readonly since: Day
  readonly pausedOn: Day | null
  /** What a day of it gives, line by line. */
  readonly gives: readonly string[]
  readonly takenDays: number
  /** Of so many. */
  readonly days: number
  /** What its label says; null where it was typed from another label. */
  readonly cautions: readonly string[] | null
}

export interface Sheet {
  readonly today: Day
  readonly since: Day
  readonly items: readonly SheetItem[]
  readonly levels: readonly LevelRow[]
}

/** What one page says of a cabinet, by the doses from `since` on. */
export function sheetOf(
  items: readonly KnownItem[],
  doses: readonly Dose[],
  levels: readonly LevelRow[],
  { today, since }: { today: Day; since: Day },
): Sheet {
  const takenDays = (id: string) =>
    new Set(doses.flatMap(dose => (dose.item === id && isTaken(dose) ? [dose.day] : []))).size
  return {
    ...{ today, since, levels },
    items: items.map(item => ({
      ...{ id: item.id, name: item.facts.name, since: item.addedOn, pausedOn: item.pausedOn },
      schedule: scheduleWords(item, item.facts.unit),
      gives: givesOf(item),
      takenDays: takenDays(item.id),
      days: daysBetween(since, today) + 1,
      cautions: item.facts.product?.cautions ?? null,
    })),
  }
}

const givesOf = ({ facts, units, times }: KnownItem): string[] =>
  knownKeys(facts.amounts).map(key => {
    const { name, unit } = NUTRIENTS[key]
    return `${name} ${amountText((facts.amounts[key] ?? 0) * units * times.length, unit)}`
  })
