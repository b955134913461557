import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { CeilingNotice } from '../ceiling-words.ts'
import { unitsWords } from '../schedule-words.ts'
import type { CabinetHand } from './use-cabinet.ts'

interface NoticeListProps {
  notices: readonly CeilingNotice[]
  cabinet: CabinetHand
  today: Day
}

/** What is passed and what comes twice. Nothing is blocked: each can be changed, or left as it is. */
export function NoticeList({ notices, cabinet, today }: NoticeListProps) {
  if (notices.length === 0) return null
  return (
    <div className="notice-pair">
      {notices.map(notice => (
        <Notice
          key={notice.key}
          tone={notice.kind === 'over' ? 'caution' : 'info'}
          level={2}
          title={notice.title}
          actions={<Actions notice={notice} cabinet={cabinet} today={today} />}
        >
          <p>{notice.words}</p>
        </Notice>
      ))}
    </div>
  )
}

function Actions({ notice, cabinet, today }: { notice: CeilingNotice; cabinet: CabinetHand; today: Day }) {
  const { remedy } = notice
  const item = remedy ? cabinet.items.find(({ id }) => id === remedy.key) : undefined
  const last = cabinet.items.find(({ id }) => id === notice.items.at(-1)?.key)
  const pause = (of: typeof last) =>
    of && cabinet.act({ items: { put: [{ ...of, pausedOn: today }], removed: [] } }, `${of.facts.name} is paused`)
  return (
    <>
      {item && remedy ? (
        <Button
          variant="text"
          size="small"
          onClick={() =>
            remedy.units > 0
              ? cabinet.act(
                  { items: { put: [{ ...item, units: remedy.units }], removed: [] } },
                  `${unitsWords(remedy.units, item.facts.unit)} at a time from now on`,
                )
              : pause(item)
          }
        >
          {remedy.units > 0 ? `Take ${unitsWords(remedy.units, item.facts.unit)} at a time` : `Pause ${remedy.name}`}
        </Button>
      ) : null}
      <Button variant="text" size="small" onClick={() => cabinet.act({ away: [notice.key] }, 'Left as it is')}>
        {notice.kind === 'over' ? 'Leave it as it is' : 'Keep both'}
      </Button>
      {notice.kind === 'two' && last ? (
        <Button variant="text" size="small" onClick={() => pause(last)}>
          Pause {last.facts.name}
        </Button>
      ) : null}
    </>
  )
}
