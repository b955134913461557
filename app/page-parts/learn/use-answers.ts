import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import type { LessonChanges } from '#modules/learn/lesson-changes.ts'
import type { Answered } from '#modules/learn/progress.ts'
import { LESSON_ANSWERS } from './check-view.ts'

/** What this visitor answered, asked for after the page is there; null until it is known. */
export function useAnswers(): readonly Answered[] | null {
  const [answers, setAnswers] = useState<readonly Answered[] | null>(null)
  useEffect(() => {
    let isStill = true
    void callTogether(LESSON_ANSWERS).then(({ ok, body }) => {
      if (isStill && ok) setAnswers((body as { answers: readonly Answered[] }).answers)
    })
    return () => {
      isStill = false
    }
  }, [])
  return answers
}

/** Puts an answer on its way. Without a connection it waits in the browser. */
export async function sendAnswer(answer: LessonChanges['lesson-answered'], waits: () => void) {
  const { putChange } = await import('#modules/changes/ui/own-outbox.ts')
  return putChange('lesson-answered', answer, waits)
}
