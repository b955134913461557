import { ConsentDialog } from '#modules/profile/ui/consent-dialog.tsx'
import type { PlannerPlace } from '../planner-address.ts'
import { AddSheet } from './add-sheet.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { EarlyDialog } from './early-dialog.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { type Opened, usePlanner } from './plan-context.ts'
import { ToolsDialog } from './tools-dialog.tsx'

export interface PlanDialogsProps {
  opened: Opened | null
  place: PlannerPlace
  onOpen: (what: Opened | null) => void
}

/** Everything of the planner that opens above the page; fetched when somebody may open it. */
export default function PlanDialogs({ opened, place, onOpen }: PlanDialogsProps) {
  const { plan } = usePlanner()
  const close = () => onOpen(null)
  if (opened === null) return null
  if (opened.kind === 'add') return <AddSheet cell={opened.cell} onClose={close} />
  if (opened.kind === 'tools') return <ToolsDialog place={place} onClose={close} />
  if (opened.kind === 'early') return <EarlyDialog {...opened} onClose={close} />
  if (opened.kind === 'consent') {
    const settle = (agrees: boolean) => () => {
      opened.answer(agrees)
      close()
    }
    return <ConsentDialog onAgree={settle(true)} onClose={settle(false)} />
  }
  if (opened.kind === 'day') {
    const entries = plan.entries.filter(({ day }) => day === opened.day)
    return <CopyDialog entries={entries} onClose={close} />
  }
  const entry = plan.entries.find(({ id }) => id === opened.id)
  return entry ? <EntrySheet entry={entry} swaps={opened.swaps === true} onClose={close} /> : null
}
