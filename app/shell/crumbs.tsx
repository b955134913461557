import { Link } from 'react-router'

export interface Crumb {
  readonly name: string
  /** Its path; the last one is the page itself. */
  readonly path: string
}

/** The way from the top of the shop to this page, above its heading. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-2 print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ name, path }, place) => (
          <li key={path} className="inline-flex min-h-11 items-center gap-2">
            {place > 0 ? <span aria-hidden="true">›</span> : null}
            {place === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
