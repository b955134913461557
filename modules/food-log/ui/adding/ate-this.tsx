import { type ComponentType, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Button, type ButtonLook } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import type { DishRef } from '#modules/recipes/dish.ts'
import type { AteThisDialogProps } from './ate-this-dialog.tsx'

interface AteThisProps extends DishRef {
  name: string
  look?: Pick<ButtonLook, 'variant' | 'size'>
  className?: string
}

/** Logs a recipe from wherever it is read; what that takes is fetched with the first press. */
export function AteThis({ kind, id, name, look, className }: AteThisProps) {
  const { show } = useToast()
  const [Dialog, setDialog] = useState<ComponentType<AteThisDialogProps> | null>(null)
  const open = () =>
    void fetchPart(() => import('./ate-this-dialog.tsx')).then(
      part => setDialog(() => part.default),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  return (
    <>
      <Button variant="secondary" {...look} className={className} aria-label={`I ate this: ${name}`} onClick={open}>
        I ate this
      </Button>
      {Dialog ? <Dialog dish={{ kind, id }} name={name} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
