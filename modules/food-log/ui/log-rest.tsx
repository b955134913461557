import { type ComponentType, useEffect } from 'react'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { type Shown, useNow } from '#modules/planner/ui/shown-plan.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { DosesCard } from '#modules/supplements-log/ui/doses-card.tsx'
import type { CabinetHand } from '#modules/supplements-log/ui/use-cabinet.ts'
import { daySums } from '../day-balance.ts'
import { ImportHistoryButton } from './adding/import-history-button.tsx'
import { useDayFigures } from './day-figures.ts'
import { DayStatusCard } from './day-status.tsx'
import { DayTools, EmptyDay } from './day-tools.tsx'
import { type LogContext, LogContextProvider, useLog } from './log-context.ts'
import { MealList } from './meal-list.tsx'
import { ActivityCard, NoteCard, WaterCard, WeightCard } from './side-cards.tsx'
import { TotalsCard } from './totals-card.tsx'

export interface LogRestProps {
  readonly shown: Shown<LogContext>
  readonly part: 'totals' | 'meals' | 'foot' | 'side'
  /** Told once it is alive. */
  readonly onLive: () => void
}

const PARTS: { readonly [P in LogRestProps['part']]: ComponentType } = {
  totals: Totals,
  meals: MealList,
  foot: Foot,
  side: Side,
}

/** What a day holds. The server draws it; it comes alive when somebody moves. */
export default function LogRest({ shown, part, onLive }: LogRestProps) {
  const log = useNow(shown)
  useEffect(onLive, [onLive])
  const Part = PARTS[part]
  return (
    <LogContextProvider value={log}>
      <Part />
    </LogContextProvider>
  )
}

function Totals() {
  const { diary, day, open } = useLog()
  const { figures, doses } = useDayFigures()
  return <TotalsCard sums={daySums(entriesOfDay(diary.entries, day), doses, open, { plan: diary.plan, figures })} />
}

function Foot() {
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

function Side() {
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
