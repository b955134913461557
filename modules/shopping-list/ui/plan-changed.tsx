import { Button } from '#kit/button.tsx'
import type { ChangedLine } from '../list-view.ts'

const HOW = { new: 'new', more: 'more', less: 'less', gone: 'no longer needed' } as const
const SHOWN = 6

/** What the plan asks for otherwise than when somebody began to tick. Ticks stay as they are. */
export function PlanChanged({ lines, onSeen }: { lines: readonly ChangedLine[]; onSeen: () => void }) {
  if (lines.length === 0) return null
  const first = lines.filter(({ isSame }) => !isSame).slice(0, SHOWN)
  const rest = lines.filter(line => !first.includes(line))
  return (
    <section className="card shop-changed" aria-label="The plan has changed">
      <h2 className="text-h3">The plan has changed</h2>
      <p className="text-small text-ink-2" role="status">
        {first.length === 0
          ? 'There’s nothing else to buy.'
          : 'Since you started shopping. What’s ticked stays ticked.'}
      </p>
      <Lines lines={first} />
      {rest.length > 0 ? (
        <details>
          <summary>
            {rest.length} more {rest.length === 1 ? 'amount' : 'amounts'}
            {rest.every(({ isSame }) => isSame) ? ', with nothing else to buy' : ''}
          </summary>
          <Lines lines={rest} />
        </details>
      ) : null}
      <Button variant="secondary" size="small" onClick={onSeen}>
        Got it
      </Button>
    </section>
  )
}

function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <ul>
      {lines.map(({ key, name, how, before, after, means }) => (
        <li key={key}>
          <span>
            {name} <small>{HOW[how]}</small>
          </span>{' '}
          <span>
            {before && after ? `${before} to ` : ''}
            {after ? <strong>{after}</strong> : <s>{before}</s>}
            {means ? <small>{means}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
