import { useEffect, useRef } from 'react'
import type { CareId } from '#modules/nutrition/advice/care.ts'
import { type CookedDish, clockId, type KitchenClock } from '../../cooking/kitchen.ts'
import type { CookedStep, StepPart } from '../../cooking/step-parts.ts'
import { deedBefore } from '../../cooking/step-title.ts'
import type { LineView } from '../../recipe-view.ts'
import { CareNotes } from './care-notes.tsx'
import { NeededLines } from './needed-lines.tsx'

/** A longer step is set one size smaller, so that it is seen as a whole. */
const LONG_STEP = 260

interface StepPageProps {
  dish: CookedDish
  lines: readonly LineView[]
  step: CookedStep
  clocks: readonly KitchenClock[]
  /** What is advised for it. */
  care: readonly CareId[]
  onTick: (line: number) => void
  onStart: (words: string, seconds: number) => void
}

/** What is to be done now, with its amounts and its times in the sentence, and what it needs. */
export function StepPage({ dish, lines, step, clocks, care, onTick, onStart }: StepPageProps) {
  const { path, at, steps } = dish
  const text = useRef<HTMLParagraphElement>(null)
  const shown = useRef(at)
  // Read aloud when the step changes, but not when cook mode opens on it.
  useEffect(() => {
    if (shown.current !== at) text.current?.focus({ preventScroll: true })
    shown.current = at
  }, [at])
  const clockOf = (words: string, seconds: number) => {
    const name = deedBefore(steps[at] ?? '', Math.max(0, steps[at]?.indexOf(words) ?? 0))
    const id = clockId({ path, step: at, name, seconds })
    return clocks.find(clock => clock.id === id)
  }
  const press = (words: string, seconds: number) => {
    const set = clockOf(words, seconds)
    // A second press by wet fingers must not start it again.
    if (!set) return onStart(words, seconds)
    document.getElementById(set.id)?.focus()
  }
  return (
    <>
      <div className="cook-step">
        <p className="cook-title">
          <b>{step.title}</b>{' '}
          <span>
            Step {at + 1} of {steps.length}
          </span>
        </p>
        <p ref={text} tabIndex={-1} className="cook-text" data-long={step.text.length > LONG_STEP || undefined}>
          {joined(step.parts).map(({ part, stop }, place) =>
            part.kind === 'time' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step never change places
              <span key={place} className="whitespace-nowrap">
                <button
                  type="button"
                  className="cook-time"
                  aria-label={`${clockOf(part.timer.words, part.timer.seconds) ? 'See the clock of' : 'Start'} ${part.text}`}
                  onClick={() => press(part.timer.words, part.timer.seconds)}
                >
                  {part.text}
                </button>
                {stop}
              </span>
            ) : part.kind === 'amount' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={place} className="cook-amount">
                {part.text}
              </span>
            ) : (
              part.text
            ),
          )}
        </p>
        <CareNotes care={care} />
      </div>
      {step.lines.length > 0 ? (
        <div className="cook-needs">
          <h3>For this step</h3>
          <NeededLines dish={dish} lines={lines} places={step.lines} shared={step.shared} onTick={onTick} />
        </div>
      ) : null}
    </>
  )
}

/** What ends a sentence stays on the line of the time before it, which as a button would leave it alone. */
function joined(parts: readonly StepPart[]) {
  const stops = parts.map((part, place) => {
    const next = parts[place + 1]
    return part.kind === 'time' && next?.kind === 'words' ? (/^[.,;:)]/.exec(next.text)?.[0] ?? '') : ''
  })
  return parts.map((part, place) => ({
    part: { ...part, text: part.text.slice((stops[place - 1] ?? '').length) },
    stop: stops[place] ?? '',
  }))
}
