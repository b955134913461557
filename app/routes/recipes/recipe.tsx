import { data } from 'react-router'
import { ErrorView, errorMeta, statusOf } from '#app/shell/error-boundary.tsx'
import { ErrorFrame } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import type { Route } from './+types/recipe.ts'

const TITLE = 'Recipe Not Found'
const MESSAGE = "The recipe you're looking for doesn't exist in our database."

/** No recipe has its page yet, so every one of these addresses is honestly missing. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export function meta({ error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (statusOf(error) !== 404) return errorMeta(error, origin)
  return pageMeta({ origin, title: TITLE, description: MESSAGE, path: null, robots: 'noindex, nofollow' })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (statusOf(error) !== 404) return <ErrorView error={error} />
  return (
    <ErrorFrame title={TITLE} message={MESSAGE}>
      <ButtonLink to="/recipes">Browse All Recipes</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Return to Home
      </ButtonLink>
    </ErrorFrame>
  )
}

/** Never drawn: the loader always throws. */
export default function RecipePage() {
  return null
}
