import { href, Link } from 'react-router'
import { classes } from '#kit/classes.ts'

export const browsePath = (slug: string) => href('/recipes/browse/:slug', { slug })

interface BrowseChipsProps {
  pages: readonly { readonly slug: string; readonly label: string; readonly count: number }[]
  className?: string
}

/** Ways to browse, each with how many recipes it has. */
export function BrowseChips({ pages, className }: BrowseChipsProps) {
  return (
    <ul className={classes('flex flex-wrap items-center gap-2', className)}>
      {pages.map(({ slug, label, count }) => (
        <li key={slug}>
          <Link to={browsePath(slug)} className="chip h-auto min-h-10 max-w-full whitespace-normal">
            {label} <span className="text-ink-3">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
