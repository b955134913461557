import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { Button } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import { type MeasureSystem, stepInMeasures } from '../measure-words.ts'
import type { CookModeProps } from './cook-mode.tsx'

// Not wanted at first sight, but there before the kitchen's connection is lost.
const fetchCookMode = () => fetchPart(() => import('./cook-mode.tsx'))

interface DirectionsProps {
  name: string
  steps: readonly string[]
  system: MeasureSystem
  /** Beneath the last step. */
  children?: ReactNode
}

/** What to do, in order, and the way into cook mode. */
export function Directions({ name, steps, system, children }: DirectionsProps) {
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps> | null>(null)
  const [isCooking, setCooking] = useState(false)
  const { show } = useToast()
  useEffect(() => void firstSign().then(() => fetchCookMode().catch(() => {})), [])
  const cook = () =>
    void fetchCookMode().then(
      part => {
        setCookMode(() => part.default)
        setCooking(true)
      },
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  const shown = steps.map(step => stepInMeasures(step, system))
  return (
    <section aria-labelledby="directions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="directions" className="print:text-h4">
          Directions
        </h2>
        <Button variant="soft" size="small" icon="clock" className="needs-script print:hidden" onClick={cook}>
          Cook mode
        </Button>
      </div>
      <ol className="mt-2 print:mt-1">
        {shown.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same, and none moves
            key={index}
            id={`step-${index + 1}`}
            className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-line py-5 last:border-0 print:grid-cols-[1.25rem_1fr] print:border-0 print:py-0.5"
          >
            <span aria-hidden="true" className="font-serif text-h2 text-leaf print:text-micro">
              {index + 1}
            </span>
            <p className="max-w-measure text-ink-2 print:text-micro">{step}</p>
          </li>
        ))}
      </ol>
      {children}
      {CookMode ? (
        <CookMode
          name={name}
          steps={shown}
          open={isCooking}
          onClose={() => setCooking(false)}
          onOpen={() => setCooking(true)}
        />
      ) : null}
    </section>
  )
}
