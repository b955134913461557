import { useEffect, useState } from 'react'
import type { DishToCook } from '../cooking/kitchen.ts'
import { type MeasureSystem, stepInMeasures } from '../measure-words.ts'
import { CookButton } from './cooking/cook-button.tsx'
import { fetchKitchen } from './cooking/kitchen-door.tsx'

interface DirectionsProps {
  dish: DishToCook
  /** What each step is called. */
  titles: readonly string[]
  /** How many times the recipe is made. */
  factor: number
  system: MeasureSystem
}

/** What to do, in order, and the way into cook mode. */
export function Directions({ dish, titles, factor, system }: DirectionsProps) {
  const scaled = useScaledStep(factor)
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className="print:text-h4">
        Directions
      </h2>
      <ol className="mt-2 print:mt-1">
        {dish.steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same, and none moves
            key={index}
            id={`step-${index + 1}`}
            className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-line py-5 last:border-0 print:grid-cols-[1.25rem_1fr] print:border-0 print:py-0.5"
          >
            <span aria-hidden="true" className="font-serif text-h2 text-leaf print:text-micro">
              {index + 1}
            </span>
            <div className="max-w-measure">
              <h3 dir="auto" className="text-h4 print:hidden">
                {titles[index]}
              </h3>
              <p dir="auto" className="mt-1 text-ink-2 print:mt-0 print:text-micro">
                {stepInMeasures(scaled(step), system)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="needs-script mt-2 flex flex-wrap items-center justify-between gap-4 rounded-l bg-sunken p-5 print:hidden">
        <p className="max-w-[30rem] flex-1 basis-60 text-small text-ink-2">
          At the stove: one step at a time in large type, with its amounts, and clocks that keep going while you look
          elsewhere.
        </p>
        <CookButton dish={dish} variant="secondary" label="Start cooking" />
      </div>
    </section>
  )
}

/** What scales a step comes with cook mode: a page that is read as it was written does without. */
function useScaledStep(factor: number): (step: string) => string {
  const [scale, setScale] = useState<((step: string, factor: number) => string) | null>(null)
  useEffect(() => {
    if (factor === 1 || scale) return
    // Without a connection the next number of servings tries again.
    fetchKitchen().then(
      part => setScale(() => part.scaledStep),
      () => undefined,
    )
  }, [scale, factor])
  return step => scale?.(step, factor) ?? step
}
