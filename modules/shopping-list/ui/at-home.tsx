import { ButtonLink } from '#kit/button.tsx'
import type { AtHomeView } from '../list-view.ts'

const SHOWN = 6

interface AtHomeProps {
  readonly atHome: readonly AtHomeView[]
  /** Of how many things the plan has cooked some since. */
  readonly used: number
  readonly cupboard: string
}

/** What the plan asks for and nobody has to buy. */
export function AtHome({ atHome, used, cupboard }: AtHomeProps) {
  const count = atHome.length
  const rest = atHome.slice(SHOWN)
  return (
    <section className="card shop-home" aria-label="From the cupboard">
      <h2 className="text-h3">From the cupboard</h2>
      <p className="text-small text-ink-2">
        {count === 0
          ? 'Tell us what you have in, and it stays off your list.'
          : `Left off: ${count} ${count === 1 ? 'thing' : 'things'} you already have.`}
      </p>
      <Things things={atHome.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary>{rest.length} more</summary>
          <Things things={rest} />
        </details>
      ) : null}
      {used > 0 ? (
        <p className="text-small">
          The plan has cooked with {used} {used === 1 ? 'thing' : 'things'} since. Say whether less is there now.
        </p>
      ) : null}
      <ButtonLink to={cupboard} variant="text" iconEnd="arrow-right">
        Check the cupboard
      </ButtonLink>
    </section>
  )
}

function Things({ things }: { things: readonly AtHomeView[] }) {
  return (
    <ul className="shop-things">
      {things.map(({ key, name, takes, there }) => (
        <li key={key}>
          <bdi>{name}</bdi>{' '}
          <span>
            {takes ? <strong>{takes}</strong> : null} {takes && there ? `of ${there}` : there}
          </span>
        </li>
      ))}
    </ul>
  )
}
