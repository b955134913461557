import { useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import { written } from '../../written-plan.ts'
import type { PlanHand } from '../use-plan.ts'
import type { Help, Reasons } from './plan-days.ts'

interface WeekReasonsProps {
  plan: PlanHand
  days: readonly Day[]
  today: Day
  time: string
  setup: PlanSetup
}

type Asked =
  | { readonly kind: 'asking'; readonly of: string; readonly percent: number }
  | { readonly kind: 'told'; readonly of: string; readonly reasons: Reasons }
  | { readonly kind: 'failed'; readonly of: string }

const fetchPlanning = () => fetchPart(() => import('./plan-days.ts'))

/** Which rule costs the week most, and what would help; worked out when somebody asks, and gone at the next change. */
export function WeekReasons({ plan, days, today, time, setup }: WeekReasonsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [stop, setStop] = useState<AbortController | null>(null)
  const now = written(plan.entries, days)
  const shown = asked?.of === now ? asked : null
  useEffect(() => () => stop?.abort(), [stop])

  const ask = () => {
    const { entries, settings, dishes } = plan
    const source = { days, today, time, entries, settings, dishes, setup }
    const wanted = new AbortController()
    setStop(wanted)
    setAsked({ kind: 'asking', of: now, percent: 0 })
    const onProgress = ({ share }: { share: number }) =>
      setAsked({ kind: 'asking', of: now, percent: Math.round(share * 100) })
    fetchPlanning()
      .then(part => part.whatHoldsBack(source, { signal: wanted.signal, onProgress }))
      .then(
        reasons => setAsked({ kind: 'told', of: now, reasons }),
        () => wanted.signal.aborted || setAsked({ kind: 'failed', of: now }),
      )
  }
  return (
    <Card className="plan-reasons needs-script" aria-labelledby="plan-reasons">
      <h2 id="plan-reasons" className="text-h3">
        What holds it back
      </h2>
      {shown?.kind === 'told' ? (
        <Told plan={plan} reasons={shown.reasons} />
      ) : (
        <>
          <p className="text-ink-2">
            {shown?.kind === 'failed'
              ? 'We couldn’t work that out. Please try again when you’re back online.'
              : 'We change each of your rules in turn and plan the week again, to see what it costs.'}
          </p>
          <Button
            variant="soft"
            pending={shown?.kind === 'asking'}
            pendingLabel={shown?.kind === 'asking' ? `Working it out, ${shown.percent} %` : undefined}
            onClick={ask}
          >
            Find out
          </Button>
        </>
      )}
    </Card>
  )
}

function Told({ plan, reasons: { binds, stays, helps } }: { plan: PlanHand; reasons: Reasons }) {
  return (
    <div role="status">
      <p className="text-ink-2">
        {binds === null ? (
          'None of your rules holds this week back.'
        ) : (
          <>
            Of your rules, <b>{binds}</b> costs the week most. {stays.map(words => `${words}.`).join(' ')}
          </>
        )}
      </p>
      {helps.length > 0 ? (
        <>
          <h3 className="text-h4">{helps.length === 1 ? 'One change that would help' : 'Changes that would help'}</h3>
          <ul>
            {helps.map(help => (
              <li key={help.words} className="plan-help">
                <div>
                  <b>{help.words}</b>
                  <p className="text-small text-ink-3">{helpText(help)}</p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Try it: ${help.words}`}
                  onClick={() => plan.edit(help.planned.edit, help.words, help.planned.dishes, help.settings)}
                >
                  Try it
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function helpText({ gains, metBefore, metAfter }: Help): string {
  const goals = metAfter === metBefore ? `${metAfter} goals met as now` : `${metBefore} to ${metAfter} goals met`
  return [goals, ...gains].join('; ')
}
