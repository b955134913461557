import { useEffect, useState } from 'react'
import type { ImportedNutrition, WeighedLine } from '../../import/imported-lines.ts'
import { askNutrition } from './ask-import.ts'

/** Nothing is asked while somebody types. */
const PAUSE_MS = 200

export interface ImportAnswer {
  /** What was computed last; null at first. */
  readonly nutrition: ImportedNutrition | null
  readonly error: string | null
}

/** What these lines add up to, again whenever one of them changes. The foods stay on the server. */
export function useImportNutrition(lines: readonly WeighedLine[], serves: number): ImportAnswer {
  const [answer, setAnswer] = useState<ImportAnswer>({ nutrition: null, error: null })
  useEffect(() => {
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const asked = await askNutrition(lines, serves, wanted.signal)
      if (!asked || wanted.signal.aborted) return
      setAnswer(before =>
        asked.ok ? { nutrition: asked.value, error: null } : { nutrition: before.nutrition, error: asked.error },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [lines, serves])
  return answer
}
