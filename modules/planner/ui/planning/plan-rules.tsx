import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Switch } from '#kit/switch.tsx'
import { type Day, WEEKDAYS, type Weekday } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { MINUTES_CHOICES, minutesOn, TIMED_MEALS, type TimedMeal } from '../../cooking-time.ts'
import { entryName, weekdayText } from '../../entry-words.ts'
import { householdOf } from '../../household.ts'
import { ALL_MEALS, settingsOf } from '../../plan-settings.ts'
import type { PlanHand } from '../use-plan.ts'
import { HouseholdForm } from './household-form.tsx'

interface PlanRulesProps {
  plan: PlanHand
  days: readonly Day[]
  today: Day
  /** Where diets, allergies and the calorie goal are told. */
  profilePath: string
}

const MONDAY_FIRST: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday']

/** What planning leaves as it is and keeps to, and where it is changed. */
export function PlanRules({ plan, days, today, profilePath }: PlanRulesProps) {
  const [isTelling, setTelling] = useState(false)
  const household = householdOf(plan.settings)
  const kept = keptOf(plan, days)
  const notAgain = [...settingsOf(plan.settings, 'not-again')]
  return (
    <Card className="plan-rules" aria-labelledby="plan-rules">
      <h2 id="plan-rules" className="text-h3">
        Before you plan again
      </h2>
      <p className="text-small text-ink-3">Locked and past meals stay exactly as they are.</p>
      <dl>
        {household.length > 0 ? <Fact name="With you" words={household.map(({ name }) => name).join(', ')} /> : null}
        <Fact name="Locked" words={kept.locked} />
        <Fact name="Left alone" words={kept.out} />
        <Fact name="Not again" words={notAgain.map(([, { name }]) => name).join(', ')} />
      </dl>
      <Button
        variant="secondary"
        size="small"
        icon="user"
        className="needs-script my-3"
        onClick={() => setTelling(true)}
      >
        Who eats with you
      </Button>
      {isTelling ? (
        <Dialog open onClose={() => setTelling(false)} title="Who eats with you">
          <HouseholdForm plan={plan} today={today} />
        </Dialog>
      ) : null}
      <details>
        <summary>Change the rules</summary>
        <fieldset>
          <legend>Time for cooking</legend>
          <p className="text-small text-ink-3">Hands-on time; waiting, soaking and baking aren’t counted.</p>
          <div className="plan-minutes">
            {MONDAY_FIRST.map(weekday => (
              <MinutesRow key={weekday} plan={plan} weekday={weekday} />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Size of meals</legend>
          <Switch
            label="Meals of any size"
            hint="Off, breakfast, lunch and dinner each have 15 to 45 % of the day’s energy and a snack no more than a quarter, as far as your food allows."
            checked={settingsOf(plan.settings, 'meal-sizes').size > 0}
            onChange={any =>
              plan.set(
                [{ name: 'meal-sizes', key: ALL_MEALS, value: any ? { any } : null }],
                any ? 'Meals may be of any size' : 'Meals share the day',
              )
            }
          />
        </fieldset>
        {notAgain.length > 0 ? (
          <fieldset>
            <legend>Not again</legend>
            <ul>
              {notAgain.map(([key, { name }]) => (
                <li key={key} className="plan-not-again">
                  <span>{name}</span>
                  <button
                    type="button"
                    className="button button-secondary button-small"
                    aria-label={`Allow ${name} again`}
                    onClick={() => plan.set([{ name: 'not-again', key, value: null }], `${name} may come again`)}
                  >
                    Allow again
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <p className="text-small">
          Your diet, allergies and calorie goal are kept in <a href={profilePath}>your profile</a>.
        </p>
      </details>
    </Card>
  )
}

const Fact = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{words || 'Nothing'}</dd>
  </div>
)

function keptOf({ entries, settings, dishes }: PlanHand, days: readonly Day[]) {
  const lockedDays = settingsOf(settings, 'locked-day')
  const shown = entries.filter(({ day }) => days.includes(day))
  const meals = shown.filter(({ isLocked, day }) => isLocked && !lockedDays.has(day))
  return {
    locked: [
      ...days.filter(day => lockedDays.has(day)).map(weekdayText),
      ...meals.map(entry => `${entryName(entries, entry, dishes)} on ${weekdayText(entry.day)}`),
    ].join(', '),
    out: shown
      .filter(({ what }) => what.kind === 'eating-out')
      .map(({ day, meal }) => `${weekdayText(day)}’s ${meal} out`)
      .join(', '),
  }
}

const ANY = 'any'
const MEAL_NAMES = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const

function MinutesRow({ plan, weekday }: { plan: PlanHand; weekday: Weekday }) {
  const minutes = minutesOn(plan.settings, weekday)
  const choose = (meal: TimedMeal, text: string) => {
    const chosen = text === ANY ? null : Number(text)
    const words = `${weekdayName(weekday)} ${meal}: ${chosen === null ? 'any time' : `up to ${chosen} min`}`
    plan.set([{ name: 'minutes', key: weekday, value: { ...minutes, [meal]: chosen } }], words)
  }
  return (
    <fieldset className="plan-minutes-row">
      <legend>{weekdayName(weekday)}</legend>
      {TIMED_MEALS.map(meal => (
        <label key={meal}>
          <span>{MEAL_NAMES[meal]}</span>
          <select value={minutes[meal] ?? ANY} onChange={event => choose(meal, event.target.value)}>
            {MINUTES_CHOICES.map(choice => (
              <option key={choice} value={choice}>
                {choice} min
              </option>
            ))}
            <option value={ANY}>Any</option>
          </select>
        </label>
      ))}
    </fieldset>
  )
}
