import { data, Form, href, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { askAgainByKey, confirmByKey } from '#modules/notifications/commands/newsletter.ts'
import type { NewsletterLink } from '#modules/notifications/newsletter.ts'
import { newsletterByKey } from '#modules/notifications/queries/newsletter.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK, linkDeps } from '../../page-parts/people/by-link.ts'
import type { Route } from './+types/newsletter.ts'

export const headers = () => FORM_BY_LINK

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Our newsletter', 'Confirm that you want the Thymewell newsletter.')
}

const STATUS: { readonly [L in NewsletterLink]: number } = { open: 200, confirmed: 200, 'run out': 410, over: 410 }
const statusOf = (link: NewsletterLink | null) => (link === null ? 404 : STATUS[link])

/** Only looks: programs that open every link of an e-mail must not confirm anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = (await newsletterByKey(linkDeps(context), params.key))?.link ?? null
  return data({ link }, { status: statusOf(link), headers: FORM_BY_LINK })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const deps = { ...context.get(servicesContext), ...linkDeps(context) }
  if ((await request.formData()).get('what') !== 'again') {
    const link = await confirmByKey(deps, params.key)
    return data({ link, sent: false, problem: '' }, { status: statusOf(link), headers: FORM_BY_LINK })
  }
  const asked = await askAgainByKey(deps, params.key)
  if (asked.ok) return data({ link: null, sent: true, problem: '' }, { headers: FORM_BY_LINK })
  if (asked.reason === 'over')
    return data({ link: 'over' as const, sent: false, problem: '' }, { status: 410, headers: FORM_BY_LINK })
  const problem = SIGN_IN_TEXTS.wait(asked.seconds)
  return data({ link: 'run out' as const, sent: false, problem }, { status: 429, headers: FORM_BY_LINK })
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.sent)
    return (
      <AccountFrame
        title="A new link is on its way"
        lead={<span role="status">We have sent it to the same e-mail address as before.</span>}
      >
        <SettingsLink />
      </AccountFrame>
    )
  const link = actionData?.link ?? loaderData.link
  if (link === 'open')
    return (
      <AccountFrame title="Start the newsletter?" lead="New recipes and offers, at most twice a month.">
        <Press what="confirm">Yes, send it to me</Press>
      </AccountFrame>
    )
  if (link === 'confirmed')
    return (
      <AccountFrame
        title="You get our newsletter"
        lead={<span role="status">You are on the list. Every issue has a link to unsubscribe.</span>}
      >
        <SettingsLink />
      </AccountFrame>
    )
  if (link === 'run out')
    return (
      <AccountFrame
        title="This link has expired"
        lead="You have not been added to the newsletter. We can send you a new link."
      >
        {actionData?.problem ? (
          <Notice tone="error" live className="mb-4">
            {actionData.problem}
          </Notice>
        ) : null}
        <Press what="again">Send a new link</Press>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="This link no longer works"
      lead="There may be a newer one, or you may have switched the newsletter off since. Your settings show which."
    >
      <SettingsLink />
    </AccountFrame>
  )
}

function Press({ what, children }: { what: 'confirm' | 'again'; children: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="what" value={what} />
      <Button type="submit" wide pending={busy} pendingLabel="One moment…">
        {children}
      </Button>
    </Form>
  )
}

const SettingsLink = () => <ButtonLink to={`${href('/dashboard/settings')}#notifications`}>Settings</ButtonLink>
