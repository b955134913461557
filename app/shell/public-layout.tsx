import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { CartProvider } from '#modules/cart/ui/cart-store.tsx'
import { KitchenDoor } from '#modules/recipes/ui/cooking/kitchen-door.tsx'
import type { Route } from './+types/public-layout.ts'
import { addedPart } from './added-part.ts'
import { Behind } from './behind.tsx'
import { ErrorView, errorMeta } from './error-boundary.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { originOf } from './root-data.ts'
import { Toasts } from './toasts.tsx'

/** Only for pages that failed: a page that answers writes its own head. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? errorMeta(error, originOf(matches)) : []
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** A page below that fails without catching it itself: the frame stays, so that the visitor can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <ErrorView error={error} />
    </PublicFrame>
  )
}

function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <Toasts>
      <CartProvider addedPart={addedPart}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Behind />
        <PageAnnouncer />
        <KitchenDoor />
        <PageHeader />
        <main id="main" tabIndex={-1} className="outline-none">
          <NavigationProgress />
          {children}
        </main>
        <PageFooter />
      </CartProvider>
    </Toasts>
  )
}
