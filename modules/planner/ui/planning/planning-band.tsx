import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { Progress } from '#kit/progress.tsx'
import type { VerdictRows } from '../../verdict-rows.ts'
import { written } from '../../written-plan.ts'
import type { PlanningHand } from './use-planning.ts'
import { useVerdict } from './use-verdict.ts'
import type { Below } from './week-below.tsx'

interface PlanningBandProps extends Below {
  planning: PlanningHand
}

/** What planning is doing or has done, in a sentence; gone at the next change. */
export default function PlanningBand({ plan, planning, setup, given, days, today, time, detail }: PlanningBandProps) {
  const { rows, isOld } = useVerdict(plan, given, { days, today, time, setup, who: null })
  const { state } = planning
  if (state.kind === 'failed') {
    return (
      <Notice tone="caution" live className="mb-4">
        {state.words}
      </Notice>
    )
  }
  if (state.kind === 'planning') {
    const percent = Math.round(state.share * 100)
    return (
      <Card className="planning-card">
        <Progress label={<b>Planning your week</b>} value={percent} max={100} figure={`${percent} %`} />
        <p className="text-small text-ink-2">What is locked, past or eaten out stays as it is.</p>
        <Button variant="secondary" onClick={planning.stop}>
          Stop, keep the plan I have
        </Button>
      </Card>
    )
  }
  if (state.kind !== 'planned' || state.of !== written(plan.entries, days)) return null
  return (
    <p className="planning-band" role="status">
      <Icon name="check" />
      <span>
        <b>
          {state.isRest ? 'Balanced' : 'Planned'} in {Math.max(0.1, state.seconds).toFixed(1)} seconds.
        </b>{' '}
        {isOld ? '' : countsText(rows)}
        {state.empty > 0 ? emptyText(state.empty) : ''}
        {state.about ? ` ${state.about}` : ''}
        {state.uses.length > 0 ? ` Uses what is in your cupboard: ${AND.format(state.uses)}.` : ''}
      </span>{' '}
      <a className="link" href={`#${detail}`}>
        See why
      </a>
    </p>
  )
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function countsText({ rows, met, notMet, cannotTell, energyOffPercent, notCounted }: VerdictRows): string {
  const others = [notMet > 0 && `${notMet} not met`, cannotTell > 0 && `${cannotTell} we cannot tell`].filter(Boolean)
  const goals = [`${met} of ${rows.length} goals met`, ...others].join(', ')
  const every = notCounted ? 'Every whole day' : 'Every day'
  const energy = energyOffPercent === null ? '' : ` ${every} is within ${energyOffPercent} % of its calories.`
  return `${goals}.${energy}`
}

const emptyText = (count: number) =>
  count === 1
    ? ' No recipe of ours fits one of the meals, so it is empty.'
    : ` No recipe of ours fits ${count} of the meals, so they are empty.`
