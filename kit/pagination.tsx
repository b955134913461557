import { ButtonLink } from './button.tsx'

export interface PaginationProps {
  /** What is paged through, read aloud: 'Pages of recipes'. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  /** The address of a page. */
  to: (page: number) => string
}

/** Previous, where one is, Next. Draws nothing when there is one page. */
export function Pagination({ label, page, pageCount, to }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 ? (
        <ButtonLink variant="secondary" size="small" icon="chevron-left" to={to(page - 1)} rel="prev">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p aria-current="page">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <ButtonLink
          variant="secondary"
          size="small"
          iconEnd="chevron-right"
          to={to(page + 1)}
          rel="next"
          className="pagination-end"
        >
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
