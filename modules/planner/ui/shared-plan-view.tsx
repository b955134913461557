import { Link } from 'react-router'
import type { Day } from '#modules/calendar/day.ts'
import { dishKey, dishOn } from '../cooked.ts'
import { entryName, recipePath, weekdayText } from '../entry-words.ts'
import { mealsOf } from '../meals.ts'
import type { PlannedEntry } from '../plan.ts'
import { entriesOf } from '../plan-edits.ts'
import type { ShownPlan } from '../queries/week.ts'
import { dateInYear, weekText } from '../week-words.ts'

interface SharedPlanViewProps {
  title: string
  days: readonly Day[]
  sharedBy: string | null
  plan: ShownPlan
}

/** What anyone sees who has the link to some days of a plan: to read and to cook from, not to change. */
export function SharedPlanView({ title, days, sharedBy, plan }: SharedPlanViewProps) {
  const [from, to] = [days[0], days.at(-1)]
  const onDays = plan.entries.filter(({ day }) => days.includes(day))
  const meals = mealsOf(plan.settings, onDays)
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {from && to ? weekText(from, to) : ''}
        {sharedBy ? `, shared by ${sharedBy}` : ', shared with you'}
      </p>
      <div className="mt-8 grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(day => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="text-h3">
              {weekdayText(day)} {dateInYear(day)}
            </h2>
            <dl className="mt-2">
              {meals.map(meal => (
                <div key={meal.key} className="border-t border-line py-2">
                  <dt className="text-small text-ink-3">{meal.name}</dt>
                  <SharedMeal plan={plan} entries={entriesOf(onDays, { day, meal: meal.key })} />
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

function SharedMeal({ plan, entries }: { plan: ShownPlan; entries: readonly PlannedEntry[] }) {
  const dishes = new Map(plan.dishes.map(dish => [dishKey(dish), dish]))
  if (entries.length === 0) return <dd className="text-ink-3">Nothing planned</dd>
  return entries.map(entry => {
    const name = entryName(plan.entries, entry, dishes)
    const dish = dishOn(plan.entries, entry)
    // What somebody imported is theirs alone.
    const path = dish && dish.ref.kind !== 'imported' ? recipePath(dish) : null
    return (
      <dd key={entry.id}>
        {path ? (
          <Link to={path} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ) : (
          name
        )}
      </dd>
    )
  })
}
