import type { DayWords } from '../return-words.ts'

/** A sentence with the day in it that matters. */
export function DaySaid({ words: { before, day, after } }: { words: DayWords }) {
  return (
    <>
      {before}
      {day ? <strong className="whitespace-nowrap text-ink">{day}</strong> : null}
      {after}
    </>
  )
}
