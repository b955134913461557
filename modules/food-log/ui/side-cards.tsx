import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { classes } from '#kit/classes.ts'
import { IconButton } from '#kit/icon-button.tsx'
import { isEntryId } from '#modules/planner/plan-limits.ts'
import { weightText } from '#modules/profile/units.ts'
import { markOf } from '../day-state.ts'
import { LONGEST_NOTE } from '../diary-limits.ts'
import { lastWeight, trendWords } from '../weight-trend.ts'
import { useLog } from './log-context.ts'
import { litresOf, useWater } from './use-water.ts'

const MOST_GLASSES = 16

/** Glasses that were drunk; a press adds one, the arrow takes the last away. */
export function WaterCard() {
  const { diary, goals } = useLog()
  const { drunkMl, last, glass, drink } = useWater()
  const glasses = Math.min(MOST_GLASSES, Math.ceil(goals.waterMl / glass))
  const [figure, ...rest] = litresOf(drunkMl, goals.waterMl).split(' ')
  /** With so much each is full. */
  const fills = Array.from({ length: glasses }, (_, nth) => (nth + 1) * glass)
  return (
    <Card className="log-card" aria-labelledby="log-water">
      <div className="log-card-head">
        <h2 id="log-water">Water</h2>
        {last && !diary.isSample ? (
          <IconButton
            icon="undo"
            quiet
            className="needs-script"
            label={`Take back the last ${last.ml} ml`}
            onClick={() => diary.act({ water: { put: [], removed: [last.id] } }, `${last.ml} ml of water taken back`)}
          />
        ) : null}
      </div>
      <p className="log-big">
        <b>{figure}</b> {rest.join(' ')}
      </p>
      <div className="log-glasses" aria-hidden="true">
        {fills.map(fill => (
          <i key={fill} className={classes('log-glass', drunkMl >= fill && 'log-glass-full')} />
        ))}
      </div>
      <div className="log-pair needs-script">
        {[glass, glass * 2].map(each => (
          <Button
            key={each}
            variant="secondary"
            size="small"
            icon="plus"
            aria-label={`Add ${each} ml of water`}
            onClick={() => drink(each)}
          >
            {each} ml
          </Button>
        ))}
      </div>
    </Card>
  )
}

export function WeightCard() {
  const { diary, day, units, show } = useLog()
  const last = lastWeight(diary.measures, day)
  const isToday = last?.day === day
  const trend = trendWords(diary.measures, day, units.weight)
  const [figure = '', ...unit] = last ? weightText(last.value, units.weight).split(' ') : []
  return (
    <Card className="log-card" aria-labelledby="log-weight">
      <div className="log-card-head">
        <h2 id="log-weight">Weight</h2>
        {isToday && last?.time ? <small>{last.time}</small> : null}
      </div>
      <div className="log-card-line">
        {last ? (
          <p className="log-big">
            <b>{figure}</b> {unit.join(' ')}
            {isToday ? null : <small> last measured</small>}
          </p>
        ) : (
          <p className="text-small text-ink-2">Nothing measured yet.</p>
        )}
        <button type="button" className="log-text-button needs-script" onClick={() => show({ kind: 'weight' })}>
          {isToday ? 'Change' : 'Weigh in'}
        </button>
      </div>
      {trend ? <p className="text-small text-ink-2">{trend}</p> : null}
    </Card>
  )
}

/** By hand, and what a connected device saw; that is the device's to change. */
export function ActivityCard() {
  const { diary, day, show } = useLog()
  const done = diary.measures.filter(each => each.kind === 'activity' && each.day === day)
  const minutes = done.reduce((sum, each) => sum + each.value, 0)
  return (
    <Card className="log-card" aria-labelledby="log-activity">
      <div className="log-card-head">
        <h2 id="log-activity">Activity</h2>
        <IconButton
          icon="plus"
          quiet
          className="needs-script"
          label="Add activity"
          onClick={() => show({ kind: 'activity', id: null })}
        />
      </div>
      <p className="log-big">
        <b>{Math.round(minutes)}</b> min
      </p>
      <ul className="log-list">
        {done.map(each => (
          <li key={each.id}>
            <span>
              {[each.words || 'Activity', each.time, `${Math.round(each.value)} min`].filter(Boolean).join(', ')}
            </span>
            {diary.isSample || !isEntryId(each.id) ? null : (
              <button
                type="button"
                className="log-text-button needs-script"
                aria-label={`Change ${each.words || 'activity'}`}
                onClick={() => show({ kind: 'activity', id: each.id })}
              >
                Change
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function NoteCard() {
  const { day } = useLog()
  return <NoteOfDay key={day} />
}

function NoteOfDay() {
  const { diary, day, show } = useLog()
  const { note } = markOf(diary.days, day)
  const [typed, setTyped] = useState(note)
  const [known, setKnown] = useState(note)
  // What another device wrote.
  if (known !== note) {
    setKnown(note)
    setTyped(note)
  }
  const keep = () => {
    const words = typed.trim()
    if (words !== note) diary.act({ days: [{ day, note: words }] }, 'Note saved')
  }
  useKeptOnLeaving(keep)
  return (
    <Card className="log-card" aria-labelledby="log-note">
      <div className="log-card-head">
        <h2 id="log-note">Note</h2>
        <small>{typed.trim() === note ? (note ? 'Saved' : '') : 'Not saved yet'}</small>
      </div>
      <textarea
        className="input log-note"
        aria-labelledby="log-note"
        rows={3}
        maxLength={LONGEST_NOTE}
        readOnly={diary.isSample && note !== ''}
        placeholder="How was the day?"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={keep}
      />
      <button type="button" className="log-text-button needs-script" onClick={() => show({ kind: 'notes' })}>
        Search your notes
      </button>
    </Card>
  )
}

/**
 * Keeps what was typed where no field was left before its day or its page was: a tap beside a field need not leave it,
 * and a page that is put away hears nothing more.
 */
function useKeptOnLeaving(keep: () => void) {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const away = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      latest.current()
    }
  }, [])
}
