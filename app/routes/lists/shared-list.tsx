import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { linkedShopping } from '#modules/shopping-list/queries/shopping.ts'
import { ShoppingPage } from '#modules/shopping-list/ui/shopping-page.tsx'
import { todayOf } from '../../page-parts/dashboard/shown-list.ts'
import { linkMeta, openedByLink } from '../../page-parts/shared-link.ts'
import type { Route } from './+types/shared-list.ts'

/** A list as whoever has its link sees and changes it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  return openedByLink(await linkedShopping({ db, now, isLocked }, params.token, todayOf(context)))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) =>
  linkMeta(args, args.loaderData ? { title: args.loaderData.name, description: 'A shared shopping list.' } : null)

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
