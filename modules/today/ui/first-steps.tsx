import { Link } from 'react-router'

const STEPS = [
  { to: '/tonight', title: 'Plan one dinner', words: 'Four answers, each of them optional, and a dinner that fits.' },
  {
    to: '/dashboard/profile',
    title: 'Say how you eat',
    words: 'Diet, allergies and what you need: every suggestion keeps to it.',
  },
  {
    to: '/dashboard/daily-log',
    title: 'Log a meal',
    words: 'One is enough to see what a day gives, and what it leaves open.',
  },
]

/** What to do first, for somebody who has nothing here yet. */
export function FirstSteps() {
  return (
    <section className="own-day-part" aria-labelledby="own-first">
      <h2 id="own-first">What to do first</h2>
      <ol className="own-day-steps">
        {STEPS.map(({ to, title, words }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
