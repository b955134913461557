import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#browser/calls.ts'
import { Dialog } from '#kit/dialog.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { weekdayText } from '#modules/planner/entry-words.ts'
import { dateInYear } from '#modules/planner/week-words.ts'
import { logSearch } from '../log-address.ts'
import { type FoundNotes, LONGEST_NOTE_SEARCH, noteAround } from '../note-search.ts'
import { useLog } from './log-context.ts'

/** As long as somebody is still typing, nothing is asked. */
const QUIET_MS = 150

type Found = { readonly of: string; readonly found: FoundNotes | 'away' } | null

/** What the server finds for what is typed; null before its first answer. */
function useFound(typed: string): Found {
  const [found, setFound] = useState<Found>(null)
  useEffect(() => {
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const { ok, body, lost } = await call('/api/diary-notes', { body: { text: typed }, wanted: wanted.signal })
      if (lost !== 'stopped') setFound({ of: typed, found: ok ? (body as FoundNotes) : 'away' })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [typed])
  return found
}

/** Days by their notes: all of them, or those with the words that are typed. */
export function NoteSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const answer = useFound(typed)
  return (
    <Dialog open onClose={onClose} title="Search your notes">
      <SearchField
        label="Words in a note"
        placeholder="Words in a note"
        maxLength={LONGEST_NOTE_SEARCH}
        value={text}
        onChange={event => setText(event.target.value)}
        onClear={() => setText('')}
      />
      <p role="status" className="mt-3 text-small text-ink-2">
        {answer ? answerWords(answer) : 'Looking through your notes …'}
      </p>
      {answer && answer.found !== 'away' ? <FoundList found={answer.found} typed={answer.of} onOpen={onClose} /> : null}
    </Dialog>
  )
}

function answerWords({ of, found }: NonNullable<Found>): string {
  if (found === 'away') return 'Notes can’t be searched offline.'
  const { count, notes } = found
  if (count === 0)
    return of === '' ? 'You haven’t written any notes yet. There’s room for one a day.' : `No note has “${of}”.`
  const days = count === 1 ? 'One day' : `${count} days`
  return `${days}${notes.length < count ? `, the latest ${notes.length} here` : ''}`
}

function FoundList({ found, typed, onOpen }: { found: FoundNotes; typed: string; onOpen: () => void }) {
  const { today } = useLog()
  return (
    <ul className="log-notes">
      {found.notes.map(({ day, note }) => {
        const around = noteAround(note, typed)
        return (
          <li key={day}>
            <Link to={logSearch(day, today)} onClick={onOpen} preventScrollReset>
              <b>
                {weekdayText(day)} {dateInYear(day)}
              </b>{' '}
              <span>
                {around.before}
                {around.found ? <mark>{around.found}</mark> : null}
                {around.after}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
