import { useEffect, useState } from 'react'
import { keep, kept } from '#browser/kept.ts'
import { Button } from '#kit/button.tsx'

/** Read by `public/page-views.js` before it tells anything. */
const NOT_COUNTED = 'not-counted'

/** Nobody has to give a reason, and nobody is asked again. */
export function StatisticsChoice() {
  const [isOut, setOut] = useState<boolean | null>(null)
  const [isKept, setKept] = useState(true)
  useEffect(() => setOut(kept(NOT_COUNTED) !== null), [])
  if (isOut === null) return null
  const choose = () => {
    const isDone = keep(NOT_COUNTED, isOut ? null : 'yes')
    setKept(isDone)
    if (isDone) setOut(!isOut)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">
        {isOut ? 'Your visits with this browser are not counted.' : 'Your visits with this browser are counted.'}
        {isKept ? null : ' Your browser would not remember that: it may be a private window.'}
      </p>
      <Button variant="secondary" onClick={choose}>
        {isOut ? 'Count my visits again' : 'Do not count my visits'}
      </Button>
    </div>
  )
}
