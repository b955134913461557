import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { linkedShopping } from '#modules/shopping-list/queries/shopping.ts'
import { ShoppingPage } from '#modules/shopping-list/ui/shopping-page.tsx'
import { todayOf } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/shared-list.ts'

/** A list as whoever has its link sees and changes it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const view = await linkedShopping({ db, now }, params.token, todayOf(context))
  if (!view) throw data(null, { status: 404 })
  // Anyone who takes the link back has taken it back everywhere.
  return data(view, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error || !loaderData) return errorMeta(error, origin)
  return pageMeta({
    origin,
    title: loaderData.name,
    description: 'A shopping list that somebody shared.',
    // Without the address: anyone who has it can change the list.
    path: null,
    robots: 'noindex, nofollow',
  })
}

export default function SharedListPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <ShoppingPage
        first={loaderData}
        isSample={false}
        token={params.token}
        paths={{ view: href('/api/shopping-list') }}
      />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
