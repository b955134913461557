import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { type Shown, useNow } from '#modules/planner/ui/shown-plan.ts'
import { daySums } from '../day-balance.ts'
import { ImportHistoryButton } from './adding/import-history-button.tsx'
import { DayStatusCard } from './day-status.tsx'
import { DayTools, EmptyDay } from './day-tools.tsx'
import { type LogContext, LogContextProvider, useLog } from './log-context.ts'
import { ActivityCard, NoteCard, WaterCard, WeightCard } from './side-cards.tsx'
import { TotalsCard } from './totals-card.tsx'

/** A log in this moment, with what other parts of the product told of the day. */
export interface ShownLog extends LogContext {
  readonly deviceMinutes: number | null
}

export interface LogRestProps {
  readonly shown: Shown<ShownLog>
  readonly part: 'totals' | 'foot' | 'side'
}

/** What stands around the meals. The server draws it; it comes alive when somebody moves. */
export default function LogRest({ shown, part }: LogRestProps) {
  const log = useNow(shown)
  return (
    <LogContextProvider value={log}>
      {part === 'totals' ? <Totals /> : part === 'foot' ? <Foot /> : <Side deviceMinutes={log.deviceMinutes} />}
    </LogContextProvider>
  )
}

function Totals() {
  const { diary, day, doses, open, figures } = useLog()
  return <TotalsCard sums={daySums(entriesOfDay(diary.entries, day), doses, open, { plan: diary.plan, figures })} />
}

function Foot() {
  const { diary, day, open } = useLog()
  const isEmpty = open.length === 0 && entriesOfDay(diary.entries, day).length === 0
  return (
    <>
      {isEmpty ? <EmptyDay /> : <DayTools />}
      <DayStatusCard openDoses={0} />
      <ImportHistoryButton />
    </>
  )
}

function Side({ deviceMinutes }: { deviceMinutes: number | null }) {
  return (
    <div className="log-side">
      <WaterCard />
      <WeightCard />
      <ActivityCard deviceMinutes={deviceMinutes} />
      <NoteCard />
    </div>
  )
}
