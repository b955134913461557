import type { MinutesBar } from '../../browse/browse-view.ts'
import { minutesText } from '../../minutes-text.ts'
import './browse.css'

interface MinutesChartProps {
  bars: readonly MinutesBar[]
  mostMinutes: number | null
}

/** Where the minutes of each dish go: to the board, to the heat, and to waiting. */
export function MinutesChart({ bars, mostMinutes }: MinutesChartProps) {
  const longest = Math.max(...bars.map(({ total }) => total), mostMinutes ?? 0)
  const x = (minutes: number) => `${(minutes / longest) * 100}%`
  const waits = bars.some(({ wait }) => wait > 0)
  return (
    <figure className="card p-6">
      <h3 className="text-body font-semibold">Minutes, and where they go</h3>
      <ul className="mt-4">
        {bars.map(({ name, board, heat, wait, total }) => (
          <li key={name} className="browse-minutes py-1.5">
            <span className="text-small leading-snug">{name}</span>{' '}
            <svg className="browse-bar" width="100%" height="12" aria-hidden="true">
              <rect x="0" width={x(board)} height="12" rx="3" className="browse-board" />
              <rect x={x(board)} width={x(heat)} height="12" rx="3" className="browse-heat" />
              {wait > 0 ? (
                <rect x={x(board + heat)} width={x(wait)} height="12" rx="3" className="browse-wait" />
              ) : null}
              {mostMinutes ? (
                <line x1={x(mostMinutes)} x2={x(mostMinutes)} y1="-6" y2="18" className="browse-limit" />
              ) : null}
            </svg>
            <span className="text-right text-small font-semibold whitespace-nowrap">
              {minutesText(total)}
              <span className="sr-only">
                : {board} on the board, {heat} on the heat{wait > 0 ? `, ${wait} waiting` : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
        <Key look="board">Chopping and measuring</Key>
        <Key look="heat">On the heat</Key>
        {waits ? <Key look="wait">Waiting</Key> : null}
        {mostMinutes ? <span>Dashed: {mostMinutes} minutes</span> : null}
      </figcaption>
    </figure>
  )
}

function Key({ look, children }: { look: 'board' | 'heat' | 'wait'; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="12" height="12" aria-hidden="true">
        <rect width="12" height="12" rx="3" className={`browse-${look}`} />
      </svg>
      {`${children} `}
    </span>
  )
}
