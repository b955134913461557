import { amountFigure } from '../figure-words.ts'
import type { Source } from '../sources.ts'

interface SourcesListProps {
  /** What is opened: 'protein'. */
  of: string
  sources: readonly Source[]
  unit: string
  decimals: number
  /** Of the amounts in the unit that they are told in. */
  times?: number
}

const MOST_SHOWN = 8

/** Where a figure comes from: what gave it, the largest first; what nobody knows says so. */
export function SourcesList({ of, sources, unit, decimals, times = 1 }: SourcesListProps) {
  const rest = sources.slice(MOST_SHOWN)
  if (sources.length === 0) return <p className="source-none">Nothing that was logged gives any.</p>
  return (
    <ul className="source-list" aria-label={`What gave ${of}`}>
      {sources.slice(0, MOST_SHOWN).map(source => (
        <SourceRow key={source.name} {...source} {...{ unit, decimals, times }} />
      ))}
      {rest.length > 0 ? (
        <SourceRow
          name={rest.length === 1 ? 'One more' : `${rest.length} more`}
          amount={rest.reduce((sum, { amount }) => sum + amount, 0)}
          isPart={rest.some(({ isPart }) => isPart)}
          {...{ unit, decimals, times }}
        />
      ) : null}
    </ul>
  )
}

function SourceRow({
  name,
  amount,
  isPart,
  unit,
  decimals,
  times,
}: Source & { unit: string; decimals: number; times: number }) {
  const figure = `${amountFigure(amount * times, decimals)} ${unit}`
  return (
    <li>
      <span>{name}</span>
      <span>{isPart ? (amount > 0 ? `${figure} or more` : 'not known') : figure}</span>
    </li>
  )
}
