import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { FieldFrame } from '#kit/field-frame.tsx'
import type { QuietHours } from '../quiet-hours.ts'
import { SaveRow } from './saved-mark.tsx'
import { type SettingsAnswer, useSettingsToast } from './settings-section.tsx'

interface QuietHoursFormProps {
  quiet: QuietHours | null
  formOwner: string
}

/** Between which times nobody writes to them. Saved by a button: half a time is none. */
export function QuietHoursForm({ quiet, formOwner }: QuietHoursFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher)
  const problem = fetcher.data?.ok === false && fetcher.data.field === 'quiet' ? fetcher.data.problem : undefined
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  return (
    <fetcher.Form ref={form} method="post" data-offline="own" className="mt-4" aria-labelledby="quiet-hours" noValidate>
      <input type="hidden" name="section" value="quiet-hours" />
      <input type="hidden" name="formOwner" value={formOwner} />
      <h3 id="quiet-hours" className="text-h4">
        Quiet hours
      </h3>
      <p className="mt-1 text-small text-ink-2">
        We send none of these e-mails between the two times, wherever you are. Anything still useful comes afterwards.
        Leave both empty for no quiet hours.
      </p>
      {/* What was chosen elsewhere is shown by new fields; the form stays, to say that it was saved. */}
      <div key={`${quiet?.from} ${quiet?.to}`} className="mt-3 two-up items-start gap-3">
        <FieldFrame label="Quiet from" error={problem}>
          {links => (
            <input {...links} type="time" name="quietFrom" defaultValue={quiet?.from ?? ''} className="input" />
          )}
        </FieldFrame>
        <FieldFrame label="Quiet until">
          {links => <input {...links} type="time" name="quietTo" defaultValue={quiet?.to ?? ''} className="input" />}
        </FieldFrame>
      </div>
      <SaveRow fetcher={fetcher}>Save quiet hours</SaveRow>
    </fetcher.Form>
  )
}
