import { doseToTake } from '#modules/supplements-log/loose-doses.ts'
import { mealAt } from '../adding/meal-at.ts'
import { EMPTY_STATE } from '../day-state.ts'
import { usualTime } from '../meal-times.ts'
import AddMeal, { type AddingHand } from './adding/add-meal.tsx'
import { clockNow } from './clock-now.ts'
import { useDayFigures } from './day-figures.ts'
import { useLog } from './log-context.ts'

/** A dose has a time; where nobody says when. */
const NOON = '12:00'

/** The sheet that adds to a meal of the day that is shown, or to the one of this hour. */
export function AddToLog({ meal, onClose }: { meal: string | null; onClose: () => void }) {
  const { diary, day, today, meals, goals, planSettings } = useLog()
  const { doses } = useDayFigures()
  const into = meal ?? mealAt(new Date().getHours())
  const hand: AddingHand = {
    // What somebody adds is the first of their own, beside nothing of the sample member's.
    entries: diary.isSample ? [] : diary.entries,
    settings: diary.isSample ? [] : diary.settings,
    edit(edit, words, { settings, doses } = {}) {
      const taken = doses && doses.length > 0 && { doses: { put: doses, removed: [] } }
      diary.act({ diary: edit, ...(settings && { settings }), ...taken }, words)
    },
    doseOf: (product, time) => doseToTake(diary.isSample ? EMPTY_STATE : diary, product, day, time ?? NOON),
    set: (settings, words) => diary.act({ settings }, words),
  }
  return (
    <AddMeal
      day={day}
      meal={into}
      time={day === today ? clockNow() : usualTime(planSettings, diary.entries, into)}
      meals={meals}
      goals={goals}
      doses={diary.isSample ? [] : doses}
      hand={hand}
      onClose={onClose}
    />
  )
}
