import type { Day } from '#modules/calendar/day.ts'
import type { KnownItem } from '../cabinet.ts'
import { ItemForm } from './item-form.tsx'
import type { CabinetHand } from './use-cabinet.ts'
import './item-form.css'

export interface ChangeDialogProps {
  cabinet: CabinetHand
  item: KnownItem
  left: number | null
  today: Day
  onClose: () => void
}

/** Dose, times, days and what is left of something that is taken. */
export default function ChangeDialog({ cabinet, item, left, today, onClose }: ChangeDialogProps) {
  function keep(changed: KnownItem, leftNow: number | null) {
    cabinet.act(
      { items: { put: [{ ...changed, packs: packsFor(leftNow) }], removed: [] } },
      `${item.facts.name} is changed`,
    )
    onClose()
  }
  function packsFor(leftNow: number | null): KnownItem['packs'] {
    if (leftNow === left) return item.packs
    if (leftNow === null) return []
    const today = cabinet.doses.filter(dose => dose.item === item.id && dose.day === from)
    // What was taken today has left the pack already.
    return [{ units: leftNow + today.reduce((sum, { units }) => sum + units, 0), from }]
  }
  const from = today
  return <ItemForm title={item.facts.name} {...{ item, left, today, onClose }} sendLabel="Keep changes" onSend={keep} />
}
