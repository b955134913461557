import { useCallback, useState } from 'react'
import { call, errorIn } from '#browser/calls.ts'
import { useToast } from '#kit/toast.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { putChange } from '#modules/changes/ui/own-outbox.ts'
import type { CupboardItem } from '../cupboard.ts'
import type { CupboardRow, CupboardView } from '../cupboard-view.ts'
import type { TypedView } from '../list-view.ts'

type Item = Omit<CupboardItem, 'key'>
const ERROR_MS = 6_000
const OFFLINE = 'You appear to be offline. It is kept on this device and goes in when there is a connection.'
const FAILED = 'This did not work. Please try again.'

export const itemOf = ({ name, level, grams, since, useBy, isStaple }: CupboardRow): Item => ({
  ...{ name, level, grams, isStaple },
  since: since as Day,
  useBy: useBy as Day | null,
})

/** A cupboard as it is now, and what is done to it. */
export function useCupboard(first: CupboardView, address: string) {
  const [view, setView] = useState(first)
  const { show } = useToast()
  const complain = useCallback((message: string) => show({ message, tone: 'error', durationMs: ERROR_MS }), [show])

  const set = useCallback(
    async (items: readonly { key: string; item: Item | null }[]): Promise<boolean> => {
      const answer = await putChange('cupboard-set', { items }, () => show({ message: OFFLINE, tone: 'warning' }))
      if (!answer.ok) complain(answer.error ?? FAILED)
      const seen = await call(address, { body: { list: 'cupboard' } })
      if (seen.ok) setView(seen.body as CupboardView)
      return answer.ok
    },
    [address, complain, show],
  )

  /** What somebody typed, as it is understood; null where that is not known, which is said. */
  const read = useCallback(
    async (typed: string): Promise<readonly TypedView[] | null> => {
      const answer = await call(address, { body: { list: 'main', typed } })
      if (answer.ok) return (answer.body as { lines: TypedView[] }).lines
      complain(
        answer.lost === null ? (errorIn(answer.body) ?? FAILED) : 'Adding needs a connection, to know what it is.',
      )
      return null
    },
    [address, complain],
  )

  return { view, set, read }
}
