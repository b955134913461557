import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '#kit/toast.tsx'
import { putChange } from '#modules/changes/ui/own-outbox.ts'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { OwnGoal, OwnGoalsEdit } from '../own-goals.ts'

const NOT_SENT = 'That could not be saved. Please check your connection and try again.'
const NOTHING: OwnGoalsEdit = { put: [], removed: [] }

/** What was done here and is not drawn by the server yet: an edit over what the page came with. */
export const withEdit = (goals: readonly OwnGoal[], { put, removed }: OwnGoalsEdit): OwnGoal[] =>
  goals.filter(({ id }) => !removed.includes(id)).map(goal => put.find(({ id }) => id === goal.id) ?? goal)

/** Keeps goals of one's own, after the consent where nobody gave it yet, and says so with an Undo. */
export function useOwnGoals(agreed: boolean) {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConsent()
  const [pending, setPending] = useState(NOTHING)
  const [hasAgreed, setAgreed] = useState(agreed)

  const send = useCallback(
    async (edit: OwnGoalsEdit, agrees: boolean): Promise<boolean> => {
      setPending(edit)
      const settled = await putChange('own-goals-changed', { ...edit, ...(agrees && { agrees: true }) }, () =>
        show({ message: 'Your goals wait for a connection' }),
      ).catch(() => ({ ok: false as const, error: NOT_SENT }))
      if (settled.ok) await revalidate()
      setPending(NOTHING)
      if (!settled.ok) show({ message: settled.error ?? NOT_SENT, tone: 'error' })
      return settled.ok
    },
    [show, revalidate],
  )

  const act = async (edit: OwnGoalsEdit, words: string, back: OwnGoalsEdit): Promise<void> => {
    const agrees = !(agreed || hasAgreed)
    if (agrees && !(await ask())) return
    if (!(await send(edit, agrees))) return
    setAgreed(true)
    show({ message: words, action: { label: 'Undo', onAction: () => void send(back, false) } })
  }
  return { act, pending, dialog }
}
