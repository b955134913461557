import { isRouteErrorResponse } from 'react-router'
import { Sprig } from './brand.tsx'
import { BrokenPage, ErrorPage, errorWords } from './error-page.tsx'
import { pageMeta } from './page-meta.ts'

/** What React Router leaves of an error of the server: its own words never reach a page. */
const SERVER_ERROR = 'Unexpected Server Error'

/** What a thrown thing means for the visitor: an answer with a status, or (null) a page that broke in the browser. */
export function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof Error && error.message === SERVER_ERROR ? 500 : null
}

/** The inside of a page that failed, for a route's `ErrorBoundary`. */
export function ErrorView({ error }: { error: unknown }) {
  const status = statusOf(error)
  return status === null ? <BrokenPage error={error} /> : <ErrorPage status={status} />
}

/** The head of a page that failed: no canonical address, and nothing for a search engine to keep. */
export function errorMeta(error: unknown, origin: string) {
  const words = errorWords(statusOf(error) ?? 500)
  return pageMeta({ origin, title: words.title, description: words.message, path: null, robots: 'noindex, nofollow' })
}

/**
 * The last page of all, for the root's `ErrorBoundary`: it asks for no data, no provider and no router, since any of
 * them may be what failed.
 */
export function RootErrorDocument({ status }: { status: number }) {
  return (
    <>
      <header className="mx-auto w-full max-w-[calc(var(--page)+2*var(--margin))] px-(--margin) py-4">
        <a href="/" className="inline-flex min-h-11 items-center gap-2.5">
          <Sprig />
          <span className="font-serif text-h3">Thymewell</span>
        </a>
      </header>
      <main>
        {/* The root has no `meta` of its own; React lifts this into the head. */}
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${errorWords(status).title} | Thymewell`}</title>
        <ErrorPage status={status} />
      </main>
    </>
  )
}
