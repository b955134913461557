import { data, Form, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { endByKey } from '#modules/notifications/commands/endings.ts'
import { openUnsubscribeKey } from '#modules/notifications/commands/keys.ts'
import { wantedBy } from '#modules/profile/queries.ts'
import { NOTIFICATION_KINDS, NOTIFICATIONS, type Notification } from '#modules/profile/settings.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import type { Route } from './+types/unsubscribe.ts'

export const headers = () => FORM_BY_LINK

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Your E-mails', 'Stop e-mails from Thymewell, one kind or all.')
}

/** Only looks: programs that open every link of an e-mail must not end anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(servicesContext)
  const opened = openUnsubscribeKey(secret, params.key)
  const wanted = opened ? await wantedBy(db, opened.memberId) : []
  const kind = opened?.kind ?? null
  const others = wanted.filter(each => each !== kind)
  return data(
    { kind, isOn: kind !== null && wanted.includes(kind), others },
    { status: opened ? 200 : 404, headers: FORM_BY_LINK },
  )
}

/** By a button here, or by a mail program that posts for its reader (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const all = (await request.formData()).get('what') === 'all'
  const ended = await endByKey(context.get(servicesContext), params.key, all ? NOTIFICATION_KINDS : [])
  return data({ ended, all }, { status: ended ? 200 : 404, headers: FORM_BY_LINK })
}

export default function Unsubscribe({ loaderData: { kind, isOn, others }, actionData }: Route.ComponentProps) {
  if (actionData?.ended)
    return (
      <AccountFrame
        title={actionData.all ? 'No more e-mails of any kind' : 'No more of these e-mails'}
        lead={<span role="status">Your diary and everything in it stay as they are.</span>}
      >
        <SettingsLink />
      </AccountFrame>
    )
  if (kind === null)
    return (
      <AccountFrame
        title="This link no longer works"
        lead="It may have expired. You can stop any of our e-mails in your settings."
      >
        <SettingsLink />
      </AccountFrame>
    )
  if (!isOn)
    return (
      <AccountFrame
        title="You do not get these e-mails"
        lead={`${NOTIFICATIONS[kind].name}: switched off. There is nothing else to do.`}
      >
        {others.length > 0 ? <Others kinds={others} /> : <SettingsLink />}
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={`Stop: ${NOTIFICATIONS[kind].name}?`}
      lead="We will not send these again. Nothing else changes."
    >
      <Stop what="this">Stop these e-mails</Stop>
      {others.length > 0 ? <Others kinds={others} /> : null}
    </AccountFrame>
  )
}

function Others({ kinds }: { kinds: readonly Notification[] }) {
  return (
    <section aria-labelledby="others" className="mt-8 grid gap-3">
      <h2 id="others" className="text-h4">
        You also get
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {kinds.map(kind => (
          <li key={kind}>{NOTIFICATIONS[kind].name}</li>
        ))}
      </ul>
      <Stop what="all">Stop all of them</Stop>
    </section>
  )
}

function Stop({ what, children }: { what: 'this' | 'all'; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="what" value={what} />
      <Button type="submit" wide variant={what === 'this' ? 'primary' : 'secondary'}>
        {children}
      </Button>
    </Form>
  )
}

const SettingsLink = () => <ButtonLink to={`${href('/dashboard/settings')}#notifications`}>Settings</ButtonLink>
