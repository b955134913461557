import type { ReactNode } from 'react'
import { Card } from '#kit/card.tsx'
import type { NeedView } from '../profile-view.ts'

/** What the body needs, beside the goal, with how it was worked out. */
export function EnergyNeedCard({ need, children }: { need: NeedView; children?: ReactNode }) {
  return (
    <Card aria-labelledby="energy-need" className="content-start">
      <h2 id="energy-need" className="text-h3">
        Your energy need
      </h2>
      {need.figure ? (
        <p className="mt-3">
          <span className="font-serif text-h1">{need.figure}</span> <span className="text-ink-2">a day</span>
        </p>
      ) : null}
      {need.goal ? <p className="mt-2 font-medium">{need.goal}</p> : null}
      {need.how.map(words => (
        <p key={words} className="mt-3 text-small text-ink-2">
          {words}
        </p>
      ))}
      {children}
    </Card>
  )
}
