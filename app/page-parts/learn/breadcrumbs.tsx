import { Link } from 'react-router'

/** Where a text stands: what is above it, the nearest last. */
export function Breadcrumbs({ steps }: { steps: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="learn-crumbs">
      <ol>
        {steps.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
