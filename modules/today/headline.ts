import { addDays, type Day } from '#modules/calendar/day.ts'
import { plannedTime } from '#modules/food-log/meal-times.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { knownText, NOT_KNOWN } from '#modules/nutrition/intake/known-text.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { entryName, entryRemark, freshWords, recipePath } from '#modules/planner/entry-words.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { figuresOf, type PlanDish } from '#modules/planner/plan-dish.ts'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import { minutesText } from '#modules/recipes/minutes-text.ts'
import { dishesByKey, doneByPlan, type OwnRecords, planOf, saidOf, stillToEat, swapOf } from './own-records.ts'
import type { HeadFact, Headline, OfferedDish } from './today-view.ts'

const DINNER = 'dinner'

/** The day whose dinner is next: tomorrow's once tonight's was eaten. */
export function nextDinnerDay(records: OwnRecords): Day {
  const { today, eaten } = records
  const isOver = entriesOf(eaten, { day: today, meal: DINNER }).length > 0 || atDinner(doneByPlan(records, today))
  return isOver && !atDinner(stillToEat(records, today)) ? addDays(today, 1) : today
}

const atDinner = (entries: readonly PlannedEntry[]): boolean => entries.some(({ meal }) => meal === DINNER)

/**
 * The next dinner, or what could be one.
 *
 * @param offered dishes that fit that dinner
 */
export function headlineOf(records: OwnRecords, offered: readonly OfferedDish[]): Headline {
  const day = nextDinnerDay(records)
  const isToday = day === records.today
  const when = isToday ? 'Tonight' : 'Tomorrow'
  const [entry] = stillToEat(records, day).filter(({ meal }) => meal === DINNER)
  if (!entry) {
    const title = isToday ? 'Nothing planned tonight' : 'Dinner is eaten'
    const lead = isToday
      ? 'These fit what is left of the day.'
      : 'Nothing is planned for tomorrow yet. These would fit.'
    return { kind: 'none', title, lead: offered.length > 0 ? lead : '', dishes: offered, plan: planOf(day) }
  }
  if (entry.what.kind === 'eating-out') {
    return { kind: 'out', when, lead: entry.what.words ? `Eating out: ${entry.what.words}.` : 'Nothing to cook.' }
  }
  return dishHeadline(records, entry, when)
}

function dishHeadline(records: OwnRecords, entry: PlannedEntry, when: string): Headline {
  const { entries } = records.plan
  const dishes = dishesByKey(records)
  const dish = dishOn(entries, entry)
  const known = dish ? dishes.get(dishKey(dish)) : undefined
  const name = entryName(entries, entry, dishes)
  return {
    kind: 'dish',
    when,
    lead: leadOf(records, entry, known),
    dish: {
      name,
      path: dish && known ? recipePath(dish) : null,
      picture: known?.picture ?? null,
      wash: known?.wash ?? 'leaf',
    },
    said: saidOf(records, entry),
    kcal: known?.kcal ?? null,
    facts: known ? factsOf(known, entry) : [],
    swap: swapOf(entry),
  }
}

/** 'Start at 18:15 to eat at 19:00.', 'Left from Monday, so it is only warmed up.' */
function leadOf(records: OwnRecords, entry: PlannedEntry, known: PlanDish | undefined): string {
  const { plan, eaten } = records
  if (entry.what.kind === 'leftovers') {
    const known = { ...plan, dishes: dishesByKey(records) }
    return freshWords(known, entry) ?? `${entryRemark(known, entry)}, so it is only warmed up.`
  }
  const at = plannedTime(plan.settings, eaten, entry)
  if (entry.done === 'cooked') return 'It is cooked.'
  const begins = known?.minutes ? before(at, known.minutes) : null
  return begins ? `Start at ${begins} to eat at ${at}.` : `To eat at ${at}.`
}

const DAY_MINUTES = 24 * 60

/** So many minutes before a time of day, 'HH:mm'; null where that is the day before. */
function before(at: string, minutes: number): string | null {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const begins = hour * 60 + minute - minutes
  if (begins < 0 || begins >= DAY_MINUTES) return null
  return [Math.floor(begins / 60), begins % 60].map(part => String(part).padStart(2, '0')).join(':')
}

const TOLD = [
  { key: 'fibreG', unit: 'g', of: 'fibre' },
  { key: 'ironMg', unit: 'mg', of: 'iron' },
] as const

function factsOf(dish: PlanDish, { what }: PlannedEntry): HeadFact[] {
  const { intake } = figuresOf(dish)
  const time = dish.minutes !== null && what.kind === 'dish' ? [minutesText(dish.minutes)] : []
  return [
    ...time.map(figure => ({ figure, of: 'from start to table' })),
    ...TOLD.flatMap(({ key, unit, of }) => {
      const figure = knownText(figureOf(intake, key))
      return figure === NOT_KNOWN ? [] : [{ figure: `${figure} ${unit}`, of }]
    }),
  ]
}
