import { useEffect, useRef, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import type { PlanHand } from './use-plan.ts'

const fetchDrag = () => fetchPart(() => import('./drag-entries.ts'))

/** Carrying entries about is fetched with the first sign of somebody who may; every way of it has a button too. */
export function useDrag(board: HTMLElement | null, plan: PlanHand) {
  const [attach, setAttach] = useState<Awaited<ReturnType<typeof fetchDrag>>['carryEntries'] | null>(null)
  useEffect(() => {
    void firstSign()
      .then(fetchDrag)
      .then(
        part => setAttach(() => part.carryEntries),
        () => undefined,
      )
  }, [])
  // What is carried outlives a page that is drawn anew meanwhile.
  const now = useRef(plan)
  now.current = plan
  useEffect(() => (board && attach ? attach(board, () => now.current) : undefined), [board, attach])
}
