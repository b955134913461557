import { type ComponentType, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { useToast } from '#kit/toast.tsx'
import type { StreakChoice } from '#modules/food-log/diary.ts'
import type { StreakDialogProps } from './streak-dialog.tsx'

interface StreakSettingsProps {
  readonly choice: StreakChoice
  readonly agreed: boolean
}

/** Opens how days in a row are counted, and whether they are told at all. */
export function StreakSettings(props: StreakSettingsProps) {
  const { show } = useToast()
  const [Form, setForm] = useState<ComponentType<StreakDialogProps> | null>(null)
  const open = () =>
    void fetchPart(() => import('./streak-dialog.tsx')).then(
      part => setForm(() => part.default),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  return (
    <>
      <button type="button" className="link needs-script streak-settings" onClick={open}>
        Days in a row: settings
      </button>
      {Form ? <Form {...props} onClose={() => setForm(null)} /> : null}
    </>
  )
}
