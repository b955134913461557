import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import type { ShownDose } from '../due-doses.ts'
import { clock } from '../schedule-words.ts'
import type { CabinetHand } from './use-cabinet.ts'

/** The time on the clock of this device, 'HH:mm'. */
function timeNow(): string {
  const now = new Date()
  return [now.getHours(), now.getMinutes()].map(part => String(part).padStart(2, '0')).join(':')
}

interface DoseTickProps {
  dose: ShownDose
  cabinet: CabinetHand
  /** Of another day the time is not known better than by when it is due. */
  isToday: boolean
}

/** Taken or not: 26 px in a target of 44. */
export function DoseTick({ dose, cabinet, isToday }: DoseTickProps) {
  const { name, taken, ifTaken, dueAt, item, day, slot } = dose
  const press = () => {
    if (taken) cabinet.act({ doses: { put: [], removed: [{ item, day, slot }] } }, `${name} is not taken`)
    else {
      const time = isToday ? timeNow() : dueAt
      cabinet.act({ doses: { put: [{ ...ifTaken, time }], removed: [] } }, `${name} taken at ${clock(time)}`)
    }
  }
  return (
    <button
      type="button"
      className={classes('dose-tick', taken && 'dose-taken')}
      aria-pressed={taken !== null}
      aria-label={`${name} at ${clock(dueAt)}, taken`}
      onClick={press}
    >
      <span>{taken ? <Icon name="check" size={18} /> : null}</span>
    </button>
  )
}

/** When it is due, or when it was taken, which can be put right. */
export function DoseTime({ dose, cabinet }: Omit<DoseTickProps, 'isToday'>) {
  const { taken, isSkipped, dueAt, name } = dose
  if (!taken) return <span className="dose-time">{isSkipped ? 'Skipped' : `Due ${clock(dueAt)}`}</span>
  return (
    <label className="dose-time">
      Taken <span className="sr-only">{name} at</span>
      <input
        type="time"
        // Another time from elsewhere is another field.
        key={taken.time}
        defaultValue={taken.time}
        onBlur={({ target: { value } }) => {
          if (/^\d\d:\d\d$/.test(value) && value !== taken.time)
            cabinet.act(
              { doses: { put: [{ ...taken, time: value }], removed: [] } },
              `${name} taken at ${clock(value)}`,
            )
        }}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  )
}
