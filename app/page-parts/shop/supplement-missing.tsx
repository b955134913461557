import { isRouteErrorResponse, useNavigate } from 'react-router'
import { ErrorView } from '#app/shell/error-boundary.tsx'
import { ErrorFrame } from '#app/shell/error-page.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { type ShelfPath, shelfAddress } from '#modules/catalogue/ui/shelf-address.ts'

export const NOT_FOUND = 'Supplement not found'
export const MISSING_WORDS =
  'There is no supplement at this address. It may have been renamed, or the link may be misspelt.'

export const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export function ProductError({ error, path }: { error: unknown; path: ShelfPath }) {
  return isMissing(error) ? <SupplementNotFound path={path} /> : <ErrorView error={error} />
}

function SupplementNotFound({ path }: { path: ShelfPath }) {
  const navigate = useNavigate()
  return (
    <ErrorFrame title={NOT_FOUND} message={MISSING_WORDS}>
      <ButtonLink to={shelfAddress(path)}>Back to supplements</ButtonLink>
      <Button
        variant="secondary"
        className="needs-script"
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(path))}
      >
        Go back
      </Button>
    </ErrorFrame>
  )
}
