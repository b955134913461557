import type { ReactNode } from 'react'
import type { Drawing, Drawn, Line, Part } from '../drawing.ts'
import { EnergyFigure, SwapsFigure } from './live-figures.tsx'

/** A figure of a text with its title. Everything in it can be read: what is drawn is said beside it. */
export function Figure({ drawing }: { drawing: Drawing }) {
  return (
    <figure className={`learn-figure learn-figure-${drawing.kind}`} data-figure={drawing.kind}>
      <figcaption>{drawing.title}</figcaption>
      <DrawnFigure drawing={drawing} />
    </figure>
  )
}

/** The figure alone: on the card of an article its title stands beside it. */
export function DrawnFigure({ drawing }: { drawing: Drawing }): ReactNode {
  switch (drawing.kind) {
    case 'bars':
      return <Bars {...drawing} />
    case 'sum':
      return <Sum {...drawing} />
    case 'swaps':
      return <SwapsFigure {...drawing} />
    case 'table':
      return <Table {...drawing} />
    case 'energy':
      return <EnergyFigure {...drawing} />
    case 'months':
      return <Months {...drawing} />
    case 'lamps':
      return <Lamps {...drawing} />
    case 'portions':
      return <Portions {...drawing} />
    case 'week':
      return <Week {...drawing} />
    case 'steps':
      return (
        <ol className="learn-steps">
          {drawing.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )
  }
}

const lineWords = (line: Line) => `${line.text} ${line.isLimit ? 'at most' : 'advised'} a day`

function Bars({ of, parts, line }: Drawn<'bars'>) {
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
              <th scope="row">{part.name}</th>
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

function Sum({ parts, sum, total, of, line }: Drawn<'sum'>) {
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
export function Stack({ parts, whole, line }: { parts: readonly Part[]; whole: number; line: Line | null }) {
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

export const series = (place: number) => `learn-series-${(place % SERIES) + 1}`

function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="learn-legend">
      {parts.map(({ name, text }, place) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" className={series(place)} />
          </svg>
          {name} <b>{text}</b>
        </li>
      ))}
    </ul>
  )
}

function Table({ title, columns, rows }: Drawn<'table'>) {
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
              <th scope="row">{name}</th>
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

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

function Months({ on, label }: Drawn<'months'>) {
  return (
    <>
      <ol className="learn-months">
        {MONTHS.map((name, place) => (
          <li key={name} data-on={on.includes(place + 1) || undefined}>
            <span aria-hidden="true">{name[0]}</span>
            <span className="sr-only">
              {name}: {on.includes(place + 1) ? 'yes' : 'no'}
            </span>
          </li>
        ))}
      </ol>
      <p className="learn-figure-foot">{label}</p>
    </>
  )
}

const LIGHT_WORDS = { green: 'Low', amber: 'Medium', red: 'High' } as const

function Lamps({ rows }: Drawn<'lamps'>) {
  return rows.map(({ name, lamps }) => (
    <table key={name} className="learn-lamps">
      <caption>{name}</caption>
      <tbody>
        {lamps.map(({ name: nutrient, light, text }) => (
          <tr key={nutrient}>
            <th scope="row">{nutrient}</th>
            <td>{text}</td>
            <td>
              <span className={`learn-lamp learn-lamp-${light ?? 'none'}`} aria-hidden="true" />
              {light ? LIGHT_WORDS[light] : 'Not known'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function Portions({ items }: Drawn<'portions'>) {
  return (
    <ul className="learn-portions">
      {items.map(({ name, g }) => (
        <li key={name}>
          <svg viewBox="0 0 60 66" aria-hidden="true">
            <path d="M4 10v46c0 5 11 8 26 8s26-3 26-8V10" className="learn-tin" />
            <ellipse cx="30" cy="10" rx="26" ry="7" className="learn-tin-top" />
          </svg>
          <b>{g} g</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

const DAY_WORDS = { cook: 'Cook', eat: 'Eat', rest: 'Free' } as const

function Week({ days }: Drawn<'week'>) {
  return (
    <ol className="learn-week">
      {days.map(({ label, is, words }, place) => (
        <li key={`${label}${String(place)}`} data-is={is}>
          <span>{DAY_WORDS[is]}</span>
          <b>{label}</b>
          {words ? <small>{words}</small> : null}
        </li>
      ))}
    </ol>
  )
}
