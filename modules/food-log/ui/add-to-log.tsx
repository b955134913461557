import { mealAt } from '../adding/meal-at.ts'
import { usualTime } from '../meal-times.ts'
import AddMeal, { type AddingHand } from './adding/add-meal.tsx'
import { clockNow } from './clock-now.ts'
import { useLog } from './log-context.ts'

/** The sheet that adds to a meal of the day that is shown, or to the one of this hour. */
export function AddToLog({ meal, onClose }: { meal: string | null; onClose: () => void }) {
  const { diary, day, today, meals, goals, planSettings, doses } = useLog()
  const into = meal ?? mealAt(new Date().getHours())
  const hand: AddingHand = {
    entries: diary.entries,
    settings: diary.settings,
    edit: (edit, words, settings) => diary.act({ diary: edit, ...(settings && { settings }) }, words),
    set: (settings, words) => diary.act({ settings }, words),
  }
  return (
    <AddMeal
      day={day}
      meal={into}
      time={day === today ? clockNow() : usualTime(planSettings, diary.entries, into)}
      meals={meals}
      goalKcal={goals.kcal}
      doses={doses}
      hand={hand}
      onClose={onClose}
    />
  )
}
