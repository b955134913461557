import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#kit/icon.tsx'
import { weekdayBriefly } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import {
  arrivalText,
  arrivalWindow,
  DELIVERY_RULE_TEXT,
  DISPATCH_BEFORE_HOUR,
  deliveryChoice,
} from '#modules/cart/delivery.ts'
import { RETURN_DAYS } from './delivery-terms.ts'

/**
 * When an order of this moment arrives. The page is cached, so the date is worked out in the browser;
 * until then, and without JavaScript, the same promise is in working days.
 */
export function ArrivalPromise() {
  const promise = usePromise()
  const { minWorkingDays, maxWorkingDays } = deliveryChoice('standard', 0)
  return (
    <div className="mt-4 flex gap-3 text-[0.9375rem] leading-normal">
      <Icon name="truck" className="mt-0.5 text-leaf" />
      <div className="grid text-ink-2 *:[grid-area:1/1]">
        <p className="invisible" aria-hidden="true">
          <strong data-holds={LONGEST.arrives} />
          <span data-holds={LONGEST.order} />
          <br />
          <span data-holds={ALWAYS} />
        </p>
        <p>
          {promise ? (
            <Dated promise={promise} />
          ) : (
            <Rest>
              <strong className="text-ink">
                Arrives in {minWorkingDays} to {maxWorkingDays} working days.
              </strong>
            </Rest>
          )}
        </p>
      </div>
    </div>
  )
}

interface DatedPromise {
  arrives: string
  order: string
}

const DEADLINE = `by ${DISPATCH_BEFORE_HOUR - 12} pm`
/** Keeps the space of the longest promise there can be, so that nothing below moves when the date comes. Drawn, not said. */
const LONGEST = {
  arrives: 'Arrives Wed 28 September to Wed 28 November',
  order: ` if you order ${DEADLINE} on Wed.`,
}
const ALWAYS = `${DELIVERY_RULE_TEXT} ${RETURN_DAYS} days to change your mind.`

function Dated({ promise }: { promise: DatedPromise }) {
  return (
    <Rest>
      <strong className="text-ink">Arrives {promise.arrives}</strong> if you order {promise.order}.
    </Rest>
  )
}

function Rest({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <br />
      {ALWAYS}
    </>
  )
}

function usePromise() {
  const [promise, setPromise] = useState<DatedPromise | null>(null)
  useEffect(() => {
    const work = () => setPromise(promiseAt(new Date()))
    work()
    // A tab left open over night promises anew when it is looked at again.
    document.addEventListener('visibilitychange', work)
    return () => document.removeEventListener('visibilitychange', work)
  }, [])
  return promise
}

function promiseAt(now: Date): DatedPromise {
  const window = arrivalWindow(now, 'standard')
  const leavesToday = window.dispatch === dayIn(now, LONDON)
  const order = leavesToday ? DEADLINE : `${DEADLINE} on ${weekdayBriefly(window.dispatch)}`
  return { arrives: arrivalText(window), order }
}
