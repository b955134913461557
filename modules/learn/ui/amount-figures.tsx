import type { Drawn, Line, Part } from '../drawing-kinds.ts'
import { keptTogether } from '../kept-together.ts'

/** Amounts that are drawn: side by side, added up, and in a table. */

const lineWords = (line: Line) => `${line.text} ${line.isLimit ? 'at most' : 'advised'} a day`

export function Bars({ of, parts, line }: Drawn<'bars'>) {
  const most = Math.max(line?.amount ?? 0, ...parts.map(({ amount }) => amount)) || 1
  return (
    <>
      <table className="learn-bars">
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <td />
            <th scope="col">{of}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <tr key={part.name}>
              <th scope="row">{keptTogether(part.name)}</th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="10" className="learn-track" />
                  <rect width={percent(part.amount, most)} height="10" className="learn-series-1" />
                  {line ? (
                    <rect x={percent(line.amount, most) - 0.4} width="0.4" height="10" className="learn-line" />
                  ) : null}
                </svg>
              </td>
              <td>{part.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {line ? <p className="learn-figure-foot">The line: {lineWords(line)}.</p> : null}
    </>
  )
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

export function Sum({ parts, sum, total, of, line }: Drawn<'sum'>) {
  return (
    <>
      <p className="learn-total">
        <b>{total}</b> <span>{line ? `${of}, ${lineWords(line)}` : of}</span>
      </p>
      <Stack parts={parts} whole={Math.max(sum, line?.amount ?? 0)} line={line} />
      <Legend parts={parts} />
    </>
  )
}

const SERIES = 5

/** The parts of a sum in one bar. */
function Stack({ parts, whole, line }: { parts: readonly Part[]; whole: number; line: Line | null }) {
  let from = 0
  const drawn = parts.map(({ name, amount }, place) => {
    const at = from
    from += percent(amount, whole || 1)
    return <rect key={name} x={at} width={Math.max(0, from - at - 0.4)} height="10" className={series(place)} />
  })
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="learn-stack" aria-hidden="true">
      <rect width="100" height="10" className="learn-track" />
      {drawn}
      {line ? <rect x={percent(line.amount, whole || 1) - 0.4} width="0.4" height="10" className="learn-line" /> : null}
    </svg>
  )
}

const series = (place: number) => `learn-series-${(place % SERIES) + 1}`

function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="learn-legend">
      {parts.map(({ name, text }, place) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" className={series(place)} />
          </svg>
          {keptTogether(name)} <b>{keptTogether(text)}</b>
        </li>
      ))}
    </ul>
  )
}

export function Table({ title, columns, rows }: Drawn<'table'>) {
  return (
    <section className="learn-scroll" aria-label={title}>
      <table className="learn-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            {columns.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{keptTogether(name)}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
