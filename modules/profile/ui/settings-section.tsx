import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { useToast } from '#kit/toast.tsx'
import { controlKey, SavedControl } from './saved-mark.tsx'

interface SettingsSectionProps {
  id: string
  title: string
  words?: ReactNode
  children: ReactNode
}

export function SettingsSection({ id, title, words, children }: SettingsSectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {words ? <p className="mt-2 text-small text-ink-2">{words}</p> : null}
      <div className="mt-3">{children}</div>
    </Card>
  )
}

/** What the server said of a change; `problem` is in words, and `field` where it is about a field. */
export type SettingsAnswer = { ok: true } | { ok: false; problem: string; field?: 'address' | 'quiet' }

/**
 * As it was drawn. React keeps count of what a box was set to, and a reset alone goes past it: it would miss the next
 * press.
 */
function takeBack(form: HTMLFormElement) {
  form.reset()
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = box.defaultChecked
}

/** Long enough to be read, and closed by the person who has. */
const PROBLEM_MS = 10_000

/**
 * Says once what went wrong with a change; that it went well stands beside what was changed. A form that keeps each
 * change as it is made shows what is kept once more when one could not be; for a field the field says why.
 */
export function useSettingsToast(
  fetcher: FetcherWithComponents<SettingsAnswer>,
  { takesBack, done }: { takesBack?: RefObject<HTMLFormElement | null>; done?: string } = {},
) {
  const toasts = useToast()
  const { data, state } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data) return
    if (data.ok) return done === undefined ? undefined : toasts.show({ message: done })
    if (takesBack?.current) takeBack(takesBack.current)
    if (!data.field) toasts.show({ message: data.problem, tone: 'error', durationMs: PROBLEM_MS })
  }, [state, data, toasts, takesBack, done])
}

interface SettingsFormProps {
  section: string
  formOwner: string
  className?: string
  children: ReactNode
}

function keyOf(control: EventTarget): string | null {
  if (control instanceof HTMLSelectElement) return controlKey(control.name)
  if (!(control instanceof HTMLInputElement)) return null
  return controlKey(control.name, control.getAttribute('value'))
}

/** Each choice is kept as soon as it is made; without script there is a button. */
export function SettingsForm({ section, formOwner, className, children }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  const [changed, setChanged] = useState<string | null>(null)
  useSettingsToast(fetcher, { takesBack: form })
  const save = (event: ChangeEvent<HTMLFormElement>) => {
    setChanged(keyOf(event.target))
    void fetcher.submit(event.currentTarget)
  }
  const saved = fetcher.state === 'idle' && fetcher.data?.ok ? changed : null
  return (
    <fetcher.Form ref={form} method="post" data-offline="own" onChange={save} className={className}>
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="formOwner" value={formOwner} />
      <SavedControl value={saved}>{children}</SavedControl>
      <p role="status" className="sr-only">
        {saved === null ? '' : 'Saved'}
      </p>
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          Save
        </Button>
      </noscript>
    </fetcher.Form>
  )
}
