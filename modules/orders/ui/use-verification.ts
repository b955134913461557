import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#browser/calls.ts'
import { useToast } from '#kit/toast.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { WantedItem } from '../order.ts'
import type { ShownPayment } from './payment-result.tsx'
import { endCheckoutAttempt } from './use-checkout.ts'

export type Verified =
  | { state: 'payment'; sessionId: string; payment: ShownPayment & { items: WantedItem[] } }
  | { state: 'error'; message: string }
  | { state: 'unreachable' }
  /** Paid, and somebody has to look up what for. */
  | { state: 'held' }

/** Pauses before asking again, when the payment service did not answer or the payment is still on its way. */
const PAUSES_MS = [2000, 4000, 8000, 16000]

/** What the browser does about a payment that the server has looked at: wait, say it, tidy the cart. */
export function useVerification(verified: Verified): { verifying: boolean; again(): void } {
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState(0)
  // Without script nothing asks again, so the page itself says how things are.
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const waiting =
    verified.state === 'unreachable' || (verified.state === 'payment' && verified.payment.status === 'processing')

  useEffect(() => {
    const pause = PAUSES_MS[asked]
    if (!waiting || pause === undefined) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      revalidate()
    }, pause)
    return () => clearTimeout(timer)
  }, [waiting, asked, revalidate])

  useWhenPaid(verified)
  useToldErrors(verified, asked)

  const again = useCallback(() => void revalidate(), [revalidate])
  const trying = scripted && verified.state === 'unreachable' && asked < PAUSES_MS.length
  return { verifying: trying || (verified.state !== 'payment' && state !== 'idle'), again }
}

/** Once for each paid order that this page shows. */
function useWhenPaid(verified: Verified) {
  const { show } = useToast()
  const { known, actions } = useCart()
  const done = useRef<string | null>(null)
  const paid = verified.state === 'payment' && verified.payment.status === 'paid' ? verified : null

  useEffect(() => {
    if (!paid || !known || done.current === paid.payment.id) return
    done.current = paid.payment.id
    show({ message: 'Payment verified successfully!', tone: 'success' })
    actions.afterPurchase(paid.payment.id, paid.payment.items)
    endCheckoutAttempt()
    void askForConfirmation(paid.sessionId)
  }, [paid, known, actions, show])
}

function useToldErrors(verified: Verified, asked: number) {
  const { show } = useToast()
  const told = useRef<string | null>(null)
  const given = verified.state === 'unreachable' && asked >= PAUSES_MS.length ? 'Failed to verify payment' : null
  const message = verified.state === 'error' ? verified.message : given

  useEffect(() => {
    if (!message || told.current === message) return
    told.current = message
    show({ message, tone: 'error' })
  }, [message, show])
}

/** The e-mail is in line already; this asks for it as specified, and a failure is only logged. */
async function askForConfirmation(sessionId: string): Promise<void> {
  // The visitor may be on the way to another page already.
  const asked = await call('/api/send-order-confirmation', { body: { session_id: sessionId }, keepalive: true })
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and nothing else about it matters here
  if (!asked.ok) console.warn('The order confirmation could not be asked for', asked.lost ?? asked.status)
}
