import { useEffect, useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { noteFocus } from '#kit/give-focus-back.ts'
import { Notice } from '#kit/notice.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { type NotForThem, notForThem } from '../../at-the-table.ts'
import { dishKey } from '../../cooked.ts'
import { entryName, weekdayText } from '../../entry-words.ts'
import { householdOf } from '../../household.ts'
import type { PlanClock } from '../../meal-times.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import { replaceable } from '../../planning.ts'
import { usePlanner } from '../plan-context.ts'
import type { PlanHand } from '../use-plan.ts'
import type { PlanningHand } from './use-planning.ts'

interface TableNoticeProps extends PlanClock {
  plan: PlanHand
  planning: PlanningHand
  days: readonly Day[]
  setup: PlanSetup
}

const MOST_TOLD = 5

/**
 * What is planned from today on that somebody at the table does not eat, the one whose plan it is first: what they told
 * may have come after it was planned.
 */
export function TableNotice({ plan, planning, days, today, time, setup }: TableNoticeProps) {
  const { open } = usePlanner()
  const isPlanning = planning.state.kind === 'planning'
  const giveFocusBack = useRef<(() => void) | null>(null)
  // What was pressed may be gone with what it was about.
  useEffect(() => {
    if (isPlanning) return
    giveFocusBack.current?.()
    giveFocusBack.current = null
  }, [isPlanning])
  const { entries, settings, dishes } = plan
  const shown = entries
    .filter(({ day }) => day >= today && days.includes(day))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  const table = { rules: setup.rules, household: householdOf(settings) }
  const found = notForThem(entries, shown, table, dish => dishes.get(dishKey(dish)) ?? null)
  if (found.length === 0) return null
  const more = found.length - MOST_TOLD
  const swapped = new Set(found.filter(({ quarters }) => quarters > 0).map(({ entry }) => entry.id))
  const going = replaceable({ days, entries, settings, today, time, mode: 'swap', swapped }).length
  return (
    <Notice
      tone="caution"
      live
      title={table.household.length > 0 ? 'Not for everybody at the table' : 'Not for you'}
      level={2}
      className="mb-4 table-notice"
    >
      <ul>
        {found.slice(0, MOST_TOLD).map(each => (
          <li key={`${each.entry.id} ${each.person?.id}`}>
            {wordsOf(each, entryName(entries, each.entry, dishes))}{' '}
            <button
              type="button"
              className="link needs-script"
              aria-label={`Swap ${entryName(entries, each.entry, dishes)} on ${weekdayText(each.entry.day)}`}
              onClick={() => open({ kind: 'entry', id: each.entry.id, swaps: true })}
            >
              Swap
            </button>
          </li>
        ))}
        {more > 0 ? <li>And {more} more.</li> : null}
      </ul>
      {going > 1 ? (
        <Button
          size="small"
          variant="secondary"
          icon="sliders"
          className="needs-script mt-3"
          pending={isPlanning}
          pendingLabel="Planning …"
          onClick={() => {
            giveFocusBack.current = noteFocus()
            planning.start(plan, 'swap', { swapped })
          }}
        >
          Swap these {going}
        </Button>
      ) : null}
    </Notice>
  )
}

function wordsOf({ entry, person, why, quarters }: NotForThem, name: string): string {
  const who = person?.name ?? 'you'
  const given = quarters > 0 ? 'a portion is planned all the same' : 'nothing of it is planned for them'
  return `${name} on ${weekdayText(entry.day)} is not for ${who}: ${why}; ${given}.`
}
