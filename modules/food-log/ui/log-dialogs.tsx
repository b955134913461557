import { AddToLog } from './add-to-log.tsx'
import { ClosedDay } from './closed-day.tsx'
import { CopyForm } from './copy-form.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { EveningDialog } from './evening-dialog.tsx'
import { type Opened, useLog } from './log-context.ts'
import { LogSettings } from './log-settings.tsx'
import { MealSheet } from './meal-sheet.tsx'
import { ActivityForm, WeightForm } from './measure-forms.tsx'
import { NoteSearch } from './note-search.tsx'
import { NutrientsDialog } from './nutrients-dialog.tsx'
import { PlannedSheet } from './planned-sheet.tsx'

export interface LogDialogsProps {
  readonly opened: Opened | null
  readonly onClose: () => void
}

/** Everything of the log that opens above the page; fetched when somebody may open it. */
export default function LogDialogs({ opened, onClose }: LogDialogsProps) {
  const { diary, open } = useLog()
  if (opened === null) return null
  if (opened.kind === 'add') return <AddToLog meal={opened.meal} onClose={onClose} />
  if (opened.kind === 'copy') return <CopyForm {...opened} onClose={onClose} />
  if (opened.kind === 'meal') return <MealSheet meal={opened.meal} onClose={onClose} />
  if (opened.kind === 'weight') return <WeightForm onClose={onClose} />
  if (opened.kind === 'activity') return <ActivityForm id={opened.id} onClose={onClose} />
  if (opened.kind === 'nutrients') return <NutrientsDialog onClose={onClose} />
  if (opened.kind === 'evening') return <EveningDialog onClose={onClose} />
  if (opened.kind === 'notes') return <NoteSearch onClose={onClose} />
  if (opened.kind === 'closed') return <ClosedDay done={opened.done} onClose={onClose} />
  if (opened.kind === 'settings') return <LogSettings onClose={onClose} />
  if (opened.kind === 'planned') {
    const planned = open.find(({ id }) => id === opened.id)
    return planned ? <PlannedSheet planned={planned} onClose={onClose} /> : null
  }
  const entry = diary.entries.find(({ id }) => id === opened.id)
  return entry ? <EntrySheet entry={entry} onClose={onClose} /> : null
}
