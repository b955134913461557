import type { Level } from '../cupboard.ts'

const STEPS = { none: 0, little: 1, half: 2, plenty: 3 } as const

/** Three steps of how much is there; the words beside it say the same. */
export function CupboardLevel({ level }: { level: Level }) {
  return (
    <span className="cupboard-level" aria-hidden="true">
      {[1, 2, 3].map(step => (
        <span key={step} data-full={step <= STEPS[level] || undefined} />
      ))}
    </span>
  )
}
