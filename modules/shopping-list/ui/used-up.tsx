import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import type { UsedView } from '../cupboard-view.ts'

interface UsedUpProps {
  readonly used: readonly UsedView[]
  /** Takes these off, and asks about none of them again. */
  readonly onDone: (takenOff: readonly UsedView[]) => void
}

const SHOWN = 6

/** Asks whether what the plan cooked has gone from the cupboard. Nothing falls by itself. */
export function UsedUp({ used, onDone }: UsedUpProps) {
  const [kept, setKept] = useState<readonly string[]>([])
  const [isWhole, setWhole] = useState(false)
  if (used.length === 0) return null
  const off = used.filter(({ key }) => !kept.includes(key))
  return (
    <section className="card cupboard-used" aria-label="Was this cooked?">
      <h2 className="text-h3">Was this cooked?</h2>
      <p className="text-small text-ink-2">Your plan has used these since you last checked them.</p>
      <ul className="shop-choices">
        {(isWhole ? used : used.slice(0, SHOWN)).map(({ key, name, takes, meals, leaves }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={!kept.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setKept(before => (checked ? before.filter(each => each !== key) : [...before, key]))
                }
              />
              <span>
                {name} <small>{mealWords(meals)}</small>
              </span>{' '}
              <span>
                {takes} <small>{leaves}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {isWhole || used.length <= SHOWN ? null : (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {used.length - SHOWN} more
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={off.length === 0} onClick={() => onDone(off)}>
          Take {off.length} off
        </Button>
        <Button variant="secondary" size="small" onClick={() => onDone([])}>
          It is all still there
        </Button>
      </div>
    </section>
  )
}

/** The first of them: which day it was is what a cook remembers. */
const mealWords = ([first = '', ...more]: readonly string[]) =>
  more.length > 0 ? `${first}, ${more.length} more` : first
