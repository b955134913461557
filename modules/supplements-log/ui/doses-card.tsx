import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { keep } from '#browser/kept.ts'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { useToast } from '#kit/toast.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { dosesOfDay } from '../due-doses.ts'
import { unitsWords } from '../schedule-words.ts'
import type { AddDialogProps } from './add-dialog.tsx'
import { DoseTick, DoseTime } from './dose-tick.tsx'
import { OWN_CABINET } from './own-cabinet.ts'
import type { CabinetHand } from './use-cabinet.ts'
import './doses.css'

interface DosesCardProps {
  cabinet: CabinetHand
  day: Day
  today: Day
}

/** The supplements of a day: what is to be taken, what was, and a way to add another. */
export function DosesCard({ cabinet, day, today }: DosesCardProps) {
  const doses = dosesOfDay(cabinet.items, cabinet.doses, day)
  const { open, dialog } = useAddDialog(cabinet, today)
  const taken = doses.filter(dose => dose.taken).length
  return (
    <Card aria-labelledby="doses-title">
      <div className="doses-head">
        <h2 id="doses-title" className="text-h3">
          Supplements
        </h2>
        {doses.length > 0 ? (
          <p className="text-small text-ink-2">
            {taken} of {doses.length} taken
          </p>
        ) : null}
      </div>
      {doses.length > 0 ? (
        <ul className="doses">
          {doses.map(dose => (
            <li key={`${dose.item} ${dose.slot}`}>
              <DoseTick dose={dose} cabinet={cabinet} isToday={day === today} />
              <span className="dose-name">
                <bdi>{dose.name}</bdi> <small>{unitsWords(dose.units, dose.unit)}</small>
              </span>{' '}
              <DoseTime dose={dose} cabinet={cabinet} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-2">Nothing due today.</p>
      )}
      <Button variant="text" icon="plus" className="mt-1 -ml-3" onClick={open}>
        Add Supplement
      </Button>
      {dialog}
    </Card>
  )
}

const fetchDialog = () => fetchPart(() => import('./add-dialog.tsx'))

/** The choice of a product or a label, fetched when it is wanted. */
export function useAddDialog(cabinet: CabinetHand, today: Day) {
  const { show } = useToast()
  const [Dialog, setDialog] = useState<ComponentType<AddDialogProps> | null>(null)
  // Public pages, the same for everybody, ask what a product brings only where there may be a cabinet.
  const isOwn = !cabinet.isSample && cabinet.items.length > 0
  useEffect(() => {
    if (isOwn) keep(OWN_CABINET, 'yes')
  }, [isOwn])
  const [isOpen, setOpen] = useState<'choice' | 'label' | null>(null)
  const openAt = (at: 'choice' | 'label') =>
    void fetchDialog().then(
      part => {
        setDialog(() => part.default)
        setOpen(at)
      },
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  return {
    open: () => openAt('choice'),
    openLabel: () => openAt('label'),
    dialog:
      Dialog && isOpen ? (
        <Dialog cabinet={cabinet} today={today} startAt={isOpen} onClose={() => setOpen(null)} />
      ) : null,
  }
}
