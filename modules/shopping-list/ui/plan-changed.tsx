import { Button } from '#kit/button.tsx'
import type { ChangedLine } from '../list-view.ts'

const HOW = { new: 'new', more: 'more', less: 'less', gone: 'no longer needed' } as const

/** What the plan asks for otherwise than when somebody began to tick. Ticks stay as they are. */
export function PlanChanged({ lines, onSeen }: { lines: readonly ChangedLine[]; onSeen: () => void }) {
  if (lines.length === 0) return null
  return (
    <section className="card shop-changed" aria-label="The plan has changed" aria-live="polite">
      <h2 className="text-h3">The plan has changed</h2>
      <p className="text-small text-ink-2">Since the shopping began. What is ticked stays ticked.</p>
      <ul>
        {lines.map(({ key, name, how, before, after, means }) => (
          <li key={key}>
            <span>
              {name} <small>{HOW[how]}</small>
            </span>
            <span>
              {before && after ? `${before} to ` : ''}
              {after ? <strong>{after}</strong> : <s>{before}</s>}
              {means ? <small>{means}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={onSeen}>
        Got it
      </Button>
    </section>
  )
}
