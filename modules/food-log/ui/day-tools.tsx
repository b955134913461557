import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { weekdayText } from '#modules/planner/entry-words.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { PlanIcon } from '#modules/planner/ui/plan-icon.tsx'
import type { DiaryEntry } from '../diary.ts'
import { copied } from '../entry-acts.ts'
import { eatenName } from '../entry-look.ts'
import { firstTime } from '../meal-times.ts'
import { useLog } from './log-context.ts'

/** What yesterday held, for a day that has nothing yet. */
function useYesterday(): readonly DiaryEntry[] {
  const { diary, day } = useLog()
  return diary.isSample ? [] : entriesOfDay(diary.entries, addDays(day, -1))
}

export function EmptyDay() {
  const { diary, day, today, meals } = useLog()
  const yesterday = useYesterday()
  const meal = meals.find(({ key }) => yesterday.some(entry => entry.meal === key))
  const first = yesterday.filter(entry => entry.meal === meal?.key)
  const time = firstTime(first)
  const name = meal?.name.toLowerCase() ?? ''
  const copy = () => diary.act(copied(diary.entries, first, { days: [day] }, randomId), `Yesterday’s ${name} copied`)
  return (
    <EmptyState
      title={day === today ? 'Nothing logged today yet' : `Nothing logged on ${weekdayText(day)} yet`}
      level={3}
      className="log-empty"
      drawing={
        <svg width="96" height="80" viewBox="0 0 96 80" aria-hidden="true">
          <path d="M12 34h72a36 30 0 0 1-24 30H36a36 30 0 0 1-24-30ZM36 72h24M36 10c4 4-4 8 0 14M48 6c4 5-4 10 0 16M60 10c4 4-4 8 0 14" />
        </svg>
      }
      action={
        first.length > 0 ? (
          <Button variant="soft" className="needs-script" onClick={copy}>
            <PlanIcon name="copy" size={18} /> Copy yesterday’s {name}
          </Button>
        ) : undefined
      }
    >
      {first.length > 0
        ? `The day before began with ${listed(first.map(eatenName))}${time ? ` at ${time}` : ''}.`
        : 'Add what you ate, and it’s all added up here.'}
    </EmptyState>
  )
}

/** 'porridge and tea', of many the first two. */
function listed(names: readonly string[]): string {
  const [first = '', second] = names.map(name => name.charAt(0).toLowerCase() + name.slice(1))
  if (second === undefined) return first
  return names.length > 2 ? `${first}, ${second} and more` : `${first} and ${second}`
}

export function DayTools() {
  const { diary, day, show } = useLog()
  const entries = entriesOfDay(diary.entries, day)
  const yesterday = useYesterday()
  if (diary.isSample) return null
  return (
    <div className="log-tools needs-script">
      {yesterday.length > 0 ? (
        <button
          type="button"
          className="log-text-button"
          onClick={() =>
            diary.act(copied(diary.entries, yesterday, { days: [day] }, randomId), 'The day before copied')
          }
        >
          <PlanIcon name="copy" size={18} /> Copy yesterday
        </button>
      ) : null}
      {entries.length > 0 ? (
        <button
          type="button"
          className="log-text-button"
          onClick={() => show({ kind: 'copy', entries, title: 'Copy this day' })}
        >
          Copy this day
        </button>
      ) : null}
    </div>
  )
}
