import { href } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'

/** A recipe that was deleted, or that only somebody else may see: it does not say which. */
export function NotTheirs() {
  return (
    <PageWidth className="py-16">
      <EmptyState
        level={1}
        title="This recipe is not in your account"
        action={<ButtonLink to={href('/recipes/import')}>Import a Recipe</ButtonLink>}
      >
        Only whoever imported it can see it. If that was you, sign in with the account you had then.
      </EmptyState>
    </PageWidth>
  )
}
