import { Facts } from '#kit/facts.tsx'
import { Notice } from '#kit/notice.tsx'
import { dateText } from '#modules/calendar/words.ts'
import type { DateOrder } from '../../import/read-history.ts'
import type { Prepared } from './send-history.ts'

interface HistoryPreviewProps {
  format: string
  prepared: Prepared
  order: DateOrder | null
  onOrder: (order: DateOrder) => void
}

const counted = (count: number) => count.toLocaleString('en-GB')

/** What of a file is read and what is not, before anything is kept. */
export function HistoryPreview({ format, prepared, order, onOrder }: HistoryPreviewProps) {
  const { entries, known, left, words, isDateUnsure } = prepared
  const days = [...new Set(entries.map(({ day }) => day))].sort()
  const complete = words.filter(word => 'status' in word && word.status === 'complete').length
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <Facts
        facts={[
          { term: 'From', detail: format },
          { term: 'New entries', detail: counted(entries.length) },
          {
            term: 'Days',
            detail: first && last ? `${counted(days.length)}, ${dateText(first)} to ${dateText(last)}` : '0',
          },
          { term: 'Imported before', detail: counted(known) },
        ]}
      />
      {left.size > 0 ? (
        <>
          <h3 className="mt-4 text-h4">Not read</h3>
          <ul>
            {[...left].map(([why, count]) => (
              <li key={why}>
                {counted(count)} {count === 1 ? 'row' : 'rows'}: {why}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isDateUnsure ? (
        <label className="field mt-4">
          <span className="field-label">Dates such as 03/04/2026 are</span>
          <select
            className="input"
            value={order ?? 'month first'}
            onChange={event => onOrder(event.target.value as DateOrder)}
          >
            <option value="month first">4 March, the month first</option>
            <option value="day first">3 April, the day first</option>
          </select>
        </label>
      ) : null}
      {words.length > 0 ? (
        <p className="mt-4 text-small">
          Days with two meals and 800 kcal or more are marked complete ({counted(complete)}), the others partial (
          {counted(words.length - complete)}). Days that you marked yourself stay as they are.
        </p>
      ) : null}
      <Notice className="mt-4">
        <p>Figures are taken straight from the file. What it leaves blank stays unknown.</p>
      </Notice>
    </>
  )
}
