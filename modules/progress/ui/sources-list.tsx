import { shortFigure } from '#modules/nutrition/figure-text.ts'
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

/** Where a figure comes from: what gave it, the largest first; what nobody knows says so. */
export function SourcesList({ of, sources, unit, decimals, times = 1 }: SourcesListProps) {
  if (sources.length === 0) return <p className="source-none">Nothing you logged contains any.</p>
  return (
    <ul className="source-list" aria-label={`What gave ${of}`}>
      {sources.map(source => (
        <SourceRow key={source.name} {...source} {...{ unit, decimals, times }} />
      ))}
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
  const figure = `${shortFigure(amount * times, decimals)} ${unit}`
  return (
    <li>
      <span>{name}</span> <span>{isPart ? (amount > 0 ? `${figure} or more` : 'not known') : figure}</span>
    </li>
  )
}
