import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#browser/calls.ts'
import { randomId } from '#browser/random-id.ts'
import type { NamedItem } from '../order.ts'
import { forgetAttempt, requestCheckout, type Surroundings } from './checkout-call.ts'

export type CheckoutState =
  | { state: 'idle' | 'processing'; message: null; clearsCart: false }
  /** `message` is shown on screen and as a toast; `clearsCart` says that the cart goes, as specified. */
  | { state: 'error'; message: string; clearsCart: boolean }

export type Checkout = CheckoutState & {
  /** Opens the payment page for these items; while one is being opened, another press does nothing. */
  start(items: readonly NamedItem[], email?: string | null): Promise<void>
}

const IDLE: CheckoutState = { state: 'idle', message: null, clearsCart: false }
const PROCESSING: CheckoutState = { state: 'processing', message: null, clearsCart: false }

/** From the cart to the payment page. */
export function useCheckout(): Checkout {
  const [now, setNow] = useState<CheckoutState>(IDLE)
  const busy = useRef(false)

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: still processing.
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setNow(IDLE)
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])

  const start = useCallback(async (items: readonly NamedItem[], email: string | null = null) => {
    if (busy.current) return
    busy.current = true
    setNow(PROCESSING)
    const answer = await requestCheckout(items, surroundings(), email)
    if (answer.ok) {
      // Stays 'processing' until the payment page is there.
      window.location.assign(answer.url)
      return
    }
    busy.current = false
    setNow({ state: 'error', message: answer.message, clearsCart: answer.clearsCart })
  }, [])

  return { ...now, start }
}

/** Called when the order is paid: the next checkout of this browser is a new order. */
export function endCheckoutAttempt(): void {
  forgetAttempt(browserStorage())
}

function surroundings(): Surroundings {
  return {
    call,
    storage: browserStorage(),
    newKey: randomId,
    online: () => navigator.onLine,
  }
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
