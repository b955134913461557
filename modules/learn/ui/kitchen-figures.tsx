import type { Drawn } from '../drawing-kinds.ts'

/** What is drawn and no amount: months, lamps, portions, a week, steps. */

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

export function Months({ on, label }: Drawn<'months'>) {
  return (
    <>
      <ol className="learn-months">
        {MONTHS.map((name, place) => (
          <li key={name} data-on={on.includes(place + 1) || undefined}>
            <span aria-hidden="true">{name[0]}</span>{' '}
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

export function Lamps({ rows }: Drawn<'lamps'>) {
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

export function Portions({ items }: Drawn<'portions'>) {
  return (
    <ul className="learn-portions">
      {items.map(({ name, g }) => (
        <li key={name}>
          <svg viewBox="0 0 60 66" aria-hidden="true">
            <path d="M4 10v46c0 5 11 8 26 8s26-3 26-8V10" className="learn-tin" />
            <ellipse cx="30" cy="10" rx="26" ry="7" className="learn-tin-top" />
          </svg>
          <b>{g} g</b> <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

const DAY_WORDS = { cook: 'Cook', eat: 'Eat', rest: 'Free' } as const

export function Week({ days }: Drawn<'week'>) {
  return (
    <ol className="learn-week">
      {days.map(({ label, is, words }, place) => (
        <li key={`${label}${String(place)}`} data-is={is}>
          <span>{DAY_WORDS[is]}</span> <b>{label}</b> {words ? <small>{words}</small> : null}
        </li>
      ))}
    </ol>
  )
}

export function Steps({ items }: Drawn<'steps'>) {
  return (
    <ol className="learn-steps">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}
