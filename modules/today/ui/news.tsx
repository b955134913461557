import { Link } from 'react-router'
import type { NewThing } from '../today-view.ts'

/** The newest to read and to cook. */
export function News({ news }: { news: readonly NewThing[] }) {
  return (
    <section className="own-day-part own-day-news" aria-labelledby="own-news">
      <h2 id="own-news" className="text-h3">
        New
      </h2>
      <ul>
        {news.map(({ kind, name, to }) => (
          <li key={to}>
            <p>{kind}</p>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
