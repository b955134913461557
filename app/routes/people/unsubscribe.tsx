import { data, Form, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { endDigests, isUnsubscribeKey } from '#modules/reports/commands.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { PRIVATE_PAGE } from '../../page-parts/orders/private-page.ts'
import type { Route } from './+types/unsubscribe.ts'

// A form that is sent without script from a page that names no referrer would seem to come from nowhere.
const HEADERS = { ...PRIVATE_PAGE, 'Referrer-Policy': 'same-origin' }

export const headers = () => HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Progress Updates', 'End the weekly e-mails of Thymewell.')
}

/** Only looks: programs that open every link of an e-mail must not end anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isKnown = isUnsubscribeKey(context.get(servicesContext).secret, params.key)
  return data({ isKnown }, { status: isKnown ? 200 : 404, headers: HEADERS })
}

/** By the button here, or by a mail program that posts for its reader (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  const ended = await endDigests(context.get(servicesContext), params.key)
  return data({ ended }, { status: ended ? 200 : 404, headers: HEADERS })
}

export default function Unsubscribe({ loaderData: { isKnown }, actionData }: Route.ComponentProps) {
  if (actionData?.ended)
    return (
      <AccountFrame
        title="No more weekly e-mails"
        lead={<span role="status">Your log and everything in it stay as they are.</span>}
      >
        <ButtonLink to={`${href('/dashboard/settings')}#notifications`}>Settings</ButtonLink>
      </AccountFrame>
    )
  if (!isKnown)
    return (
      <AccountFrame title="This link ends nothing" lead="It may be old. Your settings end every kind of e-mail.">
        <ButtonLink to={`${href('/dashboard/settings')}#notifications`}>Settings</ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Stop the weekly e-mail?" lead="We write no more about your weeks. Nothing else changes.">
      <Form method="post">
        <Button type="submit" wide>
          Stop These E-mails
        </Button>
      </Form>
    </AccountFrame>
  )
}
