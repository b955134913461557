import { addDays, type Day, dayOf, daysBetween, type Weekday, weekdayOf } from '#modules/calendar/day.ts'
import { type Planned, type PlannedEntry, USUAL_MEALS } from './plan.ts'

/** A recipe's id and how many quarters of a serving are eaten; or what was kept of the dinner of so many days before. */
type SampleMeal = readonly [recipe: string, quarters: number, guestQuarters?: number]
type SampleDay = readonly (SampleMeal | { readonly leftFrom: number; readonly quarters: number } | 'out')[]

/** Breakfast, lunch, dinner and snack of a pescatarian who keeps away from peanuts, as the sample member does. */
const WEEK: { readonly [W in Weekday]: SampleDay } = {
  monday: [
    ['9000000101', 6],
    ['9000000261', 6],
    ['9000000301', 4],
    ['9000000910', 4],
  ],
  tuesday: [['9000000102', 5], { leftFrom: 1, quarters: 3 }, ['9000000438', 5], ['9000000705', 6]],
  wednesday: [
    ['9000000105', 6],
    ['9000000204', 6],
    ['9000000397', 5],
    ['9000000110', 6],
  ],
  thursday: [['9000000101', 5], ['9000000235', 5], 'out', ['9000000711', 4]],
  friday: [
    ['9000000102', 6],
    ['9000000267', 4],
    ['9000000302', 4, 8],
    ['9000000710', 4],
  ],
  saturday: [['9000000133', 6], { leftFrom: 1, quarters: 3 }, ['9000000411', 4], ['9000000701', 4]],
  sunday: [
    ['9000000135', 5],
    ['9000000212', 6],
    ['9000000303', 5],
    ['9000000704', 4],
  ],
}

const FIRST = dayOf('2000-01-01')
const DINNER = USUAL_MEALS.indexOf('dinner')

/** The same for the same meal of the same day, always: whoever makes the week their own keeps its ids. */
const idAt = (day: Day, meal: number): string =>
  `5a3b1e00-0000-4000-8000-${String(daysBetween(FIRST, day) * 10 + meal).padStart(12, '0')}`

/** What the sample member has on these days: every week is like every other. `nameOf` a recipe's id is its name. */
export const sampleWeek = (days: readonly Day[], nameOf: (recipe: string) => string): PlannedEntry[] =>
  days.flatMap(day => WEEK[weekdayOf(day)].map((sample, meal) => sampleEntry(day, meal, sample, nameOf)))

/** For so long before and after its days something belongs to a pot of theirs. */
const POT_DAYS = 3

/** The same, with what is cooked before for these days and left of them after, as a member's own plan is read. */
export function samplePlan(days: readonly Day[], nameOf: (recipe: string) => string): PlannedEntry[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const around = Array.from({ length: POT_DAYS }, (_, nth) => nth + 1)
  const before = around.map(nth => addDays(first, -nth)).reverse()
  const after = around.map(nth => addDays(last, nth))
  const shown = sampleWeek(days, nameOf)
  const pots = new Set(shown.map(potOf))
  const ofPots = (others: readonly Day[]) => sampleWeek(others, nameOf).filter(entry => pots.has(potOf(entry)))
  return [...ofPots(before), ...shown, ...ofPots(after)]
}

const potOf = ({ id, what }: PlannedEntry) => (what.kind === 'leftovers' ? what.of : id)

function sampleEntry(
  day: Day,
  meal: number,
  sample: SampleDay[number],
  nameOf: (recipe: string) => string,
): PlannedEntry {
  const [what, quarters, guestQuarters] = planned(day, sample, nameOf)
  return {
    id: idAt(day, meal),
    day,
    meal: USUAL_MEALS[meal] ?? 'snack',
    place: 0,
    what,
    quarters,
    guestQuarters,
    time: null,
    isLocked: false,
  }
}

function planned(
  day: Day,
  sample: SampleDay[number],
  nameOf: (recipe: string) => string,
): [what: Planned, quarters: number, guestQuarters: number] {
  if (sample === 'out') return [{ kind: 'eating-out', words: 'With friends', keptKcal: 700 }, 4, 0]
  if ('leftFrom' in sample) {
    return [{ kind: 'leftovers', of: idAt(addDays(day, -sample.leftFrom), DINNER) }, sample.quarters, 0]
  }
  const [id, quarters, guestQuarters = 0] = sample
  return [{ kind: 'dish', ref: { kind: 'own', id }, name: nameOf(id), grams: null }, quarters, guestQuarters]
}
