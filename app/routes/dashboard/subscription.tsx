import { data, href, Link, redirect, useSearchParams } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { subscriptionOfMember } from '#modules/subscriptions/queries/subscriptions.ts'
import { SubscriptionDetails } from '#modules/subscriptions/ui/subscription-page.tsx'
import { shownSubscription } from '../../page-parts/subscriptions/shown.ts'
import { takeSubscriptionAct } from '../../page-parts/subscriptions/take-act.ts'
import type { Route } from './+types/subscription.ts'

export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, 'Your subscription', 'One of your subscriptions at Thymewell.')
}

export const headers = () => ({ ...PRIVATE_PAGE, 'Referrer-Policy': 'same-origin' })

async function owned({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const member = await context.get(identityContext).member()
  const { db } = context.get(servicesContext)
  const found = member && (await subscriptionOfMember(db, member.id, params.id))
  return { member, found: found && found.state !== 'begun' ? found : null }
}

export async function loader(args: Route.LoaderArgs) {
  const { member, found } = await owned(args)
  if (!member) return data(null, { status: 401, headers: headers() })
  if (!found) throw data(null, { status: 404, headers: headers() })
  return data(await shownSubscription(args.context, found), { headers: headers() })
}

export async function action(args: Route.ActionArgs) {
  const { found } = await owned(args)
  if (!found) throw data(null, { status: 404, headers: headers() })
  const taken = await takeSubscriptionAct(args.context, found, await args.request.formData())
  if ('to' in taken) return redirect(taken.to, 303)
  return data({ refused: taken.refused }, { status: taken.status, headers: headers() })
}

export default function SubscriptionPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  if (loaderData === null) {
    return (
      <>
        <h1>Your subscription</h1>
        <p className="mt-4 text-lead text-ink-2">Sign in to see and change it.</p>
        <ButtonLink to={`${href('/login')}?to=${href('/dashboard/subscriptions/:id', params)}`} className="mt-6">
          Sign In
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <Link
        to={href('/dashboard/subscriptions')}
        className="mb-4 inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Subscriptions
      </Link>
      {actionData ? (
        <Notice live tone="error" level={2} title="Nothing was changed" className="mb-6">
          <p>{actionData.refused}</p>
        </Notice>
      ) : null}
      {!actionData && search.has('done') ? (
        <Notice live level={2} title="Done" className="mb-6">
          <p>Your changes are saved.</p>
        </Notice>
      ) : null}
      <SubscriptionDetails {...loaderData} endAt={href('/subscriptions/:id/end', params)} />
    </>
  )
}
