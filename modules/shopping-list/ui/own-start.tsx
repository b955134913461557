import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '#kit/toast.tsx'
import { askChange } from '#modules/changes/ui/ask-change.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'

interface OwnStartProps {
  /** The days of the sample week that can be taken over; none of a cupboard. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly empty: string
}

const UNSENT = 'You appear to be offline. This needs a connection.'

/** The way from sample data to a list or a cupboard of one's own, without an account. */
export function OwnStart({ days, empty }: OwnStartProps) {
  const { revalidate } = useRevalidator()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const start = async <K extends keyof ShoppingChanges>(kind: K, body: ShoppingChanges[K]) => {
    setBusy(true)
    const answer = await askChange(kind, body)
    if (answer.ok) await revalidate()
    else show({ message: answer.error ?? UNSENT, tone: 'error' })
    setBusy(false)
  }
  return (
    <p className="shop-own needs-script">
      {days ? (
        <>
          <button
            type="button"
            className="link"
            disabled={isBusy}
            onClick={() => void start('shopping-sample-taken', days)}
          >
            Make this list mine
          </button>
          , with the week that it shops for, or{' '}
        </>
      ) : null}
      <button
        type="button"
        className="link"
        disabled={isBusy}
        onClick={() => void start('shopping-list-set', { list: 'main', days: null })}
      >
        {empty}
      </button>
      .
    </p>
  )
}
