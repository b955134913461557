import { type ComponentType, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'

/** Opens what reads a history from elsewhere; it is fetched with the press. */
export function ImportHistoryButton() {
  const { show } = useToast()
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const open = () =>
    void fetchPart(() => import('./import-history.tsx')).then(
      part => setSheet(() => part.default),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  return (
    <>
      <Button variant="text" icon="download" className="needs-script" onClick={open}>
        Import history
      </Button>
      {Sheet ? <Sheet onClose={() => setSheet(null)} /> : null}
    </>
  )
}
