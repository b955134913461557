import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import type { LevelRow } from '../ceiling-words.ts'
import { LevelBar } from './level-bar.tsx'

const SHOWN = 5

interface LevelListProps {
  levels: readonly LevelRow[]
  isFoodCounted: boolean
}

/** Every nutrient of the cabinet beside its upper level, the nearest first. */
export function LevelList({ levels, isFoodCounted }: LevelListProps) {
  const [isWhole, setWhole] = useState(false)
  const rest = levels.length - SHOWN
  const areRestBelow = levels.slice(SHOWN).every(({ isPassed }) => !isPassed)
  return (
    <Card aria-labelledby="levels" className="self-start">
      <h2 id="levels" className="text-h3">
        Upper levels
      </h2>
      <p className="text-small text-ink-2">
        Your fullest day of the week, with every dose taken. The bar ends at the upper level.
      </p>
      <LevelKey levels={levels} />
      {levels.length === 0 ? <p className="mt-4 text-ink-2">Nothing here has an upper level.</p> : null}
      <ul className="level-list">
        {(isWhole ? levels : levels.slice(0, SHOWN)).map(row => (
          <li key={row.name}>
            <p className="level-line">
              <span>{row.name}</span>{' '}
              <span>
                <strong>{row.amount}</strong> of {row.of}
              </span>
            </p>
            <LevelBar parts={row.parts} level={row.levelPercent} isPassed={row.isPassed} />
            <p className="level-line text-small text-ink-2">
              <span>{row.scope}</span>{' '}
              <span className={row.isPassed ? 'text-turmeric-text' : undefined}>{row.state}</span>
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 && !isWhole ? (
        <Button variant="text" className="-ml-3" onClick={() => setWhole(true)}>
          {rest} more{areRestBelow ? ', all below' : ''}
        </Button>
      ) : null}
      <p className="mt-4 text-micro text-ink-3">
        Counts what you take and do not pause
        {isFoodCounted ? ', and the food of your complete days in the last week where a level is for food too' : ''}.
        The lowest of the EFSA (2025) and EVM (2003) levels is shown; for vitamin D the NHS says the same.
      </p>
    </Card>
  )
}

const KINDS = [
  ['ours', 'Thymewell packs'],
  ['other', 'From other labels'],
  ['food', 'Food'],
] as const

/** What the parts of the bars are, as far as there are any. */
function LevelKey({ levels }: Pick<LevelListProps, 'levels'>) {
  const drawn = new Set(levels.flatMap(({ parts }) => parts.map(({ kind }) => kind)))
  return (
    <ul className="level-key">
      {KINDS.map(([kind, words]) =>
        drawn.has(kind) ? (
          <li key={kind}>
            <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
              <rect className={`level-${kind}`} width="12" height="12" rx="3" />
            </svg>
            {words}
          </li>
        ) : null,
      )}
    </ul>
  )
}
