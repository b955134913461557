import { data, href } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import type { MemberId } from '#modules/account/member.ts'
import { products } from '#modules/catalogue/queries.ts'
import { subscriptionsOfMember } from '#modules/subscriptions/queries/subscriptions.ts'
import { subscriptionView } from '#modules/subscriptions/subscription-view.ts'
import { SubscriptionList } from '#modules/subscriptions/ui/subscription-list.tsx'
import type { Route } from './+types/subscriptions.ts'

const TITLE = 'Subscriptions'
const PATH = '/dashboard/subscriptions'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Your regular deliveries: when, at what price, and how to change or end them.',
    path: PATH,
    robots: 'noindex',
  })
}

export const headers = () => PRIVATE_PAGE

export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  if (!member || member.isGuest) return data({ signedOut: true, rows: [] }, { headers: PRIVATE_PAGE })
  return data({ signedOut: false, rows: await rowsOf(context, member.id) }, { headers: PRIVATE_PAGE })
}

/** However many there are, two statements. */
async function rowsOf(context: Route.LoaderArgs['context'], memberId: MemberId) {
  const { db, now } = context.get(servicesContext)
  const [all, catalogue] = await Promise.all([subscriptionsOfMember(db, memberId), products(db)])
  return all.flatMap(each => {
    const found = catalogue.find(({ id }) => id === each.productId)
    if (!found) return []
    const { id, name, status, rhythm, total, next } = subscriptionView(each, found, now())
    return [{ id, name, status, rhythm, total, next }]
  })
}

export default function SubscriptionsPage({ loaderData: { signedOut, rows } }: Route.ComponentProps) {
  return (
    <>
      <h1>{TITLE}</h1>
      {rows.length > 0 ? (
        <div className="mt-8">
          <SubscriptionList rows={rows} />
        </div>
      ) : (
        <EmptyState
          title={signedOut ? 'Sign in to see your subscriptions' : 'No subscriptions yet'}
          drawing={
            <LineDrawing path="M39 24h18v-8H39ZM41 24c0 6-5 7-5 13v35h24V37c0-6-5-7-5-13M36 46h24M84 48a36 36 0 0 1-64 23M12 48a36 36 0 0 1 64-23M78 12v14H64M18 84V70h14" />
          }
          action={
            <ButtonLink to={signedOut ? `${href('/login')}?to=${PATH}` : href('/shop/supplements')}>
              {signedOut ? 'Sign In' : 'Shop Supplements'}
            </ButtonLink>
          }
        >
          {signedOut
            ? 'Your regular deliveries are here, to skip, change or end.'
            : 'Subscribe on a product’s page to have it sent regularly, for less.'}
        </EmptyState>
      )}
    </>
  )
}
