import { useCallback, useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import type { CartLine } from '#modules/cart/cart.ts'
import type { TakenOff } from '#modules/cart/ui/totals.tsx'
import { discountOf } from '../code.ts'
import { CODE_COOKIE } from '../code-cookie.ts'
import { notYetText } from '../not-yet-words.ts'
import { pricedLines } from '../priced-lines.ts'
import type { ShownCode } from '../shown-code.ts'

export interface HeldDiscount {
  /** It is not known yet whether the code that the browser has still counts. */
  isAsking: boolean
  /** Something was sent, and its answer is not here. */
  pending: boolean
  shown: ShownCode | null
  /** Why what was typed was not taken. */
  error: string | null
  /** The address that a guest gave for a code of one buyer. */
  email: string | null
  takenOff(lines: readonly CartLine[]): TakenOff | null
  /** Why it takes nothing off these lines. */
  notYet(lines: readonly CartLine[]): string | null
  apply(code: string): void
  sayEmail(email: string): void
  remove(): void
}

/** Nobody waits longer for the totals than this: then they are shown without a code, which checkout knows all the same. */
const PATIENCE_MS = 5_000
const LOST = 'The shop could not be reached. Please try again.'

const hasCode = () => typeof document !== 'undefined' && document.cookie.includes(`${CODE_COOKIE}=`)

/** The discount code of this browser: a cookie keeps its name, and the server says what it is worth. */
export function useDiscount(): HeldDiscount {
  const [isAsking, setAsking] = useState(hasCode)
  const [pending, setPending] = useState(false)
  const [shown, setShown] = useState<ShownCode | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [email, setEmail] = useState<string | null>(null)

  const ask = useCallback(async (body: object): Promise<boolean> => {
    setPending(true)
    setError(null)
    const { ok, body: answer, lost } = await call('/api/discount-code', { body, patienceMs: PATIENCE_MS })
    setPending(false)
    const told = answer as { code?: ShownCode | null; error?: string } | null
    if (ok) setShown(told?.code ?? null)
    else setError(lost === null ? (told?.error ?? LOST) : LOST)
    // The one it had is over: its cookie went with the answer.
    if (!ok && !hasCode()) setShown(null)
    return ok
  }, [])
  useEffect(() => {
    if (hasCode()) void ask({}).then(() => setAsking(false))
  }, [ask])

  const of = (lines: readonly CartLine[]) => shown && { shown, off: discountOf(shown.offer, pricedLines(lines)) }
  return {
    isAsking,
    pending,
    shown,
    error,
    email,
    takenOff(lines) {
      const found = of(lines)
      return found?.off.ok ? { name: found.shown.offer.name, pence: found.off.pence } : null
    },
    notYet(lines) {
      const found = of(lines)
      return found && !found.off.ok ? notYetText(found.shown.offer.name, found.off) : null
    },
    apply: code => void ask({ code }),
    sayEmail: typed => void ask({ email: typed }).then(ok => ok && setEmail(typed)),
    remove: () => void ask({ remove: true }).then(ok => ok && setEmail(null)),
  }
}
