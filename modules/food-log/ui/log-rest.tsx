import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { DosesCard } from '#modules/supplements-log/ui/doses-card.tsx'
import type { CabinetHand } from '#modules/supplements-log/ui/use-cabinet.ts'
import { daySums } from '../day-balance.ts'
import { markOf } from '../day-state.ts'
import { ImportHistoryButton } from './adding/import-history-button.tsx'
import { useDayFigures } from './day-figures.ts'
import { DayStatusCard } from './day-status.tsx'
import { DayTools, EmptyDay } from './day-tools.tsx'
import { useLog } from './log-context.ts'
import { ActivityCard, NoteCard, WaterCard, WeightCard } from './side-cards.tsx'
import { TotalsCard } from './totals-card.tsx'

export function DayTotals() {
  const { diary, day, open } = useLog()
  const { figures, doses } = useDayFigures()
  const entries = entriesOfDay(diary.entries, day)
  return (
    <TotalsCard
      sums={daySums(entries, doses, open, { plan: diary.plan, figures })}
      isUntracked={entries.length === 0 && markOf(diary.days, day).status === 'not tracked'}
    />
  )
}

export function DayFoot() {
  const { diary, day, open, show } = useLog()
  const dosesOpen = openDoses(diary.items, diary.doses, day).length
  const isEmpty = open.length === 0 && entriesOfDay(diary.entries, day).length === 0
  return (
    <>
      {isEmpty ? <EmptyDay /> : <DayTools />}
      <DayStatusCard openDoses={dosesOpen} />
      <div className="log-tools needs-script">
        <ImportHistoryButton />
        <button type="button" className="log-text-button" onClick={() => show({ kind: 'settings' })}>
          Log settings
        </button>
      </div>
    </>
  )
}

/** The card of the cabinet, in the hands of the day: one Undo for all of it. */
function Supplements() {
  const { diary, day, today } = useLog()
  const { items, doses, isSample, isWaiting } = diary
  const act: CabinetHand['act'] = ({ items, doses }, words) =>
    diary.act({ ...(items && { items }), ...(doses && { doses }) }, words)
  return <DosesCard cabinet={{ items, doses, putAway: [], isSample, isWaiting, act }} day={day} today={today} />
}

export function DaySide() {
  return (
    <div className="log-side">
      <Supplements />
      <WaterCard />
      <WeightCard />
      <ActivityCard />
      <NoteCard />
    </div>
  )
}
