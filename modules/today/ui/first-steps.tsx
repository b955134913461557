import { Link } from 'react-router'

const STEPS = [
  { to: '/tonight', title: 'Plan one dinner', words: 'Four questions, all optional, and a dinner that fits.' },
  {
    to: '/dashboard/profile',
    title: 'Tell us how you eat',
    words: 'Your diet, allergies and needs: every suggestion follows them.',
  },
  {
    to: '/dashboard/daily-log',
    title: 'Log a meal',
    words: 'One is enough to see what your day gives you, and what is still missing.',
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
