import { createContext, type ReactNode, useContext } from 'react'
import type { Fetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import './saved-mark.css'

/** The control whose change is kept now, by its name and, of several boxes of one name, its value. */
export const SavedControl = createContext<string | null>(null)

export const controlKey = (name: string | undefined, value?: unknown) => `${name} ${value ?? ''}`

/** 'Saved' beside what was changed. It is read out by its form, which is there before the words are. */
export function SavedMark({ isOn, of }: { isOn?: boolean; of?: string }) {
  const saved = useContext(SavedControl)
  return (isOn ?? saved === of) ? (
    <span className="saved-mark" aria-hidden={isOn === undefined || undefined} role={isOn ? 'status' : undefined}>
      <Icon name="check" size={16} /> Saved
    </span>
  ) : null
}

interface SaveRowProps {
  fetcher: Pick<Fetcher<{ ok: boolean }>, 'state' | 'data'>
  children: ReactNode
}

/** The button of what is typed, and the word that it is kept. */
export function SaveRow({ fetcher: { state, data }, children }: SaveRowProps) {
  const isIdle = state === 'idle'
  return (
    <div className="mt-3 flex items-center gap-3">
      <Button type="submit" variant="secondary" size="small" pending={!isIdle} pendingLabel="Saving…">
        {children}
      </Button>
      <SavedMark isOn={isIdle && data?.ok === true} />
    </div>
  )
}
