import { href, Link } from 'react-router'

/** What somebody takes, and all that there is. */
export function CabinetTabs({ at }: { at: 'cabinet' | 'all' }) {
  const here = href('/dashboard/supplements')
  return (
    <nav aria-label="Supplements" className="cabinet-tabs">
      <Link to={`${here}?view=cabinet`} aria-current={at === 'cabinet' ? 'page' : undefined}>
        Your cabinet
      </Link>{' '}
      <Link to={`${here}?view=all`} aria-current={at === 'all' ? 'page' : undefined}>
        All supplements
      </Link>
    </nav>
  )
}
