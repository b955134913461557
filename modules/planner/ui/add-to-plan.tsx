import { type ComponentType, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Button, type ButtonLook } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import type { DishRef } from '#modules/recipes/dish.ts'
import type { AddToPlanDialogProps } from './add-to-plan-dialog.tsx'

interface AddToPlanProps {
  kind: DishRef['kind']
  id: string
  name: string
  /** At the table, whoever adds it among them. */
  people?: AddToPlanDialogProps['people']
  /** With which the plan is opened. */
  answers?: string
  look?: Pick<ButtonLook, 'variant' | 'size'>
  className?: string
}

/** Puts a recipe into the plan from wherever it is read; what that takes is fetched with the first press. */
export function AddToPlan({ kind, id, name, people, answers, look, className }: AddToPlanProps) {
  const { show } = useToast()
  const [Dialog, setDialog] = useState<ComponentType<AddToPlanDialogProps> | null>(null)
  const open = () =>
    void fetchPart(() => import('./add-to-plan-dialog.tsx')).then(
      part => setDialog(() => part.default),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  return (
    <>
      <Button variant="secondary" {...look} className={className} aria-label={`Add to plan: ${name}`} onClick={open}>
        Add to plan
      </Button>
      {Dialog ? <Dialog {...{ kind, id, name, people, answers }} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
