import type { BarPart } from '../ceiling-words.ts'
import './level-bar.css'

interface LevelBarProps {
  parts: readonly BarPart[]
  /** Where the level is, in per cent of the bar. */
  level: number
  isPassed: boolean
}

/** What counts towards a level, drawn; the words beside it say the same. */
export function LevelBar({ parts, level, isPassed }: LevelBarProps) {
  let from = 0
  return (
    <svg className={isPassed ? 'level-bar level-passed' : 'level-bar'} aria-hidden="true" width="100%" height="16">
      <rect className="level-track" y="3" width="100%" height="10" rx="5" />
      {parts.map(({ name, where, kind, percent }) => {
        const x = from
        from += percent
        return (
          <rect
            key={`${name} ${where}`}
            className={`level-${kind}`}
            x={`${x}%`}
            y="3"
            width={`${Math.max(0.5, percent - 0.4)}%`}
            height="10"
          />
        )
      })}
      {isPassed ? <rect className="level-mark" x={`${level}%`} width="2" height="16" /> : null}
    </svg>
  )
}
