import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { ErrorView, errorMeta, statusOf } from '#app/shell/error-boundary.tsx'
import { errorWords } from '#app/shell/error-page.tsx'
import { movedPath } from '#app/shell/moved-paths.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { removedPath } from '#app/shell/removed-paths.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/not-found.ts'

const NOT_FOR_ROBOTS = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Every address that no other route answers: moved, removed for good, or not there. */
export function loader({ url }: Route.LoaderArgs): Response {
  // `url` and not `request.url`: that one ends in .data when the script asks.
  const { pathname, search } = url
  const moved = movedPath(pathname, search)
  if (moved) return redirect(moved.to, moved.status)
  const status = removedPath(pathname, search).removed ? 410 : 404
  throw data(null, { status, headers: NOT_FOR_ROBOTS })
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers(NOT_FOR_ROBOTS)
}

export function meta({ error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (statusOf(error) !== 410) return errorMeta(error, origin)
  return pageMeta({
    origin,
    title: '404 - Page Not Found',
    wholeTitle: true,
    description: errorWords(410).message,
    path: null,
    robots: 'noindex, nofollow',
  })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      {statusOf(error) === 410 ? <ShowAsGone /> : null}
      <ErrorView error={error} />
    </>
  )
}

/** The answer was given at the junk address; what stays in the browser's address bar and history is /410. */
function ShowAsGone() {
  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/410')
  }, [])
  return null
}

/** Never drawn: the loader always throws or redirects. */
export default function NotFoundPage() {
  return null
}
