import type { KnownAnswer } from './check-view.ts'

/** Where somebody is among the questions, and which were right at first. */
export function CheckSteps({ answers, at }: { answers: readonly (KnownAnswer | null)[]; at: number }) {
  return (
    <>
      <p className="learn-count">
        {at + 1} of {answers.length}
      </p>
      <div className="learn-parts" aria-hidden="true">
        {answers.map((answer, place) => (
          <span
            key={String(place)}
            data-is={place === at ? 'now' : answer === null ? 'open' : answer.firstRight ? 'right' : 'again'}
          />
        ))}
      </div>
    </>
  )
}
